"""Variants and table switches (the rulings they come from are in `rules.toml`)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=600)]
"""A clock for people; 0 means no clock."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before the first round.

    >>> Options(advanced=True).all_pass
    'all'
    """

    advanced: bool = False
    """Each round has its own round effect (CO-130)."""
    teams: Literal[0, 2, 3] = 0
    """Number of teams, 0 for everybody alone (CO-R64)."""
    all_pass: Literal["all", "all-but-last"] = "all"  # noqa: S105
    """Who must pass before the trick is over (CO-R01)."""
    closed_transfer: Literal["flip", "keep"] = "flip"
    """How a trick lies on the closed pile (CO-R04)."""
    vampire_self: bool = True
    """An 8 may choose its own player (CO-R26)."""
    clear_keeps_active: bool = False
    """After round effect 1 the active character stays all round (CO-R56)."""
    team_chat: Literal["private", "open"] = "private"
    """Who reads team talk (CO-R65)."""
    memory_log: bool = True
    """The log hides the numbers of earlier tricks (CO-R68)."""
    youngest: Annotated[
        Literal["lot", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"],
        Meta(extra_json_schema={"x-seat": True}),
    ] = "lot"
    """Who begins when nobody lays a 1 (CO-R12)."""
    auto_pass: bool = False
    """Who can only pass passes without pressing anything, after a moment (CO-039)."""
    race: Literal["auto", "arrival", "commit"] = "auto"
    """First come, first served, or a draw among all who claim (CO-R10); auto leaves it to who runs the table."""
    ready: Literal["auto", "yes", "no"] = "auto"
    """The next round waits until everybody has counted; auto leaves it to who runs the table (CO-056)."""
    countdown_seconds: Annotated[int, Meta(ge=0, le=10)] = 3
    """Before the hands of a race are turned up, and only for one by arrival; 0 means no countdown (CO-022)."""
    ready_seconds: Seconds = 30
    """For counting the points, when the next round waits for everybody."""
    race_seconds: Seconds = 8
    turn_seconds: Seconds = 30
    choice_seconds: Seconds = 20
    look_seconds: Seconds = 30
