"""What a table asks of its storage: append an entry with its number, durably, or say that it was not stored."""

import asyncio
from typing import NamedTuple, Protocol

from prometheus_client import Histogram

COMMIT_SECONDS = Histogram("speeltafel_commit_seconds", "How long a group commit takes")
COMMIT_ENTRIES = Histogram(
    "speeltafel_commit_entries", "Entries per group commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)


class StorageFailed(Exception):
    """The entry could not be stored; the table must forget it."""


class OutOfOrder(StorageFailed):
    """Another writer appended this number first."""


class Unsure(StorageFailed):
    """Nobody knows whether the entry was stored: the log will tell, as soon as it can be read by who drives the table anew."""


class Fenced(StorageFailed):
    """Another process drives this table by now: nothing of ours is stored any more."""


class Note(NamedTuple):
    """What the list of tables says about a table."""

    table: str
    game: str
    phase: str
    listed: bool
    created: int


class Waiting(NamedTuple):
    """An entry on its way to the disk."""

    table: str
    number: int
    entry: bytes
    done: asyncio.Future[None]


class Journal(Protocol):
    """Appends entries of tables, numbered from 1 per table."""

    loop: asyncio.AbstractEventLoop

    async def append(self, table: str, number: int, entry: bytes) -> None:
        """Return when the entry is durable; raise `StorageFailed` when it is not and never will be, or `Unsure`.

        After `Unsure` the table has to be claimed again before it is read: that shuts out what may still be on its way.
        """

    def note(self, note: Note) -> None:
        """Keep the list of tables up to date. Nobody waits for it: the log alone is the truth."""

    async def close(self) -> None:
        """Commit what waits and stop."""


def settle(waiting: Waiting, outcome: StorageFailed | None) -> None:
    """Tell whoever waits."""
    if waiting.done.done():
        return
    if outcome is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(outcome)
