"""What a game tells the engine about itself."""

from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Protocol, cast, get_args

import msgspec

from speeltafel.engine.catalogue import Catalogue
from speeltafel.engine.chance import Chance
from speeltafel.engine.effort import Effort
from speeltafel.engine.errors import BadSetup
from speeltafel.engine.flow import Now
from speeltafel.engine.ledger import Ledger
from speeltafel.engine.moves import ASKED, Decision, Move, Result
from speeltafel.engine.option_values import why_refused
from speeltafel.engine.parameters import MoveT, OptionsT, TableT, ViewT
from speeltafel.engine.plain import by_name, from_plain, to_plain
from speeltafel.engine.reasons import Reason
from speeltafel.engine.touch import Thing


class Bot(Protocol):
    """A player that is not a person: it sees what its seat may know, and its own decision."""

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        ...


class Game(Generic[TableT, OptionsT, ViewT, MoveT]):
    """A game: its table, options, view and moves. One instance per game, without state of its own."""

    slug: ClassVar[str]
    version: ClassVar[str]
    """Grows when a record of before would play differently."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[type[msgspec.Struct]]
    moves: ClassVar[Any]
    """The union of the game's move classes."""
    events: ClassVar[Any]
    """The union of the game's event classes."""
    parts: ClassVar[tuple[type, ...]]
    """Every dataclass that can be part of a table: the table itself, its procedures, what they hold."""
    seat_fields: ClassVar[frozenset[str]] = frozenset(
        {
            "seat",
            "target",
            "opponent",
            "player",
            "victim",
            "giver",
            "taker",
            "receiver",
            "winner",
            "leader",
            "owner",
            "others",
        }
    )
    """Fields of moves, events and views that hold a seat, so that anybody can put a name there."""
    place_names: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What people call the numbers in other fields, the same in every language: the squares of a board."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Types of events that happen too often to be told in a log."""
    interruptible: ClassVar[bool] = False
    """Whether there are moves at any moment; see `engine/abilities.py`."""
    timed: ClassVar[bool] = False
    """Whether the rules themselves depend on the clock."""
    can_leave: ClassVar[bool] = False
    """Whether the rules know of a player who leaves for good; see `engine/abilities.py`."""
    sides_differ: ClassVar[bool] = False
    """Whether those who win together play another game than the others, and are good at it or not; see `together`."""
    levels: ClassVar[tuple[str, ...]] = ("novice", "normal", "strong", "master")
    """How well its bots play, from easy to hard: the same names in every game."""
    thinks: ClassVar[bool] = True
    """Whether strong and master search. With nothing to guide it a search plays worse than a good bot of the game's own."""
    habits: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that even a player who thinks answers by instinct: there is nothing to find out."""
    usual_level: ClassVar[str] = "normal"
    """Who plays where nobody said how well."""
    efforts: ClassVar[Mapping[str, Effort]] = {}
    """What a search may spend at a level, where the usual (`speeltafel.bots.levels`) does not fit this game."""
    signals: ClassVar[tuple[str, ...]] = ()
    """Everything a player may say by a button during play (texts `signal-…`); see `engine/talk.py`."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Ways to play that a table can choose at one touch (texts `preset-…`): what they change. The first is for newcomers."""
    main_options: ClassVar[tuple[str, ...]] = ()
    """The few options that matter most, at most three: the others fold away."""

    kin: ClassVar[Mapping[str, str]] = {}
    """Cards that are explained together the first time one of them is met (texts `first-card-…`): by card, the name for all."""

    layout: ClassVar[type[msgspec.Struct] | None] = None
    """How a position is described in a few words; see `lay`."""

    ledger: ClassVar[type[Ledger]] = Ledger
    """What statistics are kept of a game: roles and characters, cards, what went well or ill."""

    turn_clocks: ClassVar[frozenset[str]] = frozenset()
    """Clocks that run over all questions of a player's turn together, not over each of them; see `turn`."""

    # What each game must say

    def setup(self, options: OptionsT, seats: int, now: Now) -> TableT:
        """Lay the table and push the first procedure."""
        raise NotImplementedError

    def view(self, table: TableT, seat: int | None) -> ViewT:
        """What this seat (None: a spectator) may know."""
        raise NotImplementedError

    def view_beside(self, table: TableT, seat: int | None, other: ViewT) -> ViewT:
        """The same as `view`, given what somebody else sees at the same moment.

        A game in which nearly everything lies open saves the work of making it once for everybody.
        """
        return self.view(table, seat)

    def sample_world(self, table: TableT, seat: int, chance: Chance) -> TableT:
        """Another table that this seat cannot tell from this one."""
        raise NotImplementedError

    def timeout(self, table: TableT, decision: Decision, chance: Chance) -> Move:
        """What happens when nobody answers in time."""
        raise NotImplementedError

    def why_not(self, table: TableT, seat: int, move: Move) -> str:
        """The rule that forbids this move now."""
        raise NotImplementedError

    def bot(self, level: str, seed: int) -> Bot:
        """A player that knows this game and answers at once.

        Where strong and master think (`speeltafel.bots.make_bot`), this is who answers when there is no time to.
        """
        raise NotImplementedError

    def things(self, view: ViewT, seat: int) -> Sequence[Thing]:
        """Everything on this seat's screen that a person might touch."""
        raise NotImplementedError

    def about(self, move: MoveT) -> tuple[Thing, ...]:
        """The things that a move uses."""
        raise NotImplementedError

    def why_untouchable(self, table: TableT, seat: int, thing: Thing) -> str:
        """The rule that says why nothing can be done with this thing now; from what the seat may know alone."""
        raise NotImplementedError

    # What makes bots think well; with none of it a search still plays, by random moves to the end

    def instinct(self, table: TableT, decision: Decision, chance: Chance) -> Move | None:
        """A quick sensible move, from what the mover knows in this world and without building a view.

        Asked by the thousand: microseconds count. Draw from `chance` where several moves are sensible: how often a move
        is proposed is how much a search trusts it at first. None leaves an offer, which nobody waits for.
        """
        return decision.moves[chance.below(len(decision.moves))] if decision.waits == ASKED else None

    def judge(self, table: TableT) -> list[float] | None:
        """What every seat can expect here: its share, as in `payoff`. None: ask again after the next move."""
        return None

    def payoff(self, table: TableT) -> list[float]:
        """What the result was worth to every seat, from 0 to 1; where a rank or a score counts, more than who won."""
        return self.won(table)

    def forecast(self, table: TableT) -> list[float] | None:
        """The chance of every seat to win, between players of mixed skill; None: ask again after the next move.

        `judge` guides a search, this is what people are told: `python -m tools.calibrate` says how true it is.
        """
        return self.judge(table)

    def won(self, table: TableT) -> list[float]:
        """What a forecast turned out to be: 1 for the winner. Winners share a win, unless they won together."""
        result = table.result
        assert result is not None
        win = 1.0 if self.together(table) else 1.0 / max(1, len(result.winners))
        return [win if seat in result.winners else 0.0 for seat in range(table.seats)]

    def seen_as(self, table: TableT, decision: Decision, move: Move, viewer: int) -> object:
        """The move as another seat sees it at once; None where it sees nothing.

        By default everything is seen but the answers to a question that several are asked at the same moment.
        """
        return None if table.waiting > 1 else move

    def plausibility(self, world: TableT, seat: int) -> float:
        """How likely the others would have done what this seat saw them do, if this were the world (above 0)."""
        return 1.0

    # What makes a coach; with none of it there are moves and chances, but no reasons

    def reasons(self, view: ViewT, seat: int, move: MoveT) -> Sequence[Reason]:
        """What speaks for a move, the most telling first, worked out from the seat's own view alone."""
        return ()

    def candidates(self, view: ViewT, decision: Decision) -> Sequence[Move]:
        """Moves worth a closer look, the best first, from the seat's own view alone; none: a search finds them."""
        return ()

    # What some games say

    def lay(self, layout: Any, options: OptionsT) -> TableT:
        """The table that a layout describes, with its procedures pushed; `BadSetup` where that cannot be."""
        raise BadSetup(f"positions of {self.slug} cannot be laid out")

    def check(self, options: OptionsT, seats: int) -> None:
        """Refuse options that do not fit each other or the number of seats, with `BadSetup`."""

    def advice(self, seats: int) -> dict[str, Any]:
        """Options that a new table of this many seats begins with, where the rulebook recommends them or people are glad of them."""
        return {}

    def settle(self, options: OptionsT, people: int, shared: bool) -> OptionsT:
        """Fix what depends on how many people (not bots) play and whether they share one screen, before the game."""
        return options

    def wake(self, table: TableT) -> float | None:
        """When something happens by itself."""
        return None

    def awake(self, table: TableT, now: Now) -> None:
        """It is that moment, or later."""

    def seconds(self, options: OptionsT, clock: str) -> float:
        """How long a person has for a decision with this clock; 0 means for ever."""
        return float(getattr(options, f"{clock}_seconds", 0))

    def turn(self, table: TableT) -> int:
        """Which turn this is, counted from 1; 0 in a game that does not count them."""
        return 0

    def is_out(self, table: TableT, seat: int) -> bool:
        """Whether a seat only looks on for the rest of the game."""
        return False

    def together(self, table: TableT) -> Mapping[str, tuple[int, ...]]:
        """Who wins and loses together, by the text `side-…` that names them; nothing where everybody plays alone."""
        return {}

    def hears(self, table: TableT, speaker: int | None, listener: int | None, free: bool) -> bool:
        """Whether words reach a listener (None: those without a seat) during the game.

        `free` words are typed, the others are stock phrases. By default those without a seat are heard by nobody at
        the table.
        """
        return speaker is not None or listener is None

    def signals_at(self, table: TableT) -> Sequence[str]:
        """Which of its signals this table has."""
        return self.signals

    def hears_signal(self, table: TableT, speaker: int, listener: int | None) -> bool:
        """Whether a signal reaches a listener (None: those without a seat); by default as stock phrases do."""
        return self.hears(table, speaker, listener, free=False)

    # What follows

    def folder(self) -> Traversable:
        """Where the game keeps its data files."""
        return resources.files(self.package())

    def package(self) -> str:
        """The game's package."""
        return type(self).__module__.removesuffix(".game")

    def catalogue(self) -> Catalogue:
        """The rules by id."""
        return Catalogue.of(self.package())

    def read_options(self, given: dict[str, Any] | msgspec.Struct | None) -> OptionsT:
        """Typed options from what a person chose."""
        try:
            typed = given if isinstance(given, self.options) else msgspec.convert(given or {}, self.options)
        except msgspec.ValidationError as error:
            told = why_refused(self.options, given) if isinstance(given, dict) else ""
            raise BadSetup(f"{self.slug}: {told or error}") from None
        return cast("OptionsT", typed)

    def read_layout(self, described: dict[str, Any]) -> Any:
        """A typed layout from its description."""
        if self.layout is None:
            raise BadSetup(f"positions of {self.slug} cannot be laid out")
        try:
            return msgspec.convert(described, self.layout)
        except msgspec.ValidationError as error:
            raise BadSetup(f"a layout of {self.slug}: {error}") from None

    def check_setup(self, options: OptionsT, seats: int) -> None:
        """Refuse what cannot be played."""
        if seats not in self.seat_counts:
            least, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetup(f"{self.slug} is for {least} to {most} players, not {seats}")
        self.check(options, seats)

    def fits(self, options: dict[str, Any] | msgspec.Struct | None, seats: int) -> bool:
        """Whether so many can play with these options."""
        try:
            self.check_setup(self.read_options(options), seats)
        except BadSetup:
            return False
        return True

    def kinds(self) -> dict[str, type]:
        """Every class that can be part of a table, by name."""
        moves = get_args(self.moves) or (self.moves,)
        return by_name([*self.parts, *moves, self.options, Decision, Result])

    def snapshot(self, table: TableT) -> bytes:
        """The table as JSON, at any decision."""
        return msgspec.json.encode(to_plain(table))

    def restore(self, snapshot: bytes) -> TableT:
        """The table that a snapshot describes."""
        table: TableT = from_plain(msgspec.json.decode(snapshot), self.kinds())
        return table
