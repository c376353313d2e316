"""The outcast cards with an effect: 2, 4, 7, 8 and 13."""

import pytest

from speeltafel.engine import QuickChance, ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import Drew, Gave, Stuck, Swapped, Took, WednesdayStopped
from speeltafel.games.creatures_and_outcasts.moves import PASS, Give, LaySet, Play, SwapWith, Take, Treat
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay

# 2, Faceless


@rule("CO-099", "CO-100")
def test_after_a_2_one_more_card_must_be_played() -> None:
    board = lay("2 5 9", "3", "4", trick="1")
    board.play(A, 2)
    assert board.asked() == [(A, "second-card")]
    assert board.moves(A) == [Play("5"), Play("9")]
    assert board.refusal(A, PASS) == "CO-100"
    board.play(A, 9)
    assert (board.trick, board.turn) == ("1 2 9", B)


@rule("CO-101")
def test_a_2_as_last_card_does_nothing() -> None:
    board = lay("2", "3 5", "4", trick="1")
    board.play(A, 2)
    assert board.asked() == [(B, "turn")]
    assert board.hand(A) == ""


@rule("CO-102")
def test_without_a_card_that_fits_the_turn_is_over() -> None:
    board = lay("0 1 2 2", "3 5", "4", trick="1")
    board.play(A, 2)
    assert board.asked() == [(B, "turn")]
    assert board.hand(A) == "0 1 2"
    assert board.told(Stuck)[0].seat == A


@rule("CO-103")
def test_the_second_card_obeys_character_and_thing() -> None:
    board = lay("2 3 4 5 7", "3", "4", trick="0", active="ajax", thing=7)
    board.play(A, 2)
    assert board.playable(A) == "4 5"


@rule("CO-103")
def test_the_second_card_has_its_own_effect() -> None:
    board = lay("2 8 9", "3", "4", trick="1", closed="10")
    board.play(A, 2)
    board.play(A, 8)
    assert board.asked() == [(A, "treat")]


@rule("CO-R08")
def test_a_set_cannot_be_the_second_card() -> None:
    board = lay("2 6 6 6", "3", "4", trick="1")
    board.play(A, 2)
    assert board.refusal(A, LaySet("6")) == "CO-R08"
    assert board.moves(A) == [Play("6")]


@rule("CO-102", "CO-R20")
def test_everybody_learns_what_a_stuck_player_cannot_hold() -> None:
    board = lay("0 1 2", "3 5", "4", trick="1")
    board.play(A, 2)
    assert board.view(B).memory.lacking[A] == ["3", "4", "5", "6", "7", "8", "9", "10", "13"]


# 4, Shapeshifter


@rule("CO-104", "CO-R30")
def test_a_4_reaches_into_the_hand_of_another_player_with_cards() -> None:
    board = lay("4 9", "3 5", "", "6", trick="1")
    board.play(A, 4)
    assert board.asked() == [(A, "swap-partner")]
    assert board.moves(A) == [SwapWith(B), SwapWith(D)]
    assert board.refusal(A, SwapWith(C)) == "CO-R30"
    assert board.refusal(A, SwapWith(A)) == "CO-R30"


@rule("CO-104", "CO-105", "CO-R31")
def test_the_card_is_taken_blindly_and_another_one_goes_back() -> None:
    board = lay("4 9 10", "3 5 7", "6", trick="1", chance=ScriptedChance(1))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    assert (board.hand(A), board.hand(B)) == ("5 9 10", "3 7")
    assert (board.view(A).taken, board.view(B).taken, board.view(C).taken) == ("5", "5", None)
    assert board.moves(A) == [Give("9"), Give("10")]
    assert board.refusal(A, Give("5")) == "CO-R31"
    board.do(A, Give("9"))
    assert (board.hand(A), board.hand(B), board.turn) == ("5 10", "3 7 9", B)


