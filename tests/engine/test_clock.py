"""The virtual clock: bots of any kind in a game that depends on time."""

import random
from typing import Any

import speeltafel
from speeltafel.engine import Decision, Move
from speeltafel.engine.clock import PacedBot, Steady, VirtualClock


class Anything:
    """Chooses at random and knows no pace."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Move:
        return self.random.choice(decision.moves)


def test_a_bot_without_a_pace_gets_a_steady_one() -> None:
    steady = Steady(Anything(1), seconds=0.7)
    assert isinstance(steady, PacedBot)
    assert not isinstance(Anything(1), PacedBot)


def test_time_jumps_from_moment_to_moment_and_the_seed_decides() -> None:
    results = []
    for _ in range(2):
        match = speeltafel.start("rush-out", 3, {"race_seconds": 30}, seed=3, record=False)
        clock = VirtualClock(match, [Anything(seat) for seat in range(3)], seed=9)
        results.append((clock.run(), clock.moves, match.time))
    assert results[0] == results[1]
    assert results[0][1] > 50
    assert 0 < results[0][2] <= 31
