"""How much slower bots take a setup that favours their side, so that equals win about equally often.

Nothing of the rules: `ease.json` is a table of the bots, by setup, number of heroes and level, found by
`python -m tools.rush_out_ease`. A number above 1 slows the heroes, one below slows the wizard.
"""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

FILE: Final = "ease.json"

Table = dict[str, dict[int, dict[str, float]]]


def ease(level: str, setup: str, heroes: int, wizard: bool) -> float:
    """By how much a bot stretches its pauses; 1 where the table says nothing, as for a lone hero."""
    favour = table().get(setup, {}).get(heroes, {}).get(level, 1.0)
    return max(1.0, 1.0 / favour if wizard else favour)


@cache
def table() -> Table:
    """As it was found."""
    return msgspec.json.decode((resources.files(__package__) / FILE).read_bytes(), type=Table)
