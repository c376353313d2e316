"""The haunted house drawn with characters: rails, rooms, carts, and where the active cart can end."""

from collections.abc import Iterable
from typing import Final

from speeltafel.engine import Move
from speeltafel.engine.sketch import Canvas, Line, Say, Sketch, beside
from speeltafel.games.spookhuis.board import (
    CELLS,
    COORDINATES,
    FREE,
    GATE,
    NAMES,
    NEIGHBOUR,
    PORTS,
    RAILS,
    STUB,
    TILES,
)
from speeltafel.games.spookhuis.moves import Go, Rotate, Steer
from speeltafel.games.spookhuis.panel import ARROWS, below_board, beside_board, discards, mark
from speeltafel.games.spookhuis.rails import IN_ROOM
from speeltafel.games.spookhuis.scouting import STOP_KINDS, chart_for, pose_of
from speeltafel.games.spookhuis.view import PlayerView, TileView, View

ACROSS: Final = 10
DOWN: Final = 3
WIDTH: Final = 7 * ACROSS
HEIGHT: Final = 7 * DOWN

SHOWN: Final = frozenset(View.__struct_fields__)
ROOM_LOOKS: Final = {
    "key_room": "bold red",
    "meeting_room": "bold green",
    "item_room": "bold blue",
    "gatehouse": "bold yellow",
    "gatehouse_back": "bold yellow",
}
STOP_LOOKS: Final = {"room": "bold black on green", "dead_end": "bold white on red", "before_room": "reverse"}
RAMPS: Final = "ABC"
CROSSING: Final = "╳"
DOUBLE_CURVE: Final = "≍"
CIRCLE: Final = "◯"


def sketch(view: View, names: list[str], say: Say) -> Sketch:
    """The board, beside it everybody, below it the hand."""
    canvas = Canvas(WIDTH, HEIGHT)
    stops = reachable(view)
    for tile in view.tiles:
        draw_tile(canvas, view, tile, stops.get(tile.cell, ""))
    for cell in range(CELLS):
        draw_carts(canvas, cell, [player for player in view.players if player.cell == cell])
    drawn = beside(canvas.lines(), beside_board(view, names, say), gap=1)
    return Sketch((*drawn, *below_board(view, names, say)), SHOWN, (*legend(say), *discards(view.piles, say)))


