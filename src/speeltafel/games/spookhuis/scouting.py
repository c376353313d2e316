"""Where a ride could lead, worked out from a view: fast, for bots that look at every rotation.

>>> import speeltafel
>>> match = speeltafel.start("spookhuis", seats=3, seed=1)
>>> chart = chart_for(match.view(match.table.active), match.table.active)
>>> len(chart.stops()) > 5
True
"""

from typing import Final

import msgspec

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import (
    AHEAD,
    CELLS,
    GATE_BACK,
    IS_TRACK,
    NEIGHBOUR,
    PORTS,
    ROOM,
    STUB,
    turned,
)
from speeltafel.games.spookhuis.moves import Rotate
from speeltafel.games.spookhuis.rails import (
    BEFORE_ROOM,
    CLOSED_ROOM,
    DEAD_END,
    IN_ROOM,
    OPEN,
    ahead,
    departures,
    door_of,
    exit_after,
    exits_of,
    nodes_from,
    reach,
    stops_from,
    touched_by,
)
from speeltafel.games.spookhuis.state import Player
from speeltafel.games.spookhuis.traffic import barred_for
from speeltafel.games.spookhuis.view import View

STOP_KINDS: Final = ("dead_end", "before_room", "room")
LONGEST: Final = 400
"""How many tiles of rides are followed at most when every way is tried."""


class Trip(msgspec.Struct, frozen=True):
    """One way a ride can go: where it ends, and the cells entered on the way."""

    stop: int
    path: tuple[int, ...]


class Chart:
    """The board and the carts as one seat sees them."""

    def __init__(self, board: list[int], cart: Player, others: int, lit: bool, turn_round: bool) -> None:
        """`others`: what is closed to this cart by the rules, by the other carts, and by where its ride began."""
        self.board = board
        self.cart = cart
        self.others = others
        self.barred = others | door_of(cart.cell, cart.exit)
        self.lit = lit
        self.turn_round = turn_round

    def stops(self) -> list[int]:
        """Where a ride from here can end, nothing being rotated."""
        cart = self.cart
        return reach(self.board, self.barred, cart.cell, cart.exit, self.lit, self.turn_round)

    def moved(self, move: Move, cell: int, exit: int) -> "Chart":
        """The chart of a later turn: a tile turned perhaps, the cart at the end of its ride."""
        board = self.board[:]
        if isinstance(move, Rotate):
            board[move.cell] = turned(board, move.cell, move.turns)
        return Chart(board, Player(cell=cell, exit=exit), self.others, True, self.turn_round)

    def turned(self, cell: int, turns: int) -> "Chart":
        """The chart once a tile is turned in this turn: the teleporters are out (SH-R18)."""
        board, cart = self.board[:], self.cart
        board[cell] = turned(board, cell, turns)
        exit = exit_after(cart.exit, turns) if cart.cell == cell else cart.exit
        return Chart(board, Player(cell=cart.cell, exit=exit), self.others, False, self.turn_round)

    def stops_after(self, cell: int, turns: int) -> list[int]:
        """Where a ride from here can end once a tile is turned."""
        cart, pose = self.cart, self.board[cell]
        exit = exit_after(cart.exit, turns) if cart.cell == cell else cart.exit
        self.board[cell] = turned(self.board, cell, turns)
        stops = reach(self.board, self.barred, cart.cell, exit, False, self.turn_round)
        self.board[cell] = pose
        return stops

    def quiet_cells(self) -> set[int]:
        """Cells whose rotation changes nothing about a ride without teleporters."""
        cart = self.cart
        near = touched_by(self.board, cart.cell, cart.exit, self.turn_round)
        starts = departures(self.board, self.barred, cart.cell, cart.exit, False, self.turn_round)
        ways = nodes_from(self.board, [cart.cell * 6 + way for way in starts])
        return set(range(CELLS)) - near - {NEIGHBOUR[node] for node in ways}

    def stops_via(self, exit: int) -> list[int]:
        """Where a ride can end that goes on through this exit of the present tile."""
        node = self.cart.cell * 6 + exit
        if ahead(self.board, self.barred, node) == CLOSED_ROOM:
            return [node * 4 + BEFORE_ROOM]
        return stops_from(self.board, self.barred, [node], self.lit)

    def stops_from_rim(self, port: int) -> list[int]:
        """Where a ride can end that comes in over a teleporter."""
        if PORTS[self.board[port // 6] * 6 + port % 6] == STUB:
            return [port * 4 + DEAD_END]
        nodes = [port - port % 6 + way for way in exits_of(self.board, port)]
        return stops_from(self.board, self.barred, nodes, False)

    def trips_via(self, exit: int) -> list[Trip]:
        """Every way a ride through this exit can go, up to a limit; teleporters are left out."""
        found: list[Trip] = []
        todo: list[tuple[int, tuple[int, ...], frozenset[int]]] = [
            (self.cart.cell * 6 + exit, (), frozenset())
        ]
        for node, path, used in todo:
            port = AHEAD[node]
            what = ahead(self.board, self.barred, node)
            if what != OPEN:
                found.append(Trip(node * 4 + (BEFORE_ROOM if what == CLOSED_ROOM else DEAD_END), path))
                continue
            cell = port // 6
            beyond = (*path, cell)
            if PORTS[self.board[cell] * 6 + port % 6] in (ROOM, STUB):
                kind = DEAD_END if IS_TRACK[self.board[cell] // 6] else IN_ROOM
                found.append(Trip(port * 4 + kind, beyond))
                continue
            for way in exits_of(self.board, port):
                piece = port * 6 + way
                if piece not in used and len(todo) < LONGEST:
                    todo.append((cell * 6 + way, beyond, used | {piece}))
        return found


def chart_for(view: View, seat: int) -> Chart:
    """The chart of a seat's view."""
    board = [pose_of(tile.kind, tile.tile, tile.rotation) for tile in view.tiles]
    carts = [Player(cell=p.cell, exit=p.exit, ghost=p.ghost) for p in view.players]
    others = barred_for(board, carts, seat)
    if view.ride and seat == view.active:
        others |= view.ride.closed
    return Chart(board, carts[seat], others, view.lit, view.options.turn_round_when_blocked)


def pose_of(kind: str, tile: int, rotation: int) -> int:
    """The pose of a tile as a view shows it."""
    return (GATE_BACK if kind == "gatehouse_back" else tile) * 6 + rotation
