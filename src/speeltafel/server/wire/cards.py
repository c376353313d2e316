"""What everybody may know about a game and a table."""

from typing import Any, Literal

from msgspec import Struct

from speeltafel.engine import Result, Thing
from speeltafel.engine.catalogue import Chapter
from speeltafel.server.wire.words import Choices, Phase, Place, SeatKind


class PresetCard(Struct):
    """A way to play that can be chosen at one touch (texts `preset-<name>` and its `help`)."""

    name: str
    options: dict[str, Any]
    """What it changes."""
    seats: list[int]
    """For how many players it is, with the advice for as many."""


class GameCard(Struct):
    """One game on the home page. Its names and texts are in the Fluent catalogues (`game-name`, `option-…`)."""

    slug: str
    min_seats: int
    max_seats: int
    options_schema: dict[str, Any]
    """JSON Schema of the options, in the order to show them: `enum`, `boolean` or `integer` with bounds."""
    options: dict[str, Any]
    """The default of every option."""
    advice: list[dict[str, Any]]
    """Options that differ from the default in a new table, from `min_seats` seats on."""
    presets: list[PresetCard]
    """Ways to play, the first one for newcomers."""
    main_options: list[str]
    """The options to show first; the others fold away."""
    levels: list[str]
    """Bot levels, from easy to hard (texts `level-…`)."""
    bot_names: list[str]
    """What bots are called, unless the host names them."""
    phrases: list[str]
    """Text ids of the quick phrases of this game."""
    can_leave: bool
    """Whether the rules know of a player who leaves for good, so that a table can choose it."""
    places: list[Place]
    """Where it can be played: around one device only in turns."""
    seat_fields: list[str]
    """Fields of moves and events that hold a seat: put the player's name there."""
    place_names: dict[str, tuple[str, ...]]
    """What the numbers in other fields are called: put the name with this index there."""
    kin: dict[str, str] = {}
    """Cards that are explained together the first time (texts `first-card-…`)."""
    course: int = 0
    """Minutes that its lessons take; 0 when it has none."""
    scene: str = ""
    """Where the scene of a game of another package begins; empty where the client has one, or nobody."""
    reacts: bool = False
    """Whether others may react to what somebody does, all at the same moment."""
    sketched: bool = False
    """Whether its table is drawn with characters where it has no scene."""


class RuleCard(Struct):
    """One rule in our own words, for the rules panel; decisions and refusals name its id."""

    id: str
    en: str
    nl: str
    chapter: Chapter | None = None
    """The heading that it stands under."""


class StepCard(Struct):
    """One step of a lesson: something to do (`task`), or only to read. Its text is `<lesson>-<id>`."""

    id: str
    task: bool
    point: list[Thing]
    """What to touch; where there is nothing to do, what it is about."""
    look: list[Thing]
    """What else is spoken of."""
    rules: list[str]
    """Why it is so."""


class LessonCard(Struct):
    """One lesson. Its title is the text `lesson-<id>`; `end` is said when it is done."""

    id: str
    kind: Literal["task", "game"]
    minutes: int
    steps: list[StepCard]


class CourseCard(Struct):
    """The lessons of a game, in order; none where it has no course."""

    game: str
    minutes: int
    lessons: list[LessonCard]
    words: dict[str, str]
    """All their texts as a Fluent catalogue, by language."""


class SeatCard(Struct):
    """One seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    """The level of the bot that sits here or stands in here."""
    connected: bool = False
    """A person who is at the table now. While a slow game runs everybody counts as here: nobody learns who looks in when."""
    gone: bool = False
    """Left the running game: nobody waits for this person, though the seat may still be theirs."""
    stand_in: bool = False
    """A bot plays for this person until they come back."""
    away: bool = False
    """In a game without turns: nothing was heard of this person for a while."""
    member: str = ""
    """The member whose card sits here."""
    face: str = ""
    """The face on the card."""
    rests: int = 0
    """At a slow table: on vacation until then, in seconds since 1970."""


class UndoRequest(Struct):
    """Somebody wants to take back the last move; everybody in `waiting_for` must agree."""

    seat: int
    waiting_for: list[int]


class PauseRequest(Struct):
    """Somebody wants a pause where all sides must want it; one of `waiting_for` agrees for each side still missing."""

    seat: int
    waiting_for: list[int]


class TableCard(Choices):
    """One table, as everybody sees it."""

    table: str
    game: str
    phase: Phase
    place: Place
    options: dict[str, Any]
    seats: list[SeatCard]
    commitment: str
    """The hash of the server's secret seed, fixed before anybody opens a value and before the first card."""
    created: int
    """Seconds since 1970."""
    vacant: list[int] = []
    """Seats that a newcomer may take: open ones before the start, those of bots and those given up during the game."""
    asked: list[int] = []
    """Whom the running game waits for, as everybody may know it."""
    due: int = 0
    """At a slow table: when the time of who is asked is up (the first of them), in seconds since 1970."""
    window: bool = False
    """At a slow table: everybody asked may react, and it goes on when the time is up, not before."""
    host: int | None = None
    """The seat of the host, who is here; not told while a slow game runs."""
    hosted: bool = False
    """The host is here, and not only as a television: nobody else who sits can start or change the table."""
    host_lost: bool = False
    """The host's line was just lost: for a while it is still the host's table, as if `hosted`."""
    watching: int = 0
    """How many look on without a seat (TV included)."""
    tv: bool = False
    """A large screen shows the table."""
    paused_by: int | None = None
    pause: PauseRequest | None = None
    undo: UndoRequest | None = None
    rematch: list[int] = []
    """Seats that asked for a rematch."""
    ended: int = 0
    """When the game was over, in seconds since 1970."""
    result: Result | None = None
    """How it ended."""
    next: str = ""
    """The table of the rematch; the keys of this table open it too."""
    free_talk: bool = True
    """False when the game forbids free chat now: offer only phrases and signals."""
    coaching: bool = False
    """The coach may be asked in the running game: it was chosen, or one person plays against bots."""
    lesson: str = ""
    """The lesson that is taken here, at a table of its own."""
    contest: str = ""
    """The tournament or league that it is played for."""
    signals: list[str] = []
    """What a player may signal in the running game (texts `signal-…`)."""
