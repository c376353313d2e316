"""The cards as data: loaded from `cards.toml` and `round_effects.toml`, strictly checked."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from speeltafel.engine.catalogue import read_toml
from speeltafel.engine.errors import BadMaterial

CARDS_FILE: Final = "cards.toml"
ROUND_EFFECTS_FILE: Final = "round_effects.toml"

Number = Annotated[int, Meta(ge=0, le=99)]
Effect = Literal["none", "play-again", "swap", "take-from-closed", "give-top-of-closed", "stops-wednesday"]
SetEffect = Literal["none", "place-wednesday", "end-round"]
CharacterRule = Literal[
    "end-round",
    "block-number",
    "odd-only",
    "counter-clockwise",
    "pairs-only",
    "descending",
    "skip-one",
    "equal-allowed",
    "draw-on-pass",
]
RoundEffectKind = Literal[
    "clear-characters", "remove-wednesday", "open-hands", "place-wednesday", "hands-to-right"
]


class Outcast(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of outcast card."""

    number: Number
    copies: Annotated[int, Meta(ge=1, le=20)]
    effect: Effect = "none"
    opens_round: bool = False
    set_size: Annotated[int, Meta(ge=0, le=20)] = 0
    set_effect: SetEffect = "none"


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """One character card."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z_]*$")]
    rule: CharacterRule


class RoundEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """Advanced variant: what happens in one round, and what starts it."""

    round: Annotated[int, Meta(ge=1)]
    card: Number
    character: str
    effect: RoundEffectKind
    exempt_card: Annotated[int, Meta(ge=-1, le=99)] = -1


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `cards.toml`."""

    rounds: Annotated[int, Meta(ge=1, le=20)]
    deal: dict[str, Annotated[int, Meta(ge=1)]]
    outcast: tuple[Outcast, ...]
    character: tuple[Character, ...]


class RoundEffects(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `round_effects.toml`."""

    round_effect: tuple[RoundEffect, ...]


class Material(Struct, frozen=True):
    """The box of the game.

    >>> len(material().deck), sum(material().deck)
    (42, 233)
    """

    rounds: int
    deal: dict[int, int]
    deck: tuple[int, ...]
    outcasts: dict[int, Outcast]
    characters: tuple[str, ...]
    rule_of: dict[str, str]
    sets: tuple[Outcast, ...]
    round_effects: dict[int, RoundEffect]


@cache
def material() -> Material:
    """The game's own card files, read once."""
    return read(resources.files(__package__))


@cache
def effect_of(number: int) -> str:
    """What playing this number sets off."""
    return material().outcasts[number].effect


@cache
def opening_number() -> int:
    """The number that starts a round (CO-024)."""
    return next(kind.number for kind in material().outcasts.values() if kind.opens_round)


@cache
def wednesday() -> str:
    """The character that ends the round (CO-068)."""
    return next(character for character, rule in material().rule_of.items() if rule == "end-round")


@cache
def character_number(character: str) -> int:
    """A character as a number, for what seats know about the stack."""
    return material().characters.index(character)


def faces(cards: Iterable[int]) -> list[str]:
    """Cards as people and programs outside see them."""
    return [str(card) for card in cards]


def read(folder: Traversable) -> Material:
    """Checks the two card files of a folder and lays their cards out for play."""
    cards = read_toml(folder / CARDS_FILE, Cards)
    effects = read_toml(folder / ROUND_EFFECTS_FILE, RoundEffects).round_effect
    _check_outcasts(cards)
    _check_characters(cards)
    _check_deal(cards)
    _check_round_effects(cards, effects)
    return Material(
        rounds=cards.rounds,
        deal={int(seats): count for seats, count in cards.deal.items()},
        deck=tuple(kind.number for kind in cards.outcast for _ in range(kind.copies)),
        outcasts={kind.number: kind for kind in cards.outcast},
        characters=tuple(character.id for character in cards.character),
        rule_of={character.id: character.rule for character in cards.character},
        sets=tuple(kind for kind in cards.outcast if kind.set_size),
        round_effects={effect.round: effect for effect in effects},
    )


def _check_outcasts(cards: Cards) -> None:
    _refuse_doubles(CARDS_FILE, "outcast.number", [kind.number for kind in cards.outcast])
    if sum(kind.opens_round for kind in cards.outcast) != 1:
        raise BadMaterial(f"{CARDS_FILE}: outcast.opens_round: exactly one card must open the round")
    for kind in cards.outcast:
        if (kind.set_size > 0) != (kind.set_effect != "none") or kind.set_size > kind.copies:
            raise BadMaterial(
                f"{CARDS_FILE}: outcast.set_size: card {kind.number} needs set_size and set_effect together,"
                f" of at most {kind.copies} cards"
            )


def _check_characters(cards: Cards) -> None:
    _refuse_doubles(CARDS_FILE, "character.id", [character.id for character in cards.character])
    rules = [character.rule for character in cards.character]
    if rules.count("end-round") != 1:
        raise BadMaterial(f"{CARDS_FILE}: character.rule: exactly one character must end the round")
    if rules.count("block-number") > 1:
        raise BadMaterial(f"{CARDS_FILE}: character.rule: only one character can block a number")


def _check_deal(cards: Cards) -> None:
    available = sum(kind.copies for kind in cards.outcast)
    if set(cards.deal) != set("23456"):
        raise BadMaterial(f"{CARDS_FILE}: deal: tables of 2 to 6 players need one number each")
    for seats, count in cards.deal.items():
        if int(seats) * count > available:
            raise BadMaterial(f"{CARDS_FILE}: deal.{seats}: {seats} x {count} cards, only {available} exist")


def _check_round_effects(cards: Cards, effects: Sequence[RoundEffect]) -> None:
    _refuse_doubles(ROUND_EFFECTS_FILE, "round_effect.round", [effect.round for effect in effects])
    numbers = {kind.number for kind in cards.outcast}
    characters = {character.id for character in cards.character}
    for effect in effects:
        where = f"{ROUND_EFFECTS_FILE}: round_effect for round {effect.round}"
        if effect.round > cards.rounds:
            raise BadMaterial(f"{where}: round: the game has {cards.rounds} rounds")
        if effect.card not in numbers:
            raise BadMaterial(f"{where}: card: there is no card {effect.card}")
        if effect.character not in characters:
            raise BadMaterial(f"{where}: character: there is no character {effect.character!r}")
        if effect.exempt_card != -1 and effect.exempt_card not in numbers:
            raise BadMaterial(f"{where}: exempt_card: there is no card {effect.exempt_card}")


def _refuse_doubles(file: str, key: str, values: Sequence[object]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise BadMaterial(f"{file}: {key}: {value!r} is given more than once")
