"""Pairs without a repeat, wherever there are any."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.pairing.matching import matched
from tests.pairing.test_swiss import pairings


@given(st.integers(1, 4), st.data())
@settings(max_examples=150, deadline=None)
def test_it_finds_a_pairing_exactly_where_there_is_one(half: int, data: st.DataObject) -> None:
    players = tuple(range(2 * half))
    drawn = data.draw(st.sets(st.sampled_from(list(combinations(players, 2)))))
    met = [[int((one, two) in drawn or (two, one) in drawn) for two in players] for one in players]
    found = matched(players, met)
    possible = any(not any(met[one][two] for one, two in pairing) for pairing in pairings(players))
    assert (found is not None) is possible
    if found is not None:
        assert sorted(player for pair in found for player in pair) == list(players)
        assert not any(met[one][two] for one, two in found)


@pytest.mark.parametrize("half", [8, 16])
def test_two_halves_that_have_met_within_themselves_are_paired_across(half: int) -> None:
    players = range(2 * half)
    met = [[int(one % 2 == two % 2) for two in players] for one in players]
    found = matched(players, met)
    assert found is not None
    assert all(one % 2 != two % 2 for one, two in found)
