"""The Hyde's Attack, as the engine knows it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from speeltafel.engine import BadSetup, Bot, Chance, Climb, Decision, Effort, Game, Move, Now, Reason, Thing
from speeltafel.engine.abilities import Climbing
from speeltafel.games.hydes_attack import events, refusals, touch, view
from speeltafel.games.hydes_attack.bot import OutcastBot
from speeltafel.games.hydes_attack.cards import CARD_NAMES, EMPTY, SIX, STRENGTHS
from speeltafel.games.hydes_attack.flow import (
    Attack,
    Cycle,
    DiscardOne,
    GiveSignal,
    HandThing,
    Setup,
    TakeTurn,
    lay_table,
)
from speeltafel.games.hydes_attack.forecast import forecast
from speeltafel.games.hydes_attack.instinct import instinct
from speeltafel.games.hydes_attack.judge import climb, judge, payoff
from speeltafel.games.hydes_attack.knowledge import sample_world, seen_as
from speeltafel.games.hydes_attack.layout import Layout, lay
from speeltafel.games.hydes_attack.ledger import HydesAttackLedger
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import GIVE_CARD, KEEP_CARD, OUTCAST, PASS, SILENCE, Moves
from speeltafel.games.hydes_attack.options import Options, given_outcasts
from speeltafel.games.hydes_attack.reasons import reasons
from speeltafel.games.hydes_attack.signals import SIGNALS
from speeltafel.games.hydes_attack.sketch import Drawing
from speeltafel.games.hydes_attack.state import Table
from speeltafel.games.hydes_attack.view import View
from speeltafel.games.hydes_attack.weights import SEASONED, TRUSTING

SLIPS = {"novice": 0.5}
"""How often a bot of each level follows its first thought; at any other level never."""
WEIGHTS = {"novice": TRUSTING, "normal": TRUSTING}
"""How a bot of each level weighs things; better ones as experience teaches."""


class HydesAttack(Climbing, Drawing, Game[Table, Options, View, Moves]):
    """Two to four outcasts against the Hyde."""

    slug: ClassVar = "hydes-attack"
    version: ClassVar = "1"
    seat_counts: ClassVar = (2, 3, 4)
    habits: ClassVar = frozenset({"outcast", "discard", "thing", "signal", "swap"})
    efforts: ClassVar = {
        "strong": Effort(24, worlds=8, depth=0, seconds=0.5, rivals=False, benefit=0.1, same_luck=True),
        "master": Effort(120, worlds=30, depth=0, seconds=1.5, rivals=False, benefit=0.1, same_luck=True),
    }
    options: ClassVar = Options
    presets: ClassVar = {
        "beginner": {},
        "expert": {"level": "expert"},
        "silent": {"level": "expert", "signals": "off", "memory_aid": False},
    }
    main_options: ClassVar = ("level", "outcasts", "signals")
    kin: ClassVar = dict.fromkeys(CARD_NAMES[:SIX], "power")
    layout: ClassVar = Layout
    ledger: ClassVar = HydesAttackLedger
    moves: ClassVar[Any] = Moves
    events: ClassVar[Any] = events.Events
    signals: ClassVar = SIGNALS
    turn_clocks: ClassVar = frozenset({"turn"})
    seat_fields: ClassVar = Game.seat_fields | {"first", "turn", "thing_holder", "seats"}
    parts: ClassVar = (Table, Setup, Cycle, TakeTurn, GiveSignal, DiscardOne, HandThing, Attack)

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return lay_table(options, seats, now)

    def lay(self, layout: Layout, options: Options) -> Table:
        return lay(layout, options)

    def check(self, options: Options, seats: int) -> None:
        if options.first_player > seats:
            raise BadSetup(f"first_player: there is no player {options.first_player} at a table of {seats}")
        check_outcasts(given_outcasts(options), seats)

    def view(self, table: Table, seat: int | None) -> View:
        return view.view(table, seat)

    def sample_world(self, table: Table, seat: int, chance: Chance) -> Table:
        return sample_world(table, seat, chance)

    def timeout(self, table: Table, decision: Decision, chance: Chance) -> Move:
        """D1 to D8: an outcast by lot, no swap, Thing stays with what it holds; otherwise a bot ends the turn."""
        match decision.kind:
            case "outcast":
                return chance.pick(decision.moves)
            case "swap":
                return PASS
            case "signal":
                return SILENCE
            case "thing":
                return thing_stays(table, decision.seat)
        return OutcastBot(seed=0).choose(self.view(table, decision.seat), decision)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def things(self, view: View, seat: int) -> list[Thing]:
        return touch.things(view, seat)

    def about(self, move: Move) -> tuple[Thing, ...]:
        return touch.about(move)

    def why_untouchable(self, table: Table, seat: int, thing: Thing) -> str:
        return touch.why_untouchable(table, seat, thing)

    def reasons(self, view: View, seat: int, move: Moves) -> Sequence[Reason]:
        return reasons(view, seat, move)

    def bot(self, level: str, seed: int) -> Bot:
        return OutcastBot(seed, SLIPS.get(level, 0.0), WEIGHTS.get(level, SEASONED))

    def instinct(self, table: Table, decision: Decision, chance: Chance) -> Move:
        return instinct(table, decision, chance)

    def judge(self, table: Table) -> list[float] | None:
        return judge(table)

    def payoff(self, table: Table) -> list[float]:
        return payoff(table)

    def forecast(self, table: Table) -> list[float] | None:
        return forecast(table)

    def seen_as(self, table: Table, decision: Decision, move: Move, viewer: int) -> object:
        return seen_as(table, decision, move, viewer)

    def together(self, table: Table) -> dict[str, tuple[int, ...]]:
        """HA-100: all against the Hyde."""
        return {"table": tuple(range(table.seats))}

    def climb(self, table: Table) -> Climb | None:
        """HA-102 to HA-104, one level above the other."""
        return climb(table)

    def turn(self, table: Table) -> int:
        return table.turns

    def signals_at(self, table: Table) -> tuple[str, ...]:
        """D9: by a button at any moment, unless they are moves of the game at this table, or none."""
        return SIGNALS if table.options.signals == "any_time" else ()

    def hears(self, table: Table, speaker: int | None, listener: int | None, free: bool) -> bool:
        """HA-R40: free words only where the table opened them."""
        return super().hears(table, speaker, listener, free) and (not free or table.options.free_talk)


def check_outcasts(given: tuple[str, ...], seats: int) -> None:
    """HA-004: an outcast is given to one player, who sits at the table."""
    for seat, name in enumerate(given):
        if name in OUTCAST and seat >= seats:
            raise BadSetup(f"outcast_{seat + 1}: there is no player {seat + 1} at a table of {seats}")
        if name in OUTCAST and name in given[:seat]:
            raise BadSetup(f"outcast_{seat + 1}: {name} is given to another player already")


def thing_stays(table: Table, seat: int) -> Move:
    """Thing keeps its card; an empty one takes the card drawn for it, or the lowest of the hand if none was drawn."""
    hand = table.hands[seat]
    if table.thing != EMPTY or not hand:
        return KEEP_CARD[seat]
    drawn = hand[-1] if len(hand) > MATERIAL.hand_size else min(hand, key=lambda card: STRENGTHS[card])
    return GIVE_CARD[seat][drawn]


GAME = HydesAttack()
