"""Whose turn it is."""

from speeltafel.engine import Now
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.state import Table


def holder_from(table: Table, seat: int, now: Now) -> int:
    """CO-059, CO-062: this seat, or the next one in the direction of play that holds cards."""
    while not table.hands[seat]:
        if now.listening:
            now.emit(events.Skipped(seat=seat))
        seat = table.next_seat(seat)
    return seat
