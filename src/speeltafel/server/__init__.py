"""The server: lobby, tables, seats, clocks, storage, channels; serves the browser client."""
