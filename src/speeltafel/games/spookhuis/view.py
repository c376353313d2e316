"""What a seat of Gevangen in het Spookhuis may know, as one message."""

import msgspec

from speeltafel.engine import ASKED
from speeltafel.engine import View as BaseView
from speeltafel.games.spookhuis import traffic
from speeltafel.games.spookhuis.board import (
    COORDINATES,
    GATE_BACK,
    GATE_TILE,
    KEY_ROOMS,
    LETTERS,
    TILES,
    flipped,
    ramps,
    teleporters,
)
from speeltafel.games.spookhuis.cards import KEY_NAMES
from speeltafel.games.spookhuis.flow.ambush import Robbery
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS
from speeltafel.games.spookhuis.flow.items import Dicing, Wrenching
from speeltafel.games.spookhuis.flow.ride import REASONS, Ride
from speeltafel.games.spookhuis.knowledge import slots_known
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.options import Options
from speeltafel.games.spookhuis.state import NOBODY, Player, Table


class TileView(msgspec.Struct, frozen=True):
    """A tile where it lies. `tile` names the physical tile, so that a swap can be shown."""

    cell: int
    q: int
    r: int
    tile: int
    kind: str
    rotation: int


class RoomView(msgspec.Struct, frozen=True):
    """A Key Room with its pile."""

    letter: str
    cell: int
    key: str
    count: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player as others see them. `known` are hand cards the viewer is certain of; unknown keys are "".

    `exit` is the direction the cart faces, 6 when it is free.
    """

    seat: int
    ghost: bool
    morale: int
    terror: int
    cell: int
    exit: int
    cards: int
    known: list[str]
    keys: list[str]
    laid: list[Laid]
    placements: list[str]
    steered: bool
    derailed: bool


class SlotView(msgspec.Struct, frozen=True):
    """A code card: what the viewer knows it to be, and whether it lies face up."""

    card: str
    open: bool


class PileView(msgspec.Struct, frozen=True):
    """A face-down pile and its open discard pile; `stray` when a horror hides in it."""

    name: str
    count: int
    discard: list[str]
    stray: bool


class RideView(msgspec.Struct, frozen=True):
    """A ride on its way: what it has done so far decides how it can go on."""

    closed: int
    """SH-R09: the rooms and ramps it cannot enter, with the one it left; one bit each (see :mod:`rails`)."""
    port: int
    """Where the cart came onto a tile with several ways on, as cell * 6 + direction; -1 elsewhere."""
    used: list[int]
    """Pieces of track that this ride cannot use again, as port * 6 + exit."""
    entered: list[int]
    """Tiles it came onto, in order."""


class Waiting(msgspec.Struct, frozen=True):
    """Somebody is being asked."""

    seat: int
    kind: str


class View(BaseView, frozen=True):
    """The whole table through one seat's eyes."""

    seat: int | None
    hand: list[str]
    players: list[PlayerView]
    tiles: list[TileView]
    rooms: list[RoomView]
    ramps: list[int]
    """Directions of the ramps A, B, C; empty while the Gatehouse shows its front."""
    teleporters: list[int]
    """Rails that run off the board, as cell * 6 + direction."""
    lit: bool
    """Whether the teleporters work in the present turn: SH-048, once in a ride."""
    slots: list[SlotView]
    box: list[str]
    """Code cards the viewer knows to be in the box, or in a slot that was changed."""
    piles: list[PileView]
    first: int
    frighteners: list[int]
    """SH-084: the lowest of those who are not active."""
    active: int | None
    driver: int | None
    round: int
    dawn: int
    phase: int
    rotations: int
    lamp: bool
    ride: RideView | None
    stop: str
    horror: str
    picked: int | None
    """SH-152, SH-159: the tile that was chosen first, of two that change places or whose keys do."""
    ambushed: int | None
    """SH-090: who is being ambushed."""
    roll: int
    tried: list[str]
    waiting: list[Waiting]
    options: Options


