"""Tyler, Yoko, Enid, Bianca, Ajax, Weems and Eugene: characters that bend the rules of a trick."""

import pytest

from speeltafel.engine import ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import Drew, Skipped
from speeltafel.games.creatures_and_outcasts.moves import LaySet, Play, PlayPair, SwapWith, Take
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay

ALL = "0 1 2 3 4 5 6 7 8 9 10 13"


@rule("CO-080")
def test_tyler_allows_odd_numbers_only() -> None:
    assert lay(ALL, "9", active="tyler").playable(A) == "1 3 5 7 9 13"


@rule("CO-081")
@pytest.mark.parametrize("number", [0, 2, 4, 6, 8, 10])
def test_under_tyler_an_even_number_cannot_even_be_led(number: int) -> None:
    board = lay(ALL, "9", active="tyler")
    assert board.refusal(A, Play(str(number))) == "CO-081"


@rule("CO-082")
def test_under_tyler_a_card_must_still_be_higher() -> None:
    board = lay(ALL, "9", trick="5", active="tyler")
    assert board.playable(A) == "7 9 13"
    assert board.refusal(A, Play("3")) == "CO-082"
    assert board.refusal(A, Play("5")) == "CO-082"


@rule("CO-083")
def test_under_yoko_turns_go_counter_clockwise() -> None:
    board = lay("5 6", "9", "3 4", "7 8", active="yoko")
    assert board.view(A).direction == "counter-clockwise"
    board.play(A, 5)
    assert board.turn == D
    board.passes(D)
    assert board.turn == C


@rule("CO-083")
def test_when_yoko_turns_up_the_last_player_leads_and_a_lost_lead_goes_counter_clockwise() -> None:
    board = lay("5 6", "", "3 4", "7 8", trick="2", last=B, characters="yoko wednesday")
    board.all_pass()
    assert board.turn == A
    assert [event.seat for event in board.told(Skipped)][-1] == B
    board = lay("5 6", "9", "3 4", "7 8", trick="2", last=B, characters="yoko wednesday")
    board.all_pass()
    assert board.turn == B


@rule("CO-084")
def test_after_yoko_turns_go_clockwise_again() -> None:
    board = lay("5 7", "9", "3 4", "7 8", active="yoko", characters="tyler wednesday")
    board.all_pass()
    board.play(A, 5)
    assert board.turn == B


@rule("CO-R17")
def test_without_a_character_turns_go_clockwise_also_after_yoko() -> None:
    board = lay("5 13", "9", "3 4", "7 8", active="yoko", characters="wednesday tyler")
    board.play(A, 13)
    board.all_pass()
    assert (board.view(A).active, board.turn) == (None, A)
    board.play(A, 5)
    assert board.turn == B


@rule("CO-085")
def test_under_enid_only_pairs_can_be_played_and_both_cards_go() -> None:
    board = lay("3 3 5 9 9 9", "9", "4", active="enid")
    assert board.moves(A)[:2] == [PlayPair("3"), PlayPair("9")]
    assert board.playable(A) == "3 9"
    assert board.refusal(A, Play("5")) == "CO-085"
    assert board.refusal(A, PlayPair("5")) == "CO-085"
    assert board.view(A).cards_per_play == 2
    board.pair(A, 9)
    assert (board.hand(A), board.trick, board.turn) == ("3 3 5 9", "9 9", B)


@rule("CO-086")
def test_a_pair_must_be_higher_than_the_last_number() -> None:
    board = lay("3 3 5 5 7 7", "9", trick="5 5", active="enid")
    assert board.playable(A) == "7"
    assert board.refusal(A, PlayPair("3")) == "CO-086"
    assert board.refusal(A, PlayPair("5")) == "CO-086"


@rule("CO-087")
def test_the_effect_of_a_pair_counts_once() -> None:
    board = lay("4 4 5 6", "9", "3", active="enid", chance=ScriptedChance(0))
    board.pair(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, board.moves(A)[0])
    assert board.asked() == [(B, "turn")]
    board = lay("7 7 5", "9", "3", active="enid", closed="8 10 1")
    board.pair(A, 7)
    board.do(A, Take(0, "8"))
    assert (board.closed, board.asked()) == ("10 1", [(B, "turn")])


@rule("CO-088")
@pytest.mark.parametrize("number", [0, 13])
def test_under_enid_the_single_cards_cannot_be_played(number: int) -> None:
    board = lay("0 3 13", "9", active="enid")
    assert board.playable(A) == ""
    assert board.refusal(A, PlayPair(str(number))) == "CO-088"


@rule("CO-R18")
def test_after_a_pair_of_2s_another_pair_must_follow() -> None:
    board = lay("2 2 3 5 5", "9", "4", active="enid")
    board.pair(A, 2)
    assert board.asked() == [(A, "second-card")]
    assert board.moves(A) == [PlayPair("5")]
    board = lay("2 2 3 5", "9", "4", active="enid")
    board.pair(A, 2)
    assert board.asked() == [(B, "turn")]


@rule("CO-089", "CO-R14")
def test_under_bianca_numbers_go_down() -> None:
    board = lay("0 4 5 6 13", "9", trick="5", active="bianca")
    assert board.playable(A) == "0 4"
    assert board.refusal(A, Play("6")) == "CO-089"


