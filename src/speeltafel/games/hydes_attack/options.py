"""What a table may choose before the game starts."""

from typing import Annotated, Literal

import msgspec

from speeltafel.games.hydes_attack.material import MATERIAL

Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the table.

    >>> Options().level
    'beginner'
    """

    level: Literal["beginner", "expert", "nightmare"] = "beginner"
    outcasts: Literal["choose", "random"] = "choose"
    first_player: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """0: drawn by lot; otherwise the number of the player who wears the most black (HA-R34)."""
    open_discard: bool = True
    memory_aid: bool = True
    free_talk: bool = False
    turn_seconds: Seconds = 90
    swap_seconds: Seconds = 45
    outcast_seconds: Seconds = 60


def need(options: Options, seats: int, attack: int) -> int:
    """HA-083: the points needed at this attack (1 to 5).

    >>> need(Options(), 4, 1)
    28
    """
    return MATERIAL.need(options.level, seats, attack)
