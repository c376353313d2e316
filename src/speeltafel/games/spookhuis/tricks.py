"""Items that change what a ride can reach: when lamp, wrench, compass, dice or whistle are worth it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import CELLS, IS_TRACK
from speeltafel.games.spookhuis.moves import PICK_TILE, PickRoom, Rotate, use
from speeltafel.games.spookhuis.planning import Plan, best_room, telling
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, by_lamp, exit_after, faces_wall, reach
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
    if "wrench" in usable:
        swap = by_wrench(view, seat, wishes)
        if swap is not None and swap.worth > plan.worth + CLEARLY:
            return Plan(use("wrench"), swap.stop, swap.worth)
    if "dice" in usable and brave and swap_helps(view, seat, plan, wishes):
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


class Swap(msgspec.Struct, frozen=True):
    """Two tiles to change places, and the room that this opens."""

    cell: int
    other: int
    stop: int
    worth: float


def by_wrench(view: View, seat: int, wishes: Wishes) -> Swap | None:
    """SH-152: the swap that opens the best room to a ride without a rotation."""
    chart = chart_for(view, seat)
    taken = {player.cell for player in view.players if player.seat != seat and not player.ghost}
    best: Swap | None = None
    for cell, other in swaps(chart, taken):
        for stop in stops_after_swap(chart, cell, other):
            worth = wishes.rooms[stop // 24] if stop % 4 == IN_ROOM else 0.0
            if worth > (best.worth if best else 0.0):
                best = Swap(cell, other, stop, worth)
    return best


def swaps(chart: Chart, taken: set[int]) -> Iterator[tuple[int, int]]:
    """The swaps that change something about the ride; carts of others stay where they are, so each of these is legal.

    Away from the ride only the pose of a tile matters, so that one of each is enough.
    """
    board, here = chart.board, chart.cart.cell
    free = [cell for cell in range(CELLS) if IS_TRACK[board[cell] // 6] and cell not in taken]
    quiet = chart.quiet_cells()
    poses = {board[cell]: cell for cell in free if cell in quiet}
    near = [cell for cell in free if cell not in quiet]
    for place, cell in enumerate(near):
        far = [other for other in free if other in quiet] if cell == here else poses.values()
        for other in (*near[:place], *far):
            yield cell, other


def stops_after_swap(chart: Chart, cell: int, other: int) -> list[int]:
    """SH-R63, SH-R18: where a ride can end once two tiles have changed places, the own cart perhaps along with one."""
    board, cart = chart.board, chart.cart
    here = {cell: other, other: cell}.get(cart.cell, cart.cell)
    board[cell], board[other] = board[other], board[cell]
    stops = reach(board, chart.barred, here, cart.exit, False, chart.turn_round)
    board[cell], board[other] = board[other], board[cell]
    return stops


def tile_to_swap(view: View, seat: int, moves: list[Move], wishes: Wishes) -> Move | None:
    """The first tile of the best swap, then the second."""
    swap = by_wrench(view, seat, wishes)
    wanted = (PICK_TILE[swap.cell], PICK_TILE[swap.other]) if swap else ()
    return next((move for move in wanted if move in moves), None)


def wanted_room(view: View, wishes: Wishes) -> int:
    """The number of a room with a key that is needed, -1 when there is none."""
    rooms = enumerate(view.rooms)
    return next((number for number, room in rooms if room.count and room.key in wishes.needed), -1)


def swap_helps(view: View, seat: int, plan: Plan, wishes: Wishes) -> bool:
    """A key that is needed lies elsewhere, and could lie where the rails lead."""
    if plan.stop % 4 == IN_ROOM and wishes.key_at(plan.stop // 24) in wishes.needed:
        return False
    return wanted_room(view, wishes) >= 0 and poor_room_in_reach(view, seat, wishes) >= 0


def poor_room_in_reach(view: View, seat: int, wishes: Wishes) -> int:
    """The number of a Key Room to which the rails lead as they lie, with a key that is not needed; -1: there is none."""
    cells = {stop // 24 for stop in chart_for(view, seat).stops() if stop % 4 == IN_ROOM}
    rooms = enumerate(view.rooms)
    return next(
        (number for number, room in rooms if room.cell in cells and room.key not in wishes.needed), -1
    )


def somebody_is_close(view: View, seat: int) -> bool:
    """Another player has the keys for an attempt."""
    return any(len(player.keys) >= CLOSE and player.seat != seat for player in view.players)


def swap_for(view: View, seat: int, moves: list[Move], wishes: Wishes) -> Move | None:
    """SH-159: the room with the key that is needed, and the room where the ride can end."""
    rooms = (wanted_room(view, wishes), poor_room_in_reach(view, seat, wishes))
    return next((PickRoom(room) for room in rooms if PickRoom(room) in moves), None)


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
