"""Games that count for ratings: what a table must be like, when it is made, changed and begun."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from speeltafel.engine import Climbing, Game
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.rating.bots import marks, measured
from speeltafel.server.storage.entries import SeatEntry
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import Choices, Place

CLOCKED = ("relaxed", "normal", "fast")
"""Paces at which the usual clocks run."""


def check_rated(
    game: Game, choices: Choices, options: dict[str, Any], seats: Sequence[SeatEntry], place: Place
) -> None:
    """Refuse a rated table that could not be compared with others."""
    if not choices.rated:
        return
    if choices.coach:
        raise rated_refusal("coach", "a rated game is played without the coach")
    if not is_clocked(game, choices, options):
        raise rated_refusal("clocks", "in a rated game the usual clocks run")
    if place == "device":
        raise rated_refusal("device", "in a rated game everybody has a device of their own")
    if any(entry.kind == "person" and not entry.member for entry in seats):
        raise rated_refusal("card", "in a rated game everybody has a player card")
    if share_a_browser([entry for entry in seats if entry.kind == "person"]):
        raise rated_refusal("browser", "two of these cards were used in the same browser")
    check_bots(game, seats)


def is_clocked(game: Game, choices: Choices, options: dict[str, Any]) -> bool:
    """Whether the clocks of the game run, at their usual length. Those of a race are its rules."""
    if game.timed or choices.hours:
        return True
    usual = game.read_options({})
    changed = [
        name for name, value in options.items() if name.endswith("_seconds") and value != getattr(usual, name)
    ]
    return choices.pace in CLOCKED and not changed


def share_a_browser(people: Sequence[SeatEntry]) -> bool:
    """Whether two cards at the table were lately used in one and the same browser."""
    return any(
        not set(one.browsers).isdisjoint(other.browsers) or one.member == other.member
        for one, other in combinations(people, 2)
    )


def check_bots(game: Game, seats: Sequence[SeatEntry]) -> None:
    """Bots count where it was measured how good they are; where all win together, they are only company."""
    levels = {entry.level for entry in seats if entry.kind == "bot"}
    if not levels or climbs(game):
        return
    known = measured(game.slug)
    ladders = [marks(ladder) for ladder in known.ladders] if known is not None else [{}]
    missing = [level for level in sorted(levels) if not all(level in ladder for ladder in ladders)]
    if missing:
        raise rated_refusal(
            "bots", f"it is not known well enough how good these bots are: {', '.join(missing)}"
        )


def check_unrated(table: LiveTable) -> None:
    """In a rated game the clocks never stand still: whoever pauses thinks longer than the others."""
    if table.ledger.choices.rated:
        raise rated_refusal("pause", "in a rated game nobody can pause")


def rated_refusal(why: str, detail: str) -> Refusal:
    """Why a game cannot be rated; the page says it beside that choice."""
    return Refusal("rated", detail, reason=f"rated-{why}")


def climbs(game: Game) -> bool:
    """Whether all who play this game climb together, and nobody against another."""
    return isinstance(game, Climbing)


def check_devices(table: LiveTable) -> None:
    """At the start of a rated game no browser plays for two."""
    if table.ledger.choices.rated and any(len(connection.seats) > 1 for connection in table.connections):
        raise rated_refusal("device", "in a rated game everybody has a device of their own")
