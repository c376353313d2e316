"""How often something happened, and how sure that is."""

import math
from typing import Final

import msgspec

SURE: Final = 1.959964
"""Standard deviations on either side that hold 95 %."""


class Rate(msgspec.Struct, frozen=True):
    """So many of so many: the share, and between which shares the true one lies with 95 % certainty (Wilson).

    >>> rate(37, 100)
    Rate(wins=37, of=100, share=0.37, low=0.2818, high=0.4678)
    """

    wins: float
    of: int
    share: float
    low: float
    high: float


def rate(wins: float, of: int, games: int | None = None) -> Rate:
    """Wilson's interval, which stays between 0 and 1 also for a few games.

    Seats of one game win or lose together: where several of them are counted, `games` says how many independent
    outcomes there were.
    """
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share, spread = wins / of, SURE * SURE / (games or of)
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Rate(round(wins, 3), of, round(share, 4), round(low, 4), round(high, 4))
