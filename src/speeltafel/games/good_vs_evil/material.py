"""The cards of Good vs Evil, as data."""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from speeltafel.engine import BadMaterial, read_toml

KITTEN: Final = 0
DEFUSE: Final = 1
ARMAGEDDON: Final = 2
ATTACK: Final = 3
TARGETED_ATTACK: Final = 4
FAVOR: Final = 5
RAISING_HECK: Final = 6
REVEAL: Final = 7
SHUFFLE: Final = 8
NOPE: Final = 9
FIRST_CAT: Final = 10
LAST_CAT: Final = 13
FERAL_CAT: Final = 14
GODCAT: Final = 15
DEVILCAT: Final = 16

NAMES: Final[tuple[str, ...]] = (
    "exploding_kitten",
    "defuse",
    "armageddon",
    "attack",
    "targeted_attack",
    "favor",
    "raising_heck",
    "reveal_the_future",
    "shuffle",
    "nope",
    "cat_horse",
    "cat_knight",
    "cat_mer",
    "cat_troll",
    "feral_cat",
    "godcat",
    "devilcat",
)
DECK_KINDS: Final = 15
"""Kinds 0 to 14 are in the deck; Godcat and Devilcat lie on the mat (GE-002)."""
HAND_KINDS: Final = 16
"""Kinds that a hand can hold, Godcat included."""
MOST_SEATS: Final = 5
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards go where at the start."""

    hand: int
    given_defuses: int
    extra_defuses: int
    spare_kittens: int
    quick_share: int


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card in the deck."""

    id: str
    count: int
    kind: str
    emblem: str
    color: str


class MatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Godcat or Devilcat, with its place on the mat."""

    id: str
    kind: str
    place: str
    emblem: str
    color: str


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole `cards.toml`."""

    deal: Deal
    card: list[CardData]
    mat_card: list[MatCard]


class Material:
    """Counts by kind, and what the deal needs."""

    def __init__(self, file: CardFile) -> None:
        self.deal = file.deal
        self.counts = count_cards(file)
        self.emblems = {card.id: card.emblem for card in file.card} | {
            card.id: card.emblem for card in file.mat_card
        }

    def check(self, seats: int) -> None:
        """Refuse a deck with which the proof that games end would not hold (GE-R17)."""
        kittens, defuses = self.counts[KITTEN], self.counts[DEFUSE]
        if kittens < seats - self.deal.spare_kittens:
            raise BadMaterial(
                f"cards.toml: {seats} players need {seats - self.deal.spare_kittens} Kittens, not {kittens}"
            )
        if defuses < seats * self.deal.given_defuses:
            raise BadMaterial(
                f"cards.toml: {seats} players need {seats * self.deal.given_defuses} Defuses, not {defuses}"
            )
        spare = defuses - seats * self.deal.given_defuses
        cards = sum(self.counts) - kittens - defuses + min(self.deal.extra_defuses, spare)
        if self.deal.hand * seats > cards:
            raise BadMaterial(
                f"cards.toml: {seats} players need {self.deal.hand * seats} cards to deal, not {cards}"
            )


def count_cards(file: CardFile) -> list[int]:
    """Copies of each kind in the deck."""
    expected = set(NAMES[:DECK_KINDS])
    found = [card.id for card in file.card]
    if set(found) != expected or len(found) != len(expected):
        wrong = ", ".join(sorted(expected.symmetric_difference(found))) or "a card that stands there twice"
        raise BadMaterial(f"cards.toml: the deck needs exactly the known kinds of cards; look at: {wrong}")
    counts = [0] * DECK_KINDS
    for card in file.card:
        if card.count < 0:
            raise BadMaterial(f"cards.toml: {card.id} cannot have {card.count} copies")
        counts[NUMBER[card.id]] = card.count
    return counts


@cache
def material() -> Material:
    """The cards as the data file has them."""
    return Material(read_toml(resources.files(__package__) / "cards.toml", CardFile))
