"""The moves of a turn that are worth a closer look: of some hundred rotations those that open different rides."""

from collections.abc import Sequence
from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.spookhuis.bot import Fairgoer, riding
from speeltafel.games.spookhuis.moves import GO, Use
from speeltafel.games.spookhuis.planning import Plan, telling
from speeltafel.games.spookhuis.rails import IN_ROOM
from speeltafel.games.spookhuis.scouting import chart_for
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import Wishes

LENGTH: Final = 5
STEERING: Final = ("depart", "branch", "teleport", "wall")


def shortlist(view: View, decision: Decision) -> Sequence[Move]:
    """What a good player would do, then what else the ride could be for."""
    first = Fairgoer(0).choose(view, decision)
    if decision.kind == "rotate":
        rest = rotations(view, decision)
    elif decision.kind in STEERING and view.active == decision.seat:
        rest = ways(view, decision)
    else:
        rest = decision.moves
    return list(dict.fromkeys([first, *rest]))[:LENGTH]


def rotations(view: View, decision: Decision) -> list[Move]:
    """For every end of a ride the move that leads there, the best ends first."""
    wishes, chart = Wishes(view, decision.seat), chart_for(view, decision.seat)
    plans = [Plan(GO, stop, wishes.value(stop)) for stop in chart.stops()] if GO in decision.moves else []
    for turn in telling(decision.moves, chart.quiet_cells()):
        plans += [Plan(turn, stop, wishes.value(stop)) for stop in chart.stops_after(turn.cell, turn.turns)]
    plans.sort(key=lambda plan: -plan.worth)
    found: dict[int, Move] = {}
    for plan in plans:
        found.setdefault(plan.stop // 24 if plan.stop % 4 == IN_ROOM else -plan.stop, plan.move)
    return list(dict.fromkeys(found.values()))


def ways(view: View, decision: Decision) -> list[Move]:
    """The ways on, by the best end of each."""
    wishes, chart = Wishes(view, decision.seat), chart_for(view, decision.seat)
    onward = [move for move in decision.moves if not isinstance(move, Use)]
    return sorted(onward, key=lambda move: -riding(wishes, chart, move, 1))
