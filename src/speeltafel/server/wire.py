"""Everything that travels between the server and a browser, and nothing else.

HTTP (all JSON, all under `/api`; a POST needs `Content-Type: application/json`):

| call                               | body         | answer                                              |
|------------------------------------|--------------|-----------------------------------------------------|
| GET  /games                        |              | list[GameCard]                                      |
| GET  /games/{slug}/rules           |              | list[RuleCard]                                      |
| GET  /tables                       |              | list[TableCard], tables in the lobby and running    |
| POST /tables                       | CreateTable  | Ticket                                              |
| GET  /tables/{table}               |              | TableCard                                           |
| POST /tables/{table}/join          | JoinTable    | Ticket (a seat of your own)                         |
| GET  /tables/{table}/qr.svg        |              | the link to the table as a QR code                  |
| GET  /tables/{table}/replay?eyes=  |              | Replay, finished games only                         |
| GET  /tables/{table}/record        |              | the record as a file, finished games only           |
| GET  /tables/{table}/verify        |              | Proof, finished games only                          |
| GET  /socket-schema                |              | JSON Schema of both directions of the socket        |

An HTTP error carries a `Problem`. The page of a table is `/table/{table}`.

Socket `/api/tables/{table}/socket`: the browser sends `Hello` first; the server answers `Welcome`, then `State` (once the
game has started), and from then on whatever changes. A browser that reconnects sends `Hello` again with the numbers of
the events it has seen, and gets what it missed. Every message has its name in `"type"`. Seats count from 0.

"Play now" is: POST /tables with you and some bots, open the socket, `Hello`, `Start`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
MaybeName = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
MaybeSecret = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
MessageId = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=280)]
Word = Annotated[str, Meta(max_length=60)]

SeatKind = Literal["open", "person", "bot"]
Place = Literal["online", "device", "tv"]
Phase = Literal["waiting", "playing", "over"]


# What everybody may know about a game and a table


class GameCard(Struct):
    """One game on the home page. Its names and texts are in the Fluent catalogues (`game-name`, `option-…`)."""

    slug: str
    min_seats: int
    max_seats: int
    options_schema: dict[str, Any]
    """JSON Schema of the options, in the order to show them: `enum`, `boolean` or `integer` with bounds."""
    options: dict[str, Any]
    """The default of every option."""
    levels: list[str]
    """Bot levels, from easy to hard (texts `level-…`)."""
    phrases: list[str]
    """Text ids of the quick phrases of this game."""
    places: list[Place]
    """Where it can be played: around one device only in turns."""
    seat_fields: list[str]
    """Fields of moves and events that hold a seat: put the player's name there."""


class RuleCard(Struct):
    """One rule in our own words, for the rules panel; decisions and refusals name its id."""

    id: str
    section: str
    en: str
    nl: str


class SeatCard(Struct):
    """One seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    """The level of the bot that sits here or stands in here."""
    connected: bool = False
    """A person who is at the table now."""
    stand_in: bool = False
    """A bot plays for this person until they come back."""
    away: bool = False
    """In a game without turns: nothing was heard of this person for a while."""


class UndoRequest(Struct):
    """Somebody wants to take back the last move; everybody in `waiting_for` must agree."""

    seat: int
    waiting_for: list[int]


class PauseRequest(Struct):
    """Somebody wants a pause where all sides must want it; one of `waiting_for` agrees for each side still missing."""

    seat: int
    waiting_for: list[int]


class TableCard(Struct):
    """One table, as everybody sees it."""

    table: str
    game: str
    phase: Phase
    place: Place
    options: dict[str, Any]
    seats: list[SeatCard]
    listed: bool
    """Shown in the lobby."""
    commitment: str
    """The hash of the server's secret seed, fixed before anybody sends a value and before the first card."""
    created: int
    """Seconds since 1970."""
    watching: int = 0
    """How many look on without a seat (TV included)."""
    tv: bool = False
    """A large screen shows the table."""
    paused_by: int | None = None
    pause: PauseRequest | None = None
    undo: UndoRequest | None = None
    rematch: list[int] = []
    """Seats that asked for a rematch."""
    next: str = ""
    """The table of the rematch; the keys of this table open it too."""
    free_talk: bool = True
    """False when the game forbids free chat now: offer only phrases and signals."""
    signals: list[str] = []
    """What a player may signal in the running game (texts `signal-…`)."""


# HTTP


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


# From the browser


class Key(Struct, forbid_unknown_fields=True):
    """One seat this browser holds. `seen`: how many of its events the browser already has."""

    secret: Secret
    value: MaybeSecret = ""
    """Your random value for the shuffle, drawn after the commitment was known. The first one counts."""
    seen: Count = 0


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """First message. No keys: you look on, as a `spectator` or as the `tv` of the table."""

    keys: Annotated[list[Key], Meta(max_length=16)] = []
    host: MaybeSecret = ""
    role: Literal["player", "spectator", "tv"] = "player"
    seen: Count = 0
    """Events already seen by a spectator or TV."""
    table: Annotated[str, Meta(max_length=32)] = ""
    """A rematch to go on to: on a socket that is at the table before it, this moves the browser there."""


class Configure(Struct, forbid_unknown_fields=True, tag="configure"):
    """The host changes seats, options or listing before the start.

    A person keeps the seat while the plan says `person` there; a plan of `open` or `bot` sends them off. New persons
    come in by joining, never by this.
    """

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    id: MessageId = ""


