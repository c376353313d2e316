"""Which request and which table a log line is about, and which node wrote it."""

import re
import socket
from collections.abc import Iterable
from contextlib import AbstractContextManager
from secrets import token_hex
from typing import Final

import structlog
from structlog.typing import EventDict

HEADER: Final = b"x-request-id"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{7,63}")
TABLE: Final = re.compile(r"[a-z0-9]{1,32}")
MOST_LETTERS: Final = 16
"""Of a machine's name in the name of a node."""

SIGNATURE: Final[dict[str, str | int]] = {}
"""What every line of this process says."""


def request_id(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id that a proxy gave to a request, if it looks like one; else a new one.

    >>> request_id([(b"x-request-id", b"7b2e9f1c-proxy")]), len(request_id([(b"x-request-id", b"no id")]))
    ('7b2e9f1c-proxy', 16)
    """
    given = dict(headers).get(HEADER, b"").decode("latin-1")
    return given if WELL_FORMED.fullmatch(given) else token_hex(8)


def traced(request: str, path: str) -> AbstractContextManager[object]:
    """Lines that are written from here on name the request, and the table if it is about one."""
    table = table_of(path)
    about = {"table": table} if TABLE.fullmatch(table) else {}
    return structlog.contextvars.bound_contextvars(request=request, **about)


def table_of(path: str) -> str:
    """The table that a path is about.

    >>> table_of("/api/tables/k3j7mnp2qr/socket"), table_of("/api/tables/find"), table_of("/")
    ('k3j7mnp2qr', '', '')
    """
    match [part for part in path.split("/") if part]:
        case ["api", "tables", table, *_] if table != "find":
            return table
    return ""


def machine() -> str:
    """The name of this machine, as lines have it.

    >>> machine() == machine().lower()
    True
    """
    return socket.gethostname().lower().partition(".")[0][:MOST_LETTERS]


def new_node() -> str:
    """A name for a process of a cluster: where it runs, and which one of all that ran there."""
    return f"{machine()}-{token_hex(4)}"


def sign(**fields: str | int) -> None:
    """Let every line of this process say this."""
    SIGNATURE.update(fields)


def signed(_: object, __: str, event: EventDict) -> EventDict:
    """A line with the signature of this process."""
    return {**SIGNATURE, **event}
