"""Tables that are laid out as a test wants them, in front of a real browser; the bots at them never move by themselves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import speeltafel
from speeltafel.engine import Match
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import hold, hold_all
from tests.server.inside import ServerInside
from tools.gallery.positions import Position, steps
from tools.gallery.studio import laid_table

NEVER = 3000
NAMES = ("Noor", "Sam", "Lot")


class LaidTables:
    """A server of its own, and people who sit down at what is laid."""

    def __init__(self, server: ServerInside, sit: Sit) -> None:
        self.server = server
        self.sit = sit

    def __call__(
        self,
        match: Match,
        width: int = 1440,
        height: int = 900,
        people: int = 1,
        newcomers: bool = False,
        **options: Any,
    ) -> Person:
        """The first player of this match in front of a screen of this size; the last ones are bots."""
        ticket = laid_table(self.server, as_position(match), NAMES[:people], options=options)
        seated = [self.sit(name, width, height, newcomer=newcomers) for name in NAMES[:people]]
        for key, one in enumerate(seated):
            hold(one, ticket, key)
            expect(one.page.locator(".prompt")).to_be_visible()
        return seated[0]

    def beside_a_television(self, match: Match, height: int = 844) -> tuple[Person, Person]:
        """The television, and the first player of this match with a phone."""
        ticket = laid_table(self.server, as_position(match), NAMES[:1], place="tv")
        tv, player = self.sit("TV", 1920, 1080), self.sit(NAMES[0], 390, height)
        hold(player, ticket)
        hold(tv, ticket, key=None)
        tv.page.goto(f"/table/{ticket['table']}?tv")
        return tv, player

    def around_one_device(self, position: Position) -> Person:
        """All players round one tablet."""
        ticket = laid_table(self.server, position, NAMES[: position.seats], place="device")
        group = self.sit("Family", 1024, 768)
        hold_all(group, ticket)
        return group


def asked_first(game: str, kind: str, seats: int = 3) -> Match:
    """Bots have played until the first player is asked this."""
    match = speeltafel.start(game, seats, seed=1)
    step = steps(match, seed=1)
    while (decision := match.table.decision(0)) is None or decision.kind != kind:
        step()
    return match


def as_position(match: Match) -> Position:
    return Position(
        match.game.slug, "laid", match.table.seats, match.table, match.time, (tuple(match.opening),)
    )


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