class Start(Struct, forbid_unknown_fields=True, tag="start"):
    """The host starts. Open seats are filled with bots; every person must have been connected with a value."""

    id: MessageId = ""


class Move(Struct, forbid_unknown_fields=True, tag="move"):
    """Answer a decision: its number, and one of its moves exactly as it was sent."""

    seat: SeatNumber
    decision: Count
    move: Raw
    id: MessageId = ""


class Why(Struct, forbid_unknown_fields=True, tag="why"):
    """Why can't I do this? Answered by `Because`."""

    seat: SeatNumber
    move: Raw
    id: MessageId = ""


class Preview(Struct, forbid_unknown_fields=True, tag="preview"):
    """What would this move open up? Answered by `Previewed`."""

    seat: SeatNumber
    move: Raw
    id: MessageId = ""


class Say(Struct, forbid_unknown_fields=True, tag="say"):
    """Free chat. `seat` None: a spectator, who is heard only before the start and after the end."""

    text: Line
    seat: SeatNumber | None = None
    id: MessageId = ""


class Phrase(Struct, forbid_unknown_fields=True, tag="phrase"):
    """A quick phrase of the game, by its text id."""

    seat: SeatNumber
    phrase: Word
    id: MessageId = ""


class Signal(Struct, forbid_unknown_fields=True, tag="signal"):
    """A signal of the game, to everybody at the table."""

    seat: SeatNumber
    signal: Word
    id: MessageId = ""


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Ask to take back the last move, agree to it, or (agree=False) refuse or withdraw it."""

    seat: SeatNumber
    agree: bool = True
    id: MessageId = ""


class Pause(Struct, forbid_unknown_fields=True, tag="pause"):
    """Stop all clocks, or go on. Where all sides must want it: ask for a pause, agree to it, or (on=False) refuse it."""

    seat: SeatNumber
    on: bool
    id: MessageId = ""


class Rematch(Struct, forbid_unknown_fields=True, tag="rematch"):
    """After the end: again, with the same seats. Happens when every connected person asked; see `TableCard.next`."""

    seat: SeatNumber
    id: MessageId = ""


class Leave(Struct, forbid_unknown_fields=True, tag="leave"):
    """Stand up. Before the start the seat becomes open; during the game a bot stands in until you come back."""

    seat: SeatNumber
    id: MessageId = ""


class StandIn(Struct, forbid_unknown_fields=True, tag="stand-in"):
    """The host lets a bot play for a seat whose player is away, until that player does something."""

    of: SeatNumber
    id: MessageId = ""


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """How quick is the line? Answered at once by `Pong`, however busy the table is."""

    id: MessageId = ""


class Rename(Struct, forbid_unknown_fields=True, tag="rename"):
    """Another name for your seat."""

    seat: SeatNumber
    name: Name
    id: MessageId = ""


Command = (
    Configure
    | Start
    | Move
    | Why
    | Preview
    | Say
    | Phrase
    | Signal
    | Undo
    | Pause
    | Rematch
    | Leave
    | Rename
    | StandIn
    | Ping
)
"""What a browser at a table can ask for."""

FromBrowser = Hello | Command


# From the server


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


class Welcome(Struct, tag="welcome"):
    """The answer to Hello."""

    table: TableCard
    seats: list[int]
    """The seats you hold, in the order of your keys; keys that open nothing are left out."""
    host: bool
    talk: list["Talk"]
    protocol: int = PROTOCOL


class TableChanged(Struct, tag="table"):
    """Seats, connections, options, pause, undo or rematch changed."""

    table: TableCard


class State(Struct, tag="state"):
    """The game as you may know it now. Sent when it changed for you: one viewpoint per seat you hold, else the public one."""

    viewpoints: list[Viewpoint]
    waiting: list[Waiting]
    result: Any = None
    """None while the game runs."""
    undone: bool = False
    """Moves were taken back: events from `first_event` on replace what you had."""
    at: float = 0.0
    """Seconds of play when this was sent: the clock on which views and events name moments to come."""


class Accepted(Struct, tag="accepted"):
    """Your message with this id was done; a move is then stored for good."""

    id: str


RefusalKind = Literal[
    "malformed",  # not JSON, or not the shape of any message
    "too-large",
    "too-fast",
    "no-hello",  # say Hello first
    "not-yours",  # you do not hold that seat, or are not the host
    "stale",  # that decision is no longer open
    "duplicate",  # that decision was already answered by this seat
    "illegal",  # the rules forbid it: see rule
    "not-now",  # not in this phase of the table
    "paused",
    "talk",  # the game or the table does not allow that talk now
    "bad-seats",
    "bad-options",
    "storage",  # the server cannot store moves now; nothing was changed
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


class Pong(Struct, tag="pong"):
    """The answer to Ping."""

    id: str


class Because(Struct, tag="because"):
    """The answer to Why: the rule that forbids it; no rule when it is allowed now."""

    id: str
    rule: str


class Previewed(Struct, tag="previewed"):
    """The answer to Preview: whatever the game marks, for its scene to light up."""

    id: str
    marks: list[Any]


class Talk(Struct, tag="talk"):
    """Something said at the table: exactly one of text, phrase and signal."""

    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""
    signal: str = ""
    at: int = 0
    """Milliseconds since 1970."""


class Closing(Struct, tag="closing"):
    """The server closes this socket: `unknown-table`, `flooding`, `no-hello` or `fault`.

    A restart of the server closes it with code 1012 instead: come back at once.
    """

    reason: str


FromServer = Welcome | TableChanged | State | Accepted | Refused | Pong | Because | Previewed | Talk | Closing
