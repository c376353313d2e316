"""Cards as they lie on the table: hidden from some, or open with what they gave."""

import msgspec


class Held(msgspec.Struct, frozen=True):
    """A card whose face not everybody knows: in a hand, a face-down key, a code card.

    `seen` are the seats that know the card, `sure` those that also know that it is exactly here; for the
    others it is somewhere among the cards of the same `pool`. `epoch` says from which shuffle it was drawn.
    Seats are bits; the bit after the last seat stands for the public.
    """

    card: str
    seen: int
    sure: int
    pool: int = 0
    epoch: int = 0


class Laid(msgspec.Struct, frozen=True):
    """An open card in front of a player: the points it really gave and the markers on it."""

    card: str
    gained: int = 0
    markers: int = 0
