"""Exams: positions in which a person would laugh at the wrong move. Normal and better bots pass all of them."""

from typing import Final

import pytest

from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    DISCARD_BLOCKED,
    PASS,
    LaySet,
    Play,
    give,
    place_wednesday,
    treat,
)
from speeltafel.kit.exams import LEVELS, Exam, laughed_at, no_choice, none_of, one_of
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay

STACK: Final = "tyler yoko wednesday enid bianca ajax"


# Positions


def three_sixes_in_a_heavy_hand() -> Board:
    board = lay("6 6 6 9 9 10 10 5", "3 5 8 9 7", "2 3 4 5", "1 8", characters=STACK, closed="7 7")
    board.lay_set(A, 6)
    return board


def three_sixes_and_hardly_anything_else() -> Board:
    board = lay("6 6 6 1", "3 5 8 9 7 10", "2 3 4 5 9 10", "1 8 9 9", characters=STACK, closed="7 7")
    board.lay_set(A, 6)
    return board


def thing_and_a_card_of_the_own_hand() -> Board:
    board = lay("9 3 5", "8 8", "10 4", trick="1", characters="thing wednesday", closed="9 2 8")
    board.all_pass()
    return board


def thing_and_nothing_but_equal_cards() -> Board:
    board = lay("9 9", "8 8", "10 4", trick="1", characters="thing wednesday", closed="9 2 8")
    board.all_pass()
    return board


def last_card_fits() -> Board:
    return lay("9", "3 5 8", "10 4", trick="7", last=B)


def last_card_is_an_eight() -> Board:
    board = lay("8", "", "10 4 3", trick="7", closed="9 9", characters=STACK)
    board.play(A, 8)
    return board


def four_tens_end_the_round() -> Board:
    return lay("10 10 10 10 1", "3 5 8 9", "2 3 4 5 9", trick="9", closed="7", characters=STACK)


def a_hand_of_blocked_cards() -> Board:
    return lay("7 7 7", "3 5 8 9", "2 3 4 5 9", trick="3", thing=7, active="thing", closed="6")


def a_gift_for_a_swap() -> Board:
    board = lay("1 4 10", "3 3", trick="2", closed="7")
    board.play(A, 4)
    return board


def taking_from_the_closed_pile() -> Board:
    board = lay("7 9 10", "3 5 8", "2 4", trick="6", closed="9 0 10 8")
    board.play(A, 7)
    return board


def eugene_makes_passing_dear() -> Board:
    return lay("3 4", "3 5 8", "2 4", trick="2", active="eugene", closed="9 10 8", last=B)


def a_one_for_the_race() -> Board:
    return lay("1 4 9", "3 5 8", "2 4 6", racing=True, youngest=B)


def whom_to_treat_in_a_team() -> Board:
    board = lay("8 9 10", "3 5 9", "2 4 6", "7 8", trick="2", closed="10 9", teams=2)
    board.play(A, 8)
    return board


def an_easy_lead() -> Board:
    return lay("0 9 10", "3 5 8", "2 4", closed="7 7")


def nobody_else_can_answer() -> Board:
    return lay("10 2", "3 5", "4 1", trick="9", last=B, closed="7", characters=STACK)


def one_card_before_wednesday() -> Board:
    return lay("3 10", "8 9 9", "5 8 9", trick="2", last=C, characters="wednesday", closed="7 7")


EXAMS: Final = [
    Exam(three_sixes_in_a_heavy_hand, A, none_of(place_wednesday(0)), "33 points would be counted now"),
    Exam(
        three_sixes_and_hardly_anything_else,
        A,
        one_of(place_wednesday(0), place_wednesday(1)),
        "one point, and others hold forty: soon",
    ),
    Exam(
        thing_and_a_card_of_the_own_hand, A, lambda move: getattr(move, "card", "") != "9", "the own 9 stays"
    ),
    Exam(
        thing_and_nothing_but_equal_cards,
        A,
        lambda move: getattr(move, "card", "") == "9",
        "all can be thrown off",
    ),
    Exam(last_card_fits, A, one_of(Play("9")), "the last card makes it zero points"),
    Exam(last_card_is_an_eight, A, one_of(treat(C)), "B is out: with C alone left the round is over at once"),
    Exam(four_tens_end_the_round, A, one_of(LaySet("10")), "the round ends with one point"),
    Exam(a_hand_of_blocked_cards, A, one_of(DISCARD_BLOCKED), "21 points gone for nothing"),
    Exam(a_gift_for_a_swap, A, one_of(give(10)), "the dearest card goes"),
    Exam(
        taking_from_the_closed_pile, A, lambda move: getattr(move, "card", "") == "0", "the 0 costs nothing"
    ),
    Exam(eugene_makes_passing_dear, A, none_of(PASS), "a pass costs another card"),
    Exam(a_one_for_the_race, A, one_of(CLAIM), "a card less, and the lead, which B would have otherwise"),
    Exam(whom_to_treat_in_a_team, A, none_of(treat(C)), "C is a team mate"),
    Exam(an_easy_lead, A, none_of(PASS), "whoever leads gets rid of a card"),
    Exam(nobody_else_can_answer, A, one_of(Play("10")), "ten points, and the lead"),
    Exam(one_card_before_wednesday, A, none_of(PASS), "what is not played now is counted"),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("exam", EXAMS, ids=lambda exam: exam.position.__name__)
def test_nobody_laughs(exam: Exam, level: str) -> None:
    assert laughed_at(exam, level) == []


def test_exams_leave_a_choice() -> None:
    assert [exam.reason for exam in EXAMS if no_choice(exam)] == []
