"""Carts on the board: what is closed to whom, who can leave, which rotations and swaps the rules allow."""

from speeltafel.games.spookhuis.board import (
    CELLS,
    IS_TRACK,
    flipped,
    is_room,
    turned,
)
from speeltafel.games.spookhuis.moves import ROTATE, Rotate, rotations
from speeltafel.games.spookhuis.rails import (
    GATE_DOORS,
    departures,
    door_of,
    exit_after,
    forbidden_to_ghosts,
    touched_by,
    turns_of,
)
from speeltafel.games.spookhuis.state import RIDE_PHASE, Player, Table


def barred_for(board: list[int], players: list[Player], seat: int) -> int:
    """SH-036, SH-037, SH-059 to SH-065, SH-R15: the rooms and ramps closed to this seat."""
    if players[seat].ghost:
        return forbidden_to_ghosts(board)
    bits = 0 if flipped(board) else GATE_DOORS
    for other, player in enumerate(players):
        if other != seat and not player.ghost and is_room(board, player.cell):
            bits |= door_of(player.cell, player.exit)
    return bits


def ways_out(table: Table, seat: int, teleport: bool) -> list[int]:
    """SH-R13: the exits by which this seat can leave its tile now."""
    player = table.players[seat]
    barred = barred_for(table.board, table.players, seat)
    return departures(
        table.board, barred, player.cell, player.exit, teleport, table.options.turn_round_when_blocked
    )


def teleporters_lit(table: Table) -> bool:
    """SH-045, SH-051, SH-172, SH-R18: whether the active player rides by teleporter."""
    return not (table.shifted or table.derailed or table.player().ghost)


def living_on(table: Table, cell: int) -> list[int]:
    """Living carts on a tile."""
    return [seat for seat, player in enumerate(table.players) if player.cell == cell and not player.ghost]


# Rotations ----------------------------------------------------------------------------------------


def rotation_choice(table: Table) -> tuple[list[Rotate], bool]:
    """SH-024, SH-025, SH-R13, SH-R16: what the active player may turn now, and whether one of these is compulsory."""
    if table.rotations == 0:
        return [], False
    quiet, freeing, blocking = sort_rotations(table)
    mending = mendable(table, blocking)
    if ways_out(table, table.active, False):
        return quiet + freeing + mending, False
    detours = quiet if freeing and table.rotations > 1 else []
    helpful = detours + freeing + mending
    rides = teleporters_lit(table) and bool(ways_out(table, table.active, True))
    if helpful or rides:
        return helpful, not rides
    return quiet + blocking, False


def sort_rotations(table: Table) -> tuple[list[Rotate], list[Rotate], list[Rotate]]:
    """Rotations that do not touch the active cart's way out, those after which it can leave, and the others."""
    player = table.player()
    barred = barred_for(table.board, table.players, table.active)
    near = touched_by(table.board, player.cell, player.exit, table.options.turn_round_when_blocked)
    guarded = {p.cell for seat, p in enumerate(table.players) if seat != table.active and not p.ghost}
    quiet: list[Rotate] = []
    freeing: list[Rotate] = []
    blocking: list[Rotate] = []
    for cell in range(CELLS):
        turns = turns_of(table.board, cell)
        if turns and cell in guarded:
            turns = harmless_turns(table, cell, turns)
        if cell not in near:
            quiet += rotations(cell, turns)
            continue
        for k in turns:
            leaves = leaves_after(table, table.active, barred, cell, k, False)
            (freeing if leaves else blocking).append(ROTATE[cell][k])
    return quiet, freeing, blocking


def harmless_turns(table: Table, cell: int, turns: tuple[int, ...]) -> tuple[int, ...]:
    """SH-R13: turns after which the other living carts on the tile can still leave, if they could before."""
    for seat in living_on(table, cell):
        if seat != table.active and ways_out(table, seat, True):
            barred = barred_for(table.board, table.players, seat)
            turns = tuple(k for k in turns if leaves_after(table, seat, barred, cell, k, True))
    return turns


def leaves_after(table: Table, seat: int, barred: int, cell: int, turns: int, teleport: bool) -> bool:
    """Whether a cart can leave once this tile is turned."""
    board, player = table.board, table.players[seat]
    exit = exit_after(player.exit, turns) if player.cell == cell else player.exit
    pose = board[cell]
    board[cell] = turned(board, cell, turns)
    ways = departures(board, barred, player.cell, exit, teleport, table.options.turn_round_when_blocked)
    board[cell] = pose
    return bool(ways)


def mendable(table: Table, blocking: list[Rotate]) -> list[Rotate]:
    """SH-R13: with the Compass, rotations that lock the cart in but that a second one can repair."""
    if table.rotations < 2:
        return []
    return [move for move in blocking if can_be_freed(table, move)]


def can_be_freed(table: Table, first: Rotate) -> bool:
    """Whether some second rotation lets the active cart leave after this first one."""
    turn_tile(table, first.cell, first.turns)
    found = bool(sort_rotations(table)[1])
    turn_tile(table, first.cell, 6 - first.turns)
    return found


def turn_tile(table: Table, cell: int, turns: int) -> None:
    """SH-023, SH-R12: the tile and the carts on it."""
    table.board[cell] = turned(table.board, cell, turns)
    for player in table.players:
        if player.cell == cell:
            player.exit = exit_after(player.exit, turns)


# Swaps --------------------------------------------------------------------------------------------


def swap(table: Table, cell: int, other: int) -> None:
    """SH-R63: the tiles change places as they lie, carts included."""
    board = table.board
    board[cell], board[other] = board[other], board[cell]
    for player in table.players:
        if player.cell in (cell, other):
            player.cell = other if player.cell == cell else cell


def swappable(table: Table, cell: int) -> list[int]:
    """SH-R63: the tiles that may change places with this one."""
    return [other for other in range(CELLS) if may_swap(table, cell, other)]


def can_swap(table: Table, cell: int) -> bool:
    """Whether this tile can be swapped at all."""
    return any(may_swap(table, cell, other) for other in range(CELLS))


def may_swap(table: Table, cell: int, other: int) -> bool:
    """SH-R63: carts on the two tiles, and the rider to be, can leave as well as before."""
    if cell == other or not IS_TRACK[table.board[other] // 6]:
        return False
    movers = [seat for seat in (*living_on(table, cell), *living_on(table, other)) if seat != table.active]
    could = [seat for seat in movers if ways_out(table, seat, True)]
    rider = table.phase < RIDE_PHASE and bool(ways_out(table, table.active, False))
    swap(table, cell, other)
    fine = all(ways_out(table, seat, True) for seat in could)
    fine = fine and (not rider or bool(ways_out(table, table.active, False)))
    swap(table, cell, other)
    return fine
