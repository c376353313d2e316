"""Tables that are laid out as a test wants them, in front of a real browser; the bots at them never move."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect

from speeltafel.engine import Match
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import begin, hold
from tests.server.inside import ServerInside
from tests.server.tables import bots, make_table, person
from tools.gallery.positions import Position
from tools.gallery.studio import put

NEVER = 3000


class LaidTables:
    """A server of its own, and people who sit down at what is laid."""

    def __init__(self, server: ServerInside, sit: Sit) -> None:
        self.server = server
        self.sit = sit

    def __call__(self, match: Match, width: int = 1440, height: int = 900) -> Person:
        """The first player of this match in front of a screen of this size."""
        player = self.sit("Noor", width, height)
        seats = match.table.seats
        slug = match.game.slug
        ticket = make_table(self.server, [person("Noor"), *bots(seats - 1)], game=slug)
        hold(player, ticket)
        begin(player)
        expect(player.page.locator(".prompt")).to_be_visible()
        position = Position(slug, "laid", seats, match.table, match.time, ())
        self.server.at(ticket["table"], lambda live: put(live, position))
        player.page.reload()
        expect(player.page.locator(".prompt.asked")).to_be_visible()
        return player


@contextmanager
def laid_tables(browser: Browser, data: Path, screens: Path) -> Iterator[LaidTables]:
    """A server in this process for as long as it is needed."""
    server = ServerInside(
        data,
        bot_least_seconds=NEVER,
        bot_most_seconds=NEVER,
        window_least_seconds=NEVER,
        window_most_seconds=NEVER,
    ).start()
    sit = Sit(browser, server.url, screens)
    try:
        yield LaidTables(server, sit)
        sit.close()
    finally:
        server.stop()
