"""The choices a table makes before a game of Gevangen in het Spookhuis."""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants and switches; the last ones are clocks for people, where 0 means no clock."""

    code: Literal["digit", "symbol", "colour"] = "digit"
    board: Literal["fixed", "random", "players"] = "fixed"
    always_horror: bool = False
    terror_end: bool = False
    first_player: Literal["die", "haircut"] = "die"
    dawn: Annotated[int, msgspec.Meta(ge=0, le=500)] = 100
    equal_roll_succeeds: bool = True
    turn_round_when_blocked: bool = False
    ghost_wall_into_key_rooms: bool = False
    ambush: Literal["attacker_morale", "classic"] = "attacker_morale"
    turn_seconds: Seconds = 90
    reply_seconds: Seconds = 60
