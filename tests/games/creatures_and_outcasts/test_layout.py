"""A position cannot hold more than the box does."""

import pytest

import speeltafel
from speeltafel.engine import BadSetup


def test_the_card_at_thing_counts_as_laid() -> None:
    speeltafel.position("creatures-and-outcasts", hands=["3 3 3", "2"], thing=3)
    with pytest.raises(BadSetup, match="only 4 cards with 3"):
        speeltafel.position("creatures-and-outcasts", hands=["3 3 3 3", "2"], thing=3)
