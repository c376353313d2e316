"""A league over weeks."""

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.pairing import calendar, everybody, league, meetings, rests, seats_taken

DAYS = st.dates(date(2026, 1, 1), date(2027, 12, 31))


@given(st.integers(0, 12), DAYS, st.integers(1, 14), st.sets(DAYS, max_size=20))
@settings(deadline=None)
def test_windows_do_not_overlap_and_have_no_day_off(
    rounds: int, first: date, days: int, off: set[date]
) -> None:
    windows = calendar(rounds, first.isoformat(), days, {day.isoformat() for day in off})
    spans = [(date.fromisoformat(each.first), date.fromisoformat(each.last)) for each in windows]
    assert len(spans) == rounds
    for start, last in spans:
        assert (last - start).days == days - 1
        assert (start - first).days % days == 0
        assert not any(start <= day <= last for day in off)
    assert all(one[1] < other[0] for one, other in pairwise(spans))


@given(DAYS)
@settings(deadline=None)
def test_without_days_off_the_first_window_begins_on_the_first_day(first: date) -> None:
    assert calendar(1, first.isoformat())[0].first == first.isoformat()


def test_a_week_off_moves_everything_after_it() -> None:
    windows = calendar(3, "2026-12-14", without=["2026-12-24", "2026-12-25"])
    assert [window.first for window in windows] == ["2026-12-14", "2026-12-28", "2027-01-04"]


@pytest.mark.parametrize("players", [4, 5])
def test_in_two_legs_everybody_meets_twice_with_seats_turned(players: int) -> None:
    fixtures = league(range(players), [2], "2026-11-16", legs=2)
    rounds = [fixture.round for fixture in fixtures]
    assert set(meetings(rounds).values()) == {2}
    taken = seats_taken(rounds)
    assert all(taken[player, 0] == taken[player, 1] == players - 1 for player in range(players))


def test_with_an_odd_number_everybody_rests_once_and_the_same_holds_at_larger_tables() -> None:
    assert set(rests(everybody(range(7), [2])).values()) == {1}
    rounds = [fixture.round for fixture in league(range(9), [3], "2026-11-16")]
    assert set(meetings(rounds).values()) == {1}


def test_a_date_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="isoformat"):
        calendar(1, "16-11-2026")
