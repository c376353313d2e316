"""Which other versions a node can work beside: the one before, its own, and the one after.

Nodes of two versions share letters, log entries and the schema while a cluster is upgraded, one node after the other.
docs/server.md says what a change may do without a new number.
"""

import os
import socket
from collections.abc import Iterable, Mapping
from typing import Any, Final

from speeltafel.engine import BadSetup

PROTOCOL: Final = 2
"""Grows by one with every version that says something to other nodes, or writes something, that was not there before."""


def check_neighbours(nodes: Iterable[Mapping[str, Any]]) -> None:
    """Refuse to work beside a version that is too old or too new.

    >>> check_neighbours([{"protocol": PROTOCOL + 1, "version": "9.0", "place": "host:7"}])
    >>> check_neighbours([{"protocol": PROTOCOL + 2, "version": "9.1", "place": "host:7"}])
    Traceback (most recent call last):
    speeltafel.engine.errors.BadSetup: the database is in use by version 9.1 ...
    """
    for node in nodes:
        if abs(node["protocol"] - PROTOCOL) > 1:
            older = "older" if node["protocol"] < PROTOCOL else "newer"
            raise BadSetup(
                f"the database is in use by version {node['version']} on {node['place'] or 'another machine'}, which is too much "
                f"{older} to work beside this one (it speaks {node['protocol']}, this one {PROTOCOL}): "
                "upgrade by the versions between, or stop all nodes first"
            )


def own_place() -> str:
    """This machine and this process."""
    return f"{socket.gethostname()[:140]}:{os.getpid()}"
