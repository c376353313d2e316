"""A turn: play higher, or pass."""

import pytest

from speeltafel.engine import NotAsked
from speeltafel.games.creatures_and_outcasts.events import Passed, Played
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.games.creatures_and_outcasts.moves import PASS, DiscardBlocked, LaySet, Play, PlayPair
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, lay


@rule("CO-031", "CO-036")
def test_a_turn_is_one_card_face_up_and_then_the_next_player_clockwise() -> None:
    board = lay("5 6", "9", "3", trick="2")
    board.play(A, 5)
    assert (board.trick, board.hand(A), board.asked()) == ("2 5", "6", [(B, "turn")])
    assert board.told(Played, C)[0].count == 1


@rule("CO-036")
def test_after_the_last_seat_comes_the_first() -> None:
    board = lay("5 6", "9", "3 4", trick="2", turn=C)
    board.play(C, 3)
    assert board.turn == A


@rule("CO-036")
def test_only_the_player_in_turn_is_asked() -> None:
    board = lay("5 6", "9", "3", trick="2")
    assert board.asked() == [(A, "turn")]
    with pytest.raises(NotAsked):
        board.play(B, 9)


@rule("CO-031")
def test_what_is_not_in_the_hand_cannot_be_played() -> None:
    board = lay("5 6", "9", trick="2")
    assert board.refusal(A, Play("9")) == "CO-031"


@rule("CO-031")
@pytest.mark.parametrize("face", ["", "abc", "11", "-1", "²", "٣", "5.0", " 5", "9" * 5000])
def test_what_is_no_card_cannot_be_played(face: str) -> None:
    board = lay("3 5", "9", trick="2")
    for move in (Play(face), PlayPair(face)):
        assert board.refusal(A, move) == "CO-031"
    assert board.refusal(A, LaySet(face)) == "CO-125"


@rule("CO-031")
def test_two_equal_cards_cannot_be_played_at_once() -> None:
    board = lay("5 5", "9", trick="2")
    assert board.refusal(A, PlayPair("5")) == "CO-031"


@rule("CO-032", "CO-033", "CO-034")
def test_a_card_must_be_higher_by_any_amount() -> None:
    board = lay("1 4 5 6 13", "9", trick="5")
    assert board.playable(A) == "6 13"
    assert board.refusal(A, Play("4")) == "CO-032"
    assert board.refusal(A, Play("5")) == "CO-033"


@rule("CO-032")
def test_only_the_last_card_counts() -> None:
    board = lay("4 7", "9", trick="3 9 6")
    assert board.playable(A) == "7"


@rule("CO-035", "CO-R14")
def test_any_number_may_be_led_on_an_empty_pile() -> None:
    board = lay("0 3 13", "9")
    assert board.playable(A) == "0 3 13"
    board.play(A, 0)
    assert (board.trick, board.turn) == ("0", B)


@rule("CO-035")
def test_a_lead_keeps_to_the_active_character_and_to_thing() -> None:
    board = lay("0 3 5 13", "9", active="tyler", thing=5)
    assert board.playable(A) == "3 13"


@rule("CO-038", "CO-R14")
@pytest.mark.parametrize("number", [0, 1, 3, 5, 6, 9, 10, 13])
def test_these_numbers_do_nothing_when_they_are_played(number: int) -> None:
    board = lay(f"{number} 8", "9", "4", closed="3 3", characters="wednesday tyler")
    board.play(A, number)
    assert board.asked() == [(B, "turn")]
    assert (board.hand(A), board.hand(B), board.closed) == ("8", "9", "3 3")
    assert board.stack == "wednesday tyler"


@rule("CO-037")
@pytest.mark.parametrize(
    ("number", "question", "duty"),
    [
        (2, "second-card", "CO-100"),
        (4, "swap-partner", "CO-106"),
        (7, "take", "CO-110"),
        (8, "treat", "CO-R27"),
    ],
)
def test_the_effect_of_a_card_comes_in_the_same_turn(number: int, question: str, duty: str) -> None:
    board = lay(f"{number} 9", "9", "4", closed="3 3")
    board.play(A, number)
    assert board.asked() == [(A, question)]
    assert board.refusal(A, PASS) == duty


