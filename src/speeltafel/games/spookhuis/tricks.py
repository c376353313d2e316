"""Items that change what a ride can reach: when the lamp, the compass, the dice or the whistle is worth it."""

from typing import Final

from speeltafel.engine import Move
from speeltafel.games.spookhuis.moves import PickRoom, Rotate, use
from speeltafel.games.spookhuis.planning import Plan, best_room, telling
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, by_lamp, exit_after, faces_wall
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import Wishes

CLEARLY: Final = 3.0
"""How much better a ride must become to spend an item on it."""
BRAVE: Final = 4
"""With less morale nothing is played that costs a point."""
CLOSE: Final = 3
"""With so many keys somebody else may crack the code."""


def trick(view: View, seat: int, usable: list[str], plan: Plan, wishes: Wishes) -> Plan | None:
    """An item to play before the ride, and the stop it is played for."""
    brave = wishes.me.morale >= BRAVE
    if "lamp" in usable:
        lamp = by_lamplight(chart_for(view, seat), wishes)
        if lamp is not None and lamp.worth > plan.worth + CLEARLY:
            return lamp
    if "dice" in usable and brave and wanted_room(view, wishes) >= 0 and brings_poor_key(view, plan, wishes):
        return Plan(use("dice"), plan.stop, plan.worth)
    if "whistle" in usable and brave and not wishes.ready() and somebody_is_close(view, seat):
        return Plan(use("whistle"), plan.stop, plan.worth)
    if "compass" in usable and (plan.stop < 0 or plan.stop % 4 != IN_ROOM):
        return Plan(use("compass"), plan.stop, plan.worth)
    return None


def by_lamplight(chart: Chart, wishes: Wishes) -> Plan | None:
    """SH-R61: the best room behind a wall at which the ride can end, or at which the cart stands."""
    cart = chart.cart
    walls = [(-1, cart.cell)] if faces_wall(chart.board, cart.cell, cart.exit) else []
    walls += [(stop, stop // 24) for stop in chart.stops() if stop % 4 == DEAD_END]
    found = [
        Plan(use("lamp"), stop, wishes.rooms[room])
        for stop, cell in walls
        for room in by_lamp(chart.board, chart.barred, cell)
        if room in wishes.rooms
    ]
    return max(found, key=lambda plan: plan.worth, default=None)


def wanted_room(view: View, wishes: Wishes) -> int:
    """The number of a room with a key that is needed, -1 when there is none."""
    rooms = enumerate(view.rooms)
    return next((number for number, room in rooms if room.count and room.key in wishes.needed), -1)


def brings_poor_key(view: View, plan: Plan, wishes: Wishes) -> bool:
    """The plan ends in a Key Room, but its key is not one of those that are needed."""
    if plan.stop < 0 or plan.stop % 4 != IN_ROOM:
        return False
    return any(room.cell == plan.stop // 24 and room.key not in wishes.needed for room in view.rooms)


def somebody_is_close(view: View, seat: int) -> bool:
    """Another player has the keys for an attempt."""
    return any(len(player.keys) >= CLOSE and player.seat != seat for player in view.players)


def swap_for(view: View, moves: list[Move], wishes: Wishes, goal: int) -> Move | None:
    """SH-159: the room with the key that is needed, and the room where the ride will end."""
    wanted = PickRoom(wanted_room(view, wishes))
    if wanted in moves:
        return wanted
    return next(
        (move for move in moves if isinstance(move, PickRoom) and view.rooms[move.room].cell == goal), None
    )


def first_of_two(view: View, seat: int, moves: list[Move], wishes: Wishes) -> Move | None:
    """SH-149: with the Compass, the rotation after which a second one opens the best room."""
    chart = chart_for(view, seat)
    cart = chart.cart
    best: Move | None = None
    worth = 0.0
    for turn in telling(moves, chart.quiet_cells()):
        exit = exit_after(cart.exit, turn.turns) if turn.cell == cart.cell else cart.exit
        after = chart.moved(Rotate(turn.cell, turn.turns), cart.cell, exit)
        after.lit = False
        found = best_room(after, wishes)
        if found > worth:
            best, worth = turn, found
    return best
