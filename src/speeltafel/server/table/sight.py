"""What one pair of eyes sees between two moves."""

import msgspec

from speeltafel.engine import Decision
from speeltafel.server.table.history import Eyes


class Sight(msgspec.Struct, frozen=True):
    """The view is kept as it is sent, and never encoded twice."""

    eyes: Eyes
    view: bytes
    decisions: list[Decision]
    events: int
    may_undo: bool

    def glimpse(self) -> object:
        """Enough of it to know later whether there is anything new; the view itself may have many thousand bytes."""
        return self.eyes, hash(self.view), self.decisions, self.events, self.may_undo
