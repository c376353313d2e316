"""A player of the first night: rides on as the tiles lie, looks twice at the same lock, plays items because they are there."""

from collections.abc import Sequence
from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.spookhuis.bot import Fairgoer
from speeltafel.games.spookhuis.moves import GO, Frighten, Look, Use
from speeltafel.games.spookhuis.view import View

HASTY: Final = 0.5
FORGETFUL: Final = 0.4
IMPULSIVE: Final = 0.3
"""How often something happens as a beginner does it."""


class Beginner(Fairgoer):
    """Its mistakes are those of people: the move always looks like a good idea at the time."""

    def choose(self, view: View, decision: Decision) -> Move:
        moves, kind = decision.moves, decision.kind
        if kind in ("rotate", "end-turn"):
            return self.tempted(moves) or super().choose(view, decision)
        if kind in ("frighten", "key-room"):
            return self.any_of([move for move in moves if isinstance(move, Frighten)])
        if kind in ("gatehouse", "lorgnette") and self.random.random() < FORGETFUL:
            return self.any_of([move for move in moves if isinstance(move, Look)] or moves)
        return super().choose(view, decision)

    def tempted(self, moves: list[Move]) -> Move | None:
        """An item wants to be played; and why turn tiles, where the rails lead somewhere."""
        items = [move for move in moves if isinstance(move, Use)]
        if items and self.random.random() < IMPULSIVE:
            return self.any_of(items)
        return GO if GO in moves and self.random.random() < HASTY else None

    def any_of(self, moves: Sequence[Move]) -> Move:
        return self.random.choice(moves)
