"""What the log of a table can say. A table is nothing but these entries, read in order."""

from typing import Any

import msgspec
from msgspec import Struct

from speeltafel.engine import Draw, Entry, Result, commitment
from speeltafel.server.wire import Choices, Order, Place, SeatKind, Talk

Span = tuple[int, int]
"""From when until when, in seconds since 1970."""


class SeatEntry(Struct, omit_defaults=True):
    """A seat. `key` is the hash of the secret that opens it: the log itself opens nothing."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    key: str = ""
    promise: str = ""
    """The hash of the player's value, which is opened when all promises are fixed."""
    value: str = ""
    """The player's share in the shuffle."""
    member: str = ""
    """The member whose card sits here; empty for guests and bots."""
    face: str = ""
    """The face on that card."""
    nonce: str = ""
    """With the secret of the club it makes the secret of a member's seat, for each of the member's devices."""
    browsers: list[str] = []
    """Marks of the browsers in which this card was used lately, meaningless outside this server: see `commands/rated.py`."""


class Created(Choices, tag="created", omit_defaults=True):
    """A table was made. `secret` is the seed whose hash everybody sees."""

    game: str
    place: Place
    options: dict[str, Any]
    seats: list[SeatEntry]
    secret: str
    host: str
    at: int
    rematch: bool = False
    lesson: str = ""
    """The lesson that is taken at this table: its position, its chance and its other players are known from there."""
    absent: list[str] = []
    """The keys of those who were away when a rematch was wanted: their seats are kept, and nobody waits for them."""
    forgotten: bool = False
    """Names and talk were taken out of this log (`forgetting`)."""
    contest: str = ""
    """The tournament or league that is played here."""
    deal: int = 0
    """Of a challenge: the secret is that of this deal, which every team gets, so that nobody has a share in it."""


class Configured(Choices, tag="configured"):
    """The host changed the table before the start."""

    seats: list[SeatEntry]
    options: dict[str, Any]


class SeatChanged(Struct, tag="seat"):
    """One seat was taken, left, renamed or got its player's promise."""

    seat: int
    now: SeatEntry


class HostChanged(Struct, tag="host"):
    """The host handed the table over: from now on its host is who opens a seat with this hashed secret."""

    host: str


class StoodUp(Struct, tag="stood-up"):
    """A player left during the game (`gone`), or came back."""

    seat: int
    gone: bool


class TookOver(Struct, tag="took-over", omit_defaults=True):
    """Somebody sat down during the game, in the place of a bot or of a player who had given the seat up.

    The record of the game and the draw before it stay those of the start.
    """

    seat: int
    name: str
    key: str
    member: str = ""
    face: str = ""
    nonce: str = ""


class Sealed(Struct, tag="sealed"):
    """The host started: seats, options and promises are fixed, and values may be opened."""

    seats: list[SeatEntry]


class Opened(Struct, tag="opened"):
    """A player showed the value that was promised."""

    seat: int
    value: str


class Voided(Struct, tag="voided"):
    """Somebody did not open a value: everything is drawn anew, with this secret and without them."""

    secret: str


class Started(Struct, tag="started"):
    """The game began."""

    seats: list[SeatEntry]
    version: str
    at: float = 0.0
    """When that was, in seconds since 1970; 0 in logs that do not say it."""


class Played(Struct, tag="played", omit_defaults=True):
    """Something happened in the game. The last thing says how it ended, so that a log tells it without any rules."""

    entry: Entry
    result: Result | None = None
    ended: int = 0
    """When that was, in seconds since 1970."""


class Undone(Struct, tag="undone"):
    """The last thing that happened was taken back."""

    seat: int


class Talked(Struct, tag="talked"):
    """Somebody said something, to these seats and (`public`) to everybody without a seat."""

    talk: Talk
    listeners: list[int]
    public: bool


class Counselled(Struct, tag="counselled"):
    """A player asked the coach."""

    seat: int


class Ordered(Struct, tag="ordered"):
    """At a slow table somebody said beforehand what to do in windows. Nobody else may know it."""

    seat: int
    order: Order


class Withheld(Struct, tag="withheld"):
    """At a slow table somebody answered in a window: nobody may know it, or when, until the window closes."""

    seat: int
    decision: int
    move: Any


class Rested(Struct, tag="rested"):
    """The vacations of who sits here: a slow table's time stands still for them."""

    seat: int
    spans: list[Span]


class Claimed(Struct, tag="claimed"):
    """After the game a guest made a player card, and wants this game on it. Nothing of the game changes."""

    seat: int
    member: str
    face: str
    name: str


class Followed(Struct, tag="followed"):
    """A rematch was made."""

    next: str


def bound(secret: str, seats: list[SeatEntry]) -> Draw:
    """What everybody is bound by before any value is opened."""
    return Draw(commitment(secret), [seat.promise for seat in seats])


def bound_anew(seats: list[SeatEntry]) -> list[SeatEntry]:
    """What was opened in vain binds to the value before it, as players draw theirs in chains; who was silent is out."""
    return [msgspec.structs.replace(seat, promise=seat.value, value="") for seat in seats]


LogEntry = (
    Created
    | Configured
    | SeatChanged
    | HostChanged
    | StoodUp
    | TookOver
    | Sealed
    | Opened
    | Voided
    | Started
    | Played
    | Undone
    | Talked
    | Counselled
    | Ordered
    | Withheld
    | Rested
    | Claimed
    | Followed
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


def write(entry: LogEntry) -> bytes:
    """An entry as it stands in the log."""
    return ENCODER.encode(entry)


def read(entry: bytes) -> LogEntry:
    """An entry of the log."""
    return DECODER.decode(entry)
