"""Thing blocks a number for the rest of the round."""

from typing import Any

from speeltafel.engine import ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import BlockedDiscarded, ThingIdle, ThingPlaced
from speeltafel.games.creatures_and_outcasts.moves import (
    PASS,
    Block,
    DiscardBlocked,
    Give,
    LaySet,
    Play,
    Take,
    Treat,
)
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay


def thing_turns_up(*hands: str, closed: str = "8 8 1", last: int = A, **more: Any) -> Board:
    characters = "thing tyler yoko wednesday"
    board = lay(*hands, trick="2", closed=closed, last=last, characters=characters, **more)
    board.all_pass()
    return board


@rule("CO-070")
def test_the_last_player_chooses_a_card_of_the_closed_pile() -> None:
    board = thing_turns_up("5 6", "9 8", "3", last=C)
    assert board.asked() == [(C, "block")]
    assert board.moves(C) == [Block(0, "2"), Block(1, "8"), Block(2, "8"), Block(3, "1")]
    assert board.refusal(C, Block(0, "9")) == "CO-070"


@rule("CO-071", "CO-072", "CO-R34")
def test_the_card_lies_open_under_thing_and_the_rest_keeps_its_order() -> None:
    board = thing_turns_up("5 6", "9 8", "3")
    board.do(A, Block(1, "8"))
    assert (board.closed, board.table.thing) == ("2 8 1", 8)
    assert board.view(B).blocked == "8"
    assert board.told(ThingPlaced, B)[0].card == "8"


@rule("CO-R34")
def test_the_card_under_thing_belongs_to_no_pile_until_the_round_ends() -> None:
    board = lay("7 3", "9 8", "5", closed="4", thing=8)
    board.play(A, 7)
    assert board.moves(A) == [Take(0, "4")]
    board = lay("5 6", "9", "3", trick="2", thing=8, characters="wednesday")
    board.all_pass()
    assert board.view(A).blocked is None


@rule("CO-073")
def test_nobody_may_play_the_blocked_number() -> None:
    board = thing_turns_up("8 6", "9 8", "3")
    board.do(A, Block(1, "8"))
    assert board.playable(A) == "6"
    assert board.refusal(A, Play("8")) == "CO-073"
    board.passes(A)
    assert board.playable(B) == "9"


@rule("CO-074")
def test_the_block_stays_when_other_characters_turn_up() -> None:
    board = thing_turns_up("3 8 9", "9 8", "3")
    board.do(A, Block(1, "8"))
    board.all_pass()
    assert board.view(A).active == "tyler"
    assert board.playable(A) == "3 9"
    board.all_pass()
    assert board.view(A).active == "yoko"
    assert board.playable(A) == "3 9"


@rule("CO-075", "CO-R39")
def test_a_hand_of_blocked_cards_may_be_shown_and_discarded_at_once() -> None:
    board = lay("8 8", "9 5", "3 4", trick="2", closed="1", thing=8, last=C)
    assert board.moves(A) == [DiscardBlocked(), PASS]
    board.do(A, DiscardBlocked())
    assert (board.hand(A), board.closed, board.trick) == ("", "8 8 1", "2")
    assert board.asked() == [(B, "turn")]
    shown = board.told(BlockedDiscarded, C)[0]
    assert (shown.card, shown.count) == ("8", 2)
    assert board.table.last_player == C
    assert not board.view(B).players[A].passed


@rule("CO-075", "CO-R39")
def test_one_other_card_in_the_hand_forbids_the_discard() -> None:
    board = lay("8 8 9", "9 5", "3 4", trick="2", thing=8)
    assert board.refusal(A, DiscardBlocked()) == "CO-R39"


@rule("CO-R39")
def test_cards_that_only_a_character_forbids_are_not_blocked() -> None:
    board = lay("8 8", "9 5", "3 4", trick="2", active="tyler")
    assert board.moves(A) == [PASS]
    board = lay("8 8 6", "9 5", "3 4", trick="2", active="tyler", thing=8)
    assert board.moves(A) == [PASS]


