"""The moment at which somebody asks "why can't I?": what is being asked, and whose turn it is."""

from typing import Final

from speeltafel.engine import ASKED
from speeltafel.games.spookhuis.state import Player, Table

NOT_YOUR_TURN: Final = "SH-022"
ORDER_OF_PHASES: Final = "SH-021"

OPENING: Final = {"haircut": "SH-005", "board": "SH-137"}
"""Before the first turn there is one thing to do at a time."""
ENDINGS: Final = {"escaped": "SH-003", "haunted": "SH-004", "terror": "SH-139", "dawn": "SH-R80"}
RIDING: Final = frozenset(("depart", "branch", "teleport", "wall"))

Id = int | str


class Moment:
    """A table as one seat looks at it with a question."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        decision = table.decision(seat)
        self.moves = decision.moves if decision else []
        self.rule = decision.rule if decision else ""
        asked = [other for other in table.open if other.waits == ASKED]
        self.kind = next((other.kind for other in asked if other.seat == seat), "")
        """What this seat is asked, if the game waits for it."""
        self.waiting = asked[0].kind if asked else ""
        """What the game waits for."""

    @property
    def player(self) -> Player:
        """Who asks."""
        return self.table.players[self.seat]

    @property
    def mine(self) -> bool:
        """Whether it is the turn of who asks."""
        return self.table.active == self.seat

    def turn_or_phase(self) -> str:
        """Somebody else's turn, or another phase of the own one."""
        return ORDER_OF_PHASES if self.mine else NOT_YOUR_TURN

    def steered_by_another(self) -> bool:
        """SH-162, SH-163: somebody else drives this player's cart."""
        return self.mine and self.waiting in RIDING and self.table.driver != self.seat
