"""Forecasts beside outcomes, tenth by tenth, with what luck alone may do."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from speeltafel.lab.rates import SURE
from tools.calibrate.cases import Case

TENTHS = 10
ENOUGH = 100
"""A tenth counts when forecasts of so many games fell into it."""
GOAL = 0.06


class Tenth(msgspec.Struct, frozen=True):
    """All forecasts in one tenth of the scale: their mean, how it came, and between which shares with 95 % certainty."""

    low: float
    cases: int
    games: int
    foretold: float
    came: float
    least: float
    most: float

    def counts(self) -> bool:
        return self.games >= ENOUGH

    def off(self) -> float:
        """How much more often it came than it was foretold."""
        return self.came - self.foretold


class Score(msgspec.Struct, frozen=True):
    """A forecast's record: tenths, and its Brier score beside that of one who knows seats and the living only."""

    games: int
    cases: int
    tenths: list[Tenth]
    brier: float
    brier_of_seats: float

    def worst(self) -> float:
        """The largest difference of a tenth that counts."""
        return max((abs(tenth.off()) for tenth in self.tenths if tenth.counts()), default=0.0)


def score(cases: Sequence[Case]) -> Score:
    """What these forecasts were worth."""
    tenths: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        tenths[min(TENTHS - 1, int(case.foretold * TENTHS))].append(case)
    return Score(
        games=len({case.game for case in cases}),
        cases=len(cases),
        tenths=[tenth(number / TENTHS, tenths[number]) for number in sorted(tenths)],
        brier=mean((case.foretold - case.came) ** 2 for case in cases),
        brier_of_seats=brier_of_seats(cases),
    )


def tenth(low: float, cases: Sequence[Case]) -> Tenth:
    """Cases of one game hang together: the interval counts games, not cases."""
    foretold, came = mean(case.foretold for case in cases), mean(case.came for case in cases)
    apart: dict[int, float] = defaultdict(float)
    for case in cases:
        apart[case.game] += case.came - came
    error = math.sqrt(sum(value * value for value in apart.values())) / len(cases)
    least, most = max(0.0, came - SURE * error), min(1.0, came + SURE * error)
    return Tenth(low, len(cases), len(apart), foretold, came, least, most)


def brier_of_seats(cases: Sequence[Case]) -> float:
    """The same for the mean of every group, of these very games: nobody who knows no more can do better."""
    groups: dict[object, list[float]] = defaultdict(list)
    for case in cases:
        groups[case.group].append(case.came)
    means = {key: mean(values) for key, values in groups.items()}
    return mean((means[case.group] - case.came) ** 2 for case in cases)


def mean(values: Iterable[float]) -> float:
    """
    >>> mean([0.0, 1.0])
    0.5
    """
    found = list(values)
    return sum(found) / len(found)