def view(table: Table, seat: int | None) -> View:
    """What this seat (None: a spectator) may know."""
    return View(
        seat=seat,
        hand=[] if seat is None else [held.card for held in table.players[seat].hand],
        players=[player_view(table, other, seat) for other in range(table.seats)],
        tiles=[tile_view(cell, pose) for cell, pose in enumerate(table.board)],
        rooms=[room_view(table, room) for room in range(len(KEY_ROOMS))],
        ramps=list(ramps(table.board)) if flipped(table.board) else [],
        teleporters=teleporters(table.board),
        lit=table.active != NOBODY and traffic.teleporters_lit(table) and not has_teleported(table),
        slots=slot_views(table, seat),
        box=known_in_box(table, seat),
        piles=pile_views(table),
        first=table.first,
        frighteners=lowest(table, table.around(table.active)) if table.active != NOBODY else [],
        active=None if table.active == NOBODY else table.active,
        driver=None if table.driver == NOBODY else table.driver,
        round=table.round,
        dawn=table.options.dawn,
        phase=table.phase,
        rotations=table.rotations,
        lamp=table.lamp,
        ride=ride_view(table),
        stop=REASONS[table.stop],
        horror=table.horror,
        picked=first_picked(table),
        ambushed=ambush_victim(table),
        roll=table.roll,
        tried=table.tried[:],
        waiting=[Waiting(d.seat, d.kind) for d in table.open if d.waits == ASKED],
        options=table.options,
    )


def has_teleported(table: Table) -> bool:
    """SH-048: whether the present ride has used its teleporter."""
    return any(isinstance(frame, Ride) and frame.teleported for frame in table.frames)


def ride_view(table: Table) -> RideView | None:
    """SH-R09, SH-R10: the ride that is going on, as everybody watches it."""
    for frame in table.frames:
        if isinstance(frame, Ride):
            return RideView(frame.barred, frame.port, frame.used[:], frame.path[:])
    return None


def first_picked(table: Table) -> int | None:
    """SH-152, SH-159: half of a swap, made in the open."""
    for frame in table.frames:
        if isinstance(frame, Wrenching | Dicing) and frame.chosen != NOBODY:
            return frame.chosen if isinstance(frame, Wrenching) else KEY_ROOMS[frame.chosen]
    return None


def ambush_victim(table: Table) -> int | None:
    """SH-090: whom the active player is ambushing."""
    return next((frame.victim for frame in table.frames if isinstance(frame, Robbery)), None)


def tile_view(cell: int, pose: int) -> TileView:
    """A tile; the Gatehouse turned over is the same tile with another drawing."""
    tile, rotation = pose // 6, pose % 6
    q, r = COORDINATES[cell]
    if tile == GATE_BACK:
        return TileView(cell, q, r, GATE_TILE, "gatehouse_back", rotation)
    return TileView(cell, q, r, tile, TILES[tile].kind, rotation)


def room_view(table: Table, room: int) -> RoomView:
    """SH-007: which keys lie where, and how many."""
    kind = table.rooms[room]
    return RoomView(LETTERS[room], KEY_ROOMS[room], KEY_NAMES[kind], table.stock[kind])


def knows(held: Held, bit: int) -> bool:
    """Whether a viewer knows this card at its place."""
    return bool(held.sure >> bit & 1)


def player_view(table: Table, other: int, seat: int | None) -> PlayerView:
    """SH-R45, SH-R46: cards by number, keys by their backs, unless the viewer saw them."""
    player: Player = table.players[other]
    bit = table.seats if seat is None else seat
    return PlayerView(
        seat=other,
        ghost=player.ghost,
        morale=player.morale,
        terror=player.terror,
        cell=player.cell,
        exit=player.exit,
        cards=len(player.hand),
        known=sorted(held.card for held in player.hand if other != seat and knows(held, bit)),
        keys=[key.card if knows(key, bit) else "" for key in player.keys],
        laid=player.laid[:],
        placements=player.placements[:],
        steered=player.steered,
        derailed=player.derailed,
    )


def slot_views(table: Table, seat: int | None) -> list[SlotView]:
    """SH-119, SH-122: what this seat has seen of each slot."""
    known = slots_known(table, seat)
    return [SlotView(known[slot], slot in table.open_slots) for slot in range(SLOTS)]


def known_in_box(table: Table, seat: int | None) -> list[str]:
    """SH-R65: code cards the viewer saw before they went into the box."""
    bit = table.seats if seat is None else seat
    away = [held for held in table.code if held.pool == BOX and not knows(held, bit)]
    return sorted(held.card for held in away if held.seen >> bit & 1)


def lowest(table: Table, seats: list[int]) -> list[int]:
    """SH-084, SH-R30: who has the lowest morale among these."""
    least = min(table.players[seat].morale for seat in seats)
    return sorted(seat for seat in seats if table.players[seat].morale == least)


def pile_views(table: Table) -> list[PileView]:
    """The three piles."""
    items, meetings = (stray != NOBODY for stray in table.strays)
    return [
        PileView("horrors", len(table.horrors), table.horror_discard[:], False),
        PileView("items", len(table.items), table.item_discard[:], items),
        PileView("meetings", len(table.meetings), table.meeting_discard[:], meetings),
    ]
