"""Cards, board, outcasts and levels, read from the TOML files beside this module.

>>> MATERIAL.card_names[0], len(MATERIAL.deck), MATERIAL.need("beginner", 4, attack=1)
('siren_1', 60, 28)
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Final, TypeVar

import msgspec

from speeltafel.engine import BadMaterial

NEVERMORE: Final = 0
LOCATIONS: Final = 6
OUTER: Final = 5

Strength = Annotated[int, msgspec.Meta(ge=1, le=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]*$")]
Row = Annotated[tuple[Count, ...], msgspec.Meta(min_length=OUTER, max_length=OUTER)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    symbols: tuple[Name, ...]
    copies: dict[Strength, Count]


class Six(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: Count
    strength: Strength
    symbol: Name


class PowerCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_size: Annotated[int, msgspec.Meta(ge=1, le=9)]
    deck: Deck
    six: Six


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    centre: bool = False
    must_leave: bool = False
    bars_strength: tuple[Strength, ...] = ()
    bars_symbol: tuple[Name, ...] = ()


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    strength_becomes: dict[Strength, Count] = {}
    symbol_plus: dict[Name, Count] = {}


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    injuries_to_lose: Annotated[int, msgspec.Meta(ge=1, le=5)]
    may_enter_attacked: bool
    location: Annotated[tuple[Location, ...], msgspec.Meta(min_length=LOCATIONS, max_length=LOCATIONS)]
    target: Annotated[tuple[Target, ...], msgspec.Meta(min_length=OUTER, max_length=OUTER)]


class Outcast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    emblem: Name
    adds: Count = 0
    plays_from_nevermore: bool = False
    draw_to: Count = 0


class Outcasts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcast: Annotated[tuple[Outcast, ...], msgspec.Meta(min_length=4)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    need: dict[int, Row]
    house: bool = False


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1)]


class Material:
    """Everything in the box. Cards, locations, targets and outcasts are numbered in the order of the files."""

    def __init__(self, cards: PowerCards, board: Board, outcasts: Outcasts, levels: Levels) -> None:
        self.hand_size: Final = cards.hand_size
        self.injuries_to_lose: Final = board.injuries_to_lose
        self.may_enter_attacked: Final = board.may_enter_attacked
        self.locations: Final = board.location
        self.targets: Final = board.target
        self.outcasts: Final = outcasts.outcast
        self.levels: Final = {level.id: level for level in levels.level}
        faces = [
            (symbol, strength) for symbol in cards.deck.symbols for strength in sorted(cards.deck.copies)
        ]
        self.six: Final = len(faces)
        self.sixes: Final = cards.six.count
        self.faces: Final = (*faces, (cards.six.symbol, cards.six.strength))
        self.card_names: Final = (*(f"{symbol}_{strength}" for symbol, strength in faces), "six")
        self.deck: Final = tuple(
            card for card, (_, strength) in enumerate(faces) for _ in range(cards.deck.copies[strength])
        )
        self.location_names: Final = tuple(location.id for location in board.location)
        self.target_names: Final = tuple(target.id for target in board.target)
        self.outcast_names: Final = tuple(outcast.id for outcast in outcasts.outcast)

    def need(self, level: str, seats: int, attack: int) -> int:
        """HA-083: the points for the attack with this number (1 to 5)."""
        return self.levels[level].need[seats][attack - 1]


Part = TypeVar("Part")


def decode(name: str, text: str, part: type[Part]) -> Part:
    """One file as typed data, or an error in one line that names file and key."""
    try:
        return msgspec.toml.decode(text, type=part)
    except msgspec.DecodeError as error:
        raise BadMaterial(f"{name}: {error}") from error


def check(name: str, key: str, sound: bool, wanted: str) -> None:
    if not sound:
        raise BadMaterial(f"{name}: {key}: {wanted}")


def check_cards(cards: PowerCards) -> None:
    name = "power_cards.toml"
    symbols = cards.deck.symbols
    check(name, "deck.symbols", len(set(symbols)) == len(symbols) > 0, "needs different symbols")
    check(name, "deck.copies", sum(cards.deck.copies.values()) > 0, "needs at least one card")


def check_board(board: Board, cards: PowerCards) -> None:
    name = "board.toml"
    known = set(cards.deck.symbols)
    check(name, "location.id", len({place.id for place in board.location}) == LOCATIONS, "ids must differ")
    check(name, "target.id", len({target.id for target in board.target}) == OUTER, "ids must differ")
    centres = [number for number, place in enumerate(board.location) if place.centre]
    check(name, "location.centre", centres == [NEVERMORE], "exactly the first location is the centre")
    for place in board.location:
        check(name, f"location {place.id}.bars_symbol", set(place.bars_symbol) <= known, "unknown symbol")
    for target in board.target:
        check(name, f"target {target.id}.symbol_plus", set(target.symbol_plus) <= known, "unknown symbol")


def check_outcasts(outcasts: Outcasts) -> None:
    ids = [outcast.id for outcast in outcasts.outcast]
    check("outcasts.toml", "outcast.id", len(set(ids)) == len(ids), "ids must differ")


def check_levels(levels: Levels) -> None:
    for level in levels.level:
        check(
            "levels.toml", f"level {level.id}.need", set(level.need) == {2, 3, 4}, "needs rows for 2, 3 and 4"
        )


def build(texts: dict[str, str]) -> Material:
    """The material from the texts of the four files."""
    cards = decode("power_cards.toml", texts["power_cards.toml"], PowerCards)
    board = decode("board.toml", texts["board.toml"], Board)
    outcasts = decode("outcasts.toml", texts["outcasts.toml"], Outcasts)
    levels = decode("levels.toml", texts["levels.toml"], Levels)
    check_cards(cards)
    check_board(board, cards)
    check_outcasts(outcasts)
    check_levels(levels)
    return Material(cards, board, outcasts, levels)


@cache
def texts() -> dict[str, str]:
    """The material files as text."""
    names = ("power_cards.toml", "board.toml", "outcasts.toml", "levels.toml")
    return {name: files(__package__).joinpath(name).read_text(encoding="utf-8") for name in names}


MATERIAL: Final = build(texts())
