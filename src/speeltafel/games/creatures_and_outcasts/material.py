"""The cards as data: loaded from `cards.toml` and `round_effects.toml`, strictly checked."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

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


class MaterialError(ValueError):
    """A card file says something the rules cannot play; the message names file and key."""


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
    deal: dict[int, Annotated[int, Meta(ge=1)]]
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
    folder = resources.files(__package__)
    return build(
        folder.joinpath(CARDS_FILE).read_text("utf-8"),
        folder.joinpath(ROUND_EFFECTS_FILE).read_text("utf-8"),
    )


def build(cards_text: str, round_effects_text: str) -> Material:
    """Checks the two card files and lays their cards out for play."""
    cards = _decode(cards_text, Cards, CARDS_FILE)
    effects = _decode(round_effects_text, RoundEffects, ROUND_EFFECTS_FILE).round_effect
    _check_outcasts(cards)
    _check_characters(cards)
    _check_deal(cards)
    _check_round_effects(cards, effects)
    return Material(
        rounds=cards.rounds,
        deal=dict(cards.deal),
        deck=tuple(kind.number for kind in cards.outcast for _ in range(kind.copies)),
        outcasts={kind.number: kind for kind in cards.outcast},
        characters=tuple(character.id for character in cards.character),
        rule_of={character.id: character.rule for character in cards.character},
        sets=tuple(kind for kind in cards.outcast if kind.set_size),
        round_effects={effect.round: effect for effect in effects},
    )


Decoded = TypeVar("Decoded")


def _decode(text: str, kind: type[Decoded], file: str) -> Decoded:
    try:
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise MaterialError(f"{file}: {error}") from error


def _check_outcasts(cards: Cards) -> None:
    _refuse_doubles(CARDS_FILE, "outcast.number", [kind.number for kind in cards.outcast])
    if sum(kind.opens_round for kind in cards.outcast) != 1:
        raise MaterialError(f"{CARDS_FILE}: outcast.opens_round: exactly one card must open the round")
    for kind in cards.outcast:
        if (kind.set_size > 0) != (kind.set_effect != "none") or kind.set_size > kind.copies:
            raise MaterialError(
                f"{CARDS_FILE}: outcast.set_size: card {kind.number} needs set_size and set_effect together,"
                f" of at most {kind.copies} cards"
            )


def _check_characters(cards: Cards) -> None:
    _refuse_doubles(CARDS_FILE, "character.id", [character.id for character in cards.character])
    if sum(character.rule == "end-round" for character in cards.character) != 1:
        raise MaterialError(f"{CARDS_FILE}: character.rule: exactly one character must end the round")


def _check_deal(cards: Cards) -> None:
    available = sum(kind.copies for kind in cards.outcast)
    for seats in range(2, 7):
        if seats not in cards.deal:
            raise MaterialError(f"{CARDS_FILE}: deal.{seats}: missing, every table of 2 to 6 players needs one")
        if seats * cards.deal[seats] > available:
            raise MaterialError(f"{CARDS_FILE}: deal.{seats}: {seats} x {cards.deal[seats]} cards, only {available} exist")


def _check_round_effects(cards: Cards, effects: Sequence[RoundEffect]) -> None:
    _refuse_doubles(ROUND_EFFECTS_FILE, "round_effect.round", [effect.round for effect in effects])
    numbers = {kind.number for kind in cards.outcast}
    characters = {character.id for character in cards.character}
    for effect in effects:
        where = f"{ROUND_EFFECTS_FILE}: round_effect for round {effect.round}"
        if effect.round > cards.rounds:
            raise MaterialError(f"{where}: round: the game has {cards.rounds} rounds")
        if effect.card not in numbers:
            raise MaterialError(f"{where}: card: there is no card {effect.card}")
        if effect.character not in characters:
            raise MaterialError(f"{where}: character: there is no character {effect.character!r}")
        if effect.exempt_card != -1 and effect.exempt_card not in numbers:
            raise MaterialError(f"{where}: exempt_card: there is no card {effect.exempt_card}")


def _refuse_doubles(file: str, key: str, values: Sequence[object]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise MaterialError(f"{file}: {key}: {value!r} is given more than once")
