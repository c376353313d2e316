"""Why something on the board cannot be touched: tiles, turns of a tile, ways out, teleporters, rooms."""

from typing import Final

from speeltafel.games.spookhuis.board import AROUND, CELLS, GATE, IS_KEY, IS_TRACK, KEY_ROOMS
from speeltafel.games.spookhuis.flow.ride import Ride
from speeltafel.games.spookhuis.rails import turns_of
from speeltafel.games.spookhuis.refusals.moment import RIDING, Id, Moment
from speeltafel.games.spookhuis.traffic import harmless_turns, teleporters_lit

CHOOSING_TILES: Final = {"wrench": "SH-R63", "dice": "SH-159", "file-take": "SH-145"}
"""Items that ask for a tile or a room."""
CHOOSING_ROOMS: Final = {"dice": "SH-R66", "file-take": "SH-R67"}
"""Which Key Rooms they can be used on."""


def is_cell(cell: Id) -> bool:
    """Whether this is one of the tiles."""
    return isinstance(cell, int) and 0 <= cell < CELLS


def why_not_tile(moment: Moment, cell: Id) -> str:
    """A tile that can be neither turned nor chosen now."""
    if cell in KEY_ROOMS and moment.kind in CHOOSING_ROOMS:
        return CHOOSING_ROOMS[moment.kind]
    if moment.kind in CHOOSING_TILES:
        return CHOOSING_TILES[moment.kind]
    if moment.waiting in RIDING and (moment.mine or moment.kind):
        return why_not_go_to(moment, cell)
    if moment.player.ghost:
        return "SH-030"
    if moment.kind in ("rotate", "board"):
        return why_not_turn(moment, cell, None)
    if moment.kind == "set-off":
        return "SH-023"
    return moment.turn_or_phase()


def why_not_rotation(moment: Moment, turned: Id) -> str:
    """A tile that cannot be turned so far."""
    cell, _, turns = str(turned).partition("/")
    place = int(cell) if is_number(cell) else -1
    if moment.kind not in ("rotate", "board") or moment.player.ghost or not is_number(turns):
        return why_not_tile(moment, place)
    return why_not_turn(moment, place, int(turns))


def is_number(text: str) -> bool:
    """A small number, written plainly."""
    return text.isascii() and text.isdigit() and len(text) < 4


def why_not_turn(moment: Moment, cell: Id, turns: int | None) -> str:
    """SH-023 to SH-029, SH-172: this tile (None: in any way)."""
    table = moment.table
    if moment.kind == "rotate" and table.derailed:
        return "SH-172"
    if cell == GATE:
        return "SH-028"
    if not isinstance(cell, int) or not is_cell(cell) or turns == 0:
        return "SH-R14"
    allowed = turns_of(table.board, cell)
    if turns is not None and turns not in allowed:
        return "SH-029" if IS_KEY[table.board[cell] // 6] and turns < 6 else "SH-R14"
    if moment.kind == "board":
        return "SH-136"
    harmless = harmless_turns(table, cell, allowed)
    locks_others = not harmless if turns is None else turns not in harmless
    return "SH-024" if moment.rule == "SH-024" and not locks_others else "SH-R13"


# During a ride ------------------------------------------------------------------------------------


def why_not_go_to(moment: Moment, cell: Id) -> str:
    """SH-034, SH-066 to SH-068, SH-R61: a ride follows the rails; walls are for Ghosts and for the Lamp."""
    if moment.steered_by_another():
        return "SH-R54"
    if not moment.kind:
        return moment.turn_or_phase()
    if moment.kind == "teleport":
        return "SH-046"
    rider = moment.table.player()
    if rider.ghost:
        return why_not_through_wall(moment, cell)
    return "SH-R61" if moment.table.lamp and moment.kind == "wall" else "SH-034"


def why_not_through_wall(moment: Moment, cell: Id) -> str:
    """SH-066, SH-067, SH-068, SH-R23: which tiles a Ghost finds behind the wall."""
    table = moment.table
    if not isinstance(cell, int) or not is_cell(cell):
        return "SH-066"
    if not IS_TRACK[table.board[cell] // 6]:
        return "SH-068"
    ride = next((frame for frame in table.frames if isinstance(frame, Ride)), None)
    if ride and ride.came_from == cell and moment.kind == "wall":
        return "SH-067"
    return "SH-034" if moment.kind == "branch" or cell in AROUND[table.player().cell] else "SH-R23"


def why_not_exit(moment: Moment, way: Id) -> str:
    """SH-041, SH-R06, SH-R10: a way out that is not forward, does not run on smoothly, or was used."""
    if moment.steered_by_another():
        return "SH-R54"
    if moment.kind == "depart":
        return "SH-R06"
    if moment.kind == "branch":
        return "SH-R10" if was_used(moment, way) else "SH-041"
    return "SH-034" if moment.kind in RIDING else moment.turn_or_phase()


def was_used(moment: Moment, way: Id) -> bool:
    """SH-R10: this ride took that way over the tile already."""
    ride = next((frame for frame in moment.table.frames if isinstance(frame, Ride)), None)
    return bool(ride and isinstance(way, int) and 0 <= way < 6 and ride.port * 6 + way in ride.used)


def why_not_teleporter(moment: Moment, node: Id) -> str:
    """SH-045 to SH-051, SH-172, SH-R17"""
    table = moment.table
    if moment.player.ghost:
        return "SH-051"
    if moment.kind == "teleport":
        return "SH-R17"
    if moment.mine and table.derailed:
        return "SH-172"
    if moment.mine and any(isinstance(frame, Ride) and frame.teleported for frame in table.frames):
        return "SH-048"
    return "SH-046" if moment.mine and teleporters_lit(table) else "SH-045"


def why_not_room(moment: Moment, room: Id) -> str:
    """SH-098, SH-099: the keys of a room; they are chosen for the Dice and the File."""
    if moment.kind in CHOOSING_ROOMS:
        return CHOOSING_ROOMS[moment.kind]
    if moment.player.ghost:
        return "SH-057"
    here = isinstance(room, int) and 0 <= room < len(KEY_ROOMS) and moment.player.cell == KEY_ROOMS[room]
    return "SH-098" if here and moment.mine and moment.waiting == "key-room" else "SH-099"
