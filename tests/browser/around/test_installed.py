"""The page as an app of its own: it can be installed, stays lit, says when there is no server, and when it grew old."""

import json
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Sit
from tests.browser.seats import play_first
from tests.server.process import ServerProcess

LAMP = """
const tell = (value) => document.documentElement.setAttribute("data-lamp", value);
const request = async () => { tell("lit"); return { release: async () => tell("free") } };
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
LOOK_AWAY = """(away) => {
  Object.defineProperty(document, "hidden", { value: away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def look_away(page: Page, away: bool) -> None:
    """As if another page lay before this one."""
    page.evaluate(LOOK_AWAY, away)


@pytest.mark.parametrize(("language", "name"), [("en", "the game table"), ("nl", "een tafel vol spellen")])
def test_it_can_be_installed_in_either_language(sit: Sit, language: str, name: str) -> None:
    page = sit("Noor", language=language).page
    page.goto("/")
    link = page.locator(f'link[rel=manifest][href="/manifest.{language}.webmanifest"]')
    expect(link).to_have_count(1)
    client = page.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert name in manifest["name"]
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"][:3]:
        answer = page.request.get(icon["src"])
        width, height = struct.unpack(">II", answer.body()[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_without_the_server_the_page_says_so_and_the_game_goes_on_afterwards(
    browser: Browser, screens: Path, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path).start()
    sit = Sit(browser, server.url, screens)
    player = sit("Noor")
    play_first(player, server)
    player.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    server.kill()
    player.page.reload()
    expect(player.page.get_by_role("heading", name="No table without the server")).to_be_visible()
    expect(player.page.get_by_role("heading", name="Geen tafel zonder de server")).to_be_visible()
    player.look("offline")
    server.start()
    player.page.get_by_role("link", name="Try again").click()
    expect(player.page.locator(".prompt.asked")).to_be_visible()
    player.complaints = [text for text in player.complaints if "WebSocket" not in text]
    sit.close()
    server.stop()


def test_the_screen_stays_lit_while_a_game_runs_and_is_looked_at(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    player.page.add_init_script(LAMP)
    player.page.goto("/")
    lamp = player.page.locator("html")
    play_first(player, server)
    expect(lamp).to_have_attribute("data-lamp", "lit")
    look_away(player.page, True)
    expect(lamp).to_have_attribute("data-lamp", "free")
    look_away(player.page, False)
    expect(lamp).to_have_attribute("data-lamp", "lit")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_text("To the other games").click()
    expect(lamp).to_have_attribute("data-lamp", "free")


def test_a_page_without_a_game_lets_the_screen_sleep(sit: Sit) -> None:
    page = sit("Noor").page
    page.add_init_script(LAMP)
    page.goto("/new/good-vs-evil")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 chairs are free")).to_be_visible()
    assert page.locator("html[data-lamp]").count() == 0


def test_a_newer_client_is_offered_and_taking_it_loses_nothing(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    page = player.page
    play_first(player, server)
    held = [card.get_attribute("data-kind") for card in page.locator(".grip").all()]
    newer = page.get_by_text("There is a new version.")
    look_away(page, False)
    page.route("/", newer_page)
    assert newer.count() == 0
    look_away(page, False)
    expect(newer).to_be_visible()
    player.look("new-version")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert newer.count() == 0
    assert [card.get_attribute("data-kind") for card in page.locator(".grip").all()] == held


def newer_page(route: Route) -> None:
    """The page as the next build has it."""
    page = route.fetch().text()
    route.fulfill(
        body=re.sub(r"/assets/index-[^.]+\.js", "/assets/index-newer.js", page), content_type="text/html"
    )
