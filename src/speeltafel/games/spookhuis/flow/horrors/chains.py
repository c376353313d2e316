"""Spookriksja and Wendigo: whom the same card may frighten next."""

from speeltafel.games.spookhuis.board import GATE
from speeltafel.games.spookhuis.state import Table


def targets(table: Table, card: str, by: int, frightened: list[int]) -> list[int]:
    """SH-171, SH-185, SH-R53: living, outside the Gatehouse, not frightened by it before, never straight back."""
    if card == "rickshaw" and len(frightened) > 1:
        return []
    return [
        seat
        for seat in table.living()
        if seat not in frightened and seat != by and table.players[seat].cell != GATE
    ]
