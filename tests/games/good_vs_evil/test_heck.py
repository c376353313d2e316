"""Raising Heck: the bottom card."""

import pytest

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.events import DrewKitten, HeckKept, HeckOnTop, LookedBelow
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, SAVE_BY_GODCAT, TO_HAND, TO_TOP, Insert
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, lay, play


@rule("GE-111", "GE-112", "GE-113")
def test_the_bottom_card_goes_to_the_hand_and_ends_the_turn() -> None:
    board = lay("heck", "nope", pile="mer kitten favor")
    board.do(A, play("heck"))
    assert board.moves(A) == [TO_HAND, TO_TOP]
    board.play(A, TO_HAND)
    assert (board.hand(A), board.pile) == ("favor", "mer kitten")
    assert board.turn == (B, 1)


@rule("GE-112", "GE-113")
def test_the_bottom_card_goes_on_top_and_ends_the_turn() -> None:
    board = lay("heck", "nope", pile="mer kitten favor")
    board.do(A, play("heck"))
    board.play(A, TO_TOP)
    assert (board.hand(A), board.pile) == ("", "favor mer kitten")
    assert board.turn == (B, 1)


@rule("GE-R03")
def test_a_kitten_put_on_top_is_not_shown_and_harms_nobody_yet() -> None:
    board = lay("heck", "defuse nope", "horse", pile="mer kitten kitten")
    board.do(A, play("heck"))
    board.play(A, TO_TOP)
    assert board.living == [A, B, C]
    assert board.told(DrewKitten) == []
    assert board.pile == "kitten mer kitten"
    board.play(B, DRAW)
    assert [event.seat for event in board.told(DrewKitten)] == [B]


@rule("GE-R03")
def test_a_kitten_taken_to_the_hand_is_a_drawn_kitten() -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten kitten")
    board.do(A, play("heck"))
    board.play(A, TO_HAND)
    assert board.living == [B, C]
    assert [event.seat for event in board.told(DrewKitten)] == [A]


@rule("GE-R03")
def test_its_defuse_ends_that_same_turn() -> None:
    board = lay("heck defuse", "nope", "horse", pile="mer kitten kitten")
    board.do(A, play("heck"))
    board.play(A, TO_HAND)
    assert board.asked() == [(A, "insert")]
    board.play(A, Insert(1))
    assert board.pile == "mer kitten kitten"
    assert board.turn == (B, 1)


@rule("GE-R23")
def test_godcat_saves_from_a_kitten_from_below() -> None:
    board = lay("heck godcat", "nope", "horse", pile="mer kitten kitten")
    board.do(A, play("heck"))
    board.play(A, TO_HAND)
    board.play(A, SAVE_BY_GODCAT)
    assert A in board.living
    assert board.view(None).mat == ["godcat", "devilcat"]


@rule("GE-R04")
@pytest.mark.parametrize("choice", [TO_HAND, TO_TOP])
def test_others_learn_where_the_card_went_but_not_which(choice: Move) -> None:
    board = lay("heck", "nope", "horse", pile="mer kitten favor")
    board.do(A, play("heck"))
    assert board.view(A).looking_at == "favor"
    assert board.view(B).looking_at is None
    board.play(A, choice)
    kind = HeckKept if choice == TO_HAND else HeckOnTop
    for told in (LookedBelow, kind):
        assert [board.told(told, viewer)[0].card for viewer in (A, B, None)] == ["favor", None, None]


@rule("GE-R04")
def test_what_the_bottom_card_is_changes_nothing_for_others() -> None:
    seen = set()
    for bottom in ("kitten", "defuse", "mer"):
        board = lay("heck", "nope", "horse", pile=f"mer kitten troll {bottom}")
        board.table.kittens = 2
        board.do(A, play("heck"))
        board.play(A, TO_TOP)
        seen.add(repr((board.seen_by(B), board.view(B), board.view(None))))
    assert len(seen) == 1


@rule("GE-129")
def test_a_stopped_heck_ends_nothing() -> None:
    board = lay("heck", "nope horse", pile="mer kitten favor")
    board.play(A, play("heck"))
    board.play(B, NOPE)
    board.all_pass()
    assert board.asked() == [(A, "turn")]
    assert board.pile == "mer kitten favor"
    assert board.told(LookedBelow) == []
