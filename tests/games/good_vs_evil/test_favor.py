"""Favor: somebody gives you a card."""

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.events import Gave, NothingToTake
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, Give
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, lay, on, play


@rule("GE-108", "GE-109")
def test_the_chosen_player_gives_a_card_of_their_own_choice() -> None:
    board = lay("favor", "defuse horse horse", "nope")
    board.do(A, on("favor", B))
    assert board.asked() == [(B, "give")]
    assert board.moves(B) == [Give("defuse"), Give("cat_horse")]
    board.play(B, Give("cat_horse"))
    assert (board.hand(A), board.hand(B)) == ("horse", "defuse horse")


@rule("GE-110")
def test_a_favor_does_not_end_the_turn() -> None:
    board = lay("favor shuffle", "horse", "nope")
    board.do(A, on("favor", B))
    board.play(B, Give("cat_horse"))
    assert board.asked() == [(A, "turn")]
    assert board.may(A, play("shuffle"))


@rule("GE-R08")
def test_nobody_without_cards_can_be_chosen() -> None:
    board = lay("favor", "", "horse")
    assert favors(board.moves(A)) == [on("favor", C)]
    assert board.why_not(A, on("favor", B)) == "GE-R08"


@rule("GE-R08")
def test_without_anybody_to_choose_a_favor_cannot_be_played() -> None:
    board = lay("favor", "", "")
    assert board.moves(A) == [DRAW]


@rule("GE-R09")
def test_a_target_that_spent_its_last_card_gives_nothing() -> None:
    board = lay("favor nope shuffle", "nope", "horse")
    board.play(A, on("favor", B))
    board.play(B, NOPE)
    board.play(C, PASS)
    board.play(A, NOPE)
    board.all_pass()
    assert board.hand(B) == ""
    assert board.discard == "favor nope nope"
    assert [(event.seat, event.target) for event in board.told(NothingToTake)] == [(A, B)]
    assert board.asked() == [(A, "turn")]


@rule("GE-R35")
def test_only_the_two_see_the_card() -> None:
    board = lay("favor", "defuse horse", "nope")
    board.do(A, on("favor", B))
    board.play(B, Give("defuse"))
    assert not board.told(Gave)[0].stolen
    cards = [board.told(Gave, viewer)[0].card for viewer in (A, B, C, None)]
    assert cards == ["defuse", "defuse", None, None]


@rule("GE-R35", "GE-R43")
def test_a_given_godcat_is_seen_by_all() -> None:
    board = lay("favor", "godcat horse", "nope")
    board.do(A, on("favor", B))
    board.play(B, Give("godcat"))
    assert board.told(Gave, None)[0].card == "godcat"
    assert board.view(C).players[A].godcat
    assert not board.view(C).players[B].godcat


@rule("GE-R43")
def test_godcat_must_be_given_when_it_is_the_only_card() -> None:
    board = lay("favor", "godcat", "nope")
    board.do(A, on("favor", B))
    assert board.moves(B) == [Give("godcat")]


@rule("GE-R37", "GE-R38")
def test_giving_cannot_be_noped() -> None:
    board = lay("favor", "horse nope", "nope nope")
    board.do(A, on("favor", B))
    assert board.asked() == [(B, "give")]
    assert board.why_not(C, NOPE) == "GE-125"
    board.play(B, Give("cat_horse"))
    assert board.asked() == [(A, "turn")]


def favors(moves: list[Move]) -> list[Move]:
    return [move for move in moves if getattr(move, "card", "") == "favor"]
