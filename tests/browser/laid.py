"""Tables that are laid out as a test wants them, in front of a real browser; the bots at them never move by themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
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
NAMES = ("Noor", "Sam", "Lot")


class LaidTables:
    """A server of its own, and people who sit down at what is laid."""

    def __init__(self, server: ServerInside, sit: Sit) -> None:
        self.server = server
        self.sit = sit

    def __call__(self, match: Match, width: int = 1440, height: int = 900, people: int = 1) -> Person:
        """The first player of this match in front of a screen of this size; the last ones are bots."""
        seats, slug = match.table.seats, match.game.slug
        plan = [*map(person, NAMES[:people]), *bots(seats - people)]
        ticket = make_table(self.server, plan, game=slug)
        player, *others = [self.sit(name, width, height) for name in NAMES[:people]]
        for key, one in enumerate((player, *others)):
            hold(one, ticket, key)
        for one in others:
            expect(one.page.locator(".you")).to_be_visible()
        begin(player)
        expect(player.page.locator(".prompt")).to_be_visible()
        position = Position(slug, "laid", seats, match.table, match.time, ())
        self.server.at(ticket["table"], lambda live: put(live, position))
        player.page.reload()
        expect(player.page.locator(".prompt")).to_be_visible()
        return player


@pytest.fixture
def laid(browser: Browser, tmp_path: Path, screens: Path) -> Iterator[LaidTables]:
    """A server in this process, and whoever sits down there."""
    server = ServerInside(
        tmp_path,
        bot_least_seconds=NEVER,
        bot_most_seconds=NEVER,
        window_least_seconds=NEVER,
        window_most_seconds=NEVER,
    ).start()
    tables = LaidTables(server, Sit(browser, server.url, screens))
    yield tables
    tables.sit.close()
    server.stop()