@rule("CO-R31")
def test_the_card_given_back_may_have_the_same_number() -> None:
    board = lay("4 9", "9", "6", trick="1", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    assert board.moves(A) == [Give("9")]
    board.do(A, Give("9"))
    assert (board.hand(A), board.hand(B)) == ("9", "9")


@rule("CO-106")
def test_the_swap_cannot_be_refused() -> None:
    board = lay("4 9", "3 5", "6", trick="1")
    board.play(A, 4)
    assert board.refusal(A, PASS) == "CO-106"
    board.do(A, SwapWith(B))
    assert board.refusal(A, PASS) == "CO-106"


@rule("CO-107")
def test_a_4_as_last_card_does_nothing() -> None:
    board = lay("4", "3 5", "6", trick="1")
    board.play(A, 4)
    assert board.asked() == [(B, "turn")]
    assert board.hand(B) == "3 5"


@rule("CO-108", "CO-R32")
def test_every_card_of_the_hand_is_taken_equally_often() -> None:
    taken = []
    for seed in range(90):
        board = lay("4 9", "3 5 7", "6", trick="1", chance=QuickChance(seed))
        board.play(A, 4)
        board.do(A, SwapWith(B))
        taken.append(board.view(A).taken)
    assert all(taken.count(card) > 15 for card in ("3", "5", "7"))


@rule("CO-R31")
def test_both_partners_see_both_cards_and_nobody_else_does() -> None:
    board = lay("4 9", "3", "6 8", trick="1", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("9"))
    for seat, expected in ((A, ("3", "9")), (B, ("3", "9")), (C, (None, None)), (None, (None, None))):
        assert (board.told(Swapped, seat)[0].card, board.told(Gave, seat)[0].card) == expected
    assert board.view(A).memory.held[B] == ["9"]
    assert board.view(B).memory.held[A] == ["3"]
    assert board.view(C).memory.held[A] == board.view(C).memory.held[B] == []


@rule("CO-104")
def test_with_one_possible_partner_there_is_nothing_to_choose() -> None:
    board = lay("4 9", "3", trick="1", chance=ScriptedChance(0))
    board.play(A, 4)
    assert board.asked() == [(A, "swap-gift")]
    assert board.view(A).swap_with == B


# 7, Siren


@rule("CO-109", "CO-R22")
def test_a_7_takes_a_card_of_choice_from_the_closed_pile() -> None:
    board = lay("7 9", "3", "6", trick="1", closed="8 2 8 5")
    board.play(A, 7)
    assert board.view(A).looking_at == ["8", "2", "8", "5"]
    assert board.moves(A) == [Take(0, "8"), Take(1, "2"), Take(2, "8"), Take(3, "5")]
    board.do(A, Take(2, "8"))
    assert (board.hand(A), board.closed, board.turn) == ("8 9", "8 2 5", B)


@rule("CO-110")
def test_a_7_must_take_a_card_also_as_last_card() -> None:
    board = lay("7", "3", "6", trick="1", closed="10")
    board.play(A, 7)
    assert board.moves(A) == [Take(0, "10")]
    board.do(A, Take(0, "10"))
    assert board.hand(A) == "10"


@rule("CO-111")
def test_on_an_empty_closed_pile_a_7_does_nothing() -> None:
    board = lay("7 9", "3", "6", trick="1")
    board.play(A, 7)
    assert board.asked() == [(B, "turn")]


@rule("CO-113")
def test_a_7_leaves_the_order_of_the_rest() -> None:
    board = lay("7 9", "3", "6", trick="1", closed="8 2 4 5")
    board.play(A, 7)
    board.do(A, Take(0, "8"))
    assert board.closed == "2 4 5"


@rule("CO-R23")
def test_a_7_cannot_take_from_the_running_trick() -> None:
    board = lay("2 7 9", "3", "6", closed="8")
    board.play(A, 2)
    board.play(A, 7)
    assert board.moves(A) == [Take(0, "8")]
    assert board.refusal(A, Take(0, "2")) == "CO-R23"


@rule("CO-R25")
def test_neither_the_card_nor_its_place_is_shown() -> None:
    views = []
    for place, card in ((0, "8"), (2, "5")):
        board = lay("7 9", "3", "6", trick="1", closed="8 2 5")
        board.play(A, 7)
        board.do(A, Take(place, card))
        assert board.told(Took, A)[0].card == card
        assert board.told(Took, B)[0].card is None
        views.append(board.view(B))
    assert views[0] == views[1]


# 8, Vampire


@rule("CO-114")
def test_an_8_gives_the_top_closed_card_to_a_player_of_choice() -> None:
    board = lay("8 9", "3", "6", trick="1", closed="10 2")
    board.play(A, 8)
    assert board.asked() == [(A, "treat")]
    board.do(A, Treat(C))
    assert (board.hand(C), board.closed, board.turn) == ("6 10", "2", B)
    assert board.told(Drew, C)[0].card == "10"
    assert board.told(Drew, A)[0].card is None
    assert board.told(Drew, B)[0].author == A


@rule("CO-115", "CO-R28")
def test_without_a_closed_pile_an_8_may_be_played_but_does_nothing() -> None:
    board = lay("8 9", "3", "6", trick="1")
    board.play(A, 8)
    assert (board.trick, board.asked()) == ("1 8", [(B, "turn")])


@rule("CO-116", "CO-R26")
def test_an_8_may_choose_anybody_with_or_without_cards() -> None:
    board = lay("8 9", "", "6", trick="1", closed="10 2")
    board.play(A, 8)
    assert board.moves(A) == [Treat(A), Treat(B), Treat(C)]
    board.do(A, Treat(B))
    assert board.hand(B) == "10"


@rule("CO-R26")
def test_an_8_may_choose_its_own_player_unless_the_table_forbids_it() -> None:
    board = lay("8 9", "3", "6", trick="1", closed="0 2")
    board.play(A, 8)
    board.do(A, Treat(A))
    assert board.hand(A) == "0 9"
    board = lay("8 9", "3", "6", trick="1", closed="0 2", vampire_self=False)
    board.play(A, 8)
    assert board.moves(A) == [Treat(B), Treat(C)]
    assert board.refusal(A, Treat(A)) == "CO-R26"


@rule("CO-R26")
def test_with_one_possible_guest_there_is_nothing_to_choose() -> None:
    board = lay("8 9", "3", trick="1", closed="0 2", vampire_self=False)
    board.play(A, 8)
    assert (board.hand(B), board.turn) == ("0 3", B)


@rule("CO-R27")
def test_an_8_is_mandatory() -> None:
    board = lay("8 9", "3", "6", trick="1", closed="10 2")
    board.play(A, 8)
    assert PASS not in board.moves(A)
    assert board.refusal(A, PASS) == "CO-R27"


# 13


@rule("CO-069", "CO-117", "CO-118", "CO-119")
def test_the_13_as_last_card_sends_wednesday_back_into_the_stack() -> None:
    board = lay(
        "13 9",
        "3",
        "6",
        trick="1",
        active="yoko",
        characters="wednesday tyler ajax",
        chance=ScriptedChance(2, 0),
    )
    board.play(A, 13)
    board.all_pass()
    assert board.over == ""
    assert sorted(board.table.characters) == ["ajax", "tyler", "wednesday"]
    assert (board.view(B).active, board.view(B).used) == (None, ["yoko"])
    assert board.told(WednesdayStopped)[0].seat == A
    assert board.asked() == [(A, "turn")]


@rule("CO-117")
def test_wednesday_is_shuffled_back_anywhere() -> None:
    places = set()
    for seed in range(20):
        board = lay("13 9", "3", "6", characters="wednesday tyler ajax", chance=QuickChance(seed))
        board.play(A, 13)
        board.all_pass()
        places.add(board.table.characters.index("wednesday"))
    assert places == {0, 1, 2}


@rule("CO-120", "CO-121")
def test_alone_she_goes_back_and_turns_up_the_next_time() -> None:
    board = lay("13 9", "3", "6", characters="wednesday")
    board.play(A, 13)
    board.all_pass()
    assert (board.over, board.stack) == ("", "wednesday")
    board.all_pass()
    assert board.over == "wednesday-came"


@rule("CO-R42")
def test_the_13_protects_only_as_last_card_of_the_trick_that_ended() -> None:
    board = lay("13 9", "3 3", "6", active="bianca", characters="wednesday tyler")
    board.play(A, 13)
    board.play(B, 3)
    board.all_pass()
    assert board.over == "wednesday-came"


@rule("CO-R42")
def test_a_set_after_the_13_does_not_matter() -> None:
    board = lay("13 9", "6 6 6 3", "5", characters="tyler wednesday")
    board.play(A, 13)
    board.lay_set(B, 6)
    board.do(B, board.moves(B)[0])
    board.all_pass()
    assert (board.over, board.turn) == ("", A)


@rule("CO-R42")
def test_with_an_empty_pile_no_old_13_protects() -> None:
    board = lay("13 9", "3", "6", characters="tyler wednesday")
    board.play(A, 13)
    board.all_pass()
    assert board.view(A).active == "tyler"
    board.all_pass()
    assert board.over == "wednesday-came"


@rule("CO-R43")
def test_a_13_played_again_stops_wednesday_again() -> None:
    board = lay("13 7 9", "3", "6", characters="wednesday")
    board.play(A, 13)
    board.all_pass()
    board.play(A, 7)
    board.do(A, Take(0, "13"))
    board.passes(B, C)
    board.play(A, 13)
    board.all_pass()
    assert (board.over, len(board.told(WednesdayStopped))) == ("", 2)


@rule("CO-R44")
def test_without_cards_the_player_of_the_13_gives_the_lead_to_the_next() -> None:
    board = lay("13", "3", "6", active="yoko", characters="wednesday tyler")
    board.play(A, 13)
    board.all_pass()
    assert board.asked() == [(B, "turn")]


@rule("CO-117")
@pytest.mark.parametrize("last", ["10", "9", "0"])
def test_no_other_card_stops_wednesday(last: str) -> None:
    board = lay("5 9", "3", "6", trick=last, characters="wednesday tyler")
    board.all_pass()
    assert board.over == "wednesday-came"
