"""What a player can do. Moves are frozen and shared: a legal list points at ready-made ones."""

from functools import cache
from typing import ClassVar, Final

from speeltafel.engine import Move
from speeltafel.games.spookhuis.board import CELLS


class Vote(Move, frozen=True, tag="vote"):
    """Name the player with the most hideous haircut (SH-005)."""

    player: int


class Begin(Move, frozen=True, tag="begin"):
    """The board is fine: let the game begin (SH-137)."""


class Rotate(Move, frozen=True, tag="rotate"):
    """Turn the tile on a cell by a number of sixths, counter-clockwise (SH-023). Whoever only tries it may turn it back."""

    reversible: ClassVar[bool] = True
    cell: int
    turns: int


class Go(Move, frozen=True, tag="go"):
    """Leave the tiles as they lie, or go on (SH-023)."""


class Use(Move, frozen=True, tag="use"):
    """Play an item (SH-113)."""

    item: str


class Steer(Move, frozen=True, tag="steer"):
    """Ride out by this exit (SH-020, SH-040, SH-042)."""

    reversible: ClassVar[bool] = True
    exit: int


class Teleport(Move, frozen=True, tag="teleport"):
    """Come in again at this teleporter (SH-046)."""

    cell: int
    exit: int


class ThroughWall(Move, frozen=True, tag="wall"):
    """Go through the wall to this tile (SH-066, SH-140)."""

    cell: int


class Stop(Move, frozen=True, tag="stop"):
    """End the ride at the dead end (SH-066)."""


class Frighten(Move, frozen=True, tag="frighten"):
    """Play a horror (SH-085, SH-098)."""

    card: str


class Spare(Move, frozen=True, tag="spare"):
    """Frighten nobody (SH-085)."""


class Roll(Move, frozen=True, tag="roll"):
    """Take the test (SH-079)."""


class Ambush(Move, frozen=True, tag="ambush"):
    """Ambush this player (SH-090)."""

    player: int


class Decline(Move, frozen=True, tag="decline"):
    """Do nothing here (SH-091, SH-R68)."""


class StealItem(Move, frozen=True, tag="steal-item"):
    """Steal an open item (SH-094)."""

    item: str


class StealKey(Move, frozen=True, tag="steal-key"):
    """Steal one of the face-down keys (SH-094)."""

    place: int


class StealHand(Move, frozen=True, tag="steal-hand"):
    """Steal an item from the hand (SH-R43)."""


class TakeKey(Move, frozen=True, tag="take-key"):
    """Take a key of this room (SH-099)."""


class Draw(Move, frozen=True, tag="draw"):
    """Take the top card of this room's pile (SH-101, SH-107)."""


class Look(Move, frozen=True, tag="look"):
    """Look at a code card (SH-119, SH-151)."""

    slot: int


class Crack(Move, frozen=True, tag="crack"):
    """Try to crack the code (SH-120)."""


class Unlock(Move, frozen=True, tag="unlock"):
    """Try a key on a code card (SH-122)."""

    key: str
    slot: int


class SetAside(Move, frozen=True, tag="set-aside"):
    """Set a surplus card aside (SH-130)."""

    card: str


class PassOn(Move, frozen=True, tag="pass-on"):
    """Frighten this player with the same card (SH-169, SH-184)."""

    player: int


class HandIn(Move, frozen=True, tag="hand-in"):
    """Hand in a key or an item (SH-161, SH-165), or give a key for the File (SH-145)."""

    card: str


class Shed(Move, frozen=True, tag="shed"):
    """Throw the Black Hood off (SH-164)."""


class PickRoom(Move, frozen=True, tag="pick-room"):
    """Choose a Key Room by its number, A being 0 (SH-145, SH-159)."""

    room: int


class PickTile(Move, frozen=True, tag="pick-tile"):
    """Choose a tile to swap (SH-152)."""

    cell: int


AnyMove = (
    Vote
    | Begin
    | Rotate
    | Go
    | Use
    | Steer
    | Teleport
    | ThroughWall
    | Stop
    | Frighten
    | Spare
    | Roll
    | Ambush
    | Decline
    | StealItem
    | StealKey
    | StealHand
    | TakeKey
    | Draw
    | Look
    | Crack
    | Unlock
    | SetAside
    | PassOn
    | HandIn
    | Shed
    | PickRoom
    | PickTile
)

BEGIN: Final = Begin()
GO: Final = Go()
STOP: Final = Stop()
SPARE: Final = Spare()
ROLL: Final = Roll()
DECLINE: Final = Decline()
STEAL_HAND: Final = StealHand()
TAKE_KEY: Final = TakeKey()
DRAW: Final = Draw()
CRACK: Final = Crack()
SHED: Final = Shed()
STEER: Final = tuple(Steer(exit) for exit in range(6))
WALL: Final = tuple(ThroughWall(cell) for cell in range(CELLS))
TELEPORT: Final = tuple(Teleport(node // 6, node % 6) for node in range(CELLS * 6))
ROTATE: Final = tuple(tuple(Rotate(cell, turns) for turns in range(6)) for cell in range(CELLS))
"""By cell and number of sixths; the entry for 0 sixths is never legal."""
PICK_TILE: Final = tuple(PickTile(cell) for cell in range(CELLS))
PICK_ROOM: Final = tuple(PickRoom(room) for room in range(6))
LOOK: Final = tuple(Look(slot) for slot in range(3))


@cache
def use(item: str) -> Use:
    """The ready-made move for an item."""
    return Use(item)


@cache
def frighten(card: str) -> Frighten:
    """The ready-made move for a horror."""
    return Frighten(card)


@cache
def set_aside(card: str) -> SetAside:
    """The ready-made move for a surplus card."""
    return SetAside(card)


@cache
def rotations(cell: int, turns: tuple[int, ...]) -> list[Rotate]:
    """The ready-made rotations of one tile."""
    return [ROTATE[cell][k] for k in turns]