@rule("CO-076")
def test_the_discard_is_a_choice() -> None:
    board = lay("8 8", "9 5", "3 4", trick="2", thing=8)
    board.passes(A)
    assert (board.hand(A), board.turn) == ("8 8", B)


@rule("CO-R39", "CO-052")
def test_a_discard_can_end_the_round() -> None:
    board = lay("8 8", "9 5", "", trick="2", thing=8)
    board.do(A, DiscardBlocked())
    assert (board.over, board.points) == ("one-left", (0, 14, 0))


@rule("CO-078")
def test_three_6s_may_be_laid_down_although_6_is_blocked() -> None:
    board = lay("6 6 6 9", "9 5", "3 4", trick="2", thing=6, characters="wednesday tyler")
    assert not board.may(A, Play("6"))
    board.lay_set(A, 6)
    assert board.asked() == [(A, "place-wednesday")]


@rule("CO-079", "CO-R33")
def test_a_swap_may_take_and_give_blocked_cards() -> None:
    board = lay("4 8 9", "8", trick="2", thing=8, chance=ScriptedChance(0))
    board.play(A, 4)
    assert board.hand(A) == "8 8 9"
    assert board.moves(A) == [Give("8"), Give("9")]
    board.do(A, Give("8"))
    assert (board.hand(A), board.hand(B)) == ("8 9", "8")


@rule("CO-R33")
def test_a_blocked_4_cannot_be_played() -> None:
    board = lay("4 9", "8", trick="2", thing=4)
    assert board.refusal(A, Play("4")) == "CO-073"


@rule("CO-R29")
def test_an_8_may_hand_out_a_blocked_card() -> None:
    board = lay("8 9", "5", "4", trick="2", closed="10 1", thing=10)
    board.play(A, 8)
    board.do(A, Treat(B))
    assert board.hand(B) == "5 10"


@rule("CO-R35")
def test_without_a_closed_pile_thing_blocks_nothing() -> None:
    board = lay("5 6", "9", "3", characters="thing tyler wednesday")
    board.all_pass()
    assert board.view(A).active == "thing"
    assert (board.asked(), board.view(A).blocked) == ([(A, "turn")], None)
    assert len(board.told(ThingIdle)) == 1


@rule("CO-R36")
def test_the_last_player_chooses_even_without_cards() -> None:
    board = thing_turns_up("5 6", "", "3", last=B)
    assert board.asked() == [(B, "block")]
    board.do(B, Block(0, "2"))
    assert board.asked() == [(C, "turn")]


@rule("CO-R37")
def test_thing_may_stand_on_any_card() -> None:
    board = thing_turns_up("5 6", "9", "3", closed="13 0 10")
    assert Block(1, "13") in board.moves(A)
    assert Block(2, "0") in board.moves(A)
    board.do(A, Block(1, "13"))
    assert board.view(A).blocked == "13"


@rule("CO-R38")
def test_with_thing_on_a_10_three_10s_are_no_set() -> None:
    board = lay("10 10 10", "9", "3", trick="2", thing=10)
    assert not board.may(A, LaySet("10"))
    assert board.may(A, DiscardBlocked())


@rule("CO-112")
def test_a_7_cannot_take_a_blocked_number() -> None:
    board = lay("7 9", "5", "4", trick="2", closed="10 1 10", thing=10)
    board.play(A, 7)
    assert board.moves(A) == [Take(1, "1")]
    assert board.refusal(A, Take(0, "10")) == "CO-112"


@rule("CO-R24")
def test_a_closed_pile_of_blocked_cards_gives_a_7_nothing() -> None:
    board = lay("7 9", "5", "4", trick="2", closed="10 10", thing=10)
    board.play(A, 7)
    assert board.asked() == [(B, "turn")]
    assert board.closed == "10 10"
