"""Cards as they lie on the table: hidden from some, or open with what they gave."""

import msgspec

from speeltafel.games.spookhuis.cards import IS_HORROR, IS_ITEM


class Held(msgspec.Struct, frozen=True):
    """A card whose face not everybody knows: in a hand, a face-down key, a code card.

    `seen` are the seats that know the card, `sure` those that also know that it is exactly here; for the
    others it is somewhere among the cards of the same `pool`, and `sort` is what they know of this place of the pool:
    an item, a horror, or nothing. `epoch` says from which shuffle the card was drawn. Seats are bits; the bit after
    the last seat stands for the public.
    """

    card: str
    seen: int
    sure: int
    pool: int = 0
    epoch: int = 0
    sort: str = ""


class Laid(msgspec.Struct, frozen=True):
    """An open card in front of a player: the points it really gave and the markers on it."""

    card: str
    gained: int = 0
    markers: int = 0


def sort_of(card: str) -> str:
    """An item, a horror, or a key of this kind."""
    if card in IS_ITEM:
        return "item"
    return "horror" if card in IS_HORROR else card


Kin = tuple[str, int]


def kin_of(held: Held) -> Kin:
    """Cards of one sort from one shuffle are alike to whoever never saw them."""
    return sort_of(held.card), held.epoch


def known_sort(held: Held) -> str:
    """What all know this card to be: outside a pool they saw where it came from."""
    return held.sort if held.pool else sort_of(held.card)
