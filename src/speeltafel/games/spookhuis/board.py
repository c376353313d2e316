"""The hexagonal board: cells, tiles in all their rotations, and the rails on them.

A board is a list of 37 *poses*, one for each cell; a pose is ``tile * 6 + rotation``. Everything a
ride needs to know about a pose is looked up in tables that are made once.

A *node* is a place where a cart can stand: ``cell * 6 + exit``, the exit being the board direction
the cart faces. A *port* is the same number read the other way: the cell entered, and the edge of entry.

>>> board = fixed_board()
>>> kind_at(board, GATE), letter_of(cell_at(3, 0))
('gatehouse', 'A')
>>> len(teleporters(board))
6
"""

from typing import Final

from speeltafel.games.spookhuis.material import SIDE, MaterialError, TileKind, tile_box

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""E, NE, NW, W, SW, SE as steps in axial coordinates."""
FREE: Final = 6
"""The exit of a cart that may leave in any direction."""

NO_RAIL: Final = 0
TRACK: Final = 1
STUB: Final = 2
ROOM: Final = 3

COORDINATES: Final[list[tuple[int, int]]] = [
    (q, r)
    for r in range(1 - SIDE, SIDE)
    for q in range(1 - SIDE, SIDE)
    if max(abs(q), abs(r), abs(q + r)) < SIDE
]
"""Axial coordinates of the cells, north to south and west to east."""
CELLS: Final = len(COORDINATES)
_INDEX: Final = {place: cell for cell, place in enumerate(COORDINATES)}
ROWS: Final = "ABCDEFG"
"""The rows of the board, north to south."""


def _name(q: int, r: int) -> str:
    first = max(1 - SIDE, 1 - SIDE - r)
    return f"{ROWS[r + SIDE - 1]}{q - first + 1}"


NAMES: Final[tuple[str, ...]] = tuple(_name(q, r) for q, r in COORDINATES)
"""What people call the cells: the letter of the row, and the place in it from the west."""


def cell_at(q: int, r: int) -> int:
    """The number of the cell at axial coordinates, or -1 off the board."""
    return _INDEX.get((q, r), -1)


def distance(first: int, second: int) -> int:
    """Steps between two cells."""
    dq = COORDINATES[first][0] - COORDINATES[second][0]
    dr = COORDINATES[first][1] - COORDINATES[second][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _neighbour(cell: int, direction: int) -> int:
    q, r = COORDINATES[cell]
    dq, dr = DIRECTIONS[direction]
    return cell_at(q + dq, r + dr)


def _port_ahead(cell: int, direction: int) -> int:
    there = _neighbour(cell, direction)
    return there * 6 + (direction + 3) % 6 if there >= 0 else -1


NEIGHBOUR: Final[list[int]] = [_neighbour(cell, d) for cell in range(CELLS) for d in range(6)]
"""The cell ahead of each node, -1 beyond the rim."""
AHEAD: Final[list[int]] = [_port_ahead(cell, d) for cell in range(CELLS) for d in range(6)]
"""The port ahead of each node, -1 beyond the rim."""
AROUND: Final[list[tuple[int, ...]]] = [
    tuple(n for n in NEIGHBOUR[cell * 6 : cell * 6 + 6] if n >= 0) for cell in range(CELLS)
]
RIM: Final[list[int]] = [node for node in range(CELLS * 6) if NEIGHBOUR[node] < 0]
"""Nodes that look off the board."""

GATE: Final = cell_at(0, 0)
KEY_ROOMS: Final[list[int]] = [cell_at(dq * (SIDE - 1), dr * (SIDE - 1)) for dq, dr in DIRECTIONS]
"""Cells of the Key Rooms A to F, counter-clockwise from the east."""
LETTERS: Final = "ABCDEF"


def letter_of(cell: int) -> str:
    """The letter of a Key Room."""
    return LETTERS[KEY_ROOMS.index(cell)]


def _centroids() -> list[int]:
    special = {GATE, *KEY_ROOMS}
    return [
        cell
        for cell in range(CELLS)
        if len(AROUND[cell]) == 6 and cell not in special and not special.intersection(AROUND[cell])
    ]


CENTROIDS: Final[list[int]] = _centroids()
"""The six cells that touch neither the Gatehouse nor a Key Room: places for the two other rooms."""


# Tiles -----------------------------------------------------------------------------------------------


def _all_tiles() -> list[TileKind]:
    return [tile for tile in tile_box().tile for _ in range(tile.count)]


TILES: Final[list[TileKind]] = _all_tiles()
"""The 37 physical tiles, by number."""


def _single(kind: str) -> int:
    found = [number for number, tile in enumerate(TILES) if tile.kind == kind]
    if len(found) != 1:
        raise MaterialError(f"tiles.toml: tile {kind} must exist once")
    return found[0]


GATE_TILE: Final = _single("gatehouse")
GATE_BACK: Final = len(TILES)
"""The number of the Gatehouse turned over."""
MEETING_TILE: Final = _single("meeting_room")
ITEM_TILE: Final = _single("item_room")
KEY_TILES: Final[list[int]] = [n for n, tile in enumerate(TILES) if tile.kind == "key_room"]
TRACK_TILES: Final[list[int]] = [n for n, tile in enumerate(TILES) if not tile.room]
IS_TRACK: Final[list[bool]] = [not tile.room for tile in TILES] + [False]
IS_KEY: Final[list[bool]] = [tile.kind == "key_room" for tile in TILES] + [False]


def _ways(tile: TileKind, entry: int) -> list[int]:
    """Local exits for a cart that comes in by a local edge."""
    if entry in tile.ring:
        return list(tile.ring)
    ways = [b for a, b in tile.routes if a == entry] + [a for a, b in tile.routes if b == entry]
    return sorted(set(ways))


def _port_kind(tile: TileKind, room: tuple[int, ...], edge: int) -> int:
    if edge in room:
        return ROOM
    if edge in tile.stubs:
        return STUB
    return TRACK if _ways(tile, edge) else NO_RAIL


def _faces() -> list[tuple[TileKind, tuple[int, ...]]]:
    gate = TILES[GATE_TILE]
    return [(tile, tile.room) for tile in TILES] + [(gate, gate.back)]


PORTS: Final[list[int]] = [
    _port_kind(tile, room, (edge - turn) % 6)
    for tile, room in _faces()
    for turn in range(6)
    for edge in range(6)
]
"""What lies at an edge of a pose (``pose * 6 + edge``): no rail, track, a stub or the door of a room."""
WAYS: Final[list[tuple[int, ...]]] = [
    tuple(sorted((way + turn) % 6 for way in _ways(tile, (edge - turn) % 6)))
    for tile, _ in _faces()
    for turn in range(6)
    for edge in range(6)
]
"""The exits open to a cart that enters a pose by an edge (``pose * 6 + edge``)."""
RAILS: Final[list[tuple[int, ...]]] = [
    tuple(edge for edge in range(6) if PORTS[pose * 6 + edge] != NO_RAIL) for pose in range(len(PORTS) // 6)
]
"""The edges of a pose where rails meet the rim of the tile."""
ON_RING: Final[list[bool]] = [
    (edge - turn) % 6 in tile.ring for tile, _ in _faces() for turn in range(6) for edge in range(6)
]
"""Whether an edge of a pose belongs to a Ghost Circle."""


def kind_at(board: list[int], cell: int) -> str:
    """The drawing of the tile on a cell."""
    return _faces()[board[cell] // 6][0].kind


def is_room(board: list[int], cell: int) -> bool:
    """SH-043: Key Rooms, Item Room, Meeting Room and Gatehouse are rooms."""
    return not IS_TRACK[board[cell] // 6]


def flipped(board: list[int]) -> bool:
    """Whether the Gatehouse shows its ramps."""
    return board[GATE] // 6 == GATE_BACK


def turned(board: list[int], cell: int, turns: int) -> int:
    """The pose of a tile after a number of sixths of a full turn."""
    pose = board[cell]
    rotation = pose % 6
    return pose - rotation + (rotation + turns) % 6


def fixed_board() -> list[int]:
    """SH-006: the fixed layout, read from tiles.toml."""
    left: dict[str, list[int]] = {}
    for number, tile in enumerate(TILES):
        left.setdefault(tile.code, []).append(number)
    board = [-1] * CELLS
    for field in "|".join(tile_box().layout.rows).split("|"):
        cell, code, turn = _parse(field)
        if board[cell] >= 0 or not left.get(code):
            raise MaterialError(f"tiles.toml: layout.rows has no place or no tile left for {field.strip()!r}")
        board[cell] = left[code].pop(0) * 6 + turn
    _check_places(board)
    return board


def _parse(field: str) -> tuple[int, str, int]:
    try:
        place, face = field.split()
        q, r = place.split(",")
        cell = cell_at(int(q), int(r))
        turn = int(face[1:])
    except ValueError as error:
        raise MaterialError(f"tiles.toml: layout.rows cannot read {field.strip()!r}") from error
    if cell < 0 or not 0 <= turn < 6:
        raise MaterialError(f"tiles.toml: layout.rows is off the board at {field.strip()!r}")
    return cell, face[0], turn


def _check_places(board: list[int]) -> None:
    if -1 in board:
        raise MaterialError("tiles.toml: layout.rows leaves a cell empty")
    rooms = [board[GATE] // 6 == GATE_TILE, *(IS_KEY[board[cell] // 6] for cell in KEY_ROOMS)]
    if not all(rooms):
        raise MaterialError(
            "tiles.toml: layout.rows needs the Gatehouse in the middle and Key Rooms on the corners"
        )
    if any(NEIGHBOUR[cell * 6 + board[cell] % 6] < 0 for cell in KEY_ROOMS):
        raise MaterialError("tiles.toml: layout.rows points a Key Room off the board")


def teleporters(board: list[int]) -> list[int]:
    """SH-045: the nodes where a rail runs off the board."""
    return [node for node in RIM if PORTS[board[node // 6] * 6 + node % 6] != NO_RAIL]


def ramps(board: list[int]) -> tuple[int, ...]:
    """Directions of the ramps A, B, C once the Gatehouse has been turned over."""
    turn = board[GATE] % 6
    return tuple((edge + turn) % 6 for edge in TILES[GATE_TILE].back)
