"""Why a player would make a move: sentences of the game, made from the position."""

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """A text `reason-<text>` of the game, with fields that are put into words as those of an event are.

    >>> because("kittens", kittens=2, pile=5)
    Reason(text='kittens', fields={'kittens': 2, 'pile': 5})
    """

    text: str
    fields: dict[str, Any] = {}


def because(text: str, **fields: Any) -> Reason:
    """A reason with its fields."""
    return Reason(text, fields)
