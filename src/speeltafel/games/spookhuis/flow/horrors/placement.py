"""Klara Militsh and the Invisible One: the cart is put elsewhere instead of riding."""

from speeltafel.engine import Now
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.board import (
    FREE,
    GATE,
    KEY_ROOMS,
    NEIGHBOUR,
    NO_RAIL,
    PORTS,
    distance,
    flipped,
    ramps,
)
from speeltafel.games.spookhuis.flow.trial import part_of, throw_die, throw_for
from speeltafel.games.spookhuis.rails import BEFORE_ROOM, IN_ROOM
from speeltafel.games.spookhuis.state import Player, Table


def place(table: Table, seat: int, now: Now) -> None:
    """SH-R58, SH-R59: the first placement waiting for this player replaces phases 1 and 2."""
    player = table.players[seat]
    card = player.placements.pop(0)
    if card == "klara":
        table.path = []
        place_in_gatehouse(table, seat, player, now)
    else:
        place_in_key_room(table, seat, player, now)
        table.path = [player.cell]
    if now.listening:
        now.emit(events.Placed(seat=seat, card=card, cell=player.cell))


# Klara --------------------------------------------------------------------------------------------


def place_in_gatehouse(table: Table, seat: int, player: Player, now: Now) -> None:
    """SH-166, SH-168: a free ramp, or the tile before the neighbour's ramp."""
    table.stop = IN_ROOM
    if not flipped(table.board):
        player.cell, player.exit = GATE, FREE
        return
    free = free_ramps(table, seat)
    if free:
        player.cell, player.exit = GATE, drawn_ramp(table, seat, free, now)
    else:
        place_before_ramp(table, seat, player)


def free_ramps(table: Table, seat: int) -> list[int]:
    """Ramps on which nobody else alive stands."""
    taken = [
        p.exit for other, p in enumerate(table.players) if other != seat and p.cell == GATE and not p.ghost
    ]
    return [ramp for ramp in ramps(table.board) if ramp not in taken]


def drawn_ramp(table: Table, seat: int, free: list[int], now: Now) -> int:
    """SH-167, SH-R56: 1-3 A, 4-6 B, 7-9 C; again on a 10 or an occupied one."""
    if len(free) == 1:
        return free[0]
    letters = ramps(table.board)
    while True:
        third = part_of(throw_die(table, seat, "klara", now), len(letters))
        if third < len(letters) and letters[third] in free:
            return letters[third]


def place_before_ramp(table: Table, seat: int, player: Player) -> None:
    """SH-168, SH-R56: before the ramp of the first player to the right who is there, facing it."""
    table.stop = BEFORE_ROOM
    to_the_right = reversed(table.around(seat))
    there = (table.players[other] for other in to_the_right)
    ramp = next(p.exit for p in there if p.cell == GATE and not p.ghost)
    player.cell = NEIGHBOUR[GATE * 6 + ramp]
    facing = (ramp + 3) % 6
    has_rail = PORTS[table.board[player.cell] * 6 + facing] != NO_RAIL
    player.exit = facing if has_rail else FREE


# The Invisible One --------------------------------------------------------------------------------


def place_in_key_room(table: Table, seat: int, player: Player, now: Now) -> None:
    """SH-177, SH-R57: the nearest Key Room without a living cart."""
    table.stop = IN_ROOM
    nearest = nearest_key_rooms(table, player)
    player.cell, player.exit = drawn_room(table, seat, nearest, now), FREE


def nearest_key_rooms(table: Table, player: Player) -> list[int]:
    """SH-R57: by tiles; the own room counts as occupied."""
    taken = {p.cell for p in table.players if not p.ghost}
    free = [room for room in KEY_ROOMS if room not in taken]
    best = min(distance(player.cell, room) for room in free)
    return [room for room in free if distance(player.cell, room) == best]


def drawn_room(table: Table, seat: int, rooms: list[int], now: Now) -> int:
    """SH-178, SH-R57: of two, odd is the earlier letter; of more, each has as many faces."""
    if len(rooms) == 1:
        return rooms[0]
    if len(rooms) == 2:
        return rooms[0 if throw_die(table, seat, "invisible", now) % 2 else 1]
    return rooms[throw_for(table, seat, "invisible", len(rooms), now)]
