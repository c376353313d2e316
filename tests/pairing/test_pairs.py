"""Who meets whom, and who sits where."""

from collections import Counter

import pytest

from speeltafel.pairing import round_robin, seatings


@pytest.mark.parametrize("count", range(2, 14))
def test_nobody_meets_another_twice_before_all_others(count: int) -> None:
    rounds = round_robin(range(count))
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize("count", range(2, 14))
def test_everybody_plays_once_a_round_and_rests_equally_often(count: int) -> None:
    rounds = round_robin(range(count))
    for pairs in rounds:
        playing = [player for pair in pairs for player in pair]
        assert len(playing) == len(set(playing)) == count - count % 2
    assert len(rounds) == count - 1 + count % 2


@pytest.mark.parametrize("count", range(2, 14))
def test_nobody_is_always_the_first_of_a_pair(count: int) -> None:
    first = Counter(pair[0] for pairs in round_robin(range(count)) for pair in pairs)
    assert all(abs(first[player] - (count - 1) / 2) <= 1 for player in range(count))


@pytest.mark.parametrize("seats", range(2, 7))
def test_both_sit_everywhere_equally_often(seats: int) -> None:
    """The seats that are left to the other are those of another seating."""
    all_seatings = seatings(seats)
    others = {tuple(seat for seat in range(seats) if seat not in chosen) for chosen in all_seatings}
    assert others == set(all_seatings)
    sat = Counter(seat for chosen in all_seatings for seat in chosen)
    assert {sat[seat] for seat in range(seats)} == {len(all_seatings) // 2}


def test_nobody_and_one_have_no_one_to_meet() -> None:
    assert round_robin([]) == []
    assert round_robin(["alone"]) == [[]]
