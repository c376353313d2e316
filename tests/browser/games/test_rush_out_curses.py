"""Curses bind the people themselves: the wizard and two heroes, each at a screen of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from speeltafel.kit.rules import rule
from speeltafel.server.table.live import LiveTable
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.places import middle
from tests.browser.seats import begin, hold
from tests.games.rush_out.layout import HUNTER, WARRIOR, Race
from tests.server.inside import ServerInside
from tests.server.races.racing import RunningRace
from tests.server.tables import Ticket, person

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


class Cursed:
    """Willem the wizard, Anna on a phone, Ben at a desk; the race is on and the cards lie ready."""

    def __init__(self, server: ServerInside, sit: Sit, arrange: Callable[[Race], object]) -> None:
        self.server = server
        names = ("Willem", "Anna", "Ben")
        options = {"scenario": "scenario_3", "wizard": 1, "race_seconds": 900}
        self.ticket: Ticket = server.post(
            "/api/tables",
            {"game": "rush-out", "seats": [person(name) for name in names], "options": options},
        )
        self.willem, self.anna, self.ben = sit("Willem"), sit("Anna", 390, 844), sit("Ben")
        for seat, one in enumerate((self.willem, self.anna, self.ben)):
            hold(one, self.ticket, seat)
            one.page.locator(".seats, .dungeon").first.wait_for()
        begin(self.willem)
        self.willem.page.locator(".roll").click()
        self.ben.page.get_by_text("the race is on!").first.wait_for()
        server.at(self.ticket["table"], lambda live: self.lay_out(live, arrange))

    def lay_out(self, live: LiveTable, arrange: Callable[[Race], object]) -> None:
        arrange(RunningRace(live.match).trials(SPIDER, BRIDGE, GATE))
        live.driver.note_decisions()
        live.show()

    def card(self, who: Person, card: str) -> Locator:
        return who.page.locator(f"[data-anchor='card:{card}'] .whole")

    def log(self, who: Person) -> Locator:
        return who.page.locator(".panel")


@pytest.fixture
def cursed(
    browser: Browser, inside: ServerInside, screens: Path
) -> Iterator[Callable[[Callable[[Race], object]], Cursed]]:
    sit = Sit(browser, inside.url, screens)
    yield lambda arrange: Cursed(inside, sit, arrange)
    sit.close()


Lay = Callable[[Callable[[Race], object]], Cursed]


@rule("RO-138", "RO-R53")
def test_a_high_five_takes_two_hands(cursed: Lay) -> None:
    table = cursed(
        lambda race: (
            race.curse("sworn_palms")
            .lying(WARRIOR, SPIDER, "sword sword")
            .dice(WARRIOR, "key")
            .dice(HUNTER, "fire foot key")
        )
    )
    table.card(table.ben, SPIDER).dispatch_event("click")
    five = [one.page.locator(".vow.five") for one in (table.anna, table.ben)]
    for hand in five:
        expect(hand).to_contain_text("High five!")
    table.anna.page.wait_for_timeout(500)
    table.anna.look("rush-out-high-five-phone")
    five[0].click()
    expect(five[0]).to_contain_text("Your hand is up")
    expect(five[1]).to_contain_text("Anna holds up a hand")
    expect(table.anna.page.locator(".tray .die.placed")).to_have_count(2)
    five[1].click()
    for hand in five:
        expect(hand).to_have_count(0)
    expect(table.anna.page.locator(".tray .die.placed")).to_have_count(0)
    expect(table.card(table.anna, SPIDER)).to_have_count(0)


@rule("RO-R52", "RO-135")
def test_dice_taken_without_the_gesture_are_seen_and_claimed(cursed: Lay) -> None:
    table = cursed(lambda race: race.curse("sworn_palms").dice(HUNTER, "sword sword fire"))
    table.card(table.ben, SPIDER).dispatch_event("click")
    expect(table.ben.page.locator(".vow.five")).to_contain_text("Clap!")
    table.ben.page.locator(".vow.grab").click()
    expect(table.willem.page.locator(".mate .sign")).to_be_visible()
    table.willem.page.locator(".vow.claim").click()
    expect(table.log(table.willem)).to_contain_text("saw Ben break the curse")


@rule("RO-136", "RO-135")
def test_silence_closes_chat_and_signals_until_somebody_breaks_it(cursed: Lay) -> None:
    table = cursed(lambda race: race.curse("sealed_lips"))
    ben, anna, willem = table.ben.page, table.anna.page, table.willem.page
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_text("Your lips are sealed")).to_be_visible()
    assert ben.locator(".chat .chip, .chat input").count() == 0
    table.ben.look("rush-out-silence")
    willem.get_by_role("tab", name="Chat").click()
    expect(willem.locator(".chat .chip").first).to_be_visible()

    ben.get_by_role("button", name="Say something anyway").click()
    expect(willem.locator(".mate .sign")).to_be_visible()
    ben.locator(".chat .chip").first.click()
    expect(anna.locator(".mate .bubble")).not_to_be_empty()
    willem.locator(".vow.claim").click()
    expect(anna.locator(".shout.mine, .shout.bad").first).to_be_visible()
    expect(ben.get_by_text("Your lips are sealed")).to_be_visible()


@rule("RO-137", "RO-135")
def test_one_hand_stays_behind_the_back(cursed: Lay) -> None:
    table = cursed(
        lambda race: race.curse("iron_cuff").dice(WARRIOR, "sword sword fire").dice(HUNTER, "foot foot key")
    )
    ben, anna = table.ben.page, table.anna.page
    ben.keyboard.down("Shift")
    expect(ben.locator(".vow.pad.held")).to_be_visible()
    ben.keyboard.press("Digit2")
    expect(ben.locator(f"[data-anchor='card:{BRIDGE}']")).to_have_count(0)
    ben.keyboard.up("Shift")

    two_fingers(anna, anna.locator(".vow.pad"), table.card(table.anna, SPIDER))
    expect(anna.locator(f"[data-anchor='card:{SPIDER}']")).to_have_count(0)
    expect(table.log(table.willem)).to_contain_text("Giant spider is complete")
    expect(table.log(table.willem)).not_to_contain_text("the other hand")

    anna.locator(".roll").click()
    expect(table.log(table.willem)).to_contain_text("Anna uses the other hand")


def two_fingers(page: Page, hold: Locator, tap: Locator) -> None:
    """One finger holds something while the other taps something else."""
    line = page.context.new_cdp_session(page)
    first, second = ({"x": x, "y": y} for x, y in (middle(hold), middle(tap)))
    for kind, points in (
        ("touchStart", [first | {"id": 1}]),
        ("touchStart", [first | {"id": 1}, second | {"id": 2}]),
        ("touchEnd", [second | {"id": 2}]),
        ("touchEnd", [first | {"id": 1}]),
    ):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(80)
