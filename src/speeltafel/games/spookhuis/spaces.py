"""Gevangen in het Spookhuis in numbers, for programs that learn."""

from typing import Final

from speeltafel.engine.spaces import (
    AtSeat,
    AtWord,
    Bits,
    BySeat,
    Fields,
    Maybe,
    Number,
    Row,
    Seat,
    Seats,
    Spaces,
    Unlike,
    Word,
    Words,
)
from speeltafel.games.spookhuis.board import CELLS, FREE, KEY_ROOMS, TILES
from speeltafel.games.spookhuis.cards import BALANCE, CURSES, ENCOUNTERS, HORRORS, ITEMS, KEYS, PLACING
from speeltafel.games.spookhuis.flow.code import SLOTS
from speeltafel.games.spookhuis.flow.ride import REASONS
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.view import (
    PileView,
    PlayerView,
    RideView,
    RoomView,
    SlotView,
    TileView,
    View,
    Waiting,
)

HAND: Final = (*HORRORS, *ITEMS)
PILES: Final = (*HORRORS, *ITEMS, *ENCOUNTERS)
LYING: Final = (*ITEMS, *ENCOUNTERS, *CURSES)
KEY_CARDS: Final = tuple(KEYS)
DIRECTIONS: Final = tuple(range(FREE))
EVERY_CELL: Final = tuple(range(CELLS))
TILE_KINDS: Final = (*dict.fromkeys(tile.kind for tile in TILES), "gatehouse_back")
BARRED_BITS: Final = 48
ROUNDS: Final = 500
SAME_KEYS: Final = BALANCE.keys_of_each_kind
KINDS: Final = (
    "ambush",
    "anytime",
    "board",
    "branch",
    "crack",
    "depart",
    "dice",
    "draw-item",
    "draw-meeting",
    "end-turn",
    "file-give",
    "file-take",
    "frighten",
    "gatehouse",
    "haircut",
    "hand-in",
    "key-room",
    "lorgnette",
    "meet",
    "parchment",
    "pass-on",
    "placement",
    "rotate",
    "set-off",
    "shed",
    "steal",
    "surplus",
    "take-key",
    "teleport",
    "test",
    "upkeep",
    "wall",
    "whistle",
    "wrench",
)

PLAYER: Final = Fields(
    PlayerView,
    {
        "seat": None,
        "morale": Number(BALANCE.morale_cap),
        "terror": Number(50),
        "cell": Word(EVERY_CELL, (-1,)),
        "exit": Word((*DIRECTIONS, FREE)),
        "cards": Number(10),
        "known": Words(HAND),
        "keys": Words(("", *KEY_CARDS), SAME_KEYS),
        "laid": AtWord(
            "card",
            LYING,
            Fields(Laid, {"card": Unlike(""), "gained": Number(10), "markers": Number(BALANCE.gin_rounds)}),
        ),
        "placements": Words(PLACING),
    },
)

SPACES: Final = Spaces(
    moves={
        "cell": EVERY_CELL,
        "turns": DIRECTIONS[1:],
        "exit": DIRECTIONS,
        "item": tuple(ITEMS),
        "Frighten.card": tuple(HORRORS),
        "SetAside.card": (*HAND, *KEY_CARDS),
        "HandIn.card": (*KEY_CARDS, *ITEMS),
        "StealKey.place": range(SAME_KEYS * len(KEYS)),
        "slot": range(SLOTS),
        "key": KEY_CARDS,
        "room": range(len(KEY_ROOMS)),
    },
    view=Fields(
        View,
        {
            "seat": None,
            "hand": Words(HAND),
            "players": BySeat(PLAYER),
            "tiles": Row(
                CELLS,
                Fields(
                    TileView,
                    {
                        "cell": None,
                        "q": None,
                        "r": None,
                        "tile": None,
                        "kind": Word(TILE_KINDS),
                        "rotation": Word(DIRECTIONS),
                    },
                ),
            ),
            "rooms": Row(
                len(KEY_ROOMS),
                Fields(
                    RoomView,
                    {"letter": None, "cell": None, "key": Word(KEY_CARDS), "count": Number(SAME_KEYS)},
                ),
            ),
            "ramps": None,
            "teleporters": None,
            "slots": Row(SLOTS, Fields(SlotView, {"card": Word(KEY_CARDS)})),
            "box": Words(KEY_CARDS),
            "piles": Row(
                3, Fields(PileView, {"name": None, "count": Number(len(HORRORS)), "discard": Words(PILES)})
            ),
            "first": Seat(),
            "frighteners": Seats(),
            "active": Seat(),
            "driver": Seat(),
            "round": Number(ROUNDS),
            "dawn": None,
            "phase": Number(5),
            "rotations": Number(5),
            "ride": Maybe(
                Fields(
                    RideView,
                    {
                        "closed": Bits(BARRED_BITS),
                        "port": Word(tuple(range(CELLS * FREE)), (-1,)),
                        "used": None,
                        "entered": Words(EVERY_CELL, 3),
                    },
                )
            ),
            "stop": Word(REASONS),
            "horror": Word(tuple(HORRORS)),
            "picked": Word(EVERY_CELL),
            "ambushed": Seat(),
            "roll": Number(BALANCE.die_faces),
            "tried": Words(KEY_CARDS, SAME_KEYS),
            "waiting": AtSeat(Fields(Waiting, {"seat": None, "kind": Word(KINDS)})),
            "options": None,
        },
    ),
)
"""Ramps and teleporters follow from the tiles, and what a ride has used up from the ways that are left to it."""
