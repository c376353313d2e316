"""A real server and Debian's Chromium. Pictures of every page are kept in tests/browser/screens."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from speeltafel.server.web.pages import STATIC
from tests.browser.people import Person
from tests.server.process import ServerProcess
from tools.chromium import launching
from tools.gallery.studio import SEASONED

PATIENCE = 30_000
"""Milliseconds for something to appear: a busy machine is no defect of the product."""

LIVELY = {
    "bot_least_seconds": "0.05",
    "bot_most_seconds": "0.1",
    "window_least_seconds": "0.05",
    "window_most_seconds": "0.1",
}
"""Bots that do not dawdle."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's own browsers are not needed: Chromium of the system does it."""
    return browser_type_launch_args | launching()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The product as a player meets it."""
    assert (STATIC / "index.html").exists(), (
        "build the browser client first: make play, or npm run build in web/"
    )
    running = ServerProcess(tmp_path_factory.mktemp("tables"), **LIVELY).start()
    yield running
    running.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """One that many share; for tests of the club an empty one each time: it has every name once, also in a second try."""
    if request.node.get_closest_marker("club") is None:
        yield request.getfixturevalue("shared_server")
        return
    running = ServerProcess(tmp_path, **LIVELY).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where the pictures go, for a person to look at."""
    folder = Path(__file__).parent / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def sit(browser: Browser, server: ServerProcess, screens: Path) -> Iterator["Sit"]:
    """Opens a browser for one person."""
    maker = Sit(browser, server.url, screens)
    yield maker
    maker.close()


class Sit:
    """Makes people with a browser of their own, so that nothing is shared but the table."""

    def __init__(self, browser: Browser, url: str, screens: Path) -> None:
        self.browser = browser
        self.url = url
        self.screens = screens
        self.people: list[Person] = []

    def __call__(
        self, name: str, width: int = 1440, height: int = 900, language: str = "en", newcomer: bool = False
    ) -> Person:
        """Who is a newcomer is told what they meet for the first time; the others have seen it all."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=width < 600,
            is_mobile=width < 600,
            reduced_motion="reduce",
        )
        if not newcomer:
            context.add_init_script(SEASONED)
        person = Person(name, context.new_page(), self.screens)
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.page.context.close()
        wrong = [complaint for person in self.people for complaint in person.complaints]
        assert wrong == [], "the browser complained"
