"""Riding: which way is forward, what stops a cart, where it can end, which rotations are allowed.

Pure functions on a board (see :mod:`board`). What is closed to a rider is a bit mask, ``barred``: one
bit for each room, and one for each ramp of the Gatehouse.

>>> from speeltafel.games.spookhuis.board import FREE, GATE, fixed_board
>>> board = fixed_board()
>>> departures(board, GATE_DOORS, GATE, FREE, False)
[0, 1, 2, 3, 4, 5]
>>> {stop % 4 == IN_ROOM for stop in reach(board, GATE_DOORS, GATE, FREE, False)}
{False}
"""

from typing import Final

from speeltafel.games.spookhuis.board import (
    AHEAD,
    AROUND,
    CELLS,
    FREE,
    GATE,
    GATE_BACK,
    GATE_TILE,
    IS_KEY,
    IS_TRACK,
    ITEM_TILE,
    MEETING_TILE,
    NEIGHBOUR,
    NO_RAIL,
    ON_RING,
    PORTS,
    RAILS,
    ROOM,
    STUB,
    TRACK,
    WAYS,
    flipped,
    teleporters,
    turned,
)

OPEN: Final = 0
DEAD: Final = 1
OFF_BOARD: Final = 2
CLOSED_ROOM: Final = 3

DEAD_END: Final = 0
BEFORE_ROOM: Final = 1
IN_ROOM: Final = 2
BEHIND_WALL: Final = 3

DOOR: Final[list[int]] = [
    1 << (CELLS + port % 6) if port // 6 == GATE else 1 << (port // 6) for port in range(CELLS * 6)
]
"""The bit of the room, or of the ramp, that a port leads into."""
GATE_DOORS: Final = sum(DOOR[GATE * 6 + edge] for edge in range(6))


def door_of(cell: int, exit: int) -> int:
    """The bit of the room or ramp in which a cart stands; that of a track tile bars nobody."""
    if cell != GATE:
        return 1 << cell
    return GATE_DOORS if exit == FREE else DOOR[GATE * 6 + exit]


def forbidden_to_ghosts(board: list[int]) -> int:
    """SH-063, SH-064, SH-065: Ghosts stay out of three rooms."""
    bits = GATE_DOORS
    for cell in range(CELLS):
        if board[cell] // 6 in (MEETING_TILE, ITEM_TILE):
            bits |= 1 << cell
    return bits


