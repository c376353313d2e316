"""The usual player: sensible at once, a little too careful with what a Defuse would mend."""

from typing import Any

from speeltafel.engine import Chance, Decision, Game, Instinctive, Move
from speeltafel.games.good_vs_evil.instinct import ORDINARY, instinct


class Ordinary(Instinctive):
    """Goes by instinct, in the ordinary manner."""

    def answer(self, game: Game, world: Any, decision: Decision, chance: Chance) -> Move | None:
        return instinct(world, decision, chance, ORDINARY)
