"""The rules of the example game."""

from typing import Any

import pytest
import speeltafel
from speeltafel.engine import BadSetup, QuickChance, Thing, redacted
from speeltafel.kit.rules import rule

from speeltafel.workshop.high_card.moves import Dealt, Lay, Scored
from speeltafel.workshop.high_card.touch import DECK, MY_CARD


def with_hands(*hands: str) -> Any:
    """A game in which everybody holds these cards."""
    return speeltafel.position("high-card", hands=list(hands))


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
    match = with_hands("3 9", "4 8")
    assert [decision.seat for decision in match.decisions()] == [0, 1]
    match.play(0, Lay(9))
    assert match.view(0).my_card == 9
    assert match.view(1).my_card is None
    assert match.view(1).played == []
    assert (match.view(None).hand, match.view(None).my_card) == ([], None)


@rule("HC-006")
def test_only_its_owner_is_told_a_hand() -> None:
    match: Any = speeltafel.start("high-card", 2, seed=2)
    for viewer in (None, 0, 1):
        told = [event.hand for event in redacted(match.opening, viewer) if isinstance(event, Dealt)]
        assert [hand is not None for hand in told] == [viewer == 0, viewer == 1]


@rule("HC-004")
def test_the_highest_card_scores() -> None:
    match = with_hands("3 9", "4 8")
    match.play(0, Lay(9))
    events = match.play(1, Lay(4))
    assert Scored(seat=0) in events
    assert match.table.points == [1, 0]


@rule("HC-004")
def test_a_later_round_scores_more() -> None:
    match = with_hands("3 9", "4 8")
    for seat, card in [(0, 9), (1, 4), (0, 3), (1, 8)]:
        match.play(seat, Lay(card))
    assert match.table.points == [1, 2]


@rule("HC-004")
def test_equal_highest_cards_cancel_out() -> None:
    match = with_hands("3 9", "9 8", "1 2")
    for seat, card in enumerate([9, 9, 2]):
        match.play(seat, Lay(card))
    assert match.table.points == [0, 0, 0]


@rule("HC-005")
def test_most_points_win_and_equal_points_share() -> None:
    match = with_hands("10", "1")
    match.play(0, Lay(10))
    match.play(1, Lay(1))
    assert match.result is not None
    assert (match.result.winners, match.result.ranks) == ((0,), (1, 2))
    shared = with_hands("5", "5")
    shared.play(0, Lay(5))
    shared.play(1, Lay(5))
    assert shared.result is not None
    assert (shared.result.winners, shared.result.ranks) == ((0, 1), (1, 1))


@rule("HC-006")
def test_whether_others_have_laid_a_card_makes_no_difference_to_a_world() -> None:
    waiting, laid = (with_hands("3 9", "4 8", "1 2") for _ in range(2))
    laid.play(1, Lay(8))
    worlds = [match.game.sample_world(match.table, 0, QuickChance(1)) for match in (waiting, laid)]
    assert worlds[0] == worlds[1]


def test_what_was_told_stays_as_it_was() -> None:
    match: Any = speeltafel.start("high-card", 2, {"rounds": 2}, seed=2)
    dealt = next(event for event in match.opening if isinstance(event, Dealt))
    before = list(dealt.hand or ())
    match.play(0, match.decision(0).moves[0])
    assert dealt.hand == before


MINE = Thing("card", "9")

WHY = {
    # the thing: before I lay, after I laid, when all is over
    MINE: ("", "HC-003", "HC-005"),
    Thing("card", "7"): ("HC-003", "HC-003", "HC-005"),
    Thing("player", 1): ("HC-006", "HC-006", "HC-005"),
    DECK: ("HC-002", "HC-002", "HC-005"),
    MY_CARD: ("HC-003", "HC-003", "HC-005"),
}


@rule("HC-002", "HC-003", "HC-005", "HC-006")
@pytest.mark.parametrize("thing", WHY, ids=str)
def test_whatever_is_touched_gets_the_rule_about_it(thing: Thing) -> None:
    match = with_hands("9", "4")
    assert why(match, thing) == WHY[thing][0]
    match.play(0, Lay(9))
    assert why(match, thing) == WHY[thing][1]
    match.play(1, Lay(4))
    assert why(match, thing) == WHY[thing][2]


def why(match: Any, thing: Thing) -> str:
    """The rule for seat 0, or nothing where a legal move uses the thing."""
    decision = match.table.decision(0)
    used = {one for move in (decision.moves if decision else ()) for one in match.game.about(move)}
    return "" if thing in used else str(match.game.why_untouchable(match.table, 0, thing))


def test_the_screen_shows_hand_players_and_piles() -> None:
    match = with_hands("9 9", "4 4")
    shown = [MINE, Thing("player", 0), Thing("player", 1), DECK]
    assert match.game.things(match.view(0), 0) == shown
    match.play(0, Lay(9))
    assert match.game.things(match.view(0), 0) == [*shown, MY_CARD]
