"""A night in the middle, described in a few words.

Cells have the names that people use (`D4` is the Gatehouse), directions are E, NE, NW, W, SW, SE, tiles are a code and a
rotation as in `tiles.toml`: `S0`. Cards go by their ids, keys and code cards by their kinds 1 to 6.

>>> night = lay(Layout(players=[Rider(cart="D4 E", keys="1 3"), Rider(), Rider()]), Options())
>>> night.players[0].kinds()
['key_1', 'key_3']
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from speeltafel.engine import BadSetup, only
from speeltafel.games.spookhuis.board import (
    FREE,
    GATE,
    GATE_BACK,
    KEY_ROOMS,
    NAMES,
    NEIGHBOUR,
    RAILS,
    TILES,
    cell_at,
    fixed_board,
)
from speeltafel.games.spookhuis.cards import (
    BALANCE,
    ENCOUNTERS,
    HORRORS,
    ITEMS,
    KEYS,
)
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS
from speeltafel.games.spookhuis.flow.piles import discard
from speeltafel.games.spookhuis.flow.secrets import knows
from speeltafel.games.spookhuis.flow.turn import Rounds
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.options import Options
from speeltafel.games.spookhuis.state import NOBODY, Player, Table

DIRECTION: Final = {"E": 0, "NE": 1, "NW": 2, "W": 3, "SW": 4, "SE": 5}
CELL: Final = {name: cell for cell, name in enumerate(NAMES)}
KIND: Final = {str(kind.kind): name for name, kind in KEYS.items()}
CARDS: Final = frozenset((*HORRORS, *ITEMS, *ENCOUNTERS))
FIXED: Final = "GK"
"""Tiles that keep their places: the Gatehouse and the Key Rooms."""
QUIET: Final = tuple(cell_at(*place) for place in ((0, 2), (-1, 2), (1, 1), (-1, 1), (-2, 1)))
"""Where carts stand of which nothing is said."""


class Rider(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player. Of whom nothing is said stands on a quiet tile, with three horrors from the pile."""

    cart: str = ""
    """The cell and the direction that the cart faces, as `D5 E`; without a direction it is free."""
    hand: str | None = None
    keys: str = ""
    looked: str = ""
    """The slots, 1 to 3, whose code cards this player has seen."""
    laid: str = ""
    """Open cards, with the points they gave and the markers on them: `book+3 gin+3*2 dracula`."""
    morale: int = BALANCE.morale_start
    ghost: bool = False
    terror: int = 0
    steered: bool = False
    derailed: bool = False


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The beginning of a turn."""

    players: list[Rider]
    """One for each seat."""
    tiles: dict[str, str] = {}
    """What lies otherwise than on the fixed board; a tile from elsewhere changes places with what lay there."""
    ramp: str = "E"
    """Where ramp A points. In the first round the Gatehouse shows its front."""
    rooms: str = "1 2 3 4 5 6"
    """The kinds of keys in the rooms A to F."""
    code: str = "1 2 3"
    """The kinds in the slots; the others are in the box."""
    horrors: str = ""
    """The cards on top of the pile, the topmost first; below them lies what is not laid out."""
    items: str = ""
    meetings: str = ""
    discard: str = ""
    strays: bool = True
    """Whether a horror lies at the bottom of the items and one at the bottom of the encounters."""
    turn: int = 0
    round: int = 2


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes."""
    seats = len(layout.players)
    if not 0 <= layout.turn < seats:
        raise BadSetup(f"there are {seats} players: no turn for number {layout.turn}")
    table = Table(seats=seats, options=options, round=layout.round, active=layout.turn)
    lay_board(table, layout)
    table.rooms = [KEYS[kind].kind for kind in all_kinds(layout.rooms, len(KEYS))]
    table.stock = [0] + [BALANCE.keys_of_each_kind] * len(KEYS)
    lay_code(table, layout.code)
    lay_players(table, layout.players)
    lay_cards(table, layout)
    table.push(Rounds())
    return table


# The board


def lay_board(table: Table, layout: Layout) -> None:
    table.board = fixed_board()
    wanted = {CELL[one_of(CELL, name, "cell")]: face for name, face in layout.tiles.items()}
    done: set[int] = set()
    for cell, face in wanted.items():
        fetch_tile(table.board, cell, face[:1], done, set(wanted))
        table.board[cell] = table.board[cell] // 6 * 6 + rotation(cell, face)
        done.add(cell)
    if layout.round > 1:
        table.board[GATE] = GATE_BACK * 6 + DIRECTION[one_of(DIRECTION, layout.ramp, "direction")]


