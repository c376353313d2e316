"""What speaks for a ride: the room it reaches, the end it avoids, whom it meets."""

from collections.abc import Iterator
from typing import Any, Final

from speeltafel.engine import Reason, because
from speeltafel.games.spookhuis.board import GATE
from speeltafel.games.spookhuis.moves import Go, Rotate, Steer, Stop, Teleport, ThroughWall
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import Wishes, prey_value

RIDING: Final = ("rotate", "set-off", "depart", "branch", "teleport", "wall")
"""Questions before the end of a ride."""


def ride(view: View, seat: int, move: Rotate | Go | Steer | Teleport) -> Iterator[Reason]:
    """What the best end of the ride brings, once this is done."""
    if not any(waiting.seat == seat and waiting.kind in RIDING for waiting in view.waiting):
        yield because("enough-done")
        return
    rider = seat if view.active is None else view.active
    if rider != seat:
        yield from somebody_elses(view, rider, move)
    elif view.players[seat].ghost:
        yield from haunting(view, seat, move)
    else:
        yield from own_ride(view, seat, move)


def own_ride(view: View, seat: int, move: Any) -> Iterator[Reason]:
    chart, wishes = chart_for(view, seat), Wishes(view, seat)
    stops = stops_by(chart, move)
    if not stops:
        yield because("goes-nowhere")
        return
    best = max(stops, key=wishes.value)
    cell, kind = best // 24, best % 4
    if kind == IN_ROOM:
        yield from room(view, wishes, cell)
    else:
        yield from towards(view, wishes, cell)
    if kind == DEAD_END:
        yield because("dead-end", morale=wishes.me.morale)
    if kind != DEAD_END and any(stop % 4 == DEAD_END for stop in chart.stops()):
        yield because("no-dead-end")
    if isinstance(move, Go) and view.teleporters and view.lit:
        yield because("keeps-teleporters")


def stops_by(chart: Chart, move: Any) -> list[int]:
    """Where the ride can end after this move."""
    if isinstance(move, Rotate):
        return chart.stops_after(move.cell, move.turns)
    if isinstance(move, Steer):
        return chart.stops_via(move.exit)
    if isinstance(move, Teleport):
        return chart.stops_from_rim(move.cell * 6 + move.exit)
    return chart.stops()


def room(view: View, wishes: Wishes, cell: int) -> Iterator[Reason]:
    """What a visit brings."""
    me = wishes.me
    key = wishes.key_at(cell)
    kinds = {tile.cell: tile.kind for tile in view.tiles}
    if cell == GATE:
        yield gatehouse(wishes)
    elif key in wishes.needed:
        yield because("key-needed", cell=cell, key=key)
    elif key:
        yield because("key-maybe" if may_help(wishes, key) else "key-spare", cell=cell, key=key)
    elif kinds[cell] == "meeting_room":
        yield because("meeting-room", morale=me.morale)
    elif kinds[cell] == "item_room":
        yield because("item-room", cards=me.cards)


def may_help(wishes: Wishes, key: str) -> bool:
    """Whether it could fit; and any first key is good for a look at the code."""
    fits = wishes.unknown > 0 and key in wishes.candidates and key not in wishes.keys
    return fits or not wishes.keys


def gatehouse(wishes: Wishes) -> Reason:
    """To look at the code takes a key (SH-119)."""
    if wishes.ready():
        return because("escapes")
    return (
        because("gate-look", count=wishes.unknown) if wishes.unknown and wishes.keys else because("gate-safe")
    )


def towards(view: View, wishes: Wishes, cell: int) -> Iterator[Reason]:
    """The room that is near where the ride ends."""
    from_here = {room: wishes.rooms[room] for room in wishes.rooms if room != cell and wishes.rooms[room] > 0}
    if not from_here:
        return
    goal = max(from_here, key=lambda room: from_here[room])
    if goal == GATE:
        yield because("near-gate")
    elif wishes.key_at(goal):
        yield because("near-key", cell=goal, key=wishes.key_at(goal))
    else:
        yield because("near-room", cell=goal)


def somebody_elses(view: View, rider: int, move: Any) -> Iterator[Reason]:
    """Whoever drives another cart wants it to go wrong."""
    stops = stops_by(chart_for(view, rider), move)
    if stops and all(stop % 4 == DEAD_END for stop in stops):
        yield because("their-dead-end", player=rider)
    elif stops and not any(stop % 4 == IN_ROOM for stop in stops):
        yield because("their-detour", player=rider)


def haunting(view: View, seat: int, move: Any) -> Iterator[Reason]:
    """A Ghost looks for the living."""
    if isinstance(move, Steer):
        trips = chart_for(view, seat).trips_via(move.exit)
        best = max(trips, key=lambda trip: prey_value(view, trip.path), default=None)
        prey = [p for p in view.players if not p.ghost and best and p.cell in best.path and p.cell != GATE]
        if prey:
            victim = min(prey, key=lambda player: player.morale)
            yield because("prey", player=victim.seat, morale=victim.morale)


def wall(view: View, seat: int, move: ThroughWall) -> Iterator[Reason]:
    wishes = Wishes(view, seat)
    if move.cell in wishes.rooms:
        yield from room(view, wishes, move.cell)
    else:
        yield because("no-dead-end")


def stop(view: View, seat: int, move: Stop) -> Iterator[Reason]:
    yield because("stays-here", morale=view.players[seat].morale)
