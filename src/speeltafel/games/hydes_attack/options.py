"""What a table may choose before the game starts."""

from typing import Annotated, Literal

import msgspec

from speeltafel.games.hydes_attack.material import MATERIAL

Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]
Given = Literal["free", "wednesday", "enid", "bianca", "ajax", "eugene", "yoko"]
"""The outcast that the table gives to a seat, or none: then the seat chooses or draws lots."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the table.

    >>> Options().level
    'beginner'
    """

    level: Annotated[
        Literal["beginner", "expert", "nightmare"], msgspec.Meta(extra_json_schema={"x-house": ["nightmare"]})
    ] = "beginner"
    """The level that is not in the box is offered only to a table that asks for house rules."""
    outcasts: Literal["choose", "random"] = "choose"
    outcast_1: Annotated[Given, msgspec.Meta(extra_json_schema={"x-seat-of": 0})] = "free"
    outcast_2: Annotated[Given, msgspec.Meta(extra_json_schema={"x-seat-of": 1})] = "free"
    outcast_3: Annotated[Given, msgspec.Meta(extra_json_schema={"x-seat-of": 2})] = "free"
    outcast_4: Annotated[Given, msgspec.Meta(extra_json_schema={"x-seat-of": 3})] = "free"
    first_player: Annotated[int, msgspec.Meta(ge=0, le=4, extra_json_schema={"x-seat": True})] = 0
    """0: drawn by lot; otherwise the number of the player who wears the most black (HA-R34)."""
    open_discard: bool = True
    memory_aid: bool = True
    signals: Literal["any_time", "after_play", "off"] = "any_time"
    """By a button at any moment, outside the rules; as a question after each play (D9); or none."""
    free_talk: bool = False
    turn_seconds: Seconds = 90
    swap_seconds: Seconds = 45
    outcast_seconds: Seconds = 60


def given_outcasts(options: Options) -> tuple[str, ...]:
    """HA-R35: what the table gives to each seat, "free" where it gives nothing.

    >>> given_outcasts(Options(outcast_2="yoko"))
    ('free', 'yoko', 'free', 'free')
    """
    return options.outcast_1, options.outcast_2, options.outcast_3, options.outcast_4


def need(options: Options, seats: int, attack: int) -> int:
    """HA-083: the points needed at this attack (1 to 5).

    >>> need(Options(), 4, 1)
    28
    """
    return MATERIAL.need(options.level, seats, attack)
