"""Phase 2: the ride, branch by branch."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events, traffic
from speeltafel.games.spookhuis.board import (
    AHEAD,
    FREE,
    GATE,
    IS_TRACK,
    PORTS,
    ROOM,
    STUB,
    flipped,
    kind_at,
    teleporters,
)
from speeltafel.games.spookhuis.flow.items import anytime_moves, play_anytime
from speeltafel.games.spookhuis.moves import (
    STEER,
    STOP,
    TELEPORT,
    WALL,
    Steer,
    Stop,
    Teleport,
    ThroughWall,
    Use,
)
from speeltafel.games.spookhuis.rails import (
    BEFORE_ROOM,
    BEHIND_WALL,
    CLOSED_ROOM,
    DEAD_END,
    IN_ROOM,
    OPEN,
    ahead,
    behind_wall,
    by_lamp,
    departures,
    door_of,
    exits_of,
    faces_wall,
)
from speeltafel.games.spookhuis.state import NOBODY, STUCK, Player, Table

REASONS = ("dead_end", "before_room", "room", "behind_wall", "stuck")


@dataclass
class Ride(Procedure):
    """SH-033 to SH-051: the cart rolls on until an obstacle stops it.

    The cart stands at the exit `node`, or has entered a tile at `port` and wants a way on, or neither yet.
    """

    seat: int = 0
    driver: int = 0
    barred: int = 0
    node: int = NOBODY
    port: int = NOBODY
    came_from: int = NOBODY
    teleported: bool = False
    over: bool = False
    path: list[int] = field(default_factory=list)
    """Cells entered (SH-R25)."""
    used: list[int] = field(default_factory=list)
    """Pieces of track, as tile, entry and exit (SH-R10)."""
    told: list[int] = field(default_factory=list)
    """Nodes passed since the last event."""

    def steps(self) -> tuple[Step, ...]:
        return (set_off, roll_on, ask_driver, arrive)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Use):
            self.repeat()
            play_anytime(table, seat, move.item, now)
            return
        follow(table, self, move, now)
        self.at = self.steps().index(roll_on)


def set_off(table: Table, ride: Ride, now: Now) -> None:
    """SH-R09: the room or ramp that is left counts as occupied until the ride is over."""
    player = table.players[ride.seat]
    ride.barred = traffic.barred_for(table.board, table.players, ride.seat)
    ride.barred |= door_of(player.cell, player.exit)


def roll_on(table: Table, ride: Ride, now: Now) -> None:
    """Follow the rails to the end, or to where there is a choice."""
    while not ride.over:
        _, moves = choices(table, ride)
        if len(moves) > 1:
            tell(ride, now)
            return
        if moves:
            follow(table, ride, moves[0], now)
        else:
            halt(table, ride, STUCK)


def ask_driver(table: Table, ride: Ride, now: Now) -> None:
    """SH-020, SH-040, SH-046, SH-066, SH-113: where there is a choice the driver decides, or plays an item first."""
    if not ride.over:
        kind, moves = choices(table, ride)
        table.ask(ride.driver, kind, moves + anytime_moves(table, ride.driver), RULES[kind], "turn")


RULES = {"depart": "SH-R06", "branch": "SH-040", "teleport": "SH-046", "wall": "SH-066"}


def choices(table: Table, ride: Ride) -> tuple[str, list[Move]]:
    """What the driver can do where the cart is now."""
    if ride.port != NOBODY:
        return "branch", branches(table, ride)
    if ride.node == NOBODY:
        return "depart", ways_to_leave(table, ride)
    if AHEAD[ride.node] < 0 and may_teleport(table, ride):
        return "teleport", ways_off_board(table, ride)
    return "wall", ways_at_dead_end(table, ride)


def ways_to_leave(table: Table, ride: Ride) -> list[Move]:
    """SH-R06, SH-R08, SH-R22, SH-R61: forward, or through the wall."""
    player = table.players[ride.seat]
    lit = traffic.teleporters_lit(table)
    exits = departures(
        table.board, ride.barred, player.cell, player.exit, lit, table.options.turn_round_when_blocked
    )
    moves: list[Move] = [STEER[exit] for exit in exits]
    if player.ghost and not exits:
        walls = behind_wall(table.board, player.cell, NOBODY, table.options.ghost_wall_into_key_rooms)
        moves += [WALL[cell] for cell in walls]
    elif table.lamp and faces_wall(table.board, player.cell, player.exit):
        moves += [WALL[cell] for cell in by_lamp(table.board, ride.barred, player.cell)]
    return moves


def branches(table: Table, ride: Ride) -> list[Move]:
    """SH-040, SH-041, SH-042, SH-R10: ways on that this ride has not used; if all are used, where to end."""
    ways = exits_of(table.board, ride.port)
    fresh = [way for way in ways if ride.port * 6 + way not in ride.used]
    return [STEER[way] for way in fresh or ways]


def may_teleport(table: Table, ride: Ride) -> bool:
    """SH-045, SH-048, SH-049"""
    if ride.teleported or not traffic.teleporters_lit(table):
        return False
    return any(node // 6 != ride.node // 6 for node in teleporters(table.board))


def ways_off_board(table: Table, ride: Ride) -> list[Move]:
    """SH-046, SH-R17, SH-R61: any teleporter on another tile, or the wall with the lamp."""
    here = ride.node // 6
    moves: list[Move] = [TELEPORT[node] for node in teleporters(table.board) if node // 6 != here]
    if table.lamp:
        moves += [WALL[cell] for cell in by_lamp(table.board, ride.barred, here)]
    return moves


def ways_at_dead_end(table: Table, ride: Ride) -> list[Move]:
    """SH-066, SH-067, SH-141: a Ghost, or the lamp, may go through the wall."""
    cell = ride.node // 6
    walls: list[int] = []
    if table.players[ride.seat].ghost:
        walls = behind_wall(table.board, cell, ride.came_from, table.options.ghost_wall_into_key_rooms)
    elif table.lamp:
        walls = by_lamp(table.board, ride.barred, cell)
    return [STOP, *(WALL[cell] for cell in walls)]


# What a choice does -------------------------------------------------------------------------------


def follow(table: Table, ride: Ride, move: Move, now: Now) -> None:
    """Carry out one choice of the ride."""
    if isinstance(move, Steer):
        steer(table, ride, move.exit)
    elif isinstance(move, Teleport):
        teleport(table, ride, move.cell * 6 + move.exit, now)
    elif isinstance(move, ThroughWall):
        go_through_wall(table, ride, move.cell, now)
    elif isinstance(move, Stop):
        halt(table, ride, DEAD_END)


def steer(table: Table, ride: Ride, exit: int) -> None:
    """Out by this exit; a way that was used up ends the ride (SH-R10)."""
    player = table.players[ride.seat]
    used_up = False
    if ride.port != NOBODY:
        piece = ride.port * 6 + exit
        used_up = piece in ride.used
        ride.used.append(piece)
        ride.port = NOBODY
    elif player.cell == GATE and not flipped(table.board):
        table.last_exit = exit
    player.exit = exit
    ride.node = player.cell * 6 + exit
    ride.told.append(ride.node)
    if not used_up:
        look_ahead(table, ride)


def look_ahead(table: Table, ride: Ride) -> None:
    """SH-034 to SH-038: roll into what is open; at an obstacle the cart stays at its node."""
    what = ahead(table.board, ride.barred, ride.node)
    if what == OPEN:
        enter(table, ride, AHEAD[ride.node])
    elif what == CLOSED_ROOM:
        halt(table, ride, BEFORE_ROOM)


def enter(table: Table, ride: Ride, port: int) -> None:
    """The cart rolls onto the next tile."""
    player = table.players[ride.seat]
    ride.came_from = player.cell
    player.cell = port // 6
    ride.path.append(player.cell)
    ride.node = NOBODY
    kind = PORTS[table.board[player.cell] * 6 + port % 6]
    if kind == ROOM:
        enter_room(table, ride, player, port % 6)
    elif kind == STUB:
        player.exit = port % 6
        ride.node = port
    else:
        player.exit = FREE
        ride.port = port


def enter_room(table: Table, ride: Ride, player: Player, edge: int) -> None:
    """SH-038, SH-044: the ride stops there; in the Gatehouse on that ramp."""
    player.exit = edge if player.cell == GATE else FREE
    halt(table, ride, IN_ROOM)


def teleport(table: Table, ride: Ride, target: int, now: Now) -> None:
    """SH-046, SH-047: out over the rim, in again elsewhere."""
    tell(ride, now)
    if now.listening:
        now.emit(events.Teleported(seat=ride.seat, departure=ride.node, arrival=target))
    ride.teleported = True
    enter(table, ride, target)


def go_through_wall(table: Table, ride: Ride, cell: int, now: Now) -> None:
    """SH-066, SH-069, SH-070, SH-142: the ride ends behind the wall with a free heading."""
    tell(ride, now)
    player = table.players[ride.seat]
    player.cell = cell
    player.exit = FREE
    ride.path.append(cell)
    if now.listening:
        now.emit(events.WentThroughWall(seat=ride.seat, cell=cell))
    halt(table, ride, BEHIND_WALL if IS_TRACK[table.board[cell] // 6] else IN_ROOM)


def halt(table: Table, ride: Ride, stop: int) -> None:
    """The ride is over."""
    ride.over = True
    table.stop = stop


def tell(ride: Ride, now: Now) -> None:
    """Tell which way the cart went since the last time."""
    if ride.told and now.listening:
        now.emit(events.Rode(seat=ride.seat, path=tuple(ride.told)))
    ride.told.clear()


def arrive(table: Table, ride: Ride, now: Now) -> None:
    """The last thing everybody sees of the ride; scares and meetings follow (SH-R27)."""
    table.path = ride.path
    tell(ride, now)
    if now.listening:
        cell = table.players[ride.seat].cell
        kind = kind_at(table.board, cell)
        now.emit(events.Stopped(seat=ride.seat, cell=cell, reason=REASONS[table.stop], kind=kind))
