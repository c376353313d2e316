"""A world with a clock of its own: things happen at their moments, and nobody waits for them."""

import heapq
import random
from collections.abc import Callable
from itertools import count

Act = Callable[[], None]


class World:
    """Virtual time, and chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.chance = random.Random(seed)
        self.agenda: list[tuple[float, int, Act]] = []
        self.order = count()

    def after(self, seconds: float, act: Act) -> None:
        """Let something happen so much later."""
        heapq.heappush(self.agenda, (self.now + seconds, next(self.order), act))

    def run(self, until: float) -> None:
        """Let everything happen up to that moment."""
        while self.agenda and self.agenda[0][0] <= until:
            self.now, _, act = heapq.heappop(self.agenda)
            act()
        self.now = until
