"""What the server says on the socket."""

from typing import Any, Literal

from msgspec import Struct

from speeltafel.engine import Draw, Thing
from speeltafel.server.wire.cards import TableCard
from speeltafel.server.wire.words import PROTOCOL, Order


class Clock(Struct):
    """A running clock; count down from the moment the message arrives. The server decides when it is over."""

    name: str
    """Text id `timer-<name>`."""
    left_ms: int
    total_ms: int


class DecisionCard(Struct):
    """What this seat may do now. `moves` is complete: what is not in it is not allowed."""

    number: int
    kind: str
    rule: str
    moves: list[Any]
    clock: Clock | None = None
    optional: bool = False
    """Nobody waits for it."""
    anytime: bool = False
    """May be done at any moment: to leave it for now is a choice too."""
    kept: Any = None
    """At a slow table: your answer, which counts when the window closes and can be changed until then."""


class Waiting(Struct):
    """Whom the table waits for, as everybody may know it. A reaction window names everybody who was asked."""

    seat: int
    kind: str
    rule: str
    clock: Clock | None = None


class Viewpoint(Struct):
    """What one pair of eyes sees: a seat, or (seat None) everybody. `view` and `events` are the game's structs."""

    seat: int | None
    view: Any
    decisions: list[DecisionCard]
    events: list[Any]
    """What happened since `first_event`; each has its name in `type`."""
    first_event: int
    """The number of the first of these events. Next time `seen` is first_event + the count of events."""
    may_undo: bool = False
    out: bool = False
    """This player is out of the game and only looks on."""
    order: Order | None = None
    """At a slow table: what you said beforehand about windows; nothing yet is as good as `ask`."""


class Welcome(Struct, tag="welcome"):
    """The answer to Hello."""

    table: TableCard
    seats: list[int]
    """The seats you hold, in the order of your keys; keys that open nothing are left out."""
    host: bool
    talk: list["Talk"]
    protocol: int = PROTOCOL


class SeatsHeld(Struct, tag="seats"):
    """Your keys open other seats than before: you stood up in another tab, or the host sent you off.

    Or the table was handed over: `host` says whether it is yours now.
    """

    seats: list[int]
    host: bool


class DrawFixed(Struct, tag="draw"):
    """The game is about to start: what binds everybody, before any value of this draw is opened.

    Keep it, then `Open` your value if your promise is in it; afterwards check the record against it. It is sent again
    when a value was opened, and with the next number when a draw came to nothing.
    """

    number: int
    """1, and one more for each draw before it that came to nothing."""
    game: str
    version: str
    options: dict[str, Any]
    names: list[str]
    commitment: str
    promises: list[str]
    """By seat; empty for bots and for who has no part in the draw."""
    voided: list[Draw]
    """The draws before it. A value that was opened in one of them is the promise in the next."""
    waiting_for: list[int]
    """Seats that have not opened their value yet."""


class TableChanged(Struct, tag="table"):
    """Seats, connections, options, pause, undo or rematch changed."""

    table: TableCard


class Aside(Struct):
    """A thing with which nothing of the task can be done, and the teacher's answer: an attribute of the step's text."""

    thing: Thing
    says: str
    rules: list[str]


class LessonNow(Struct):
    """How far a lesson is."""

    done: int
    """Tasks that are done."""
    open: bool
    """It is up to the learner now; after the last task: all that comes of it has been seen."""
    settling: bool
    """What was done is about to happen, unless somebody objects: nobody will."""
    aside: list[Aside]
    """What the teacher says to a thing as soon as it is lifted, because nothing right can be done with it."""


Haste = Literal["no", "may", "on"]


class State(Struct, tag="state"):
    """The game as you may know it now. Sent when it changed for you: one viewpoint per seat you hold, else the public one."""

    viewpoints: list[Viewpoint]
    waiting: list[Waiting]
    result: Any = None
    """None while the game runs."""
    tallies: list[dict[str, int]] = []
    """By seat, what the game counts (texts `summary-…`), when it is over."""
    undone: bool = False
    """Moves were taken back: events from `first_event` on replace what you had."""
    at: float = 0.0
    """Seconds of play when this was sent: the clock on which views and events name moments to come."""
    haste: Haste = "no"
    """Whether who is out `may` let the bots hurry, because nobody else plays on, or they do: `on`."""
    lesson: LessonNow | None = None
    """How far the lesson is, where one is taken."""


