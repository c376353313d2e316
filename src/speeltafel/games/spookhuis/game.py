"""Gevangen in het Spookhuis, as the engine sees it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from speeltafel.engine import (
    ASKED,
    Bot,
    Chance,
    Decision,
    Effort,
    Event,
    Game,
    Move,
    Now,
    Offers,
    Reason,
    Thing,
)
from speeltafel.engine.abilities import Foreseeing, Interruptible, Summing, Thinking
from speeltafel.engine.sketch import Sketch
from speeltafel.games.spookhuis import knowledge, refusals, touch
from speeltafel.games.spookhuis.beginner import Beginner
from speeltafel.games.spookhuis.board import NAMES
from speeltafel.games.spookhuis.bot import Fairgoer
from speeltafel.games.spookhuis.cards import ENCOUNTERS, HORRORS, KEYS, REPELLENTS
from speeltafel.games.spookhuis.courses import Stop, preview
from speeltafel.games.spookhuis.events import AnyEvent, Rode
from speeltafel.games.spookhuis.flow.ambush import Robbery
from speeltafel.games.spookhuis.flow.code import Cracking
from speeltafel.games.spookhuis.flow.dead_end import DeadEnd
from speeltafel.games.spookhuis.flow.fright import Fright
from speeltafel.games.spookhuis.flow.ghosts import Scare
from speeltafel.games.spookhuis.flow.horrors.curses import Meeting, Meetings
from speeltafel.games.spookhuis.flow.horrors.losses import Losing
from speeltafel.games.spookhuis.flow.horrors.steering import Hooded
from speeltafel.games.spookhuis.flow.items import (
    Dicing,
    Filing,
    Peeking,
    Wrenching,
    anytime_moves,
    play_anytime,
)
from speeltafel.games.spookhuis.flow.limit import CheckLimit
from speeltafel.games.spookhuis.flow.ride import Ride
from speeltafel.games.spookhuis.flow.rooms import AtGatehouse, DrawingRoom, InKeyRoom
from speeltafel.games.spookhuis.flow.rotate import RotateTile
from speeltafel.games.spookhuis.flow.setup import Opening, set_up
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.flow.turn import Rounds, Turn
from speeltafel.games.spookhuis.instinct import instinct
from speeltafel.games.spookhuis.judge import judge
from speeltafel.games.spookhuis.layout import Layout, lay
from speeltafel.games.spookhuis.ledger import SpookhuisLedger
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.moves import (
    BEGIN,
    DECLINE,
    GO,
    ROLL,
    SPARE,
    STOP,
    AnyMove,
    Use,
)
from speeltafel.games.spookhuis.options import Options
from speeltafel.games.spookhuis.planner import Insight, Planner
from speeltafel.games.spookhuis.reasons import reasons
from speeltafel.games.spookhuis.shortlist import shortlist
from speeltafel.games.spookhuis.sketch import hint, sketch
from speeltafel.games.spookhuis.state import Player, Table
from speeltafel.games.spookhuis.view import View, view

TRACKS: Final = (
    "straight",
    "wide_curve",
    "tight_curve",
    "right_switch",
    "left_switch",
    "fork",
    "crossing",
    "double_curve",
)
HALF_SETTLED: Final = frozenset(
    (
        "haircut",
        "board",
        "lorgnette",
        "whistle",
        "dice",
        "wrench",
        "file-give",
        "file-take",
        "crack",
        "steal",
        "hand-in",
        "shed",
    )
)
"""SH-R72: questions during which nobody else may play an item."""
DEFAULTS: Final[tuple[Move, ...]] = (GO, ROLL, STOP, SPARE, BEGIN)
SHOWN: Final[tuple[Move, ...]] = tuple(Use(item) for item in REPELLENTS)
"""SH-R51: whoever is met by Dracula or the Werewolf shows what keeps them off."""
INSIGHT: Final = Insight(3, 3, 12)
DEEP: Final = Insight(3, 3, 12, futures=2)
"""A master who has become a Ghost foresees where the living ride."""
TAKE_IT: Final = frozenset(("take-key", "draw-item", "draw-meeting"))


class Spookhuis(Interruptible, Foreseeing, Summing, Thinking, Game[Table, Options, View, AnyMove]):
    """Gevangen in het Spookhuis."""

    slug: ClassVar = "spookhuis"
    version: ClassVar = "2"
    seat_counts: ClassVar = (3, 4, 5)
    options: ClassVar = Options
    layout: ClassVar = Layout
    ledger: ClassVar = SpookhuisLedger
    kin: ClassVar = (
        dict.fromkeys(HORRORS, "horror")
        | dict.fromkeys(ENCOUNTERS, "encounter")
        | dict.fromkeys(KEYS, "key")
        | dict.fromkeys(TRACKS, "track")
    )
    presets: ClassVar = {
        "first": {},
        "other-house": {"board": "random"},
        "horrors": {"always_horror": True, "terror_end": True},
        "builders": {"board": "players", "code": "symbol", "always_horror": True},
    }
    main_options: ClassVar = ("board", "code", "always_horror")
    efforts: ClassVar = {
        "strong": Effort(iterations=0, seconds=0.5),
        "master": Effort(
            iterations=120, worlds=40, depth=10, seconds=1.5, rivals=False, benefit=0.04, same_luck=True
        ),
    }
    moves: ClassVar[Any] = AnyMove
    events: ClassVar[Any] = AnyEvent
    fateful: ClassVar = frozenset(("test", "meet"))
    turn_clocks: ClassVar = frozenset({"board"})
    seat_fields: ClassVar = Game.seat_fields | {
        "driver",
        "ghosts",
        "by",
        "thrower",
        "heir",
        "winners",
        "first",
        "active",
        "frighteners",
        "tied",
        "ambushed",
    }
    place_names: ClassVar = {"cell": NAMES, "other_cell": NAMES, "picked": NAMES} | dict.fromkeys(
        ("path", "departure", "arrival"), tuple(name for name in NAMES for _ in range(6))
    )
    parts: ClassVar = (
        Table,
        Player,
        Held,
        Laid,
        Opening,
        Rounds,
        Turn,
        RotateTile,
        Hooded,
        Ride,
        Scare,
        Meetings,
        Meeting,
        Trial,
        DeadEnd,
        Fright,
        Losing,
        Robbery,
        InKeyRoom,
        DrawingRoom,
        AtGatehouse,
        Cracking,
        CheckLimit,
        Peeking,
        Dicing,
        Wrenching,
        Filing,
    )

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return set_up(options, seats, now)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return knowledge.sample_world(table, seat, chance, self.offers)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        """A default that hurts nobody where there is one, else a random move that is no item."""
        moves = decision.moves
        defaults = [*SHOWN, *DEFAULTS] if decision.kind == "meet" else DEFAULTS
        for default in defaults:
            if default in moves:
                return default
        if decision.kind in TAKE_IT:
            return moves[0]
        if decision.kind == "shed":
            return chance.pick(moves)
        plain = [move for move in moves if not isinstance(move, Use)]
        return DECLINE if DECLINE in moves else chance.pick(plain or moves)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def seconds(self, options: Options, clock: str) -> float:
        """SH-R77: tiles are turned until satisfied, but not for ever: all of it together takes two turns at most."""
        return 2.0 * options.turn_seconds if clock == "board" else super().seconds(options, clock)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: AnyMove) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return refusals.why_untouchable(table, seat, thing)

    def reasons(self, view: View, seat: int, move: AnyMove) -> Sequence[Reason]:
        return reasons(view, seat, move)

    def candidates(self, view: View, decision: Decision) -> Sequence[Move]:
        return shortlist(view, decision)

    def bot(self, level: str, seed: int) -> Bot:
        return Beginner(seed) if level == "novice" else Fairgoer(seed)

    def thinker(self, level: str, seed: int) -> Bot:
        """The race is planned, see `planner`; a master also weighs the best plans."""
        return Planner(Fairgoer(seed), seed, DEEP if level == "master" else INSIGHT)

    def instinct(self, table: Table, decision: Decision, chance: Chance) -> Move | None:
        return instinct(table, decision, chance)

    def judge(self, table: Table) -> list[float] | None:
        return judge(table)

    def offers(self, table: Table) -> Offers:
        """SH-113, SH-R72: Book, Gin and File, also in another player's turn."""
        waiting = [decision for decision in table.open if decision.waits == ASKED]
        if not waiting or waiting[0].kind in HALF_SETTLED:
            return []
        found = []
        for seat, player in enumerate(table.players):
            if len(player.hand) > 0 and not player.ghost:
                moves = anytime_moves(table, seat)
                if moves:
                    found.append((seat, "anytime", moves, "SH-113"))
        return found

    def preview(self, view: View, seat: int, move: Any) -> list[Stop]:
        """Where a ride could end: as the tiles lie, once a tile is turned, or by this choice of the driver."""
        return preview(view, seat, move)

    def sketch(self, view: View, names: list[str], say: Callable[..., str]) -> Sketch:
        """The board for the terminal."""
        return sketch(view, names, say)

    def joined(self, first: Event, second: Event) -> Event | None:
        """A ride is one sentence, however many tiles it goes over."""
        if isinstance(first, Rode) and isinstance(second, Rode) and first.seat == second.seat:
            return Rode(seat=first.seat, path=first.path + second.path)
        return None

    def hint(self, view: View, seat: int, move: Move, say: Callable[..., str]) -> str:
        """The rooms that a rotation brings within reach, for the terminal."""
        return hint(view, seat, move, say)

    def interrupt(self, table: Table, seat: int, move: Any, now: Now) -> None:
        play_anytime(table, seat, move.item, now)


GAME = Spookhuis()
