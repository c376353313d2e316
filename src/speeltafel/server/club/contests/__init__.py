"""Tournaments and leagues. The log of a contest is the truth about it, as that of a table is about the table."""
