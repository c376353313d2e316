"""Judgements by figures: what a glance over the table tells of every seat, weighed as `python -m tools.fit` found."""

import math
from importlib import resources
from typing import Final

import msgspec

FILE: Final = "weights.json"
FORECAST: Final = "forecast.json"

Weights = dict[int, list[float]]
"""By the stage of the game, one for each figure."""


def read_weights(package: str, figures: tuple[str, ...], file: str = FILE) -> Weights:
    """The weights that lie in a game's package, in the order of its figures."""
    text = (resources.files(package) / file).read_bytes()
    kept = msgspec.json.decode(text, type=dict[int, dict[str, float]])
    return {stage: [weights[name] for name in figures] for stage, weights in kept.items()}


def weighed(figures: list[float], weights: list[float]) -> float:
    """One number for one seat.

    >>> weighed([1.0, 2.0], [0.5, 0.25])
    1.0
    """
    score = 0.0
    for number in range(len(figures)):
        score += weights[number] * figures[number]
    return score


def shares(scores: list[float]) -> list[float]:
    """Chances to win from scores, which are logarithms of odds.

    >>> shares([0.0, 0.0])
    [0.5, 0.5]
    """
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def chances_of(
    sides: list[tuple[int, ...]], rows: list[list[float]], weights: list[float], seats: int
) -> list[float]:
    """The chance of every seat from the figures of the sides: who wins together stands in one row, `()` is nobody.

    >>> chances_of([(0, 2), (1,)], [[0.0], [0.0]], [1.0], seats=3)
    [0.5, 0.5, 0.5]
    """
    found = [0.0] * seats
    for side, chance in zip(sides, shares([weighed(row, weights) for row in rows]), strict=True):
        for seat in side:
            found[seat] = chance
    return found
