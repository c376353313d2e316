"""What the world sees: pages, the HTTP API, the sockets' door, and who may come in."""
