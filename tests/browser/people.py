"""People at a browser: they read the prompt and press what it offers."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError

LONG = 600.0
"""Seconds in which the slowest machine finishes a game."""
SOON = 500
"""Milliseconds in which something that was just seen must still be there to press."""


class Person:
    """One person with a page of their own."""

    def __init__(self, name: str, page: Page, screens: Path) -> None:
        self.name = name
        self.page = page
        self.screens = screens
        self.whim = random.Random(name)
        self.complaints: list[str] = []
        self.asked_for: set[str] = set()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "net::ERR" not in message.text:
            self.complaints.append(message.text)

    def look(self, name: str) -> None:
        """Keeps a picture of the page, and checks that everybody can use it."""
        self.page.screenshot(path=self.screens / f"{name}.png")
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, f"{name}: {found.generate_report()}"

    def fits(self) -> None:
        """The table never scrolls."""
        size = "[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
        assert self.page.evaluate(size) == [0, 0]

    @property
    def sentence(self) -> str:
        """What this person is asked at this moment."""
        return " ".join(self.page.locator(".prompt.asked .sentence").all_inner_texts())

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def decide(self) -> bool:
        """Presses one thing that the page offers; False when nobody asks this person."""
        if self.over or not self.asked:
            return False
        try:
            self.remember()
            self.press()
        except PlaywrightError:
            return False  # the table has moved on in the meantime
        return True

    def remember(self) -> None:
        sentence = self.page.locator(".prompt .sentence").inner_text(timeout=SOON).strip()
        self.asked_for.add(re.sub(r"\s+", " ", sentence))

    def press(self) -> None:
        """One of the things to press. Each group is counted once: the table may move on between two looks."""
        on_board = self.page.locator("[data-move]:not([disabled]), .steal button").all()
        buttons = self.page.locator(".prompt .actions .button:not(.quiet)").all()
        playable = self.page.locator(".slot.can:not(.up) .grip").all()
        quiet = self.page.locator(".prompt .actions .quiet").all()
        groups = [group for group in (on_board, buttons, playable) if group] or [quiet]
        while len(groups) > 1 and self.whim.random() > 0.7:
            groups.pop(0)
        if groups[0]:
            self.tap(self.whim.choice(groups[0]))

    def tap(self, thing: Locator) -> None:
        thing.dispatch_event("click", timeout=SOON)


def play(*people: Person, seconds: float) -> bool:
    """Everybody answers whatever they are asked, for a while; True when the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if people[0].over:
            return True
        decided = [person.decide() for person in people]
        if not any(decided):
            people[0].page.wait_for_timeout(40)
    return False


def play_until(true: Callable[[], bool], *people: Person) -> None:
    """Everybody answers whatever they are asked until something is true. It must come about before the game ends."""
    end = time.monotonic() + LONG
    while not true():
        assert not people[0].over, "the game ended before it came about"
        assert time.monotonic() < end, (
            f"it never came about; asked: {[sorted(one.asked_for) for one in people]}"
        )
        decided = [person.decide() for person in people]
        if not any(decided):
            people[0].page.wait_for_timeout(40)


def play_to_the_end(*people: Person) -> None:
    """Until everybody sees the result."""
    assert play(*people, seconds=LONG), "the game does not end"
    for person in people:
        expect(person.page.locator(".result")).to_be_visible()
