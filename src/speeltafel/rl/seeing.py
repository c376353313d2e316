"""What an agent of an environment gets: a vector, a mask, and the names of their cells."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

import speeltafel
from speeltafel.engine import Decision, Match, QuickChance
from speeltafel.rl.actions import actions_of
from speeltafel.rl.vectors import Vectors

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Numbers:
    """A game in numbers, at a table of so many seats with these options."""

    def __init__(self, slug: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.game = speeltafel.load(slug)
        self.seats = seats
        self.options = dict(options or {})
        self.chosen = self.game.settle(self.game.read_options(self.options), people=0, shared=False)
        self.game.check_setup(self.chosen, seats)
        self.names = [f"player {number + 1}" for number in range(seats)]
        self.actions = actions_of(self.game)
        self.codes = self.actions.codes[seats]
        self.size = self.actions.count(seats)
        self.vectors = Vectors(self.game, seats)

    def start(self, seed: int | str) -> Match:
        """A new game, without events and without a record."""
        return Match(self.game, self.chosen, self.names, QuickChance(seed), events=False, record=None)

    def legal(self, decision: Decision) -> list[int]:
        """The numbers of a decision's moves, in their order."""
        codes = self.codes[decision.seat]
        return [codes[move] for move in decision.moves]

    def mask(self, legal: Sequence[int]) -> Mask:
        """A 1 for every number that is possible."""
        mask = bytearray(self.size)
        for number in legal:
            mask[number] = 1
        return frombuffer(mask, "b")

    def vector(self, match: Match, seat: int) -> Vector:
        """What this seat sees."""
        return frombuffer(self.vectors.see(match.table, seat), "f")
