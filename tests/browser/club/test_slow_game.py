"""A game over three days in three browsers, two of them phones: a Nope given through the page, and the result (GE-120)."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.people import LONG, Person
from tests.server.club.slowness import DAY, HOUR, Friend, MovedServer
from tests.server.club.test_slow_games import a_table_with_a_nope

EDGES = """() => {
  const edge = (name, side) => document.querySelector(name).getBoundingClientRect()[side];
  return [edge(".terms", "bottom"), edge(".players", "top")];
}"""
QUICK = {"options": {"start_player": "seat-1", "quick": True}}


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[MovedServer]:
    server = MovedServer(tmp_path).start()
    yield server
    server.stop()


class Evening:
    """Three members with browsers of their own, and a clock that is put forward for all of them and the server."""

    def __init__(self, server: MovedServer, sit: Sit) -> None:
        self.server = server
        self.friends = [Friend(server, name) for name in ("Anna", "Ben", "Carl")]
        sizes = [(1440, 900), (390, 844), (390, 664)]
        self.people = [
            sit(friend.name, *size, language="nl") for friend, size in zip(self.friends, sizes, strict=True)
        ]
        with ThreadPoolExecutor(1) as aside:
            made = aside.submit(asyncio.run, a_table_with_a_nope(self.friends, **QUICK))
            self.table, self.author, self.noper = made.result()

    def open(self) -> None:
        """Everybody opens the table with their card: it brings the key of the seat along."""
        for friend, person in zip(self.friends, self.people, strict=True):
            person.page.goto("/")
            person.page.evaluate(
                "made => localStorage.setItem('speeltafel.card', JSON.stringify(made))", friend.made
            )
            person.page.clock.set_system_time(self.server.now)
            person.page.goto(f"/table/{self.table}")
            expect(person.page.locator(".terms")).to_be_visible()

    def put_forward(self, seconds: float) -> None:
        self.server.put_forward(seconds)
        for person in self.people:
            person.page.clock.set_system_time(self.server.now)

    @property
    def card(self) -> Any:
        return self.server.get(f"/api/tables/{self.table}")

    def wait(self, before: Any) -> None:
        """Until the table has gone on."""
        end = monotonic() + LONG
        while (self.card["due"], self.card["asked"]) == (before["due"], before["asked"]):
            assert monotonic() < end, "the table stands still"
            self.people[0].page.wait_for_timeout(100)

    def play_on(self) -> None:
        """Whoever is asked comes some hours later and presses what the page offers; windows pass."""
        end = monotonic() + LONG
        while (card := self.card)["phase"] != "over":
            assert monotonic() < end, "the game does not end"
            if card["window"]:
                self.put_forward(HOUR + 1)
                self.wait(card)
                continue
            # The further steps of a turn have what is left of its day.
            if card["due"] - self.server.now > 22 * HOUR:
                self.put_forward(20 * HOUR)
            self.press(self.people[card["asked"][0]], card)

    def press(self, person: Person, card: Any) -> None:
        """Until the turn is another one; drawing ends it soonest."""
        end = monotonic() + LONG
        while (now := self.card)["asked"] == card["asked"] and not now["window"] and now["phase"] != "over":
            assert monotonic() < end, f"nothing that {person.name} presses has an effect"
            draw = person.page.locator(".prompt .actions [data-type=draw]")
            if draw.count() > 0:
                draw.first.dispatch_event("click")
            else:
                person.decide()
            person.page.wait_for_timeout(60)
            if now["due"] != self.card["due"]:
                return


def test_three_days_with_a_nope_through_the_page(browser: Browser, moved: MovedServer, screens: Path) -> None:
    sit = Sit(browser, moved.url, screens)
    evening = Evening(moved, sit)
    evening.open()
    begun = moved.now
    author, noper = evening.people[evening.author], evening.people[evening.noper]
    expect(author.page.locator(".terms")).to_contain_text("Anderen mogen reageren")
    expect(noper.page.locator(".terms")).to_contain_text("Je mag reageren")
    for person in evening.people:
        person.fits()
        person.look(f"slow-orders-{person.name.lower()}")
        end, begin = person.page.evaluate(EDGES)
        assert end <= begin + 1, "what is asked beforehand covers the table"
        person.page.locator(".terms").get_by_role("button", name="Roep me").click()
        expect(person.page.locator(".terms fieldset")).to_have_count(0)
    before = evening.card
    nope = noper.page.locator(".prompt .actions [data-type=nope]")
    nope.click()
    expect(nope).to_have_attribute("aria-pressed", "true")
    # The same answer again changes nothing, and hides nothing.
    nope.click()
    expect(nope).to_have_attribute("aria-pressed", "true")
    expect(noper.page.locator(".terms")).to_contain_text("niemand ziet het")
    noper.look("slow-nope-given")
    author.look("slow-window")
    expect(author.page.locator(".terms")).to_contain_text("Anderen mogen reageren")
    assert evening.card == before
    evening.put_forward(HOUR + 1)
    evening.wait(before)
    evening.play_on()
    assert moved.now - begun > 3 * DAY
    for person in evening.people:
        expect(person.page.locator(".result")).to_be_visible()
    noper.look("slow-result")
    sit.close()