@rule("CO-090")
def test_under_bianca_an_equal_number_is_not_allowed() -> None:
    board = lay("0 4 5 6 13", "9", trick="5", active="bianca")
    assert board.refusal(A, Play("5")) == "CO-090"


@rule("CO-035", "CO-089")
def test_a_lead_is_free_under_bianca_and_ajax() -> None:
    assert lay(ALL, "9", active="bianca").playable(A) == ALL
    assert lay(ALL, "9", active="ajax").playable(A) == ALL


@rule("CO-091")
def test_under_ajax_a_number_must_be_skipped() -> None:
    board = lay("4 5 6 7 13", "9", trick="5", active="ajax")
    assert board.playable(A) == "7 13"
    assert board.refusal(A, Play("4")) == "CO-091"
    assert board.refusal(A, Play("5")) == "CO-091"


@rule("CO-092")
@pytest.mark.parametrize("top", range(10))
def test_under_ajax_the_next_number_is_never_allowed(top: int) -> None:
    board = lay(f"{top + 1} 13", "9", trick=str(top), active="ajax")
    assert board.playable(A) == "13"
    assert board.refusal(A, Play(str(top + 1))) == "CO-092"


@rule("CO-R15")
def test_under_ajax_a_13_on_a_10_is_allowed() -> None:
    assert lay("13", "9 9", trick="10", active="ajax").playable(A) == "13"


@rule("CO-093")
def test_under_weems_an_equal_number_is_fine() -> None:
    board = lay("4 5 6", "9", trick="5", active="weems")
    assert board.playable(A) == "5 6"
    assert board.refusal(A, Play("4")) == "CO-093"


@rule("CO-094")
def test_under_weems_it_is_still_one_card_a_turn() -> None:
    board = lay("5 5 6", "9 9", "4", trick="5", active="weems")
    assert board.refusal(A, PlayPair("5")) == "CO-094"
    board.play(A, 5)
    assert (board.hand(A), board.turn) == ("5 6", B)


@rule("CO-R19")
def test_under_weems_a_2_can_follow_a_2_and_asks_again() -> None:
    board = lay("2 2 6 9", "9 9", "4", active="weems")
    board.play(A, 2)
    assert board.playable(A) == "2 6 9"
    board.play(A, 2)
    assert board.asked() == [(A, "second-card")]
    board.play(A, 6)
    assert (board.trick, board.turn) == ("2 2 6", B)


@rule("CO-095")
def test_under_eugene_a_pass_costs_the_top_closed_card() -> None:
    board = lay("5 6", "9", "3", trick="2", closed="8 1", active="eugene")
    board.passes(A)
    assert (board.hand(A), board.closed) == ("5 6 8", "1")
    assert board.told(Drew, A)[0].card == "8"
    assert board.told(Drew, B)[0].card is None


@rule("CO-096")
def test_under_eugene_a_pass_costs_nothing_when_the_closed_pile_is_empty() -> None:
    board = lay("5 6", "9", "3", trick="2", active="eugene")
    board.passes(A)
    assert (board.hand(A), board.turn) == ("5 6", B)
    assert board.told(Drew) == []


@rule("CO-095", "CO-096")
def test_under_eugene_the_last_closed_card_is_drawn_too() -> None:
    board = lay("5 6", "9", "3", trick="2", closed="8", active="eugene")
    board.passes(A, B)
    assert (board.hand(A), board.hand(B), board.closed) == ("5 6 8", "9", "")


@rule("CO-R21")
def test_the_last_pass_draws_too_before_the_pile_moves() -> None:
    board = lay(
        "5 6", "9", trick="2", closed="8 1 3", active="eugene", last=A, turn=B, characters="tyler wednesday"
    )
    board.passes(B, A)
    assert (board.hand(B), board.hand(A)) == ("8 9", "1 5 6")
    assert board.closed == "2 3"


@rule("CO-R02")
def test_a_skipped_player_draws_nothing_for_eugene() -> None:
    board = lay("5 6", "", "3", trick="2", closed="8 1", active="eugene")
    board.passes(A)
    assert (board.hand(B), board.turn, board.closed) == ("", C, "1")


@rule("CO-R20")
def test_not_being_able_to_play_after_a_2_is_no_pass() -> None:
    board = lay("1 2 4", "9", "3", closed="8 10", active="eugene")
    board.table.thing = 4
    board.play(A, 2)
    assert board.asked() == [(B, "turn")]
    assert board.hand(A) == "1 4"
    assert not board.view(B).players[A].passed


@rule("CO-R29")
def test_eugene_may_bring_a_blocked_card() -> None:
    board = lay("5 6", "9", "3", trick="2", closed="8 1", active="eugene", thing=8)
    board.passes(A)
    assert board.hand(A) == "5 6 8"


@rule("CO-R16")
@pytest.mark.parametrize("character", ["tyler", "enid", "bianca", "ajax"])
def test_no_character_restricts_a_set(character: str) -> None:
    board = lay("6 6 6 9", "9", "3", trick="3", active=character)
    assert board.may(A, LaySet("6"))
    board = lay("10 10 10 10", "9", "3", trick="3", active=character)
    assert board.may(A, LaySet("10"))
