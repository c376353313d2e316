"""What one pair of eyes sees between two moves."""

from typing import Any

import msgspec

from speeltafel.engine import Decision
from speeltafel.server.table.history import Eyes
from speeltafel.server.wire import Order


class Sight(msgspec.Struct, frozen=True):
    """The view is kept as it is sent, and never encoded twice."""

    eyes: Eyes
    view: bytes
    decisions: list[Decision]
    events: int
    may_undo: bool
    order: Order | None = None
    """What this seat said beforehand about windows, and what it answered in this one; nobody else sees it."""
    kept: Any = None

    def glimpse(self) -> object:
        """Enough of it to know later whether there is anything new; the view itself may have many thousand bytes."""
        said = (self.order, self.kept)
        return self.eyes, hash(self.view), self.decisions, self.events, self.may_undo, said
