"""Many moves in small steps, by number or by name, with a way back."""

import pytest

from speeltafel.games.spookhuis.board import NAMES
from speeltafel.games.spookhuis.events import Rode, Rotated
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import Rotate
from speeltafel.terminal.choosing import MANY, heading, split
from speeltafel.terminal.keyboard import number_of
from speeltafel.terminal.log import joined
from speeltafel.texts import Texts
from tests.games.spookhuis.layout import corridor
from tests.terminal.desk import Desk
from tests.terminal.test_stepping_in import Stolid

ENGLISH = Texts(GAME, "en")


def test_a_tile_is_chosen_before_how_far_it_turns() -> None:
    rotations = [
        Rotate(NAMES.index(name), turns)
        for name in ("C4", "A2", "B1", "D5", "E2", "F1")
        for turns in range(1, 6)
    ]
    assert len(rotations) > MANY
    groups, field = split(list(rotations), ENGLISH)
    assert field == "cell"
    assert [heading(group, field, ENGLISH, [], "rotate") for group in groups] == [
        "A2",
        "B1",
        "C4",
        "D5",
        "E2",
        "F1",
    ]
    assert sorted(map(repr, rotations)) == sorted(repr(move) for group in groups for move in group)
    assert split(groups[0], ENGLISH) == ([[move] for move in groups[0]], "")


def test_a_person_types_the_name_of_a_tile_goes_back_and_rides() -> None:
    night = corridor()
    night.begin()
    desk = Desk(night.match, [None, Stolid(), Stolid()], "2", "c4", "0", "1")
    desk.steps()
    assert "Turn tile C4 by 60°" in desk.shown
    assert "0 back" in desk.shown
    assert not desk.happened(Rotated)
    assert desk.typed == [], "and the last answer let the cart ride"


@pytest.mark.parametrize(
    ("typed", "found"),
    [("2", 1), ("3", None), ("0", None), ("b", 1), ("A", 0), ("", None), ("²", None), ("b  (to: x)", None)],
)
def test_a_line_is_chosen_by_its_number_or_in_full(typed: str, found: int | None) -> None:
    assert number_of(typed, ["a", "b  (to: x)"]) == found


def test_enter_is_enough_for_the_only_line() -> None:
    assert number_of("", ["only this"]) == 0


def test_a_ride_is_one_sentence() -> None:
    parts = [Rode(seat=1, path=(6 * NAMES.index(name),)) for name in ("D4", "C3", "C2")]
    [ride] = joined([*parts], GAME)
    assert ENGLISH.event(ride, ["Noor", "Sam"], None) == "Sam rides over D4, C3, C2."
    assert len(joined([parts[0], Rode(seat=0, path=(1,))], GAME)) == 2
