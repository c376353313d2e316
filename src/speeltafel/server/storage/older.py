"""Games of an earlier version of their rules: what their log says without any rules, and what can be done with them."""

from collections.abc import Iterable

import msgspec

from speeltafel.engine import Draw, Entry, Record, Result
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import (
    Configured,
    Created,
    Opened,
    Played,
    Sealed,
    SeatChanged,
    SeatEntry,
    Started,
    StoodUp,
    Undone,
    Voided,
    bound,
    bound_anew,
)


class Unreadable(Exception):
    """A table that is there and cannot be opened. `kind` is for the client, the text says what to do next."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class OlderGame(Unreadable):
    """It was begun with other rules than this server has."""

    def __init__(self, memory: "Memory", present: str, over: bool) -> None:
        was = f"this game of {memory.created.game} was played with version {memory.version} of its rules; this server has {present}"
        kept = "its log and result are" if memory.result is not None else "its log is"
        todo = (
            f"it cannot be shown move by move, but {kept} in the record: /api/tables/{memory.table}/record"
            if over
            else "it cannot go on here: begin a new table, or ask the host to run the version it was begun with"
        )
        super().__init__("older-finished" if over else "older-running", f"{was}: {todo}")


class DamagedTable(Unreadable):
    """An entry of the log cannot be understood."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(
            "damaged",
            f"entry {number} of the log of table {table} is damaged: begin a new table; the host can put a backup back",
        )


class Memory:
    """What a log says about a game, whatever the rules were."""

    def __init__(self, table: str, created: Created) -> None:
        self.table = table
        self.created = created
        self.seats: list[SeatEntry] = created.seats
        self.options = created.options
        self.secret = created.secret
        self.sealed = False
        self.voided: list[Draw] = []
        self.version = ""
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self.gone: set[int] = set()
        """Who was not there when it ended, and had said so or never come."""

    @classmethod
    def read(cls, table: str, log: Iterable[bytes]) -> "Memory":
        """All that can be told; a damaged entry is named."""
        memory: Memory | None = None
        for number, line in enumerate(log, start=1):
            try:
                entry = entries.read(line)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise DamagedTable(table, number) from None
            if memory is not None:
                memory.recall(entry)
            elif isinstance(entry, Created):
                memory = cls(table, entry)
        if memory is None:
            raise DamagedTable(table, 1)
        return memory

    def recall(self, entry: entries.LogEntry) -> None:
        """One more thing happened."""
        match entry:
            case Configured(seats, options):
                self.seats, self.options = seats, options
            case SeatChanged(seat, now):
                self.seats[seat] = now
            case Sealed(seats):
                self.seats, self.sealed = seats, True
            case Opened(seat, value):
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], value=value)
            case Voided(secret):
                self.voided.append(bound(self.secret, self.seats))
                self.secret, self.seats = secret, bound_anew(self.seats)
            case Started(seats, version):
                self.seats, self.version = seats, version
            case Played(played, result):
                self.entries.append(played)
                self.result = result
            case Undone():
                del self.entries[-1:]
            case StoodUp(seat, gone) if self.result is None:
                (self.gone.add if gone else self.gone.discard)(seat)
            case _:
                pass

    def record(self) -> Record:
        """The finished game, for the version that it was played with."""
        draw = bound(self.secret, self.seats)
        return Record(
            game=self.created.game,
            version=self.version,
            options=self.options,
            names=[seat.name for seat in self.seats],
            commitment=draw.commitment,
            promises=draw.promises if self.sealed else [],
            shares=[seat.value for seat in self.seats if seat.value],
            secret=self.secret,
            voided=self.voided,
            entries=self.entries,
            result=self.result,
        )
