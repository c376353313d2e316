"""What lies on a player's screen, and which of it a move uses.

>>> from speeltafel.games.spookhuis.moves import Rotate, Unlock
>>> about(Unlock("key_3", 1))
(Thing(kind='slot', id=1), Thing(kind='card', id='key_3'))
>>> about(Rotate(7, 2))
(Thing(kind='rotation', id='7/2'), Thing(kind='tile', id=7))
"""

from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.spookhuis.board import CELLS, KEY_ROOMS
from speeltafel.games.spookhuis.cards import IS_ITEM
from speeltafel.games.spookhuis.moves import (
    Ambush,
    Begin,
    Crack,
    Decline,
    Draw,
    Frighten,
    Go,
    HandIn,
    Look,
    PassOn,
    PickRoom,
    PickTile,
    Roll,
    Rotate,
    SetAside,
    Shed,
    Spare,
    StealHand,
    StealItem,
    StealKey,
    Steer,
    Stop,
    TakeKey,
    Teleport,
    ThroughWall,
    Unlock,
    Use,
    Vote,
)
from speeltafel.games.spookhuis.view import View

CARD: Final = "card"
"""An own card: in hand, open, or a key."""
TILE: Final = "tile"
ROTATION: Final = "rotation"
"""A tile turned by so many sixths, as in "7/2"."""
EXIT: Final = "exit"
"""A direction in which the cart might leave its tile."""
TELEPORTER: Final = "teleporter"
"""A rail that runs off the board, as cell * 6 + direction."""
ROOM: Final = "room"
"""The keys of a Key Room, by its number."""
SLOT: Final = "slot"
"""A code card."""
LOOT: Final = "loot"
"""What a thief can take: an open item, a key by its place, or "hand"."""
PILE: Final = "pile"
BUTTON: Final = "button"
"""Something to do that needs nothing else, by the tag of its move."""

PILES: Final = ("horrors", "items", "meetings")
BUTTONS: Final[dict[str, type[Move]]] = {
    str(move.__struct_config__.tag): move
    for move in (Begin, Go, Stop, Spare, Roll, Decline, TakeKey, Draw, Crack, Shed)
}
FIXED: Final = (
    *(Thing(TILE, cell) for cell in range(CELLS)),
    *(Thing(ROTATION, f"{cell}/{turns}") for cell in range(CELLS) for turns in range(1, 6)),
    *(Thing(EXIT, direction) for direction in range(6)),
    *(Thing(ROOM, room) for room in range(len(KEY_ROOMS))),
    *(Thing(SLOT, slot) for slot in range(3)),
    *(Thing(PILE, name) for name in PILES),
    *(Thing(BUTTON, tag) for tag in BUTTONS),
)
"""What lies on every screen."""


def things(view: View, seat: int) -> list[Thing]:
    """Everything on this seat's screen that a person might touch."""
    own = view.players[seat]
    cards = dict.fromkeys((*view.hand, *own.keys, *(laid.card for laid in own.laid)))
    players = [Thing(PLAYER, player.seat) for player in view.players]
    gates = [Thing(TELEPORTER, node) for node in view.teleporters]
    return [*(Thing(CARD, card) for card in cards), *players, *gates, *loot(view), *FIXED]


def loot(view: View) -> list[Thing]:
    """What lies before a thief while somebody is being ambushed."""
    if view.ambushed is None:
        return []
    victim = view.players[view.ambushed]
    items = [Thing(LOOT, laid.card) for laid in victim.laid if laid.card in IS_ITEM]
    return [*items, *(Thing(LOOT, place) for place in range(len(victim.keys))), Thing(LOOT, "hand")]


def about(move: Any) -> tuple[Thing, ...]:
    """The things that a move uses, that which it is chosen by first."""
    found = ABOUT.get(type(move))
    return found(move) if found else (Thing(BUTTON, str(move.__struct_config__.tag)),)


ABOUT: Final[dict[type[Move], Callable[[Any], tuple[Thing, ...]]]] = {
    Vote: lambda move: (Thing(PLAYER, move.player),),
    Ambush: lambda move: (Thing(PLAYER, move.player),),
    PassOn: lambda move: (Thing(PLAYER, move.player),),
    Rotate: lambda move: (Thing(ROTATION, f"{move.cell}/{move.turns}"), Thing(TILE, move.cell)),
    ThroughWall: lambda move: (Thing(TILE, move.cell),),
    PickTile: lambda move: (Thing(TILE, move.cell),),
    PickRoom: lambda move: (
        Thing(ROOM, move.room),
        *(Thing(TILE, c) for c in KEY_ROOMS[move.room : move.room + 1]),
    ),
    Steer: lambda move: (Thing(EXIT, move.exit),),
    Teleport: lambda move: (Thing(TELEPORTER, move.cell * 6 + move.exit), Thing(TILE, move.cell)),
    Use: lambda move: (Thing(CARD, move.item),),
    Frighten: lambda move: (Thing(CARD, move.card),),
    SetAside: lambda move: (Thing(CARD, move.card),),
    HandIn: lambda move: (Thing(CARD, move.card),),
    StealItem: lambda move: (Thing(LOOT, move.item),),
    StealKey: lambda move: (Thing(LOOT, move.place),),
    StealHand: lambda move: (Thing(LOOT, "hand"),),
    Look: lambda move: (Thing(SLOT, move.slot),),
    Unlock: lambda move: (Thing(SLOT, move.slot), Thing(CARD, move.key)),
}
