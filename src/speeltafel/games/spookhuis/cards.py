"""Ready-made tables about the cards: what is what, and what wards off what."""

from typing import Final

from speeltafel.games.spookhuis.material import Balance, Encounter, Horror, Item, KeyKind, card_box

BALANCE: Final[Balance] = card_box().balance
HORRORS: Final[dict[str, Horror]] = {card.id: card for card in card_box().horrors}
ITEMS: Final[dict[str, Item]] = {card.id: card for card in card_box().items}
ENCOUNTERS: Final[dict[str, Encounter]] = {card.id: card for card in card_box().encounters}
KEYS: Final[dict[str, KeyKind]] = {f"key_{key.kind}": key for key in card_box().keys}
KEY_NAMES: Final[list[str]] = ["", *KEYS]
"""The card of each kind of key, by its number 1 to 6."""

IS_ITEM: Final[frozenset[str]] = frozenset(ITEMS)
IS_HORROR: Final[frozenset[str]] = frozenset(HORRORS)
ANYTIME: Final[frozenset[str]] = frozenset(i.id for i in ITEMS.values() if i.window == "anytime")
OWN_TURN: Final[frozenset[str]] = frozenset(i.id for i in ITEMS.values() if i.window == "own_turn")
PROTECTIVE: Final[frozenset[str]] = frozenset(i.id for i in ITEMS.values() if i.window == "frightened")

CURSES: Final = ("dracula", "werewolf", "black_hood")
"""SH-R35: horrors that stay open in front of their victim."""
WANDERING: Final = ("dracula", "werewolf")
"""Curses that pass from cart to cart."""
PLACING: Final = ("klara", "invisible")
CHAINS: Final = ("rickshaw", "wendigo")
REPELLENTS: Final = ("garlic", "pistol")
"""SH-176, SH-183: what a met player can show to Dracula or the Werewolf."""


def _protectors(horror: Horror) -> frozenset[str]:
    marks = {"any", horror.category, horror.id}
    return frozenset(item.id for item in ITEMS.values() if marks.intersection(item.wards))


PROTECTORS: Final[dict[str, frozenset[str]]] = {card.id: _protectors(card) for card in HORRORS.values()}
"""The items that ward off each horror."""


def number_of(key: str) -> int:
    """The kind of a key or code card, 1 to 6."""
    return KEYS[key].kind


def same_feature(key: str, code_card: str, feature: str) -> bool:
    """SH-010, SH-R03: whether a key fits a lock under the chosen code."""
    return KEYS[key].feature(feature) == KEYS[code_card].feature(feature)
