"""What one pair of eyes sees between two moves."""

import msgspec

from speeltafel.engine import Decision
from speeltafel.server.table.history import Eyes


class Sight(msgspec.Struct, frozen=True):
    """The view is kept as it is sent: bytes are quickly compared and never encoded twice."""

    eyes: Eyes
    view: bytes
    decisions: list[Decision]
    events: int
    may_undo: bool
