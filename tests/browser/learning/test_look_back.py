"""Looking back: from the result to a moment that mattered."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Sit
from tests.browser.table.test_replay import last, slider
from tests.server.inside import ServerInside
from tests.server.process import ServerProcess
from tests.server.tables import finished_table
from tools.gallery.studio import Studio

PATIENCE = 300_000
"""Milliseconds for an analysis on a busy machine."""


@pytest.fixture(scope="module")
def played(shared_server: ServerProcess) -> str:
    """A table at which two bots have played a quick game of Good vs Evil."""
    with ThreadPoolExecutor() as other:
        return other.submit(lambda: asyncio.run(finished_table(shared_server))).result()


def test_from_the_result_to_a_marked_moment(sit: Sit, played: str) -> None:
    player = sit("Noor", 390, 664)
    page = player.page
    page.goto(f"/table/{played}")
    page.get_by_role("link", name="Look back").click()
    dialog = page.get_by_role("dialog", name="Look back")
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    expect(dialog).to_be_focused()
    player.look("look-back-progress")

    page.goto("/")
    page.goto(f"/replay/{played}?look")
    dialog = page.get_by_role("dialog", name="Look back")
    expect(dialog.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=PATIENCE)
    player.look("look-back-phone")
    moments = dialog.get_by_role("listitem").filter(has_text=re.compile("Luck|Choice of|Your choice"))
    assert moments.count() > 0
    moments.last.get_by_role("button").click()

    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Key moments").click()
    expect(page.get_by_role("dialog").locator(".moment")).to_have_count(moments_kept(page))
    page.keyboard.press("Escape")
    assert 0 < int(slider(page).input_value()) <= last(page)
    player.fits()
    player.look("look-back-moment")


def moments_kept(page: Page) -> int:
    """As many as the server found."""
    table = re.sub(r".*/replay/([^?]+).*", r"\1", page.url)
    found: int = page.evaluate(
        "table => fetch(`/api/tables/${table}/analysis`).then(r => r.json()).then(look => look.analysis.moments.length)",
        table,
    )
    return found


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, browser: Browser, screens: Path) -> Iterator[Studio]:
    """A server with a game that was looked back upon roughly: a curve is a curve."""
    server = ServerInside(tmp_path_factory.mktemp("studied")).start()
    yield Studio(server, browser, screens)
    server.stop()


def assert_film_waits(page: Page) -> None:
    """Below this dialog; it goes on afterwards."""
    page.keyboard.press("Escape")
    page.locator(".film .button.main").click()
    playing = page.locator(".film .button.main[aria-label=Pause], .film .button.main[aria-label=Pauze]")
    expect(playing).to_have_count(1)
    page.locator(".film .worded").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(playing).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "known", "table"),
    [
        ("en", "What each could know", "What lay on the table"),
        ("nl", "Wat ieder kon weten", "Wat er op tafel lag"),
    ],
)
def test_the_curve_has_two_sides(sit: Sit, studio: Studio, language: str, known: str, table: str) -> None:
    player = sit("Noor", 1280, 800, language)
    page = player.page
    page.goto(f"{studio.server.url}/replay/{studio.studied('good-vs-evil')}?look")
    dialog = page.get_by_role("dialog")
    lines = dialog.locator(".picture polyline")
    expect(lines).to_have_count(4)
    before = lines.first.get_attribute("points")
    expect(dialog.get_by_role("button", name=known)).to_have_attribute("aria-pressed", "true")

    dialog.get_by_role("button", name=table).click()

    assert lines.first.get_attribute("points") != before
    assert lines.first.get_attribute("stroke-dasharray") != lines.last.get_attribute("stroke-dasharray")
    assert "look-" not in dialog.inner_text()
    assert_film_waits(page)
    player.look(f"look-back-{language}")
