"""What calls over HTTP carry."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from speeltafel.server.wire.cards import TableCard
from speeltafel.server.wire.server import Viewpoint
from speeltafel.server.wire.words import MaybeName, Name, Place, SeatKind, SeatNumber, Word


class SeatPlan(Struct, forbid_unknown_fields=True):
    """What the host wants of a seat. `mine` asks for the key of a person's seat (several: around one device)."""

    kind: SeatKind
    name: MaybeName = ""
    level: Word = ""
    mine: bool = False


class CreateTable(Struct, forbid_unknown_fields=True):
    """POST /tables. Options that are left out have their default."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    place: Place = "online"
    listed: bool = False


class JoinTable(Struct, forbid_unknown_fields=True):
    """POST /tables/{table}/join: take an open seat, this one or the first."""

    name: Name
    seat: SeatNumber | None = None


class SeatKey(Struct):
    """Who holds the secret holds the seat. Keep it in the browser; nobody else ever sees it."""

    seat: int
    secret: str


class Ticket(Struct):
    """What a browser keeps of a table it joined or made."""

    table: str
    keys: list[SeatKey]
    commitment: str
    """Draw your random value for `Key.value` after you got this: then nobody can have steered the shuffle."""
    host: str = ""
    """The host's secret, only for who made the table."""


class Problem(Struct):
    """The body of every HTTP error."""

    kind: str
    text: str
    rule: str = ""


class Frame(Struct):
    """One moment of a finished game: what was done (nothing in frame 0) and what it looked like after it."""

    number: int
    at: float
    """Seconds of play since the start."""
    seat: int | None
    """Who moved; nobody when time passed."""
    move: Any
    """The move, for the eyes that may see it."""
    timeout: bool
    viewpoints: list["Viewpoint"]


class Replay(Struct):
    """GET /tables/{table}/replay?eyes=0 (a seat), eyes=public or eyes=open (every seat's view, nothing hidden)."""

    table: TableCard
    eyes: str
    result: Any
    frames: list[Frame]


class Proof(Struct):
    """Whether the finished game follows from the committed seed and everybody's values."""

    ok: bool
    commitment: str
    seed: str
    """The server's seed, revealed now. `speeltafel verify record.json` checks the same without the server."""
    values: list[str]
    text: str = ""
    """What does not fit, if anything."""
