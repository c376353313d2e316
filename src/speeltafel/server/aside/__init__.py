"""Processes beside the server, for what takes long: no table ever waits for them."""
