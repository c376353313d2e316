"""What may be done at any moment, in the terminal: offered while others play, before the die falls."""

from typing import Any

import pytest

from speeltafel.engine import Bot, Decision, Move
from speeltafel.games.spookhuis.events import Rolled, Used
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import ROLL, SPARE, Ambush, Frighten
from speeltafel.kit.rules import rule
from speeltafel.terminal.choosing import FEW, MANY, grouped
from speeltafel.terminal.keyboard import Moments, Stopped
from speeltafel.texts import Texts
from tests.games.spookhuis.layout import HARMLESS, Night, W, corridor, dead_end
from tests.terminal.desk import Desk

GAME_TEXTS = Texts(GAME, "en")


class Stolid:
    """Takes the first of the moves it likes, else the first one."""

    def choose(self, view: Any, decision: Decision) -> Move:
        return next((move for move in decision.moves if move in (ROLL, SPARE)), decision.moves[0])


def fright(*hand: str) -> Night:
    """Seat 0 is about to roll against a horror; seat 2 holds these cards."""
    night = dead_end()
    night.morale(1, 1)
    night.hand(1, "bloom", HARMLESS)
    night.hand(2, *hand, HARMLESS)
    night.morale(2, 5)
    night.begin().ride()
    night.play(Frighten("bloom"))
    assert night.asked() == (0, "test")
    return night


def seats(*people: int) -> list[Bot | None]:
    """Bots everywhere but here."""
    return [None if seat in people else Stolid() for seat in range(3)]


@rule("SH-113", "SH-114")
def test_a_person_uses_an_item_in_anothers_turn_before_the_die() -> None:
    night = fright("book")
    desk = Desk(night.match, seats(2), "1")
    desk.steps()
    assert night.open_cards(2) == ["book"]
    assert night.player(2).morale == 8
    assert desk.happened(Used)
    assert not desk.happened(Rolled), "the die has not fallen yet"
    assert night.asked() == (0, "test"), "and the question is asked again"
    desk.steps()
    assert desk.happened(Rolled)
    assert desk.shown.count("You can step in first") == 1, "nothing is left to step in with"


def test_the_offer_is_one_line_and_enter_lets_it_go_on() -> None:
    night = fright("book", "gin")
    desk = Desk(night.match, seats(2), "")
    desk.steps()
    assert desk.happened(Rolled)
    offer = next(line for line in desk.shown.splitlines() if "You can step in first" in line)
    names = [GAME_TEXTS.card("book"), GAME_TEXTS.card("gin")]
    assert night.match.names[0] in offer
    assert all(name in offer for name in names)
    assert night.cards(2) == ["book", "gin", HARMLESS]


@rule("SH-113", "SH-116")
def test_whoever_is_ambushed_drinks_before_the_thief_rolls() -> None:
    night = dead_end()
    night.cart(2, 1, 0, W)
    night.hand(2, "gin", HARMLESS)
    night.laid(2, "book", 3)
    night.morale(2, 3)
    night.morale(0, 4)
    night.begin().ride()
    night.play(SPARE, Ambush(2))
    desk = Desk(night.match, seats(2), "1")
    desk.steps()
    assert night.open_cards(2) == ["book", "gin"]
    assert not desk.happened(Rolled)


def test_without_an_item_nobody_is_asked_anything() -> None:
    desk = Desk(fright().match, seats(2))
    desk.steps()
    assert desk.happened(Rolled)
    assert desk.shown == ""


def test_the_choices_of_an_item_follow_at_once() -> None:
    night = fright("file")
    night.keys(2, 1)
    night.match.offer([])
    desk = Desk(night.match, seats(2), "1", "1", "1", "")
    desk.steps(3)
    assert night.key_kinds(2) != ["key_1"]
    assert night.asked() == (0, "test")


@pytest.mark.parametrize(("moments", "asked"), [("danger", False), ("always", True), ("never", False)])
def test_at_other_moments_a_person_is_asked_only_if_that_is_wanted(moments: Moments, asked: bool) -> None:
    night = corridor()
    night.hand(2, "book", HARMLESS)
    night.begin()
    assert night.asked() == (0, "rotate")
    desk = Desk(night.match, seats(2), "", moments=moments)
    desk.steps()
    assert ("You can step in first" in desk.shown) is asked


def test_whoever_never_wants_to_be_asked_is_not() -> None:
    desk = Desk(fright("book").match, seats(2), moments="never")
    desk.steps()
    assert desk.happened(Rolled)
    assert desk.shown == ""