@rule("CO-039", "CO-040")
def test_a_pass_is_always_allowed_and_plays_nothing() -> None:
    board = lay("5 13", "9", "4", trick="2")
    board.passes(A)
    assert (board.trick, board.hand(A), board.turn) == ("2", "5 13", B)
    assert board.told(Passed)[0].seat == A


@rule("CO-041")
def test_who_passed_may_play_the_next_time() -> None:
    board = lay("5 13", "9 10", "4", trick="2", last=C)
    board.passes(A)
    board.play(B, 9)
    board.passes(C)
    assert board.playable(A) == "13"
    board.play(A, 13)
    assert board.trick == "2 9 13"


@rule("CO-R03")
def test_a_play_breaks_the_row_of_passes() -> None:
    board = lay("5 13", "9 10", "4 7", trick="2", last=C)
    board.passes(A)
    assert board.view(C).players[A].passed
    board.play(B, 9)
    assert not board.view(C).players[A].passed
    board.passes(C, A)
    assert board.trick == "2 9"
    board.passes(B)
    assert board.trick == ""


@rule("CO-R03")
def test_a_set_and_a_discard_break_the_row_of_passes() -> None:
    board = lay("5 13", "6 6 6 9", "4 7", trick="2", last=C, characters="tyler wednesday")
    board.passes(A)
    board.lay_set(B, 6)
    board.do(B, board.moves(B)[0])
    board.passes(C, A)
    assert board.trick == "2"
    board = lay("5 13", "3 3", "4 7", trick="2", last=C, thing=3)
    board.passes(A)
    board.do(B, DiscardBlocked())
    board.passes(C)
    assert board.trick == "2"
    board.passes(A)
    assert board.trick == ""


@rule("CO-R39")
def test_blocked_cards_cannot_be_discarded_when_nothing_is_blocked() -> None:
    board = lay("5 5", "9", trick="2")
    assert board.refusal(A, DiscardBlocked()) == "CO-075"


@rule("CO-R69")
def test_when_time_runs_out_a_turn_is_a_pass() -> None:
    board = lay("5 13", "9", "4", trick="2")
    board.timeout(A)
    assert (board.turn, board.hand(A), board.told(Passed)[0].seat) == (B, "5 13", A)


@rule("CO-R69")
@pytest.mark.parametrize("number", [2, 4, 7, 8])
def test_when_time_runs_out_a_choice_that_must_be_made_is_made_by_lot(number: int) -> None:
    board = lay(f"{number} 9 10", "9 3", "4", closed="3 3 5 6")
    board.play(A, number)
    legal = board.moves(A)
    chosen = {
        board.match.game.timeout(board.table, board.decision(A), board.match.late_chance(n))
        for n in range(40)
    }
    assert chosen == set(legal)
    assert len(legal) > 1


@rule("CO-122", "CO-125")
def test_a_set_that_is_not_complete_or_does_not_exist_is_refused() -> None:
    board = lay("6 6 3 3 3", "9")
    assert board.refusal(A, LaySet("6")) == "CO-122"
    assert board.refusal(A, LaySet("3")) == "CO-125"


@rule("CO-039")
def test_a_table_may_let_those_pass_by_themselves_who_can_do_nothing_else() -> None:
    stuck = lay("3 4", "9", trick="8", auto_pass=True)
    assert GAME.by_itself(stuck.table, stuck.decision(A)) == PASS
    by_hand = lay("3 4", "9", trick="8")
    assert GAME.by_itself(by_hand.table, by_hand.decision(A)) is None


@rule("CO-039")
@pytest.mark.parametrize(("hand", "thing"), [("3 9", -1), ("6 6 6", -1), ("3 3", 3)])
def test_nobody_passes_by_themselves_who_could_play_or_lay_down(hand: str, thing: int) -> None:
    board = lay(hand, "9", trick="8", thing=thing, auto_pass=True)
    assert GAME.by_itself(board.table, board.decision(A)) is None


@rule("CO-039", "CO-R09")
def test_the_race_is_never_answered_by_itself() -> None:
    board = lay("3 4", "9", racing=True, auto_pass=True)
    assert GAME.by_itself(board.table, board.decision(A)) is None
