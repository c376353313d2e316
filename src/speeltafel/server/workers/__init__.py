"""Several processes on one machine, each with its own tables (`speeltafel serve --workers N`).

A supervisor keeps the port and the doors between the workers. Any worker accepts a connection; when a request is about
another's table, the connection itself goes through that worker's door, so that no move ever passes two processes.
"""
