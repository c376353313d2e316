"""How sure a share is."""

import math

import pytest

from speeltafel.lab import Rate, rate
from speeltafel.lab.rates import SURE


@pytest.mark.parametrize(("wins", "of"), [(0, 10), (1, 10), (37, 100), (500, 1000), (9, 9)])
def test_the_ends_of_the_interval_are_the_shares_that_just_fit(wins: int, of: int) -> None:
    found = rate(wins, of)
    for end in (found.low, found.high):
        if 0 < end < 1:
            spread = math.sqrt(end * (1 - end) / of)
            assert abs(abs(wins / of - end) / spread - SURE) < 0.01


def test_the_interval_stays_between_nothing_and_all() -> None:
    assert rate(0, 5).low == 0
    assert rate(5, 5).high == 1
    assert rate(0, 5).high > 0.4


def test_more_games_make_it_narrower() -> None:
    few, many = rate(30, 100), rate(3000, 10_000)
    assert many.high - many.low < few.high - few.low


def test_seats_that_win_together_make_it_no_surer() -> None:
    assert rate(60, 120, games=40) == Rate(60, 120, 0.5, rate(20, 40).low, rate(20, 40).high)
