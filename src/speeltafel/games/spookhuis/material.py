"""Tiles, cards, keys and numbers of the game, read from the TOML files beside this module."""

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeVar

import msgspec

from speeltafel.engine import BadMaterial

CATEGORIES: Final = ("villains", "aliens", "spirits", "nightmares", "undead")
T = TypeVar("T")
SIDE: Final = 4
"""Cells along one side of the board."""


class MaterialError(BadMaterial):
    """A data file holds something the game cannot be played with."""


class TileKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing of a tile and how often it is in the box."""

    code: str
    kind: str
    count: int
    routes: tuple[tuple[int, int], ...] = ()
    ring: tuple[int, ...] = ()
    stubs: tuple[int, ...] = ()
    room: tuple[int, ...] = ()
    back: tuple[int, ...] = ()


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed board: rows of "q,r <code><rotation>"."""

    rows: tuple[str, ...]


class TileBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of tiles.toml."""

    tile: tuple[TileKind, ...]
    layout: Layout


class Horror(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card to frighten with."""

    id: str
    category: Literal["villains", "aliens", "spirits", "nightmares", "undead"]
    success: int
    failure: int
    special: Literal["", "success", "failure"] = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that wards off horrors or bends a rule."""

    id: str
    lasts: Literal["once", "lasting", "limited"]
    window: Literal["rotate", "anytime", "own_turn", "frightened"]
    wards: tuple[str, ...] = ()
    cost: int = 0


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that raises morale: [highest face, bonus] in rising order."""

    id: str
    table: tuple[tuple[int, int], ...]

    def bonus(self, roll: int) -> int:
        """The morale this card gives for a roll of the die."""
        for highest, bonus in self.table:
            if roll <= highest:
                return bonus
        return 0


class KeyKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three features printed on the keys and the code card of one kind."""

    kind: int
    digit: str
    symbol: str
    colour: str

    def feature(self, code: str) -> str:
        """What is compared under the chosen code: digit, symbol or colour."""
        return {"digit": self.digit, "symbol": self.symbol, "colour": self.colour}[code]


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game."""

    morale_start: int
    morale_cap: int
    die_faces: int
    hand_limit: int
    horrors_dealt: int
    keys_of_each_kind: int
    terror_goal: int
    book_bonus: int
    gin_bonus: int
    gin_hangover: int
    gin_rounds: int


class CardBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of cards.toml."""

    horrors: tuple[Horror, ...]
    items: tuple[Item, ...]
    encounters: tuple[Encounter, ...]
    keys: tuple[KeyKind, ...]
    balance: Balance


def read_tiles(text: str) -> TileBox:
    """Parse and check the text of tiles.toml."""
    box = _decode(text, "tiles.toml", TileBox)
    for tile in box.tile:
        _check_tile(tile)
    codes = [tile.code for tile in box.tile]
    _require(len(set(codes)) == len(codes), "tiles.toml", "tile.code", "must not repeat")
    cells = 3 * SIDE * (SIDE - 1) + 1
    total = sum(tile.count for tile in box.tile)
    _require(total == cells, "tiles.toml", "tile.count", f"adds up to {total}, not {cells}")
    return box


def read_cards(text: str) -> CardBox:
    """Parse and check the text of cards.toml."""
    box = _decode(text, "cards.toml", CardBox)
    ids = [card.id for card in box.horrors]
    ids += [card.id for card in box.items]
    ids += [card.id for card in box.encounters]
    _require(len(set(ids)) == len(ids), "cards.toml", "id", "must not repeat")
    kinds = [key.kind for key in box.keys]
    _require(kinds == [1, 2, 3, 4, 5, 6], "cards.toml", "keys.kind", "must be 1 to 6 in order")
    for card in box.encounters:
        _check_encounter(card, box.balance.die_faces)
    for item in box.items:
        _check_wards(item, box)
    _check_balance(box.balance)
    return box


@cache
def tile_box() -> TileBox:
    """The tiles as installed."""
    return read_tiles(_text("tiles.toml"))


@cache
def card_box() -> CardBox:
    """The cards as installed."""
    return read_cards(_text("cards.toml"))


def _text(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def _decode(text: str, name: str, shape: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise MaterialError(f"{name}: {error}") from error


def _require(truth: bool, name: str, key: str, problem: str) -> None:
    if not truth:
        raise MaterialError(f"{name}: {key} {problem}")


def _check_tile(tile: TileKind) -> None:
    key = f"tile {tile.code}"
    _require(len(tile.code) == 1 and tile.code.isupper(), "tiles.toml", key, "needs a capital as code")
    _require(tile.count > 0, "tiles.toml", f"{key}: count", "must be at least 1")
    edges = [edge for route in tile.routes for edge in route]
    edges += [*tile.ring, *tile.stubs, *tile.room, *tile.back]
    _require(bool(edges), "tiles.toml", key, "has no rail")
    _require(all(0 <= edge < 6 for edge in edges), "tiles.toml", key, "has an edge outside 0 to 5")
    rail = {edge for route in tile.routes for edge in route}
    separate = len(rail) + len(tile.ring) + len(tile.stubs)
    _require(
        len(rail | set(tile.ring) | set(tile.stubs)) == separate,
        "tiles.toml",
        key,
        "joins a stub or a ring to a route",
    )
    _require(not (tile.room and separate), "tiles.toml", key, "is a room and a track")


def _check_encounter(card: Encounter, faces: int) -> None:
    highest = [face for face, _ in card.table]
    key = f"encounters.{card.id}.table"
    _require(highest == sorted(set(highest)), "cards.toml", key, "must rise")
    _require(bool(highest) and highest[-1] == faces, "cards.toml", key, f"must end at {faces}")


def _check_wards(item: Item, box: CardBox) -> None:
    known = {"any", *CATEGORIES, *(card.id for card in box.horrors)}
    for ward in item.wards:
        _require(ward in known, "cards.toml", f"items.{item.id}.wards", f"does not know {ward!r}")


def _check_balance(balance: Balance) -> None:
    for name in balance.__struct_fields__:
        _require(getattr(balance, name) > 0, "cards.toml", f"balance.{name}", "must be at least 1")
    _require(
        balance.morale_start <= balance.morale_cap,
        "cards.toml",
        "balance.morale_start",
        "is above morale_cap",
    )
