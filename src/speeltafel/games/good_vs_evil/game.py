"""Good vs Evil, as the engine sees it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from speeltafel.engine import (
    BadSetup,
    Bot,
    Chance,
    Decision,
    Effort,
    Game,
    Move,
    Now,
    Reason,
    Thing,
)
from speeltafel.engine.abilities import Forsakeable
from speeltafel.games.good_vs_evil import belief, instinct, judge, refusals, touch, worlds
from speeltafel.games.good_vs_evil.beginner import Beginner
from speeltafel.games.good_vs_evil.events import AnyEvent
from speeltafel.games.good_vs_evil.flow.asking import Asking
from speeltafel.games.good_vs_evil.flow.deeds import Favor, RaisingHeck, Steal
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.leaving import leave
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.flow.setup import set_up
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.layout import Layout, lay
from speeltafel.games.good_vs_evil.ledger import GoodVsEvilLedger
from speeltafel.games.good_vs_evil.material import material
from speeltafel.games.good_vs_evil.moves import AnyMove
from speeltafel.games.good_vs_evil.options import Options
from speeltafel.games.good_vs_evil.ordinary import Ordinary
from speeltafel.games.good_vs_evil.reasons import reasons
from speeltafel.games.good_vs_evil.seeing import seen_as, view, view_beside
from speeltafel.games.good_vs_evil.sketch import Drawing
from speeltafel.games.good_vs_evil.state import Table
from speeltafel.games.good_vs_evil.view import View

MOST_FOR_QUICK: Final = 3


class GoodVsEvil(Forsakeable, Drawing, Game[Table, Options, View, AnyMove]):
    """Exploding Kittens: Good vs Evil."""

    slug: ClassVar = "good-vs-evil"
    version: ClassVar = "2"
    seat_counts: ClassVar = (2, 3, 4, 5)
    efforts: ClassVar = {
        "strong": Effort(iterations=80, worlds=80, depth=30, seconds=0.5, rivals=False, benefit=1.2),
        "master": Effort(iterations=1800, worlds=450, depth=30, seconds=1.5, rivals=False, benefit=0.7),
    }
    options: ClassVar = Options
    presets: ClassVar = {
        "advised": {},
        "first": {"special_combos": False},
        "quick": {"quick": True},
        "sharp": {"memory_aid": False},
    }
    main_options: ClassVar = ("quick", "special_combos", "memory_aid")
    kin: ClassVar = dict.fromkeys(("cat_horse", "cat_knight", "cat_mer", "cat_troll"), "cat")
    layout: ClassVar = Layout
    ledger: ClassVar = GoodVsEvilLedger
    moves: ClassVar[Any] = AnyMove
    events: ClassVar[Any] = AnyEvent
    seat_fields: ClassVar = Game.seat_fields | {"blessed", "cursed", "stopper", "danger", "turn", "nopes"}
    parts: ClassVar = (Table, Turns, Action, MeetKitten, Favor, Steal, RaisingHeck, Armageddon)

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return set_up(options, seats, now)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def view_beside(self, table: Table, seat: int | None, other: View) -> View:
        return view_beside(table, seat, other)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return worlds.sample_world(table, seat, chance)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        """GE-R42: a fixed default where it tells nothing, else a random one."""
        asking = table.frames[-1]
        assert isinstance(asking, Asking | Action)
        return asking.late(table, decision.seat, decision.moves, chance)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: AnyMove) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return touch.why_untouchable(table, seat, thing)

    def reasons(self, view: View, seat: int, move: AnyMove) -> Sequence[Reason]:
        return reasons(view, seat, move)

    def bot(self, level: str, seed: int) -> Bot:
        return Beginner(seed) if level == "novice" else Ordinary(seed)

    def instinct(self, table: Table, decision: Decision, chance: Chance) -> Move:
        return instinct.instinct(table, decision, chance)

    def judge(self, table: Table) -> list[float] | None:
        return judge.judge(table)

    def forecast(self, table: Table) -> list[float] | None:
        return judge.forecast(table)

    def plausibility(self, world: Table, seat: int) -> float:
        return belief.plausibility(world, seat)

    def seen_as(self, table: Table, decision: Decision, move: Move, viewer: int) -> object:
        """GE-R35, GE-054, GE-068: a gift is seen by the two it concerns, a hidden Kitten and a dealt duel by nobody."""
        return seen_as(table, move, viewer)

    def check(self, options: Options, seats: int) -> None:
        material().check(seats)
        if options.start_player != "random" and int(options.start_player[-1]) > seats:
            raise BadSetup(
                f"{self.slug}: start_player is {options.start_player}, but there are {seats} seats"
            )

    def advice(self, seats: int) -> dict[str, Any]:
        """GE-026: the quick variant is recommended for two or three players."""
        return {"quick": True} if seats <= MOST_FOR_QUICK else {}

    def settle(self, options: Options, people: int, shared: bool) -> Options:
        """GE-R06: people race for a Nope, bots commit."""
        if options.nope_race != "auto":
            return options
        return msgspec.structs.replace(options, nope_race="arrival" if people else "commit")

    def hears(self, table: Table, speaker: int | None, listener: int | None, free: bool) -> bool:
        """GE-R46: the dead and the spectators may know too much to talk to the living."""
        return speaker in table.living or listener not in table.living or not table.options.strict_table_talk

    def is_out(self, table: Table, seat: int) -> bool:
        """Whether the seat has exploded or left."""
        return seat not in table.living

    def leave(self, table: Table, seat: int, now: Now) -> None:
        """GE-R41: at once when no action is running, else as soon as it is over."""
        if table.result is not None or seat not in table.living or seat in table.leaving:
            raise BadSetup("you are out of the game already")
        leave(table, seat, now)


GAME = GoodVsEvil()
