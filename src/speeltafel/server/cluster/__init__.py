"""Several machines on one database: any node takes any browser, one node at a time drives a table.

A browser whose table is driven elsewhere is served through the bus: what it says goes to the owner, and the views that the
owner made for its seat come back. Nothing is ever broadcast.
"""