def reachable(view: View) -> dict[int, str]:
    """Where the ride of the active cart can end as the tiles lie, the best kind of stop for each cell."""
    if view.active is None or not 0 < view.phase <= 2 or view.players[view.active].ghost:
        return {}
    found: dict[int, str] = {}
    for stop in sorted(chart_for(view, view.active).stops(), key=lambda stop: stop % 4):
        found[stop // 24] = STOP_KINDS[stop % 4]
    return found


def corner(cell: int) -> tuple[int, int]:
    """Where the characters of a cell begin."""
    q, r = COORDINATES[cell]
    return ACROSS * q + ACROSS // 2 * r + 3 * ACROSS, DOWN * (r + 3)


# A tile -------------------------------------------------------------------------------------------

PLACES: Final = ((7, 1), (7, 0), (3, 0), (0, 1), (3, 2), (7, 2))
"""Where the rail of each direction is drawn, from the corner of the cell."""
SLASHES: Final = ("───", "╱", "╲", "────", "╱", "╲")
ENDS: Final = (2, 0, 0, 0, 0, 0)
"""Which character of the rail lies at the rim of the tile."""


def draw_tile(canvas: Canvas, view: View, tile: TileView, stop: str) -> None:
    """Name, rails and middle."""
    x, y = corner(tile.cell)
    if tile.cell != GATE:
        canvas.write(x + 4, y, NAMES[tile.cell], STOP_LOOKS.get(stop, "dim"))
        if stop:
            canvas.write(x + 6, y, "*", STOP_LOOKS[stop])
    pose = pose_of(tile.kind, tile.tile, tile.rotation)
    for edge in RAILS[pose]:
        draw_rail(canvas, view, tile, edge, PORTS[pose * 6 + edge] == STUB)
    middle = middle_of(view, tile)
    canvas.write(x + 5 - len(middle) // 2, y + 1, middle, ROOM_LOOKS.get(tile.kind, ""))


def draw_rail(canvas: Canvas, view: View, tile: TileView, edge: int, stub: bool) -> None:
    """A rail from the middle to one side: a drawn end, a ramp or a teleporter shows at the rim."""
    x, y = corner(tile.cell)
    dx, dy = PLACES[edge]
    canvas.write(x + dx, y + dy, SLASHES[edge], ROOM_LOOKS.get(tile.kind, ""))
    end = x + dx + ENDS[edge]
    if stub:
        canvas.write(end, y + dy, "×")
    elif tile.cell == GATE and edge in view.ramps:
        canvas.write(end, y + dy, RAMPS[view.ramps.index(edge)], ROOM_LOOKS[tile.kind])
    elif NEIGHBOUR[tile.cell * 6 + edge] < 0:
        canvas.write(end, y + dy, "◉", "bold magenta" if view.lit else "dim")


def middle_of(view: View, tile: TileView) -> str:
    """What the middle of a tile tells: the room, or how its rails are joined."""
    for room in view.rooms:
        if room.cell == tile.cell:
            return f"{room.letter}:{room.key.removeprefix('key_')}"
    if tile.kind in ROOM_LOOKS:
        return {"meeting_room": "[M]", "item_room": "[I]"}.get(tile.kind, "[G]")
    drawing = TILES[tile.tile]
    if drawing.ring:
        return CIRCLE
    if len(drawing.routes) < 2:
        return "·"
    shared = set(drawing.routes[0]).intersection(drawing.routes[1])
    if shared:
        return ARROWS[(shared.pop() + tile.rotation) % 6]
    straight = all((a - b) % 6 == 3 for a, b in drawing.routes)
    return CROSSING if straight else DOUBLE_CURVE


# Carts --------------------------------------------------------------------------------------------


def draw_carts(canvas: Canvas, cell: int, players: list[PlayerView]) -> None:
    """Below the middle; a cart by itself shows where it is heading."""
    x, y = corner(cell)
    marks = "".join(mark(player) for player in players)
    if len(players) == 1 and players[0].exit != FREE:
        marks += ARROWS[players[0].exit]
    canvas.write(x + 4, y + 2, marks[:3], "bold cyan")
    canvas.write(x + 4, y, marks[3:], "bold cyan")


# Hints -------------------------------------------------------------------------------------------


def hint(view: View, seat: int, move: Move, say: Say) -> str:
    """The tile that a rail leads to; the rooms within reach, or those that a rotation adds to them."""
    if isinstance(move, Steer) and view.active is not None:
        ahead = NEIGHBOUR[view.players[view.active].cell * 6 + move.exit]
        return f"({NAMES[ahead]})" if ahead >= 0 else "(◉)"
    if not isinstance(move, Rotate | Go) or view.phase != 1:
        return ""
    chart = chart_for(view, seat)
    cells = rooms_among(chart.stops())
    if isinstance(move, Rotate):
        cells = rooms_among(chart.stops_after(move.cell, move.turns)) - cells
    rooms = [middle_of(view, tile) for tile in view.tiles if tile.cell in cells]
    return say("sketch-opens", rooms=", ".join(rooms)) if rooms else ""


def rooms_among(stops: Iterable[int]) -> set[int]:
    """The cells of the rooms in which a ride can end."""
    return {stop // 24 for stop in stops if stop % 4 == IN_ROOM}


# Legend -------------------------------------------------------------------------------------------


def legend(say: Say) -> list[Line]:
    """What the signs mean."""
    return [((say(f"sketch-{part}"), "dim"),) for part in ("rails", "rooms", "stops")]
