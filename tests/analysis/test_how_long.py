"""What is said beforehand about how long an analysis takes."""

import time

import speeltafel
from speeltafel.analysis import Care, LookBack
from tests.analysis.test_accounts import played

SEARCHING = Care(
    walks=60, worlds=60, depth=1, options=2, iterations=30, level="strong", enough=0.0, seconds=2.0
)
"""Looking for alternatives takes longer here than weighing them, as in a deep look."""
OFF = 3
"""How many times too long or too short an estimate may be that comes from a few moments."""


def test_the_search_for_alternatives_is_not_counted_for_every_game_that_is_played_on() -> None:
    look_back = LookBack(speeltafel.load("good-vs-evil"), played("good-vs-evil", 2), care=SEARCHING)

    said = look_back.work()

    began = time.process_time()
    assert len(list(look_back.measure(range(look_back.total)))) == look_back.total
    took = time.process_time() - began
    assert took / OFF < said < took * OFF, f"{said:.1f} s were said, {took:.1f} s it took"
