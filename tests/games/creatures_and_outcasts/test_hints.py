"""Hints between team mates, and what the bots make of them."""

import re
from collections import Counter

import pytest

from speeltafel.games.creatures_and_outcasts.bot import Nightshade
from speeltafel.games.creatures_and_outcasts.bot.outlook import Outlook
from speeltafel.games.creatures_and_outcasts.bot.talk import Talk
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.games.creatures_and_outcasts.moves import PASS, Play
from speeltafel.games.creatures_and_outcasts.signals import (
    HEAVY,
    LET_IT_LIE,
    LIGHT,
    PLAY_LOW,
    SIGNALS,
    TENS,
    THIRTEEN,
)
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, lay, start


@rule("CO-150", "CO-R65")
def test_hints_are_for_teams_and_stay_in_the_team() -> None:
    table = start(4, teams=2).table
    assert GAME.signals_at(table) == SIGNALS
    assert GAME.signals_at(start(4).table) == ()
    assert GAME.hears_signal(table, A, C)
    assert not GAME.hears_signal(table, A, B)
    assert not GAME.hears_signal(table, A, None)
    assert GAME.hears_signal(start(4, teams=2, team_chat="open").table, A, B)


@rule("CO-151")
def test_no_hint_shows_a_card_and_every_hint_has_words() -> None:
    for language in ("en", "nl"):
        texts = (GAME.folder() / "texts" / f"{language}.ftl").read_text("utf-8")
        assert [f"signal-{word}" for word in SIGNALS] == re.findall(
            r"^(signal-[\w-]+) =", texts, re.MULTILINE
        )


@rule("CO-150")
def test_a_bot_tells_its_team_what_matters_once() -> None:
    view = lay("1 10 10 13", "5 5", "3 3", "6 6", trick="2", teams=2).view(A)
    bot = Nightshade(1)
    said = [bot.signal(view) for _ in range(3)]
    assert said == [THIRTEEN, TENS[1], ""]


@rule("CO-150")
@pytest.mark.parametrize(
    ("hand", "word"),
    [("1 3 4", LIGHT), ("9 9 9 8 8", HEAVY), ("5 6 6", ""), ("", ""), ("2 3 4 5", PLAY_LOW)],
)
def test_a_bot_tells_how_its_hand_is(hand: str, word: str) -> None:
    view = lay(hand, "5 5", "3 3", "6", trick="2", turn=B, teams=2).view(A)
    assert Nightshade(1).signal(view) == word


@rule("CO-150")
def test_a_bot_asks_its_team_to_let_a_high_card_lie() -> None:
    board = lay("9 5 6", "5 5", "10 3", "6 6", trick="2", teams=2)
    board.play(A, 9)
    assert Nightshade(1).signal(board.view(A)) == LET_IT_LIE


def test_without_teams_a_bot_says_nothing() -> None:
    assert Nightshade(1).signal(lay("1 10 10 13", "5 5", trick="2").view(A)) == ""


@rule("CO-150")
def test_a_bot_lets_a_card_lie_when_a_team_mate_asks_for_it() -> None:
    board = lay("9 5", "5 5", "7 3", "6 6", trick="2 6", closed="8", teams=2, turn=C, last=A)
    bot = Nightshade(1)
    assert bot.choose(board.view(C), board.decision(C)) == Play("7")
    bot.hear(A, LET_IT_LIE)
    assert bot.choose(board.view(C), board.decision(C)) == PASS


@rule("CO-150")
def test_what_a_team_mate_holds_cannot_beat_me() -> None:
    board = lay("9 5", "5 5", "10 3", "6 6", trick="2", teams=2)
    talk = Talk()
    talk.look(board.view(A))
    worth = {number: float(number) for number in range(14)}
    before = Outlook(board.view(A), worth, talk).unseen
    talk.hear(C, TENS[0])
    talk.hear(C, THIRTEEN)
    after = Outlook(board.view(A), worth, talk).unseen
    assert before - after == Counter({10: 1, 13: 1})


@rule("CO-150")
def test_a_ten_that_a_mate_spoke_of_and_played_is_not_looked_for_in_the_mates_hand_again() -> None:
    """The rivals hold tens as well; those count again as soon as the mate's may be the one that lies there."""
    board = lay("9 5", "10 10", "10 3", "10 6", trick="2", turn=C, teams=2)
    worth = {number: float(number) for number in range(14)}
    talk = Talk()
    talk.hear(C, TENS[0])
    assert Outlook(board.view(A), worth, talk).unseen[10] == 3
    board.play(C, 10)
    assert Outlook(board.view(A), worth, talk).unseen[10] == 3, "all that are left may be with the rivals"


@rule("CO-150")
def test_a_mate_answers_with_the_cards_that_nobody_spoke_of() -> None:
    board = lay("9 5", "5 5", "10 3 4", "6 6", trick="2", teams=2)
    worth = {number: float(number) for number in range(14)}
    talk = Talk()
    assert Outlook(board.view(A), worth, talk).others == [2, 3, 2]
    talk.hear(C, TENS[0])
    talk.hear(C, THIRTEEN)
    assert Outlook(board.view(A), worth, talk).others == [2, 1, 2]


@rule("CO-150")
def test_a_bot_says_anew_how_many_tens_it_holds_when_that_changed() -> None:
    bot = Nightshade(1)
    said = [
        bot.signal(lay(hand, "5 5", "3 3", "6 6", trick="2", turn=B, teams=2).view(A))
        for hand in ("10 9", "10 10", "10 9", "10 9")
    ]
    assert said == [TENS[0], TENS[1], TENS[0], ""]


@rule("CO-150")
def test_what_was_said_is_forgotten_with_the_round_and_wishes_with_the_trick() -> None:
    board = lay("9 5", "5 5", "10 3", "6 6", trick="2", characters="tyler wednesday", teams=2)
    talk = Talk()
    talk.look(board.view(A))
    talk.hear(C, LIGHT)
    talk.hear(C, PLAY_LOW)
    assert talk.is_wished(PLAY_LOW)
    board.all_pass()
    talk.look(board.view(A))
    assert not talk.is_wished(PLAY_LOW)
    assert talk.weight == {C: LIGHT}
    board.all_pass()
    talk.look(board.view(A))
    assert talk.weight == {}


@rule("CO-150")
def test_light_and_heavy_correct_the_guess_about_a_mate() -> None:
    player = lay("9 5", "5 5", "10 3 3 4", "6 6", trick="2", teams=2).view(A).players[C]
    talk = Talk()
    assert talk.told_points(player, 22.0) == 22.0
    talk.hear(C, LIGHT)
    assert talk.told_points(player, 22.0) < 12
    talk.hear(C, HEAVY)
    assert talk.told_points(player, 22.0) > 40


def test_a_word_that_is_no_hint_means_nothing() -> None:
    talk = Talk()
    talk.hear(C, "I have a five")
    assert (talk.cards, talk.weight, talk.wishes) == ({}, {}, {})
