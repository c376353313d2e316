"""Words of the house, and how readers are named in sentences."""

import re
from importlib import resources

import pytest

import speeltafel
from speeltafel.games.spookhuis.board import NAMES
from speeltafel.games.spookhuis.events import Frightened, Rotated, TilesSwapped
from speeltafel.games.spookhuis.moves import PickTile, Rotate
from speeltafel.kit.forms import READER, wrong_form
from speeltafel.kit.test_texts import PLAYERS
from speeltafel.texts import LANGUAGES, Texts

languages = pytest.mark.parametrize("language", LANGUAGES)


def test_the_house_has_the_same_words_in_both_languages() -> None:
    words = resources.files("speeltafel") / "words"
    found = [
        re.findall(r"^([a-z][\w-]*) *=", (words / f"{one}.ftl").read_text("utf-8"), re.M) for one in LANGUAGES
    ]
    assert found[0] == found[1]
    assert len(set(found[0])) == len(found[0])


@languages
@pytest.mark.parametrize("wrong", ["{} plays a Nope.", "Only {} has cards left.", "The dice of {} land."])
def test_a_wrong_form_is_noticed(language: str, wrong: str) -> None:
    dutch = {
        "plays": "speelt",
        "Only": "Alleen",
        "has": "heeft",
        "The dice of": "De dobbelstenen van",
        "land": "landen",
    }
    if language == "nl":
        for word, translation in dutch.items():
            wrong = wrong.replace(word, translation)
    assert wrong_form(wrong.format(READER[language]), language)


def test_everybody_reads_their_own_part() -> None:
    texts = Texts(speeltafel.load("spookhuis"), "en")
    event = Frightened(seat=1, by=0, card="mummy")
    told = [texts.event(event, ["Noor", "Sam", "Kim"], seat) for seat in (0, 1, 2, None)]
    assert told[0].startswith("You frighten Sam")
    assert told[1].startswith("Noor frightens you")
    assert told[2] == told[3]
    assert told[2].startswith("Noor frightens Sam")


SWAPPED = TilesSwapped(seat=0, cell=NAMES.index("B2"), other_cell=NAMES.index("E6"))


def test_a_tile_has_the_name_that_is_on_the_board() -> None:
    texts = Texts(speeltafel.load("spookhuis"), "en")
    cell = NAMES.index("C5")
    assert texts.event(Rotated(seat=1, cell=cell, turns=2), PLAYERS) == "Sam turns tile C5."
    assert texts.event(SWAPPED, PLAYERS, 0) == "You swap tiles B2 and E6."
    assert texts.move(Rotate(cell, 2), PLAYERS) == "Turn tile C5 by 120° anticlockwise"
    assert texts.move(PickTile(cell), PLAYERS) == "Tile C5"


def test_a_room_of_the_board_has_its_own_name() -> None:
    texts = Texts(speeltafel.load("spookhuis"), "nl")
    cell = NAMES.index("D7")
    assert texts.event(Rotated(seat=1, cell=cell, turns=2), PLAYERS) == "Sam draait Sleutelkamer A."
    assert texts.move(Rotate(cell, 1), PLAYERS) == "Draai Sleutelkamer A 60° linksom"
