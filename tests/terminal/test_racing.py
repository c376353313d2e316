"""Reaction windows in the terminal: nobody's Nope is quicker than a person's, and nobody waits for nothing."""

from typing import Any

import pytest

from speeltafel.engine import Bot, Decision, Move
from speeltafel.games.good_vs_evil.events import Noped, WentAhead
from speeltafel.games.good_vs_evil.moves import NOPE, PASS, Play
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, lay
from tests.terminal.desk import Desk

QUESTION = "Let it happen, or Nope?"


class Contrary:
    """Nopes whatever it can, and keeps what it saw when it was asked."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, decision: Decision) -> Move:
        self.views.append(view)
        return NOPE if NOPE in decision.moves else PASS


class Meek:
    """Lets everything happen."""

    def choose(self, view: Any, decision: Decision) -> Move:
        return PASS


def window(person: str, bot: str = "nope mer", **options: Any) -> Board:
    """B attacks. A (a person) and C hold these cards."""
    board = lay(person, "attack favor mer", bot, turn=B, nope_race="arrival", **options)
    board.play(B, Play("attack"))
    assert {decision.kind for decision in board.match.decisions()} == {"nope"}
    return board


def number_of(move: Move, board: Board) -> str:
    """What a person types for a move."""
    return str(board.moves(A).index(move) + 1)


@rule("GE-R06")
def test_a_person_and_a_bot_who_both_nope_have_the_same_chance() -> None:
    first = {A: 0, C: 0}
    for seed in range(200):
        board = window("nope troll")
        desk = Desk(board.match, [None, Meek(), Contrary()], number_of(NOPE, board), seed=seed)
        desk.steps()
        [noped] = desk.happened(Noped)
        first[noped.seat] += 1
    assert min(first.values()) >= 70


@rule("GE-R06")
def test_whoever_is_not_drawn_keeps_the_card_and_is_asked_about_the_nope() -> None:
    for seed in range(20):
        board = window("nope troll")
        desk = Desk(board.match, [None, Meek(), Contrary()], number_of(NOPE, board), "1", seed=seed)
        desk.steps()
        if desk.happened(Noped)[0].seat == C:
            assert "nope" in board.hand(A)
            desk.steps()
            assert desk.shown.count(QUESTION) == 2
            return
    raise AssertionError("the bot was never drawn")


def test_a_person_is_asked_before_anything_is_known_about_the_bots() -> None:
    shown = set()
    for bot in (Contrary(), Meek()):
        board = window("nope troll")
        desk = Desk(board.match, [None, Meek(), bot])
        with pytest.raises(EOFError):
            desk.steps()
        assert not desk.happened(Noped)
        shown.add(desk.shown)
    assert len(shown) == 1


def test_bots_answer_without_knowing_what_the_person_chose() -> None:
    seen = []
    for move in (NOPE, PASS):
        board = window("nope troll")
        bot = Contrary()
        Desk(board.match, [None, Meek(), bot], number_of(move, board)).steps()
        seen.append(bot.views[0])
    assert seen[0] == seen[1]


def test_when_all_pass_the_action_goes_ahead() -> None:
    board = window("nope troll")
    desk = Desk(board.match, [None, Meek(), Meek()], number_of(PASS, board))
    desk.steps()
    assert desk.happened(WentAhead)
    assert board.asked() == [(C, "turn")]


def test_the_only_person_is_not_asked_where_there_is_nothing_to_choose() -> None:
    board = window("defuse troll")
    desk = Desk(board.match, [None, Meek(), Meek()])
    desk.steps()
    assert desk.happened(WentAhead)
    assert desk.shown == ""


def test_among_several_people_everybody_who_might_nope_is_asked() -> None:
    board = window("defuse troll", "troll")
    desk = Desk(board.match, [None, Meek(), None], "", "1", "", "1")
    desk.steps()
    assert desk.shown.count(QUESTION) == 2
    assert desk.happened(WentAhead)


@pytest.mark.parametrize("race", ["arrival", "commit"])
def test_a_person_without_cards_does_not_hold_up_the_others(race: str) -> None:
    board = lay("", "attack favor mer", "nope mer", turn=B, nope_race=race)
    board.play(B, Play("attack"))
    desk = Desk(board.match, [None, Meek(), Meek()])
    desk.steps()
    assert desk.happened(WentAhead)
    assert desk.shown == ""


@rule("GE-R05")
def test_an_author_is_asked_only_if_that_is_wanted_at_every_step() -> None:
    bots: list[Bot | None] = [None, Meek(), Meek()]
    for moments, asked in (("danger", 0), ("always", 1)):
        board = lay("attack nope", "mer", "troll", turn=A, nope_race="arrival")
        board.play(A, Play("attack"))
        desk = Desk(board.match, bots, number_of(NOPE, board), moments=moments)  # type: ignore[arg-type]
        desk.steps()
        assert desk.shown.count(QUESTION) == asked
        assert len(desk.happened(Noped)) == asked


def test_the_same_seed_gives_the_same_race() -> None:
    winners = set()
    for _ in range(3):
        board = window("nope troll")
        desk = Desk(board.match, [None, Meek(), Contrary()], number_of(NOPE, board), seed=11)
        desk.steps()
        winners.add(desk.happened(Noped)[0].seat)
    assert len(winners) == 1
