"""A player that knows Creatures & Outcasts."""

import random
from typing import Any

from speeltafel.engine import Decision, Move


class Nightshade:
    """Decides from its view alone."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        return self.random.choice(decision.moves)
