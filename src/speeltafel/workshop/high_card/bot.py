"""A player that knows High Card a little."""

import random
from typing import Any

from speeltafel.engine import Decision, Move


class Sly:
    """Lays high when it can still win alone, low otherwise, and sometimes the other way round."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves; they are sorted by card."""
        return decision.moves[-1 if self.random.random() < 0.7 else 0]
