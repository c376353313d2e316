"""What calls about tournaments and leagues carry; all under `/api/club/contests`.

| call                  | body          | answer                                                        |
|-----------------------|---------------|---------------------------------------------------------------|
| GET  /                |               | list[ContestLine]                                             |
| POST /                | MakeContest   | ContestCard                                                   |
| GET  /{contest}       |               | ContestCard                                                   |
| POST /{contest}/enter | EnterContest  | ContestCard; yourself, or somebody whom the organiser names   |
| POST /{contest}/leave | LeaveContest  | ContestCard; yourself, or somebody whom the organiser names   |
| POST /{contest}/round | BeginRound    | ContestCard; the first round ends the registration            |
| POST /{contest}/result| CorrectResult | ContestCard                                                   |
| POST /{contest}/close | BeginRound    | ContestCard                                                   |

`POST /api/tables/{table}/begin` begins a table of a contest without those who have not come.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.server.wire.club import MemberCard
from speeltafel.server.wire.words import MaybeName, Pace, Word

ContestKind = Literal["round-robin", "swiss", "knock-out", "league", "challenge"]
ContestPhase = Literal["registering", "running", "over"]
Odd = Literal["bye", "bot"]
"""What becomes of those whom no table has room for: they rest and get a win, or play against bots."""
Title = Annotated[str, Meta(min_length=1, max_length=60)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]
MaybeDay = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$", max_length=10)]
LONGEST_WAIT = 7 * 24 * 60
Size = Annotated[int, Meta(ge=2, le=6)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]


class MakeContest(Struct, forbid_unknown_fields=True):
    """A new contest. What its kind does not need is ignored."""

    name: Title
    kind: ContestKind
    game: Word
    sizes: Annotated[list[Size], Meta(min_length=1, max_length=5)]
    """How many sit at a table: the number that is wanted first, then others that will do."""
    options: dict[str, Any] = {}
    pace: Pace = "normal"
    hours: Annotated[int, Meta(ge=0, le=24 * 14)] = 0
    """Correspondence: so many hours for each move."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    """Of a Swiss contest; deals of a challenge."""
    best_of: Literal[1, 3, 5] = 1
    through: Annotated[int, Meta(ge=1, le=3)] = 1
    """How many of a table go on in a knock-out."""
    odd: Odd = "bye"
    by_itself: bool = False
    """The next round begins when all tables of a round have ended."""
    rated: bool = False
    """Its tables count for ratings, where the people at them can be compared."""
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0
    """Minutes that a table waits for who has not come; in a league its last day. 0: until the organiser decides."""
    first: MaybeDay = ""
    days: Annotated[int, Meta(ge=1, le=31)] = 7
    without: Annotated[list[Day], Meta(max_length=60)] = []
    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    """Of a league: its first day, how long a round lasts, days off, and how often everybody meets."""


class EnterContest(Struct, forbid_unknown_fields=True):
    """Take part. `name` is a member whom the organiser registers; `team` is for a challenge."""

    name: MaybeName = ""
    team: MaybeName = ""


class LeaveContest(Struct, forbid_unknown_fields=True):
    """Take part no longer. `member` is somebody whom the organiser takes out."""

    member: Annotated[str, Meta(max_length=16)] = ""


class BeginRound(Struct, forbid_unknown_fields=True):
    """The next round, or the end."""


class CorrectResult(Struct, forbid_unknown_fields=True):
    """The places at a table, by seat, and why: everybody sees it."""

    table: TableId
    places: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=2, max_length=6)]
    reason: Annotated[str, Meta(min_length=3, max_length=200)]


class ContestInvitation(Struct):
    """GET /club/contests/{contest}/invitation: how others come to it. The link also works on the phone beside you."""

    link: str


class ContestLine(Struct):
    """A contest in the list."""

    contest: str
    name: str
    kind: ContestKind
    game: str
    phase: ContestPhase
    created: int
    changed: int


class EntrantCard(Struct):
    """Somebody who takes part, or did."""

    member: str
    name: str
    """Empty when the card was given up since."""
    face: str
    team: str
    gone: bool
    late: bool


class ContestSeat(Struct):
    """A seat at a table of a contest: a member, or a bot (no member)."""

    member: str
    place: int = 0
    """0 while there is no result."""
    points: int = 0
    """In tenths."""
    absent: bool = False
    """Never came to the table, or left it and did not come back: has the last place."""


class Correction(Struct):
    """A result that the organiser gave."""

    reason: str
    by: MemberCard
    at: int
    changed: bool
    """There was another one before."""


class ContestTable(Struct):
    """One table of a round."""

    table: str
    """Empty while it is not open yet, and where this browser may not know it: the deals of a challenge are the same for all."""
    number: int
    game: int
    """Which game of a series."""
    team: str
    phase: Literal["waiting", "playing", "over"]
    seats: list[ContestSeat]
    why: str = ""
    """How the game ended: a text of the game."""
    score: int = 0
    """Of a challenge, in thousandths."""
    due: int = 0
    """When a table that still waits goes on without those who have not come; 0 if nobody has chosen that."""
    correction: Correction | None = None


class RoundCard(Struct):
    """One round."""

    number: int
    first: str
    last: str
    """The days on which it is played; empty where there are none."""
    tables: list[ContestTable]
    resting: list[str]
    """Members who have a bye, or go on without playing."""
    decided: bool


class WhyBefore(Struct):
    """Why a line stands before the next: the text `why-<text>`, `over` being the next one."""

    text: str
    over: str
    among: int = 0
    mine: float = 0.0
    theirs: float = 0.0


class StandingCard(Struct):
    """A line of the standings: a member, or a team of a challenge."""

    who: str
    place: int
    points: int
    """In tenths; of a team the sum of its scores, in thousandths."""
    tables: int
    wins: int
    byes: int
    out: bool = False
    """No longer in a knock-out, or gone."""
    why: WhyBefore | None = None


class News(Struct):
    """Something that happened: the text `news-<text>`."""

    text: str
    at: int
    member: str = ""
    name: str = ""
    """What the member is called; empty when the card was given up since."""
    table: int = 0
    round: int = 0
    reason: str = ""
    team: str = ""
    score: int = 0


class ContestCard(Struct):
    """All of a contest."""

    contest: str
    name: str
    kind: ContestKind
    game: str
    phase: ContestPhase
    options: dict[str, Any]
    sizes: list[int]
    rounds_planned: int
    """0 where nobody can say."""
    best_of: int
    through: int
    odd: Odd
    by_itself: bool
    wait: int
    rated: bool
    without: list[str]
    """Days off of a league."""
    pace: Pace
    hours: int
    first: str
    organiser: MemberCard
    yours: bool
    """Whether this browser may change it."""
    commitment: str
    """The hash of the secret from which all draws and deals follow, fixed when the contest was made."""
    secret: str
    """That secret, when the contest is over."""
    created: int
    entrants: list[EntrantCard]
    rounds: list[RoundCard]
    standings: list[StandingCard]
    news: list[News]
    """The latest last."""
    ready: bool
    """Whether the next round can begin now."""
    number: int
    """How many entries its log has: equal numbers, equal contests."""
