"""Two turns ahead: which rotation, which stop, and what can be reached from there in the next turn."""

from typing import Final

import msgspec

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import FREE, GATE
from speeltafel.games.spookhuis.moves import GO, Rotate
from speeltafel.games.spookhuis.rails import IN_ROOM, turns_of
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import ESCAPE, Wishes

SHORTLIST: Final = 6
"""How many stops are followed into the next turn."""
TOMORROW: Final = 0.4
"""What a room of the next turn is worth now: the others turn tiles in between."""
CONTENT: Final = 0.05
"""Riding without a rotation keeps the teleporters: so much better it is on equal terms."""


class Plan(msgspec.Struct, frozen=True):
    """A move of phase 1 and the stop it is made for; -1 when the cart goes nowhere."""

    move: Move
    stop: int
    worth: float


def best_plan(view: View, seat: int, moves: list[Move], wishes: Wishes) -> Plan:
    """The rotation, or none, that opens the best ride; the most promising ones are followed a turn further."""
    chart = chart_for(view, seat)
    plans = glances(chart, moves, wishes)
    if not plans:
        return Plan(GO if GO in moves else moves[0], -1, 0.0)
    plans.sort(key=lambda plan: -plan.worth)
    if plans[0].worth > ESCAPE / 2:
        return plans[0]
    followed = [followed_further(view, seat, chart, plan, wishes) for plan in shortlist(plans)]
    return max(followed, key=lambda plan: plan.worth)


def glances(chart: Chart, moves: list[Move], wishes: Wishes) -> list[Plan]:
    """Every rotation worth looking at, and none, with the stops that it opens."""
    plans = [Plan(GO, stop, wishes.value(stop) + CONTENT) for stop in chart.stops()] if GO in moves else []
    for turn in telling(moves, chart.quiet_cells()):
        plans += [Plan(turn, stop, wishes.value(stop)) for stop in chart.stops_after(turn.cell, turn.turns)]
    return plans


def telling(moves: list[Move], quiet: set[int]) -> list[Rotate]:
    """The rotations worth looking at: of those that change nothing about the ride one is enough."""
    rotations = [move for move in moves if isinstance(move, Rotate)]
    return [
        *(move for move in rotations if move.cell not in quiet),
        *[move for move in rotations if move.cell in quiet][:1],
    ]


def shortlist(plans: list[Plan]) -> list[Plan]:
    """The best plan for each of the best stops."""
    found: dict[int, Plan] = {}
    for plan in plans:
        found.setdefault(plan.stop, plan)
        if len(found) == SHORTLIST:
            break
    return list(found.values())


def followed_further(view: View, seat: int, chart: Chart, plan: Plan, wishes: Wishes) -> Plan:
    """The plan with what the next turn could bring."""
    cell, exit, kind = plan.stop // 24, plan.stop // 4 % 6, plan.stop % 4
    there = chart.moved(plan.move, cell, FREE if kind == IN_ROOM and cell != GATE else exit)
    later = Wishes(view, seat, wishes.key_at(cell)) if kind == IN_ROOM else wishes
    worth = wishes.here(cell, kind) + TOMORROW * best_room(there, later)
    return Plan(plan.move, plan.stop, worth + (CONTENT if plan.move == GO else 0.0))


def best_room(chart: Chart, wishes: Wishes) -> float:
    """The best room within reach, one rotation included."""
    rooms = {stop // 24 for stop in chart.stops() if stop % 4 == IN_ROOM}
    quiet = chart.quiet_cells()
    for cell in range(len(chart.board)):
        if cell not in quiet:
            for turns in turns_of(chart.board, cell):
                rooms.update(s // 24 for s in chart.stops_after(cell, turns) if s % 4 == IN_ROOM)
    rooms.discard(chart.cart.cell)
    return max((wishes.rooms[room] for room in rooms), default=-1.3 * wishes.fear())
