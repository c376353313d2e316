"""What calls over HTTP carry."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.analysis.structure import Analysis
from speeltafel.server.wire.cards import TableCard
from speeltafel.server.wire.server import Viewpoint
from speeltafel.server.wire.words import Choices, MaybeName, Name, Place, SeatKind, SeatNumber, Secret, Word


class SeatPlan(Struct, forbid_unknown_fields=True):
    """What the host wants of a seat. `mine` asks for the key of a person's seat (several: around one device)."""

    kind: SeatKind
    name: MaybeName = ""
    level: Word = ""
    mine: bool = False


class CreateTable(Choices, forbid_unknown_fields=True):
    """POST /tables. Options that are left out have their default."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    place: Place = "online"


class FindTable(Struct, forbid_unknown_fields=True):
    """POST /tables/find: which table has this code?"""

    code: Annotated[str, Meta(min_length=1, max_length=16)]


class Invitation(Struct):
    """GET /tables/{table}/invitation: how others come to it. The link also works on the phone beside you."""

    table: str
    code: str
    link: str


class JoinTable(Struct, forbid_unknown_fields=True):
    """POST /tables/{table}/join: take a seat that is `vacant`, this one or the first."""

    name: Name
    seat: SeatNumber | None = None


class AskKeys(Struct, forbid_unknown_fields=True):
    """POST /tables/{table}/keys: the keys of the seats where your card sits; `anew`: others than before."""

    anew: bool = False


class ClaimSeat(Struct, forbid_unknown_fields=True):
    """POST /tables/{table}/claim: you played this finished game as a guest, and want it on your card."""

    secret: Secret


class TakeLesson(Struct, forbid_unknown_fields=True):
    """POST /lessons/{slug}/{lesson}: a table of its own for one lesson, or (`game`) for a first real game."""

    name: MaybeName = ""


class SeatKey(Struct):
    """Who holds the secret holds the seat. Keep it in the browser; nobody else ever sees it."""

    seat: int
    secret: str


class Ticket(Struct):
    """What a browser keeps of a table it joined or made."""

    table: str
    keys: list[SeatKey]
    commitment: str
    """The hash of the server's secret seed, for now; what counts is in `DrawFixed`."""
    host: str = ""
    """The host's secret, only for who made the table."""


class Problem(Struct):
    """The body of every HTTP error."""

    kind: str
    text: str
    rule: str = ""
    reason: str = ""
    """A text id (`reason-<reason>`) that says more than the kind; empty where there is none."""


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


class Look(Struct):
    """GET /tables/{table}/analysis: how far it is, and the analysis when it is done. POST asks for it."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    total: int = 0
    """Moments of the game that were looked at, of so many."""
    ahead: int = 0
    """Analyses of other games that come first."""
    analysis: Analysis | None = None


class Asked(Struct):
    """One question to chance: a number below this one, from the hash of a counter or label."""

    below: int
    label: str


class Proof(Struct):
    """Whether the finished game follows from the committed seed and everybody's values, as the server has it.

    It proves nothing by itself: compare the record with the `DrawFixed` that you kept.
    """

    ok: bool
    commitment: str
    seed: str
    """The server's seed, revealed now. `speeltafel verify record.json` checks the same without the server."""
    promises: list[str]
    values: list[str]
    asked: list[Asked]
    """What every outcome in the record answers, in order: enough to compute them all without knowing the rules."""
    text: str = ""
    """What does not fit, if anything."""


class DrawTable(Struct, forbid_unknown_fields=True):
    """POST /games/{slug}/sketch: draw the table of this view, in a game that has no scene and draws with characters."""

    view: dict[str, Any]
    names: Annotated[list[MaybeName], Meta(max_length=16)]
    language: Literal["en", "nl"]


class Piece(Struct):
    """A piece of a line and how it looks: words such as "bold red" or "dim"."""

    text: str
    look: str


class Drawing(Struct):
    """Lines from top to bottom."""

    lines: list[list[Piece]]
    shows: list[str]
    """The fields of the view that it already shows."""
    legend: list[list[Piece]]
