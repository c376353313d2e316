"""What the log of a contest can say."""

import msgspec
from msgspec import Struct

from speeltafel.server.wire.contests import MakeContest


class Made(Struct, tag="made", omit_defaults=True):
    """Somebody called for it. All draws and deals follow from the secret, whose hash everybody sees."""

    wanted: MakeContest
    organiser: str
    secret: str
    at: int


class Entered(Struct, tag="entered", omit_defaults=True):
    """A member takes part, from now on."""

    member: str
    at: int
    team: str = ""


class Withdrew(Struct, tag="withdrew"):
    """A member takes part no longer."""

    member: str
    at: int


class Board(Struct, omit_defaults=True):
    """A table of a round: its name, the members in the order of the seats (empty: a bot)."""

    table: str
    number: int
    seats: list[str]
    game: int = 1
    team: str = ""
    odd: bool = False
    """For those whom no table had room for."""


class RoundBegan(Struct, tag="round", omit_defaults=True):
    """Its tables open. `ranked` is the order of the seeds in a knock-out."""

    boards: list[Board]
    resting: list[str]
    at: int
    first: str = ""
    last: str = ""
    ranked: list[str] = []


class GameFollowed(Struct, tag="game"):
    """The next game of a series."""

    board: Board
    at: int


class Ended(Struct, tag="ended", omit_defaults=True):
    """A game of the contest is over, as the log of its table says; or too few came to play it."""

    table: str
    places: list[int]
    at: int
    why: str = ""
    score: int = 0
    absent: list[int] = []
    """Seats of people who were not there at the end, nor before: they have the last places."""


class Corrected(Struct, tag="corrected", omit_defaults=True):
    """The organiser gives a table another result."""

    table: str
    places: list[int]
    reason: str
    by: str
    at: int


class Closed(Struct, tag="closed"):
    """It is over."""

    at: int


ContestEntry = Made | Entered | Withdrew | RoundBegan | GameFollowed | Ended | Corrected | Closed

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ContestEntry] = msgspec.json.Decoder(ContestEntry)


def write(entry: ContestEntry) -> bytes:
    """An entry as it stands in the log."""
    return ENCODER.encode(entry)


def read(entry: bytes) -> ContestEntry:
    """An entry of the log."""
    return DECODER.decode(entry)
