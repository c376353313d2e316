"""Words that are large enough to read from a chair, and nothing that lies on them."""

import pytest
from playwright.sync_api import expect

import speeltafel
from speeltafel.games.hydes_attack.moves import ChooseOutcast
from tests.browser.conftest import Sit
from tests.browser.games.test_rush_out import take_a_seat
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import bottom, boxes
from tests.games.creatures_and_outcasts.layout import lay as creatures
from tests.games.good_vs_evil.layout import lay as kittens
from tests.server.process import ServerProcess

__all__ = ["laid"]

LEAST = {(1440, 900): 13, (1024, 768): 12}
"""Pixels that the words on a card are high on a laptop and on a tablet."""
FINGER = 40
SIZES = """lines => lines.filter(line => line.checkVisibility() && line.getBoundingClientRect().height > 0)
    .map(line => parseFloat(getComputedStyle(line).fontSize))"""
ROOM = """() => [...document.querySelectorAll(".words")].filter(words => words.scrollHeight > words.clientHeight + 1).length"""
"""How many cards have more words than they can hold."""


def reads(noor: Person, words: str, least: int) -> None:
    """These words are on the screen, large enough, and whole."""
    expect(noor.page.locator(words).first).to_be_visible()
    sizes: list[float] = noor.page.locator(words).evaluate_all(SIZES)
    assert min(sizes) >= least
    assert noor.page.evaluate(ROOM) == 0


@pytest.mark.parametrize("screen", LEAST)
def test_words_on_the_cards_of_good_vs_evil_are_large(laid: LaidTables, screen: tuple[int, int]) -> None:
    hands = kittens("defuse nope favor attack shuffle reveal_the_future", "horse", pile="mer troll kitten")
    reads(laid(hands.match, *screen), ".hand .line, .mat .line", LEAST[screen])


@pytest.mark.parametrize("screen", LEAST)
def test_words_on_the_cards_of_creatures_and_outcasts_are_large(
    laid: LaidTables, screen: tuple[int, int]
) -> None:
    hands = creatures("2 4 6 6 7 8 9 10", "3 5 6", trick="1")
    reads(laid(hands.match, *screen), ".hand .line, .top .line", LEAST[screen])


@pytest.mark.parametrize("screen", LEAST)
def test_the_powers_of_outcasts_are_large_and_stand_in_one_row(
    laid: LaidTables, screen: tuple[int, int]
) -> None:
    noor = laid(speeltafel.start("hydes-attack", 4, seed=1), *screen)
    reads(noor, ".cast .line", LEAST[screen])
    tops = "roles => new Set(roles.map(role => Math.round(role.getBoundingClientRect().top))).size"
    assert noor.page.locator(".cast .role").evaluate_all(tops) == 1


@pytest.mark.parametrize("screen", LEAST)
def test_words_on_the_cards_of_rush_out_are_large(laid: LaidTables, screen: tuple[int, int]) -> None:
    noor = laid(speeltafel.start("rush-out", 4, {"wizard": 1}, seed=1), *screen)
    reads(noor, ".spot .line, .spot kbd", LEAST[screen])


def test_who_took_an_outcast_stands_clear_of_its_name(laid: LaidTables) -> None:
    match = speeltafel.start("hydes-attack", 4, seed=1)
    match.play(0, ChooseOutcast("wednesday"))
    noor = laid(match, 1024, 768)
    taken = noor.page.locator(".role.taken")
    name, by = boxes(taken.locator(".card .name"), taken.locator(".by"))
    assert bottom(by) <= name["y"]


def test_a_finger_finds_what_a_hero_calls(sit: Sit, server: ServerProcess) -> None:
    hero = sit("Noor")
    take_a_seat(hero, server, 1)
    call = hero.page.get_by_role("button", name="Join me!")
    expect(call).to_be_visible()
    assert call.evaluate("call => parseFloat(getComputedStyle(call, '::after').height)") >= FINGER


@pytest.mark.parametrize("scenario", ["scenario_3", "scenario_6"])
def test_five_players_on_a_low_phone_have_all_of_the_roll(laid: LaidTables, scenario: str) -> None:
    match = speeltafel.start("rush-out", 5, {"scenario": scenario, "wizard": 2}, seed=1)
    noor = laid(match, 360, 640)
    roll = noor.page.locator(".tray .roll")
    expect(roll).to_be_in_viewport(ratio=1)
    noor.page.add_style_tag(content=".camp { min-height: 240px }")
    expect(roll).to_be_in_viewport(ratio=1)


def test_the_cover_of_good_vs_evil_has_no_dark_edge(sit: Sit) -> None:
    noor = sit("Noor")
    noor.page.goto("/")
    half = noor.page.locator('path[fill="url(#ge-evil)"]').first
    half.wait_for(state="attached")
    beyond = """path => {
        const half = path.getBBox(), edge = parseFloat(path.getAttribute("stroke-width")) / 2;
        return half.x + half.width >= 400 + edge && half.y <= -edge && half.y + half.height >= 260 + edge;
    }"""
    assert half.evaluate(beyond)
