"""Something on a screen that a person can touch: "why can't I?" is asked about the very thing."""

from typing import Annotated, Final

from msgspec import Meta, Struct

PLAYER: Final = "player"
"""The kind that all games share: another player, by seat."""


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the hand, a tile, a die, a pile, a player. Each game names its own kinds.

    >>> Thing("card", "nope")
    Thing(kind='card', id='nope')
    """

    kind: Annotated[str, Meta(max_length=32)]
    id: Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=64)] = ""
