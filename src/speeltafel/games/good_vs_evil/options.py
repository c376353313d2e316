"""The choices a table makes before a game of Good vs Evil."""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants and switches; the last ones are clocks for people, where 0 means no clock."""

    quick: bool = False
    special_combos: bool = True
    attack_carry: Literal["text", "fresh"] = "text"
    start_player: Annotated[
        Literal["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
        msgspec.Meta(extra_json_schema={"x-seat": True}),
    ] = "random"
    nope_race: Literal["auto", "arrival", "commit"] = "auto"
    poll_author: bool = False
    memory_aid: bool = True
    strict_table_talk: bool = True
    nope_window_seconds: Seconds = 6
    main_action_seconds: Seconds = 60
    give_seconds: Seconds = 20
    pick_seconds: Seconds = 20
    heck_seconds: Seconds = 20
    insert_seconds: Seconds = 25
    duel_deal_seconds: Seconds = 30
    duel_choice_seconds: Seconds = 25
    shuffle_stop_seconds: Seconds = 4
    reveal_show_seconds: Seconds = 6
