"""Attack, Targeted Attack, and how many turns are owed."""

import pytest

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.events import MustTake, TurnsLeft
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, TO_TOP, Insert
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, on, play


@rule("GE-095", "GE-096")
def test_an_attack_hands_over_the_turn_without_a_draw() -> None:
    board = lay("attack", "horse", "nope", pile="mer kitten")
    board.do(A, play("attack"))
    assert board.hand(A) == ""
    assert board.pile == "mer kitten"
    assert board.turn == (B, 2)
    assert [(event.seat, event.turns) for event in board.told(MustTake)] == [(B, 2)]


@rule("GE-097", "GE-098")
def test_the_victim_takes_two_whole_turns_and_then_the_next_player_is_up() -> None:
    board = lay("attack", "reveal", "nope", pile="mer troll horse kitten")
    board.do(A, play("attack"))
    board.play(B, DRAW)
    assert board.turn == (B, 1)
    board.do(B, play("reveal"))
    board.play(B, DRAW)
    assert board.hand(B) == "mer troll"
    assert board.turn == (C, 1)
    assert [(event.seat, event.turns) for event in board.told(TurnsLeft)] == [(B, 1)]
    assert not board.table.under_attack


@rule("GE-096", "GE-039")
def test_an_attack_reaches_the_next_living_player() -> None:
    board = lay("attack", DEAD, "horse", "nope", pile="mer kitten kitten")
    board.do(A, play("attack"))
    assert board.turn == (C, 2)


@rule("GE-099", "GE-100", "GE-101")
def test_answered_attacks_grow_by_two() -> None:
    board = lay("attack", "targeted", "attack", "targeted", pile="mer kitten kitten kitten")
    board.do(A, play("attack"))
    board.do(B, on("targeted", C))
    assert board.turn == (C, 4)
    board.do(C, play("attack"))
    assert board.turn == (D, 6)
    board.do(D, on("targeted", A))
    assert board.turn == (A, 8)
    assert board.pile == "mer kitten kitten kitten"


@rule("GE-099", "GE-100")
def test_the_remaining_turns_go_along_with_the_new_attack() -> None:
    board = lay("horse", "attack", "nope", pile="mer troll kitten", turn=B, owed=4, attacked=True)
    board.play(B, DRAW)
    board.do(B, play("attack"))
    assert board.turn == (C, 5)


@rule("GE-102")
@pytest.mark.parametrize("answer", [play("attack"), on("targeted", C)])
def test_both_attacks_answer_both_attacks(answer: Move) -> None:
    for first in (play("attack"), on("targeted", B)):
        board = lay("attack targeted", "attack targeted", "nope", pile="mer kitten kitten")
        board.do(A, first)
        board.do(B, answer)
        assert board.turn == (C, 4)


@rule("GE-103", "GE-104", "GE-105")
def test_a_targeted_attack_reaches_the_chosen_player_and_play_goes_on_from_there() -> None:
    board = lay("targeted", "horse", "horse", "horse", pile="mer troll knight kitten")
    assert [move for move in board.moves(A) if move != DRAW] == [on("targeted", seat) for seat in (B, C, D)]
    board.do(A, on("targeted", C))
    assert board.turn == (C, 2)
    assert board.pile == "mer troll knight kitten"
    board.play(C, DRAW)
    board.play(C, DRAW)
    assert board.turn == (D, 1)


@rule("GE-106", "GE-107", "GE-R02")
def test_a_defuse_ends_only_one_of_the_owed_turns() -> None:
    board = lay("defuse", "nope", pile="kitten mer troll", owed=3, attacked=True)
    board.play(A, DRAW)
    board.play(A, Insert(2))
    assert board.turn == (A, 2)
    board.play(A, DRAW)
    board.play(A, DRAW)
    assert board.turn == (B, 1)


@rule("GE-R01")
def test_the_last_forced_turn_goes_along_too() -> None:
    board = lay("attack", "nope", "horse", owed=1, attacked=True)
    board.do(A, play("attack"))
    assert board.turn == (B, 3)


@rule("GE-R01")
def test_who_is_not_under_attack_gives_exactly_two() -> None:
    board = lay("attack", "nope", "horse", owed=1, attacked=False)
    board.do(A, play("attack"))
    assert board.turn == (B, 2)


@rule("GE-R01")
@pytest.mark.parametrize(("owed", "given"), [(1, 2), (2, 4), (3, 5)])
def test_with_fresh_attacks_the_last_forced_turn_counts_as_none(owed: int, given: int) -> None:
    board = lay("attack", "nope", "horse", owed=owed, attacked=True, attack_carry="fresh")
    board.do(A, play("attack"))
    assert board.turn == (B, given)


@rule("GE-R02")
def test_a_drawn_card_takes_one_turn_off() -> None:
    board = lay("horse", "nope", owed=2, attacked=True)
    board.play(A, DRAW)
    assert board.turn == (A, 1)
    assert board.table.under_attack
    board.play(A, DRAW)
    assert board.turn == (B, 1)


@rule("GE-R02", "GE-113")
def test_raising_heck_takes_one_turn_off() -> None:
    board = lay("heck", "nope", owed=2, attacked=True)
    board.do(A, play("heck"))
    board.play(A, TO_TOP)
    assert board.turn == (A, 1)


@rule("GE-R02")
def test_a_kitten_from_below_and_its_defuse_take_off_one_turn_together() -> None:
    board = lay("heck defuse", "nope", pile="mer troll kitten", owed=2, attacked=True)
    board.do(A, play("heck"))
    board.play(A, board.moves(A)[0])
    board.play(A, Insert(0))
    assert board.turn == (A, 1)


@rule("GE-R02", "GE-085")
def test_godcat_attacks_like_an_attack_card() -> None:
    board = lay("godcat", "nope", "horse", owed=2, attacked=True)
    board.do(A, play("attack", godcat=True))
    assert board.turn == (B, 4)


@rule("GE-R44")
def test_a_targeted_attack_reaches_any_other_living_player_but_not_oneself() -> None:
    board = lay("targeted nope", "", DEAD, "horse")
    targets = [move for move in board.moves(A) if move != DRAW]
    assert targets == [on("targeted", B), on("targeted", D)]
    assert board.why_not(A, on("targeted", A)) == "GE-R44"
    assert board.why_not(A, on("targeted", C)) == "GE-R46"


@rule("GE-129")
@pytest.mark.parametrize("attack", [play("attack"), on("targeted", B)])
def test_a_stopped_attack_ends_nothing(attack: Move) -> None:
    board = lay("attack targeted", "nope horse", pile="mer troll kitten", owed=2, attacked=True)
    board.play(A, attack)
    board.play(B, NOPE)
    board.all_pass()
    assert board.turn == (A, 2)
    board.play(A, DRAW)
    assert board.turn == (A, 1)


@rule("GE-R07")
def test_the_victim_is_announced_before_the_window() -> None:
    board = lay("targeted", "horse", "nope")
    board.play(A, on("targeted", C))
    assert board.view(B).action.target == C
    board.play(B, PASS)
    board.play(C, PASS)
    assert board.turn == (C, 2)