def fetch_tile(board: list[int], cell: int, code: str, done: set[int], wanted: set[int]) -> None:
    """A tile with this code, from a cell that may lie otherwise, rather from one of which nothing is said."""
    if TILES[board[cell] // 6].code == code:
        return
    like = [other for other, pose in enumerate(board) if TILES[pose // 6].code == code and other not in done]
    if not like or code in FIXED or TILES[board[cell] // 6].code in FIXED:
        raise BadSetup(f"no tile {code!r} can lie at {NAMES[cell]}")
    other = max(like, key=lambda cell: cell not in wanted)
    board[cell], board[other] = board[other], board[cell]


def rotation(cell: int, face: str) -> int:
    """How a tile is turned, as in `S0`."""
    turned = "012345".find(face[1:]) if len(face) == 2 else -1
    if turned < 0:
        raise BadSetup(f"a tile is a code and a rotation from 0 to 5, as S0; not {face!r}")
    if cell in KEY_ROOMS and NEIGHBOUR[cell * 6 + turned] < 0:
        raise BadSetup(f"the Key Room at {NAMES[cell]} would point off the board")
    return turned


def lay_code(table: Table, kinds: str) -> None:
    """Three in the slots, the others in the box."""
    slots = all_kinds(kinds, SLOTS)
    cards = [*slots, *(kind for kind in KEYS if kind not in slots)]
    table.code = [Held(card, 0, 0, BOX if place >= SLOTS else 0) for place, card in enumerate(cards)]


# Players


def lay_players(table: Table, riders: list[Rider]) -> None:
    for seat, rider in enumerate(riders):
        table.players.append(
            Player(
                morale=0 if rider.ghost else rider.morale,
                ghost=rider.ghost,
                terror=rider.terror,
                steered=rider.steered,
                derailed=rider.derailed,
                laid=[open_card(text) for text in rider.laid.split()],
            )
        )
        put_cart(table, seat, rider.cart)
        give_keys(table, seat, rider.keys)
        for slot in rider.looked.split():
            place = tuple("123").index(one_of("123", slot, "slot"))
            table.code[place] = knows(table.code[place], only(seat))


def put_cart(table: Table, seat: int, cart: str) -> None:
    player = table.players[seat]
    if not cart:
        player.cell = GATE if table.round == 1 else QUIET[seat % len(QUIET)]
        return
    name, _, direction = cart.partition(" ")
    player.cell = CELL[one_of(CELL, name, "cell")]
    player.exit = DIRECTION[one_of(DIRECTION, direction, "direction")] if direction else FREE
    if direction and player.exit not in RAILS[table.board[player.cell]]:
        raise BadSetup(f"no rail leads {direction} from {name}")


def give_keys(table: Table, seat: int, kinds: str) -> None:
    """Keys that everybody saw being taken."""
    everybody = table.everybody()
    for word in kinds.split():
        key = KIND[one_of(KIND, word, "kind of key")]
        table.players[seat].keys.append(Held(key, everybody, everybody))
        table.stock[KEYS[key].kind] -= 1
        if table.stock[KEYS[key].kind] < 0:
            raise BadSetup(f"there are only {BALANCE.keys_of_each_kind} keys of kind {word}")


def open_card(text: str) -> Laid:
    """An open card, as `gin+3*2`."""
    card, _, rest = text.partition("+")
    gained, _, markers = rest.partition("*")
    if not (gained + markers + "0").isdecimal():
        raise BadSetup(f"an open card is like gin+3*2, not {text!r}")
    return Laid(one_of(CARDS, card, "card"), int(gained or 0), int(markers or 0))


# Cards


def lay_cards(table: Table, layout: Layout) -> None:
    """What is named lies where it is named; all the rest is in the piles."""
    hands = [words(rider.hand or "") for rider in layout.players]
    table.horrors = words(layout.horrors)[::-1]
    table.items = words(layout.items)[::-1]
    table.meetings = words(layout.meetings)[::-1]
    for card in words(layout.discard):
        discard(table, card)
    opened = [laid.card for player in table.players for laid in player.laid]
    named = [*opened, *(card for hand in hands for card in hand), *words(layout.discard)]
    fill_piles(table, named)
    for pile in (table.items, table.meetings) if layout.strays else ():
        pile.insert(0, table.horrors.pop(0))
    table.strays = [0, 0] if layout.strays else [NOBODY, NOBODY]
    for seat, rider in enumerate(layout.players):
        dealt = (
            [table.horrors.pop() for _ in range(BALANCE.horrors_dealt)] if rider.hand is None else hands[seat]
        )
        hold(table, seat, dealt)


def fill_piles(table: Table, named: list[str]) -> None:
    """Each card is once in the box."""
    used = [*named, *table.horrors, *table.items, *table.meetings]
    twice = {card for card in used if used.count(card) > 1}
    if twice:
        raise BadSetup(f"there is only one of each card: {', '.join(sorted(twice))}")
    boxes: tuple[Mapping[str, object], ...] = (HORRORS, ITEMS, ENCOUNTERS)
    for pile, box in zip((table.horrors, table.items, table.meetings), boxes, strict=True):
        if any(card not in box for card in pile):
            raise BadSetup(f"not all of {', '.join(pile)} belong to one pile")
        pile[:0] = [card for card in box if card not in used]


def hold(table: Table, seat: int, cards: Iterable[str]) -> None:
    """A hand that nobody else has seen."""
    table.players[seat].hand = [Held(card, only(seat), only(seat)) for card in cards]


# Words


def words(text: str) -> list[str]:
    """Cards by their ids."""
    return [one_of(CARDS, word, "card") for word in text.split()]


def all_kinds(text: str, count: int) -> list[str]:
    """Different kinds of keys, as many as there must be."""
    kinds = [KIND[one_of(KIND, word, "kind of key")] for word in text.split()]
    if len(kinds) != count or len(set(kinds)) != count:
        raise BadSetup(f"{count} different kinds of keys, not {text!r}")
    return kinds


def one_of(known: Iterable[str], word: str, what: str) -> str:
    """A word that there is."""
    if word not in known:
        raise BadSetup(f"there is no {what} called {word!r}; there are: {', '.join(sorted(known))}")
    return word
