"""What a game says about how good its players are: Weng and Lin's ratings, by openskill. Knows no rows and no game."""

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Skill(NamedTuple):
    """How good somebody is, and the standard deviation of what we know about it."""

    mu: float
    sigma: float


BEGINNER: Final = Skill(25.0, 25.0 / 3)
"""Whoever is new; the bots of the level *normal* stand at 25 too."""
DRIFT: Final = 25.0 / 300
"""People change: so much is forgotten with every game."""
COMPARABLE: Final = 5.0
"""Known to within 400 points, after fifteen to twenty games: levels of bots lie some 300 apart."""
SURE: Final = 3.0
"""From here on the uncertainty is small, and need not be shown any more."""


def drifted(skill: Skill) -> Skill:
    """What is still known of a person's skill when the next game begins."""
    return Skill(skill.mu, min(BEGINNER.sigma, math.hypot(skill.sigma, DRIFT)))


def after(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills of all sides after a game; place 1 is the best.

    A side is as strong as its players are on average, so that one wizard can be as strong as four heroes: everybody of n
    plays with the n-th part of their skill.

    >>> winner, loser = after([[BEGINNER], [BEGINNER]], [1, 2])
    >>> round(winner[0].mu, 1), round(loser[0].mu, 1), winner[0].sigma < BEGINNER.sigma
    (27.6, 22.4, True)
    """
    model = the_model()
    parts = [
        [model.rating(mu=skill.mu / len(side), sigma=skill.sigma / len(side)) for skill in side]
        for side in sides
    ]
    rated = model.rate(parts, ranks=[float(place) for place in places])
    return [
        [Skill(part.mu * len(side), part.sigma * len(side)) for part in found]
        for side, found in zip(sides, rated, strict=True)
    ]


@cache
def the_model() -> "PlackettLuce":
    """Loaded when the first game is rated. What people forget is reckoned here, for bots forget nothing."""
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)
