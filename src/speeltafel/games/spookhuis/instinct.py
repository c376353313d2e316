"""What a player does without thinking: the best ride that can be seen now, and everything else as a practised one does.

It goes by the mover's view alone, and is asked by the thousand: no ride is followed into the next turn.
"""

from typing import Final

from speeltafel.engine import ASKED, Chance, Decision, Move
from speeltafel.games.spookhuis.bot import Fairgoer
from speeltafel.games.spookhuis.planning import glances
from speeltafel.games.spookhuis.scouting import chart_for
from speeltafel.games.spookhuis.state import Table
from speeltafel.games.spookhuis.view import View, view
from speeltafel.games.spookhuis.wishes import Wishes

ABOUT: Final = 0.4
"""Rides that are worth so little less are as good as the best."""
FINE: Final = 1 << 30


def instinct(table: Table, decision: Decision, chance: Chance) -> Move | None:
    """The first thought; None leaves an offer."""
    player = Hurried(chance)
    seen = view(table, decision.seat)
    return player.choose(seen, decision) if decision.waits == ASKED else player.interject(seen, decision)


class Hurried(Fairgoer):
    """Plans no further than the end of this ride."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.below(FINE))

    def rotate(self, view: View, decision: Decision) -> Move | None:
        wishes = Wishes(view, decision.seat)
        rides = glances(chart_for(view, decision.seat), decision.moves, wishes)
        if not rides:
            return None
        most = max(ride.worth for ride in rides)
        plan = self.random.choice([ride for ride in rides if ride.worth >= most - ABOUT])
        return self.item_before(view, decision, plan) or plan.move
