"""What a page says to who goes too far, or comes too late."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import BEGINS, begin, hold
from tests.server.inside import ServerInside
from tests.server.tables import make_table, person

WORDS = {
    "en": {
        "menu": "Menu",
        "pause": "Pause",
        "soon": "The others wanted to play on. You can pause again in a minute.",
        "crowded": "As many people as there is room for are looking on",
    },
    "nl": {
        "menu": "Menu",
        "pause": "Pauze",
        "soon": "De anderen wilden doorspelen. Over een minuut kun je weer pauzeren.",
        "crowded": "Er kijken al zo veel mensen mee",
    },
}


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    """Room for one to look on."""
    running = ServerInside(tmp_path, onlookers_per_table=1).start()
    yield running
    running.stop()


def pause(who: Person, language: str) -> None:
    words = WORDS[language]
    who.page.get_by_role("button", name=words["menu"]).click()
    who.page.get_by_role("button", name=words["pause"], exact=True).click()


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_pause_that_others_ended(
    browser: Browser, inside: ServerInside, screens: Path, language: str
) -> None:
    sit = Sit(browser, inside.url, screens)
    noor, sam = sit("Noor", language=language), sit("Sam", 390, 664)
    ticket = make_table(inside, [person("Noor"), person("Sam")], options=BEGINS)
    hold(noor, ticket, 0)
    hold(sam, ticket, 1)
    expect(sam.page.locator(".you")).to_be_visible()
    begin(noor)
    pause(noor, language)
    sam.page.get_by_role("button", name="Play on").click()
    expect(noor.page.locator(".ribbon")).to_have_count(0)
    pause(noor, language)
    expect(noor.page.get_by_text(WORDS[language]["soon"])).to_be_visible()
    noor.look(f"pause-soon-{language}")
    sit.close()


@pytest.mark.parametrize("language", ["en", "nl"])
def test_no_room_to_look_on(browser: Browser, inside: ServerInside, screens: Path, language: str) -> None:
    sit = Sit(browser, inside.url, screens)
    first, second = sit("Kim"), sit("Lou", 390, 664, language)
    ticket = make_table(inside, [person("Noor"), person("Sam")])
    first.page.goto(f"/table/{ticket['table']}")
    expect(first.page.locator(".seats")).to_be_visible()
    second.page.goto(f"/table/{ticket['table']}")
    expect(second.page.get_by_text(WORDS[language]["crowded"])).to_be_visible()
    second.look(f"crowded-phone-{language}")
    sit.close()
