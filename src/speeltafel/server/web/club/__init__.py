"""The HTTP API of the club, a module for each part of it."""
