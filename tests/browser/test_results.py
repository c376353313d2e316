"""The result of every game, also with options that give it more to tell."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from speeltafel.games import PACKAGES
from tests.browser.conftest import Sit
from tests.browser.seats import begin, hold
from tests.server.inside import ServerInside
from tests.server.tables import bots, make_table, person
from tools.gallery.positions import END, played
from tools.gallery.studio import put

OF_THE_HOUSE = [slug for slug, package in PACKAGES.items() if package.startswith("speeltafel.")]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((slug, {}) for slug in OF_THE_HOUSE),
    ("good-vs-evil", {"quick": True}),
    ("creatures-and-outcasts", {"teams": 2}),
]
"""The quick variant shows what it took out, teams share a column of points."""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInside]:
    """Bots that leave the table alone."""
    data = tmp_path_factory.mktemp("results")
    running = ServerInside(data, bot_least_seconds=3000, bot_most_seconds=3000).start()
    yield running
    running.stop()


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=str)
def test_everybody_is_told_how_it_ended(
    browser: Browser, inside: ServerInside, screens: Path, slug: str, options: dict[str, Any]
) -> None:
    sit = Sit(browser, inside.url, screens)
    noor = sit("Noor")
    end = dict(played(slug, 0, options))[END]
    seats = [person("Noor"), *bots(end.seats - 1)]
    ticket = make_table(inside, seats, game=slug, options=options)
    hold(noor, ticket)
    begin(noor)
    expect(noor.page.locator(".scene")).to_be_visible()
    inside.at(ticket["table"], lambda live: put(live, end))
    noor.page.reload()
    expect(noor.page.locator(".result .players li")).to_have_count(end.seats)
    noor.look("-".join(["result", slug, *options]))
    sit.close()
