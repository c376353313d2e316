"""The doors between workers: a connection, and what was read from it, goes in whole.

The supervisor makes the doors and keeps them open. So what waits at the door of a worker that died is not lost: the
worker that takes its place finds it there.
"""

import socket
import sys
from collections.abc import Iterator
from typing import NamedTuple

from speeltafel.engine import BadSetup

CONNECTION = b"C"
"""What comes in is a browser's connection, with the beginning of its request."""
LIST = b"L"
"""What comes in is a line on which to tell the own tables of the lobby."""

MOST_BYTES = 100_000
"""Of a request, before it is known whose it is."""
BUFFER_BYTES = 1_000_000


class Parcel(NamedTuple):
    """What came through a door."""

    kind: bytes
    content: bytes
    connection: socket.socket


class Doors(NamedTuple):
    """Both sides of each worker's door, in the order of the workers."""

    outer: list[socket.socket]
    inner: list[socket.socket]

    @classmethod
    def make(cls, count: int) -> "Doors":
        """New doors."""
        check_system()
        pairs = [socket.socketpair(socket.AF_UNIX, kind_of_socket()) for _ in range(count)]
        for outer, _ in pairs:
            outer.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER_BYTES)
        return cls([outer for outer, _ in pairs], [inner for _, inner in pairs])


def check_system() -> None:
    """Windows cannot give a connection to another process like this."""
    if not hasattr(socket, "send_fds"):
        raise BadSetup("several workers need Linux, macOS or another Unix: leave --workers away here")


def kind_of_socket() -> socket.SocketKind:
    """One that keeps messages whole. The datagrams of macOS do it too, for fewer that wait."""
    return socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM


def from_number(number: int) -> socket.socket:
    """An inherited socket that never makes the event loop wait."""
    inherited = socket.socket(fileno=number)
    inherited.setblocking(False)
    return inherited


def put(door: socket.socket, kind: bytes, content: bytes, connection: int) -> None:
    """Through the door; an `OSError` when too many wait there already."""
    socket.send_fds(door, [kind, content], [connection])


def take(door: socket.socket) -> Iterator[Parcel]:
    """Whatever waits at the own door."""
    while True:
        try:
            message, numbers, _, _ = socket.recv_fds(door, 1 + MOST_BYTES, 1)
        except BlockingIOError:
            return
        if not numbers:
            return
        yield Parcel(message[:1], message[1:], from_number(numbers[0]))
