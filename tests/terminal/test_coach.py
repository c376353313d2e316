"""The coach at the terminal: one key, for who plays alone."""

import pytest

import speeltafel
from speeltafel.engine import Match
from speeltafel.terminal import screen
from tests.terminal.desk import Desk


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "THOROUGH", 40)


def laid() -> Match:
    return speeltafel.position("good-vs-evil", hands=["attack mer", "nope"], pile="kitten troll", people=1)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_c_asks_the_coach_and_plays_nothing(language: str) -> None:
    match = laid()
    bot = match.game.bot("normal", 1)
    desk = Desk(match, [None, bot], "c", language=language)
    with pytest.raises(EOFError):
        desk.steps()
    assert " • " in desk.shown
    assert "%" in desk.shown
    assert match.decisions()[0].seat == 0


def test_among_people_at_one_keyboard_it_is_only_a_letter() -> None:
    desk = Desk(laid(), [None, None], "", "c")
    with pytest.raises(EOFError):
        desk.steps()
    assert " • " not in desk.shown.split("▸")[-1]
