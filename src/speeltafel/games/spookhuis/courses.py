"""Every way a ride can go, worked out from a view: where it ends, and whom it meets.

Rides never use a piece of track twice (SH-R10), so there are few of them: all are followed to their end.

>>> import speeltafel
>>> from speeltafel.games.spookhuis.moves import GO
>>> match = speeltafel.start("spookhuis", seats=3, seed=1)
>>> stops = preview(match.view(match.table.active), match.table.active, GO)
>>> len(stops) > 5, sorted({stop.kind for stop in stops})
(True, ['before_room', 'dead_end'])
"""

from typing import Final

import msgspec

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import (
    AHEAD,
    CELLS,
    FREE,
    GATE,
    NO_RAIL,
    PORTS,
    ROOM,
    STUB,
    flipped,
    teleporters,
)
from speeltafel.games.spookhuis.cards import WANDERING
from speeltafel.games.spookhuis.moves import Go, Rotate, Steer, Teleport
from speeltafel.games.spookhuis.rails import BEFORE_ROOM, DEAD_END, DOOR, IN_ROOM, departures, exits_of
from speeltafel.games.spookhuis.scouting import STOP_KINDS, Chart, chart_for
from speeltafel.games.spookhuis.state import NOBODY
from speeltafel.games.spookhuis.view import PlayerView, View

LIMIT: Final = 5000
"""How many tiles are followed at most; the most ever seen on a board is below 400."""


class Way(msgspec.Struct, frozen=True):
    """How a ride to a stop matters: whom it meets, in order, and the side by which the last cart leaves the Gatehouse."""

    met: tuple[int, ...]
    side: int


class Stop(msgspec.Struct, frozen=True):
    """A place where a ride can end: after so many tiles at least, by these ways that differ."""

    cell: int
    exit: int
    """The ramp of the Gatehouse, the direction faced on track; other rooms have no direction."""
    kind: str
    tiles: int
    ways: tuple[Way, ...]


class Leg(msgspec.Struct, frozen=True):
    """A cart at a node, with what its ride has done by then."""

    node: int
    side: int
    used: frozenset[int]
    entered: tuple[int, ...]
    teleported: bool


class End(msgspec.Struct, frozen=True):
    """The end of one ride, as ``node * 4 + kind of stop``."""

    stop: int
    side: int
    entered: tuple[int, ...]


def preview(view: View, seat: int, move: Move) -> list[Stop]:
    """Where the ride of the active cart can end after this move; nowhere when the move is not about a ride."""
    if not is_about_ride(view, move):
        return []
    rider = seat if view.active is None else view.active
    chart = chart_for(view, rider)
    if isinstance(move, Rotate):
        chart = chart.turned(move.cell, move.turns)
    return summary(view, rider, follow(chart, setting_off(view, chart, move)))


def is_about_ride(view: View, move: Move) -> bool:
    """Whether this can lead somewhere on this board: a move may come from a browser with any numbers."""
    if isinstance(move, Rotate):
        return 0 <= move.cell < CELLS
    if isinstance(move, Teleport):
        return 0 <= move.exit < 6 and move.cell * 6 + move.exit in view.teleporters
    return isinstance(move, Go) or (isinstance(move, Steer) and 0 <= move.exit < 6)


def setting_off(view: View, chart: Chart, move: Move) -> list[Leg]:
    """The cart as it is once this move is made."""
    cart, ride = chart.cart, view.ride
    used = frozenset(ride.used if ride else ())
    entered = tuple(ride.entered if ride else ())
    if isinstance(move, Teleport):
        return entering(chart, Leg(move.cell * 6 + move.exit, NOBODY, used, entered, True))
    if isinstance(move, Steer):
        ways = [move.exit]
        if ride and ride.port != NOBODY:
            used |= {ride.port * 6 + move.exit}
    else:
        ways = departures(chart.board, chart.barred, cart.cell, cart.exit, chart.lit, chart.turn_round)
    last = cart.cell == GATE and not flipped(chart.board) and alone(view)
    return [Leg(cart.cell * 6 + way, way if last else NOBODY, used, entered, not chart.lit) for way in ways]


def alone(view: View) -> bool:
    """SH-032: only the last cart to leave decides how the Gatehouse is turned over."""
    return sum(player.cell == GATE for player in view.players) == 1


