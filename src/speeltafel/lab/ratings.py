"""One number for how good somebody is, with how sure that is: Weng and Lin's ratings, by openskill."""

from collections.abc import Sequence
from typing import Final

import msgspec

from speeltafel.lab.extras import need
from speeltafel.lab.rates import SURE

SHORT_OF_A_DRAW: Final = 0.01


class Rating(msgspec.Struct, frozen=True):
    """Everybody begins at 25; the true strength lies between `low` and `high` with 95 % certainty."""

    name: str
    strength: float
    low: float
    high: float


def rated(names: Sequence[str], games: Sequence[tuple[tuple[str, str], float]]) -> list[Rating]:
    """Ratings from games between two, each with what the first got of the win; the strongest first.

    Bots do not learn, so that nothing fades: the model's `tau` is 0.

    >>> [each.name for each in rated(["a", "b"], [(("a", "b"), 1.0), (("b", "a"), 0.0)])]
    ['a', 'b']
    """
    model = need("openskill.models").PlackettLuce(tau=0.0)
    found = {name: model.rating(name=name) for name in names}
    for (first, second), score in games:
        [[found[first]], [found[second]]] = model.rate([[found[first]], [found[second]]], ranks=ranks(score))
    ratings = [rating_of(name, found[name].mu, found[name].sigma) for name in names]
    return sorted(ratings, key=lambda rating: -rating.strength)


def rating_of(name: str, mu: float, sigma: float) -> Rating:
    """What the model believes, with its 95 %."""
    return Rating(name, round(mu, 2), round(mu - SURE * sigma, 2), round(mu + SURE * sigma, 2))


def ranks(score: float) -> list[int]:
    """First and second place, or both the same."""
    if abs(score - 0.5) < SHORT_OF_A_DRAW:
        return [1, 1]
    return [1, 2] if score > 0.5 else [2, 1]
