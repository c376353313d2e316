"""The end of a round, in the middle of anything."""

from typing import Final

from speeltafel.games.creatures_and_outcasts.state import Table

ROUND_FRAMES: Final = 1
"""The frame of the rounds stays on the stack."""


def end_round(table: Table, reason: str) -> None:
    """CO-050, CO-051, CO-052: whatever was going on stops; the points are counted next."""
    table.ended_by = reason
    del table.frames[ROUND_FRAMES:]
