"""A card on the table is one number: its kind, the seats that know it, and in a pile who played it and from where.

In the deck and in a hand it is its kind and nothing more: see `hands.py`. Numbers keep a clone of the table cheap; the functions here are the only place that knows the layout.

>>> card = seen_by(kept_by(7, seat=0), seat=2)
>>> kind(card), knows(card, 2), knows(card, 1)
(7, True, False)
"""

from typing import Final

from speeltafel.games.hydes_attack.material import MATERIAL

EMPTY: Final = -1
SIX: Final = MATERIAL.six

KIND_BITS: Final = 255
SEEN: Final = 8
EVERYBODY: Final = 15 << SEEN
OWNER: Final = 12
FROM_THING: Final = 1 << 14
TOGETHER: Final = 1 << 15

SYMBOLS: Final = tuple(symbol for symbol, _ in MATERIAL.faces)
STRENGTHS: Final = tuple(strength for _, strength in MATERIAL.faces)
CARD_NAMES: Final = MATERIAL.card_names
CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
ALL_KINDS: Final = frozenset(range(SIX))
ONES: Final = frozenset(card for card in ALL_KINDS if STRENGTHS[card] == 1)


def kind(card: int) -> int:
    """Which of the printed cards it is."""
    return card & KIND_BITS


def name(card: int) -> str:
    """Its name in moves, events, views and texts."""
    return CARD_NAMES[card & KIND_BITS]


def strength(card: int) -> int:
    """Its printed strength."""
    return STRENGTHS[card & KIND_BITS]


def knows(card: int, seat: int) -> bool:
    """Whether this seat knows the card."""
    return card >> SEEN + seat & 1 == 1


def knowers(card: int) -> int:
    """The seats that know the card, as bits."""
    return card >> SEEN & 15


def kept_by(card: int, seat: int) -> int:
    """The card known to this seat only."""
    return card & KIND_BITS | 1 << SEEN + seat


def seen_by(card: int, seat: int) -> int:
    """The card known to this seat as well."""
    return card | 1 << SEEN + seat


def seen_by_all(card: int) -> int:
    """The card known to everybody."""
    return card & KIND_BITS | EVERYBODY


def played_by(card: int, seat: int, from_thing: bool = False, together: bool = False) -> int:
    """HA-R36: the card in a pile; who played it, from where, and whether it is one of several 1s, is public."""
    marks = (FROM_THING if from_thing else 0) | (TOGETHER if together else 0)
    return card & (KIND_BITS | EVERYBODY) | seat << OWNER | marks


def owner(card: int) -> int:
    """Who played a card of a pile."""
    return card >> OWNER & 3


def from_thing(card: int) -> bool:
    """Whether a card of a pile was Thing's."""
    return card & FROM_THING != 0


def together(card: int) -> bool:
    """Whether a card of a pile was one of several 1s played at once."""
    return card & TOGETHER != 0


def with_kind(card: int, other: int) -> int:
    """The same place and the same knowers, another kind: for a sampled world."""
    return card & ~KIND_BITS | other
