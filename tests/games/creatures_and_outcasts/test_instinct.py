"""What the quick sense of the game rests on: what a hand can answer, and what a card is worth on the table."""

import pytest

import speeltafel
from speeltafel.games.creatures_and_outcasts.belief import could_play
from speeltafel.games.creatures_and_outcasts.instinct import Prospect, score
from speeltafel.games.creatures_and_outcasts.moves import Pass, Play
from speeltafel.games.creatures_and_outcasts.state import Table


@pytest.mark.parametrize(
    ("hand", "size", "could"),
    [([5, 7, 7], 1, True), ([5, 7, 7], 2, False), ([5, 5, 7], 2, True), ([7, 7], 2, False)],
)
def test_a_pair_is_answered_with_a_pair(hand: list[int], size: int, could: bool) -> None:
    assert could_play(hand, frozenset({5}), size) is could


def test_every_card_has_its_own_worth_and_none_is_the_worth_of_a_pass() -> None:
    match = speeltafel.position("creatures-and-outcasts", hands=["9 8 2", "3 4 5"], trick="3")
    table = match.table
    assert isinstance(table, Table)
    prospect = Prospect(table, 0)
    eight, nine, nothing = (score(table, 0, prospect, move) for move in (Play("8"), Play("9"), Pass()))
    assert eight > nine > nothing
