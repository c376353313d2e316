"""The result of every game, also with options that give it more to tell."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from speeltafel.games import HOUSE
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import hold
from tests.server.inside import ServerInside
from tools.gallery.positions import END, played
from tools.gallery.studio import laid_table

OF_THE_HOUSE = list(HOUSE)
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((slug, {}) for slug in OF_THE_HOUSE),
    ("good-vs-evil", {"quick": True}),
    ("creatures-and-outcasts", {"teams": 2}),
]
"""The quick variant shows what it took out, teams share a column of points."""

TV_LETTERS = 28
"""Pixels at 1080p that can be read from the sofa."""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInside]:
    """Bots that leave the table alone."""
    data = tmp_path_factory.mktemp("results")
    running = ServerInside(data, bot_least_seconds=3000, bot_most_seconds=3000).start()
    yield running
    running.stop()


IN_SIGHT = """([row]) => {
    const box = row.getBoundingClientRect(), room = row.closest(".told").getBoundingClientRect();
    return box.bottom <= Math.min(innerHeight, room.bottom) && box.right <= room.right;
}"""
"""Whether the last player can be read without scrolling."""
SMALLEST = """rows => Math.min(...rows.map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""
"""How high the smallest letters of these are, in pixels of the screen."""


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=str)
def test_everybody_is_told_how_it_ended(
    browser: Browser, inside: ServerInside, screens: Path, slug: str, options: dict[str, Any]
) -> None:
    sit = Sit(browser, inside.url, screens)
    noor = sit("Noor")
    over(noor, inside, slug, options)
    noor.look("-".join(["result", slug, *options]))
    sit.close()


@pytest.mark.parametrize("slug", OF_THE_HOUSE)
def test_everybody_is_in_sight_on_small_screens(
    browser: Browser, inside: ServerInside, screens: Path, slug: str
) -> None:
    sit = Sit(browser, inside.url, screens)
    noor = sit("Noor", 390, 664)
    over(noor, inside, slug, {})
    for width, height in ((360, 640), (390, 664), (844, 390)):
        noor.page.set_viewport_size({"width": width, "height": height})
        assert noor.page.eval_on_selector_all(".standings tbody tr:last-child", IN_SIGHT)
        expect(noor.page.locator(".standings .mine")).to_contain_text("Noor")
        expect(noor.page.locator(".result h1")).to_have_text(re.compile("^You (win|lose)"))
        for button in noor.page.locator(".acts .button").all():
            expect(button).to_be_in_viewport(ratio=1)
        expect(noor.page.locator(".acts .main")).to_have_text("Once more!")
    sit.close()


@pytest.mark.parametrize("slug", OF_THE_HOUSE)
def test_the_television_shows_everybody_in_large_letters(
    browser: Browser, inside: ServerInside, screens: Path, slug: str
) -> None:
    sit = Sit(browser, inside.url, screens)
    tv = sit("TV", 1920, 1080)
    table = over(sit("Noor", 390, 664), inside, slug, {}, place="tv")
    tv.page.goto(f"/table/{table}?tv")
    expect(tv.page.locator(".standings")).to_be_visible()
    assert tv.page.eval_on_selector_all(".standings tbody tr:last-child", IN_SIGHT)
    assert tv.page.eval_on_selector_all(".paper :is(header, .standings, .acts) *", SMALLEST) >= TV_LETTERS
    sit.close()


def over(
    noor: Person, inside: ServerInside, slug: str, options: dict[str, Any], place: str = "online"
) -> str:
    """A table of Noor and bots at which a whole game has just ended."""
    end = dict(played(slug, 0, options))[END]
    ticket = laid_table(inside, end, ("Noor",), options=options, place=place)
    hold(noor, ticket)
    expect(noor.page.locator(".standings tbody tr")).to_have_count(end.seats)
    return str(ticket["table"])