def follow(chart: Chart, starts: list[Leg]) -> list[End]:
    """Every ride from here to its end, the short ones first."""
    ends: list[End] = []
    todo = list(starts)
    for leg in todo:
        if len(todo) > LIMIT:
            break
        stop = stop_at(chart, leg)
        if stop != NOBODY:
            port = stop // 4
            inside = (port // 6,) if port != leg.node else ()
            ends.append(End(stop, leg.side, (*leg.entered, *inside)))
            continue
        for on in roll_on(chart, leg):
            fresh = entering(chart, on)
            todo += fresh
            if not fresh:
                ends += circuit_ends(chart, on)
    return ends


def stop_at(chart: Chart, leg: Leg) -> int:
    """SH-034 to SH-038: what stops a cart at a node; NOBODY when it rolls on."""
    port = AHEAD[leg.node]
    if port < 0:
        return NOBODY if rims(chart, leg) else leg.node * 4 + DEAD_END
    kind = PORTS[chart.board[port // 6] * 6 + port % 6]
    if kind == NO_RAIL:
        return leg.node * 4 + DEAD_END
    if kind == STUB:
        return port * 4 + DEAD_END
    if kind == ROOM:
        return leg.node * 4 + BEFORE_ROOM if chart.barred & DOOR[port] else port * 4 + IN_ROOM
    return NOBODY


def rims(chart: Chart, leg: Leg) -> list[int]:
    """SH-046, SH-048: where a cart can come in again that runs off the board here."""
    if leg.teleported:
        return []
    return [port for port in teleporters(chart.board) if port // 6 != leg.node // 6]


def roll_on(chart: Chart, leg: Leg) -> list[Leg]:
    """The cart at the ports where it comes onto the next tile."""
    port = AHEAD[leg.node]
    if port >= 0:
        return [Leg(port, leg.side, leg.used, leg.entered, leg.teleported)]
    return [Leg(rim, leg.side, leg.used, leg.entered, True) for rim in rims(chart, leg)]


def entering(chart: Chart, leg: Leg) -> list[Leg]:
    """SH-040 to SH-042, SH-R10: the ways on from a port that the ride has not used."""
    port = leg.node
    here = port - port % 6
    return [
        Leg(here + way, leg.side, leg.used | {port * 6 + way}, (*leg.entered, port // 6), leg.teleported)
        for way in exits_of(chart.board, port)
        if port * 6 + way not in leg.used
    ]


def circuit_ends(chart: Chart, leg: Leg) -> list[End]:
    """SH-R10: every way on is used up, or the rail ends here: the ride is over."""
    port = leg.node
    entered = (*leg.entered, port // 6)
    ways = exits_of(chart.board, port) or (port % 6,)
    return [End((port - port % 6 + way) * 4 + DEAD_END, leg.side, entered) for way in ways]


# What a person needs to know of them ----------------------------------------------------------------


def summary(view: View, rider: int, ends: list[End]) -> list[Stop]:
    """The stops with the ways there."""
    close = {p.seat: p.cell for p in view.players if p.cell != GATE and matters(view.players[rider], p)}
    found: dict[int, tuple[int, dict[Way, None]]] = {}
    for end in ends:
        met = [seat for cell in dict.fromkeys(end.entered) for seat in close if close[seat] == cell]
        place = (
            end.stop if end.stop % 4 != IN_ROOM or end.stop // 24 == GATE else end.stop // 24 * 24 + IN_ROOM
        )
        tiles, ways = found.setdefault(place, (len(end.entered), {}))
        found[place] = (min(tiles, len(end.entered)), ways)
        ways[Way(tuple(met), end.side)] = None
    return [stop_of(place, tiles, tuple(ways)) for place, (tiles, ways) in found.items()]


def matters(rider: PlayerView, other: PlayerView) -> bool:
    """SH-072, SH-174, SH-181: whether something happens when these two meet."""
    if rider.seat == other.seat or (rider.ghost and other.ghost):
        return False
    cursed = any(laid.card in WANDERING for laid in (*rider.laid, *other.laid))
    return rider.ghost or other.ghost or cursed


def stop_of(place: int, tiles: int, ways: tuple[Way, ...]) -> Stop:
    """A stop in words; rooms other than the Gatehouse have no direction."""
    cell, exit, kind = place // 24, place // 4 % 6, place % 4
    return Stop(cell, FREE if kind == IN_ROOM and cell != GATE else exit, STOP_KINDS[kind], tiles, ways)
