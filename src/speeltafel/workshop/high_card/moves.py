"""What a player can do, and what can happen."""

from typing import Annotated, ClassVar

import msgspec

from speeltafel.engine import Event, Move


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices a table makes before the game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=6)] = 4
    lay_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30


class Lay(Move, frozen=True, tag="lay"):
    """Lay a card face down."""

    card: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A player got a hand."""

    secret: ClassVar = ("hand",)
    seat: int
    hand: list[int] | None


class Laid(Event, frozen=True, tag="laid"):
    """All cards were turned over."""

    cards: list[int]


class Scored(Event, frozen=True, tag="scored"):
    """The highest card won the round; nobody when the highest were equal."""

    seat: int | None


AnyMove = Lay
AnyEvent = Dealt | Laid | Scored
