"""A record: everything that is needed to play the same game again, and to prove that its chance was fair."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from speeltafel.engine.errors import BrokenRecord
from speeltafel.engine.moves import Result

FORMAT = 1


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened: a move (`seat`, `move`), a departure (`left`), or only the passing of time."""

    at: float = 0.0
    seat: int | None = None
    move: Any = None
    luck: list[int] = []
    late: bool = False
    """The clock ran out and the table moved for the seat."""
    left: bool = False


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What bound everybody before any value was opened: the hash of the secret, and one per seat of its value.

    A seat without a part in the draw has an empty promise.
    """

    commitment: str
    promises: list[str]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game. `secret` is empty until the game is over; `commitment` is its hash, known from the start."""

    format: int = FORMAT
    game: str
    version: str
    options: dict[str, Any]
    names: list[str]
    commitment: str = ""
    promises: list[str] = []
    """The hash of each seat's value, as it was fixed with the commitment; none where values were not promised."""
    shares: list[str] = []
    """The values, in the order of the seats that have a part in the draw."""
    secret: str = ""
    voided: list[Draw] = []
    """Draws that came to nothing, because somebody did not open a value."""
    luck: list[int] = []
    entries: list[Entry] = []
    result: Result | None = None


def write_record(record: Record) -> bytes:
    """The record as JSON, one entry a line so that people can read it."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(data: bytes) -> Record:
    """A record from JSON."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenRecord(what_is_wrong(str(error))) from None
    if record.format != FORMAT:
        raise BrokenRecord(f"this record has format {record.format}; this version reads format {FORMAT}")
    return record


IN_ENTRY = re.compile(r"(.*) - at `\$\.entries\[(\d+)\]\.?(.*)`")


def what_is_wrong(reason: str) -> str:
    """Which entry cannot be read, as people count them; or that this is no record at all.

    >>> what_is_wrong("Expected `int`, got `str` - at `$.entries[11].seat`")
    'this record is broken at entry 12: seat: Expected `int`, got `str`'
    """
    found = IN_ENTRY.fullmatch(reason)
    if found is None:
        return f"this is not a record of a game: {reason}"
    mistake, number, field = found.groups()
    return f"this record is broken at entry {int(number) + 1}: {f'{field}: ' if field else ''}{mistake}"


def outcomes(record: Record) -> Iterator[int]:
    """Every outcome of chance, in order."""
    yield from record.luck
    for entry in record.entries:
        yield from entry.luck