class Accepted(Struct, tag="accepted"):
    """Your message with this id was done; a move is then stored for good."""

    id: str


RefusalKind = Literal[
    "malformed",  # not JSON, or not the shape of any message
    "too-large",
    "too-fast",
    "crowded",  # too many look on at this table
    "no-hello",  # say Hello first
    "not-yours",  # you do not hold that seat, or are not the host
    "stale",  # that decision is no longer open
    "duplicate",  # that decision was already answered by this seat
    "illegal",  # the rules forbid it: see rule
    "not-now",  # not in this phase of the table
    "paused",
    "pause-out",  # who is out of the game cannot pause it
    "pause-soon",  # somebody has just ended your pause, or said no to one
    "undo-refused",  # somebody said no to taking back this move
    "coach-off",  # the table did not choose the coach
    "coach-busy",  # it has no time, or failed: ask again
    "talk",  # the game or the table does not allow that talk now
    "bad-seats",
    "bad-name",  # nothing of it can be seen
    "name-taken",  # another member has it
    "no-card",  # this needs a player card, or the card is not known
    "banned",  # the host does not want this member here
    "bad-options",
    "bad-address",  # notices cannot be sent there
    "rated",  # not so in a rated game
    "storage",  # the server cannot store moves now; nothing was changed
    "unsure",  # the server lost its storage while it stored this: the table will show whether it counts
    "fault",  # the server made a mistake; nothing was changed
]


class Refused(Struct, tag="refused"):
    """Nothing was changed, and this is why. `text` is a text id (`refused-<kind>`), `detail` is for developers."""

    kind: RefusalKind
    id: str = ""
    rule: str = ""
    """The rule that forbids it: show it from the rule catalogue."""
    text: str = ""
    detail: str = ""
    reason: str = ""
    """A text id (`reason-<reason>`) that says more than the kind; empty where there is none."""


class Pong(Struct, tag="pong"):
    """The answer to Ping."""

    id: str


class Because(Struct, tag="because"):
    """The answer to Why: the rule behind it; no rule when something can be done with it now."""

    id: str
    rule: str


class Previewed(Struct, tag="previewed"):
    """The answer to Preview: whatever the game marks, for its scene to light up."""

    id: str
    marks: list[Any]


class ReasonCard(Struct):
    """Why: the text `reason-<text>` of the game, or one that all games share, with its fields."""

    text: str
    fields: dict[str, Any]


class AdvisedMove(Struct):
    """A move that a good player would think of."""

    move: Any
    """None: to leave what is offered for now."""
    share: float | None
    """The chance to win after it; none where nobody can say, or where it is as good as the first."""
    error: float
    """How far that may be off: its standard error."""
    reasons: list[ReasonCard]
    things: list[Thing]
    """What the move uses, to light it up."""


class Advice(Struct, tag="advice"):
    """The answer to Coach, for who asked and nobody else: the best move first, as far as the seat can know."""

    id: str
    decision: int
    moves: list[AdvisedMove]


class Taught(Struct, tag="taught"):
    """A legal move that is not the task of the lesson: it was not played, and this is the teacher's answer to it."""

    says: str
    """Which attribute of the step's text."""
    rules: list[str]
    solution: Any
    """A move that would be right now, if there is one."""
    show: list[Thing]
    """What that move uses."""
    imagined: Viewpoint | None = None
    """What would have come of the move that was made: it is only shown, nothing of it happened."""


class Talk(Struct, tag="talk"):
    """Something said at the table: exactly one of text, phrase and signal."""

    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""
    signal: str = ""
    at: int = 0
    """Milliseconds since 1970."""
    turn: int = 0
    """The turn in which it was said, in games that count them."""


class Closing(Struct, tag="closing"):
    """The server closes this socket: `unknown-table`, `flooding`, `no-hello`, `too-many-tabs`, `crowded`,
    `banned` or `fault`.

    A restart of the server closes it with code 1012 instead: come back at once.
    """

    reason: str


FromServer = (
    Welcome
    | SeatsHeld
    | DrawFixed
    | TableChanged
    | State
    | Accepted
    | Refused
    | Pong
    | Because
    | Previewed
    | Advice
    | Taught
    | Talk
    | Closing
)