def ahead(board: list[int], barred: int, node: int) -> int:
    """SH-R04: what a cart at a node has in front of it."""
    port = AHEAD[node]
    if port < 0:
        return OFF_BOARD
    kind = PORTS[board[port // 6] * 6 + port % 6]
    if kind == NO_RAIL:
        return DEAD
    if kind == ROOM and barred & DOOR[port]:
        return CLOSED_ROOM
    return OPEN


def headings(board: list[int], cell: int, exit: int) -> tuple[int, ...]:
    """SH-R06, SH-R08: the directions that count as forward, open or not."""
    pose = board[cell]
    if exit == FREE or (not IS_TRACK[pose // 6] and pose // 6 != GATE_BACK):
        return RAILS[pose]
    if ON_RING[pose * 6 + exit]:
        return WAYS[pose * 6 + exit]
    return (exit,)


def can_teleport(board: list[int], cell: int) -> bool:
    """SH-049, SH-R17: there is a teleporter on another tile."""
    return any(node // 6 != cell for node in teleporters(board))


def departures(
    board: list[int], barred: int, cell: int, exit: int, teleport: bool, turn_round: bool = False
) -> list[int]:
    """SH-R06, SH-R13: the exits by which a cart can leave its tile now."""
    ways = _open_ways(board, barred, cell, headings(board, cell, exit), teleport)
    if ways or not turn_round or exit == FREE or not IS_TRACK[board[cell] // 6]:
        return ways
    return _open_ways(board, barred, cell, WAYS[board[cell] * 6 + exit], teleport)


def _open_ways(board: list[int], barred: int, cell: int, ways: tuple[int, ...], teleport: bool) -> list[int]:
    found = []
    for way in ways:
        what = ahead(board, barred, cell * 6 + way)
        if what == OPEN or (what == OFF_BOARD and teleport and can_teleport(board, cell)):
            found.append(way)
    return found


def faces_wall(board: list[int], cell: int, exit: int) -> bool:
    """SH-R61: the cart stands at a dead end or at a teleporter."""
    if exit == FREE or not IS_TRACK[board[cell] // 6]:
        return False
    return ahead(board, 0, cell * 6 + exit) in (DEAD, OFF_BOARD) or PORTS[board[cell] * 6 + exit] == STUB


def behind_wall(board: list[int], cell: int, came_from: int, key_rooms: bool) -> list[int]:
    """SH-066, SH-067, SH-068, SH-R23: tiles a Ghost may reach through the wall."""
    return [
        there
        for there in AROUND[cell]
        if there != came_from and (IS_TRACK[board[there] // 6] or (key_rooms and IS_KEY[board[there] // 6]))
    ]


def by_lamp(board: list[int], barred: int, cell: int) -> list[int]:
    """SH-R61: tiles a living player may reach through the wall with the lamp."""
    return [
        there
        for there in AROUND[cell]
        if there != GATE and (IS_TRACK[board[there] // 6] or not barred & (1 << there))
    ]


def exits_of(board: list[int], port: int) -> tuple[int, ...]:
    """SH-040, SH-041, SH-042: the ways on for a cart that enters a track tile at a port."""
    return WAYS[board[port // 6] * 6 + port % 6]


def reach(
    board: list[int], barred: int, cell: int, exit: int, teleport: bool, turn_round: bool = False
) -> list[int]:
    """Every stop a ride from here can lead to, as ``node * 4 + kind of stop``.

    The ends of closed circuits (SH-R10) are not among them: they depend on the whole way there.
    """
    barred |= door_of(cell, exit)
    starts = [cell * 6 + way for way in departures(board, barred, cell, exit, teleport, turn_round)]
    return stops_from(board, barred, starts, teleport)


def stops_from(board: list[int], barred: int, nodes: list[int], teleport: bool) -> list[int]:
    """The stops of rides that go out through these nodes."""
    far = teleporters(board) if teleport else []
    stops: list[int] = []
    seen = [False] * (CELLS * 6)
    todo = list(nodes)
    for node in nodes:
        seen[node] = True
    arrivals: set[int] = set()
    for node in todo:
        port = AHEAD[node]
        if port < 0:
            others = [other for other in far if other // 6 != node // 6]
            arrivals.update(others)
            if not others:
                stops.append(node * 4 + DEAD_END)
            continue
        pose_port = board[port // 6] * 6 + port % 6
        kind = PORTS[pose_port]
        if kind == TRACK:
            start = port - port % 6
            for way in WAYS[pose_port]:
                there = start + way
                if not seen[there]:
                    seen[there] = True
                    todo.append(there)
        else:
            stops.append(_stop(kind, node, port, barred))
    if not arrivals:
        return stops
    stops += stops_from(board, barred, _inward(board, arrivals, stops), False)
    return list(dict.fromkeys(stops))


def nodes_from(board: list[int], nodes: list[int]) -> list[int]:
    """Every node that rides through these nodes can come to, without teleporters."""
    found = list(nodes)
    seen = set(nodes)
    for node in found:
        port = AHEAD[node]
        if port >= 0 and PORTS[board[port // 6] * 6 + port % 6] == TRACK:
            fresh = [port - port % 6 + way for way in exits_of(board, port)]
            fresh = [there for there in fresh if there not in seen]
            seen.update(fresh)
            found += fresh
    return found


def _stop(kind: int, node: int, port: int, barred: int) -> int:
    if kind == NO_RAIL:
        return node * 4 + DEAD_END
    if kind == STUB:
        return port * 4 + DEAD_END
    return node * 4 + BEFORE_ROOM if barred & DOOR[port] else port * 4 + IN_ROOM


def _inward(board: list[int], arrivals: set[int], stops: list[int]) -> list[int]:
    """SH-047: the nodes at which carts stand that come in over these teleporters."""
    nodes = []
    for port in sorted(arrivals):
        if PORTS[board[port // 6] * 6 + port % 6] == STUB:
            stops.append(port * 4 + DEAD_END)
        nodes += [port - port % 6 + way for way in exits_of(board, port)]
    return nodes


# Rotating ---------------------------------------------------------------------------------------------


def _key_turns(cell: int, rotation: int) -> tuple[int, ...]:
    """SH-029: turns that keep the connection of a Key Room on the board."""
    return tuple(k for k in range(1, 6) if NEIGHBOUR[cell * 6 + (rotation + k) % 6] >= 0)


KEY_TURNS: Final[list[tuple[int, ...]]] = [
    _key_turns(cell, rotation) for cell in range(CELLS) for rotation in range(6)
]
ANY_TURN: Final = (1, 2, 3, 4, 5)


def turns_of(board: list[int], cell: int) -> tuple[int, ...]:
    """SH-027, SH-028, SH-029, SH-R14: how far a tile may be turned, in sixths."""
    tile = board[cell] // 6
    if IS_KEY[tile]:
        return KEY_TURNS[cell * 6 + board[cell] % 6]
    return () if tile in (GATE_TILE, GATE_BACK) else ANY_TURN


def touched_by(board: list[int], cell: int, exit: int, turn_round: bool) -> set[int]:
    """The tiles whose rotation can change whether a cart can leave."""
    if turn_round:
        return {cell, *AROUND[cell]}
    cells = {NEIGHBOUR[cell * 6 + way] for way in headings(board, cell, exit)}
    cells.add(cell)
    cells.discard(-1)
    return cells


def rotate(board: list[int], cell: int, turns: int) -> list[int]:
    """The board after a rotation."""
    after = board.copy()
    after[cell] = turned(board, cell, turns)
    return after


def exit_after(exit: int, turns: int) -> int:
    """SH-R12: a cart turns along with its tile."""
    return exit if exit == FREE else (exit + turns) % 6


# Building ---------------------------------------------------------------------------------------------


def directly_connected(board: list[int]) -> bool:
    """SH-136: some room can be reached from the Gatehouse without a rotation."""
    return any(stop % 4 == IN_ROOM for stop in reach(board, GATE_DOORS, GATE, FREE, False))


def may_begin(board: list[int]) -> bool:
    """SH-136, SH-R77: no direct connection, and at least one exit of the Gatehouse is open."""
    if flipped(board) or directly_connected(board):
        return False
    return bool(departures(board, GATE_DOORS, GATE, FREE, False))
