"""The rules of the example game."""

from typing import Any

import pytest

import speeltafel
from examples.high_card.moves import Lay, Scored
from speeltafel.engine import BadSetup
from tests.kit.rules import rule


def with_hands(*hands: list[int]) -> Any:
    """A game in which everybody holds these cards."""
    match: Any = speeltafel.start("high-card", len(hands), {"rounds": len(hands[0])}, seed=1)
    match.table.hands[:] = [sorted(hand) for hand in hands]
    numbers = match.table.asked[:]
    match.table.withdraw()
    match.table.frames[-1].repeat()
    match.proceed()
    match.table.asked = numbers
    return match


@rule("HC-001")
def test_it_takes_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            speeltafel.start("high-card", seats)


@rule("HC-002")
def test_everybody_gets_as_many_cards_as_rounds() -> None:
    match: Any = speeltafel.start("high-card", 3, {"rounds": 5}, seed=2)
    assert [len(hand) for hand in match.table.hands] == [5, 5, 5]
    assert len(match.table.deck) == 30 - 15


@rule("HC-003", "HC-006")
def test_everybody_is_asked_at_once_and_sees_only_the_own_card() -> None:
    match = with_hands([3, 9], [4, 8])
    assert [decision.seat for decision in match.decisions()] == [0, 1]
    match.play(0, Lay(9))
    assert match.view(0).my_card == 9
    assert match.view(1).my_card is None
    assert match.view(1).played == []


@rule("HC-004")
def test_the_highest_card_scores() -> None:
    match = with_hands([3, 9], [4, 8])
    match.play(0, Lay(9))
    events = match.play(1, Lay(4))
    assert Scored(seat=0) in events
    assert match.table.points == [1, 0]


@rule("HC-004")
def test_equal_highest_cards_cancel_out() -> None:
    match = with_hands([3, 9], [9, 8], [1, 2])
    for seat, card in enumerate([9, 9, 2]):
        match.play(seat, Lay(card))
    assert match.table.points == [0, 0, 0]


@rule("HC-005")
def test_most_points_win_and_equal_points_share() -> None:
    match = with_hands([10], [1])
    match.play(0, Lay(10))
    match.play(1, Lay(1))
    assert match.result is not None
    assert match.result.winners == (0,)
    shared = with_hands([5], [5])
    shared.play(0, Lay(5))
    shared.play(1, Lay(5))
    assert shared.result is not None
    assert shared.result.winners == (0, 1)
