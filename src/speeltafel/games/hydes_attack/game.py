"""The Hyde's Attack, as the engine knows it."""

from typing import Any, ClassVar

from speeltafel.engine import BadSetup, Bot, Chance, Decision, Game, Move, Now
from speeltafel.games.hydes_attack import events, moves, refusals, view
from speeltafel.games.hydes_attack.bot import OutcastBot
from speeltafel.games.hydes_attack.cards import EMPTY, STRENGTHS, kind
from speeltafel.games.hydes_attack.flow import (
    Attack,
    Cycle,
    DiscardOne,
    HandThing,
    Setup,
    TakeTurn,
    lay_table,
)
from speeltafel.games.hydes_attack.knowledge import sample_world
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import GIVE_CARD, KEEP_CARD, PASS
from speeltafel.games.hydes_attack.options import Options
from speeltafel.games.hydes_attack.signals import SIGNALS
from speeltafel.games.hydes_attack.state import Table

SLIPS = {"novice": 0.35, "normal": 0.0}
"""How often a bot of each level acts without thinking; at any other level never."""


class HydesAttack(Game):
    """Two to four outcasts against the Hyde."""

    slug: ClassVar = "hydes-attack"
    version: ClassVar = "1"
    seat_counts: ClassVar = (2, 3, 4)
    options: ClassVar = Options
    moves: ClassVar[Any] = moves.Moves
    events: ClassVar[Any] = events.Events
    levels: ClassVar = tuple(SLIPS)
    signals: ClassVar = SIGNALS
    seat_fields: ClassVar = Game.seat_fields | {"first", "turn", "thing_holder", "seats"}
    parts: ClassVar = (Table, Setup, Cycle, TakeTurn, DiscardOne, HandThing, Attack)

    def setup(self, options: Options, seats: int, now: Now) -> Table:
        return lay_table(options, seats, now)

    def check(self, options: Options, seats: int) -> None:
        if options.first_player > seats:
            raise BadSetup(f"first_player: there is no player {options.first_player} at a table of {seats}")

    def view(self, table: Table, seat: int | None) -> view.View:
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
            case "thing":
                return thing_stays(table, decision.seat)
        return OutcastBot(seed=0).choose(self.view(table, decision.seat), decision)

    def why_not(self, table: Table, seat: int, move: Move) -> str:
        return refusals.why_not(table, seat, move)

    def bot(self, level: str, seed: int) -> Bot:
        return OutcastBot(seed, SLIPS.get(level, 0.0))

    def hears(self, table: Table, speaker: int | None, listener: int | None, free: bool) -> bool:
        """HA-R40: free words only where the table opened them."""
        return super().hears(table, speaker, listener, free) and (not free or table.options.free_talk)


def thing_stays(table: Table, seat: int) -> Move:
    """Thing keeps its card; an empty one takes the card drawn for it, or the lowest of the hand if none was drawn."""
    hand = [kind(card) for card in table.hands[seat]]
    if table.thing != EMPTY or not hand:
        return KEEP_CARD[seat]
    drawn = hand[-1] if len(hand) > MATERIAL.hand_size else min(hand, key=lambda card: STRENGTHS[card])
    return GIVE_CARD[seat][drawn]


GAME = HydesAttack()
