"""What the ways to play of the house promise."""

from typing import Any

import speeltafel


def test_a_newcomer_who_sits_first_is_a_hero() -> None:
    """RO-004: whoever does not play the wizard is a hero."""
    game = speeltafel.load("rush-out")
    match = speeltafel.start("rush-out", 4, dict(next(iter(game.presets.values()))), seed=1)
    assert match.options.scenario == "training_1"
    table: Any = match.table
    assert table.wizard != 0
