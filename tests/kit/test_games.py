"""The kit tests whatever is there to be tested."""

import speeltafel
from speeltafel.kit.setups import KITS


def test_every_game_takes_part() -> None:
    assert list(KITS) == speeltafel.slugs()
