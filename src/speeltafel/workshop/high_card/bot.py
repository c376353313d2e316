"""A player that knows High Card a little."""

import random

from speeltafel.engine import Decision, Move

from speeltafel.workshop.high_card.view import View


class Sly:
    """Keeps high cards for later rounds, which score more, and sometimes does the opposite. A novice lays what comes to hand."""

    def __init__(self, seed: int, novice: bool = False) -> None:
        self.random = random.Random(seed)
        self.novice = novice

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves; they are sorted by card."""
        if self.novice:
            return self.random.choice(decision.moves)
        return decision.moves[0 if self.random.random() < 0.8 else -1]
