"""Cards and log lines tell a player what there is to know."""

import pytest

import speeltafel
from speeltafel.engine import Event
from speeltafel.games.spookhuis.board import KEY_ROOMS
from speeltafel.games.spookhuis.cards import ENCOUNTERS, HORRORS
from speeltafel.games.spookhuis.events import Frightened, NothingLeft, Stopped, TieRolled
from speeltafel.games.spookhuis.moves import ROLL, Frighten
from speeltafel.kit.rules import rule
from speeltafel.texts import LANGUAGES, Texts
from tests.games.spookhuis.layout import HARMLESS, Night, corridor, dead_end

NAMES = ["Ada", "Bram", "Cleo"]


def texts(language: str) -> Texts:
    return Texts(speeltafel.load("spookhuis"), language)


def line(event: Event, language: str = "en", seat: int | None = None) -> str:
    return texts(language).event(event, NAMES, seat)


@rule("SH-164", "SH-174", "SH-175", "SH-181", "SH-182")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "numbers"),
    [("black_hood", ["1-2", "10", "+2"]), ("dracula", ["1", "+3"]), ("werewolf", ["+1", "1", "3"])],
)
def test_curse_cards_say_what_they_give_and_cost(card: str, numbers: list[str], language: str) -> None:
    said = texts(language).card_text(card).split(". ", 2)[-1]
    assert [number for number in numbers if number not in said] == []


def test_a_creature_has_its_article_within_a_sentence() -> None:
    event = Frightened(seat=1, card="black_hood", by=0)
    assert line(event, "nl") == "Ada laat Bram schrikken met de Zwarte Kap!"
    assert line(Frightened(seat=1, card="melmoth", by=0), "nl") == "Ada laat Bram schrikken met Melmoth!"
    assert texts("nl").move(Frighten("horla"), NAMES) == "Laat schrikken met de Horla"


@rule("SH-160")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_horror_says_its_values(language: str) -> None:
    for card in HORRORS.values():
        passed, failed = (
            f"{value:+d}".replace("-", "−") if value else "0" for value in (card.success, card.failure)
        )
        values = texts(language).card_text(card.id).split(". ")[1].rstrip(".")
        told = {
            f"Morale {passed} if you pass, {failed} if you fail",
            f"Moraal {passed} als het lukt, {failed} als het mislukt",
        }
        assert values in told, card.id


@rule("SH-187", "SH-188", "SH-189", "SH-190")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_encounter_says_what_each_face_brings(language: str) -> None:
    for person in ENCOUNTERS.values():
        said = texts(language).card_text(person.id)
        first = 1
        for highest, bonus in person.table:
            gift = f"+{bonus}" if bonus else "noth" if language == "en" else "niets"
            assert (f"{first}-{highest} {gift}" if len(person.table) > 1 else gift) in said
            first = highest + 1


@rule("SH-038", "SH-035")
def test_the_log_says_where_a_ride_ended() -> None:
    night = corridor()
    night.lay(2, 0, "I1")
    stop = night.happened(night.begin().ride(), Stopped)[0]
    assert line(stop) == "Ada enters the Item Room."
    assert line(stop, "nl", 0) == "Je rijdt de Voorwerpkamer binnen."
    stop = night.happened(dead_end().begin().ride(), Stopped)[0]
    assert line(stop, "nl") == "Ada staat op een doodlopend spoor, op tegel D5."
    stop = night.happened(corridor().begin().ride(), Stopped)[0]
    assert line(stop) == "Ada enters Key Room A."


@rule("SH-R33")
def test_an_empty_room_has_its_line() -> None:
    night = corridor()
    night.table.stock[1] = 0
    night.dice(1)
    night.begin().ride()
    events = night.play(Frighten(HARMLESS), ROLL)
    told = night.happened(events, NothingLeft)
    assert [(event.seat, event.cell, event.pile) for event in told] == [(0, KEY_ROOMS[0], "keys")]
    assert line(told[0], "en", 0) == "Key Room A is empty: no key for you."
    night = in_empty_room()
    told = night.happened(night.begin().ride(), NothingLeft)
    assert line(told[0]) == "The Item Room is empty: nothing for Ada."


def in_empty_room() -> Night:
    night = corridor()
    night.lay(2, 0, "I1")
    night.table.items.clear()
    return night


@rule("SH-R02")
def test_the_log_shows_the_die_that_decides() -> None:
    night = dead_end()
    night.dice(7)
    tie = night.happened(night.begin().ride(), TieRolled)[0]
    assert line(tie) == "The die decides between Bram and Cleo: 7 means Cleo."