def test_the_moments_are_switched_at_the_offer_and_at_the_own_question() -> None:
    night = fright("book")
    desk = Desk(night.match, seats(2), "!", "!", "")
    desk.steps()
    assert "at every step" in desk.shown
    assert "you are not asked" in desk.shown
    assert desk.session.keyboard.moments == "never"
    night = corridor()
    night.begin()
    desk = Desk(night.match, seats(0), "!", "1")
    desk.steps()
    assert desk.session.keyboard.moments == "always"


def test_at_the_offer_a_person_may_look_ask_and_stop() -> None:
    desk = Desk(fright("book").match, seats(2), "v", "?", "r", "7", "nonsense", "q")
    with pytest.raises(Stopped):
        desk.steps()
    assert "[G]" in desk.shown, "the board was drawn"
    assert "Somebody else is about to do something" in desk.shown
    assert "SH-113" in desk.shown
    assert desk.shown.count("There is no such line") == 2
    assert not desk.happened(Rolled)


def test_a_bot_that_steps_in_comes_before_the_question_to_the_person() -> None:
    night = fright("book")
    night.hand(1, "file", HARMLESS)
    night.keys(1, 4)
    night.code(1, 2, 3)
    night.table.code = [type(held)(held.card, 2, 2, held.pool) for held in night.table.code]
    night.match.offer([])
    desk = Desk(night.match, [Stolid(), GAME.bot("normal", 1), None])
    desk.steps()
    assert [event.seat for event in desk.happened(Used)] == [1]
    assert desk.shown == ""


# Several people at one keyboard


def test_several_people_are_asked_together_whatever_they_hold() -> None:
    shown = []
    for hand in ((), ("book",)):
        desk = Desk(fright(*hand).match, seats(1, 2), "")
        desk.steps()
        assert desk.happened(Rolled)
        shown.append(desk.shown.split("Does anybody want to step in first?")[1])
    assert shown[0] == shown[1]
    assert GAME_TEXTS.card("book") not in shown[1]


def test_whoever_of_several_people_wants_to_step_in_looks_covered_and_chooses() -> None:
    night = fright("book")
    desk = Desk(night.match, seats(0, 2), "1", "", "1")
    desk.steps()
    assert night.open_cards(2) == ["book"]
    assert "Pass the keyboard to" in desk.shown


def test_one_of_several_people_with_nothing_to_use_goes_back_unnoticed() -> None:
    desk = Desk(fright().match, seats(1, 2), "2", "", "", "")
    desk.steps()
    assert "There is nothing you can use now" in desk.shown
    assert desk.shown.count("Does anybody want to step in first?") == 2
    assert desk.happened(Rolled)


def test_no_hand_is_on_the_screen_while_several_people_are_asked_together() -> None:
    night = fright("book")
    desk = Desk(night.match, seats(0, 2), "", "")
    desk.session.screen.face(0)
    with pytest.raises(EOFError):
        desk.steps()
    assert desk.session.screen.facing is None, "and the next hand is shown after passing the keyboard"
    assert desk.shown.rstrip().endswith("Press Enter when ready.")


# The own question


def test_the_own_question_shows_items_beside_a_long_list_of_rotations() -> None:
    night = corridor()
    night.hand(0, "book", "gin", HARMLESS)
    night.begin()
    desk = Desk(night.match, seats(0), "3")
    desk.steps()
    first_list = desk.shown.split("▸")[1]
    assert GAME_TEXTS.card("book") in first_list
    assert GAME_TEXTS.card("gin") in first_list
    assert "Turn a tile (1" in first_list, "the rotations stand on one line"
    assert night.open_cards(0) == ["book"]


def test_a_move_is_called_as_the_answer_to_its_question() -> None:
    night = corridor()
    night.begin()
    desk = Desk(night.match, seats(0), "1")
    desk.steps()
    first_list = desk.shown.split("▸")[1]
    assert GAME_TEXTS.say("move-go-rotate") in first_list
    assert GAME_TEXTS.say("move-go") not in first_list


def test_kinds_with_many_moves_stand_on_one_line_when_there_are_too_many() -> None:
    night = corridor()
    night.hand(0, "book", HARMLESS)
    night.begin()
    moves = night.moves()
    groups = grouped(moves)
    assert len(moves) > MANY
    assert [move for group in groups for move in group] == moves
    assert all(len(group) == 1 or len(group) > FEW for group in groups)
    assert grouped(moves[:3]) == [[move] for move in moves[:3]]


def test_fateful_questions_are_questions_of_the_game() -> None:
    assert all(GAME_TEXTS.find(f"decision-{kind}") for kind in GAME.fateful)


def test_the_offer_is_made_in_dutch() -> None:
    desk = Desk(fright("book").match, seats(2), "?", "!", "", language="nl")
    desk.steps()
    assert "Je kunt eerst nog ingrijpen" in desk.shown
    assert "Een ander gaat iets doen" in desk.shown
    assert "bij elke stap" in desk.shown
