"""docs/add-a-game.md, followed to the letter, up to the game in the browser."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.games.test_every_game import decide, sit_down
from tests.browser.people import Person
from tests.guide import SERVE, Stranger, blocks
from tests.server.process import ServerProcess

PRESSES = 40
"""More than a game of four rounds takes."""


def test_the_guide_leads_to_the_browser(browser: Browser, tmp_path: Path, screens: Path) -> None:
    stranger = Stranger(tmp_path)
    for block in blocks()[1:]:
        if block.text == SERVE:
            play(stranger, browser, screens, scene=False)
        elif block.file or not block.text.startswith(("pytest", "speeltafel play")):
            stranger.follow(block)
    play(stranger, browser, screens, scene=True)


def play(stranger: Stranger, browser: Browser, screens: Path, scene: bool) -> None:
    """A whole game at a server of the stranger's environment."""
    data = stranger.folder / f"data-{scene}"
    data.mkdir()
    server = ServerProcess(data, python=str(stranger.python))
    server.environment = server.environment | stranger.environment
    sit = Sit(browser, server.start().url, screens)
    player = sit("Noor")
    sit_down(player, "lucky-seven")
    if scene:
        expect(player.page.get_by_role("heading", name="Earlier rounds: 0")).to_be_visible()
        player.page.get_by_role("button", name="Lay the").first.click()
        expect(player.page.get_by_role("heading", name="Earlier rounds: 1")).to_be_visible()
    decide(player, PRESSES)
    expect(player.page.locator(".result")).to_contain_text("Most points win.")
    if scene:
        learn(player)
    sit.close()
    server.stop()


def learn(player: Person) -> None:
    """The lesson of the guide, at the game's own scene: first the wrong card, then the right one."""
    page = player.page
    page.goto("/learn/lucky-seven/seven")
    expect(page.locator(".teacher .words")).to_contain_text("Lay your seven.")
    page.get_by_role("button", name="Lay the 10").first.click()
    expect(page.locator(".teacher.answer")).to_contain_text("Two tens cancel each other out")
    page.get_by_role("button", name="Take it back").click()
    page.get_by_role("button", name="Lay the 7").first.click()
    expect(page.locator(".teacher .words")).to_contain_text("your seven beats it")
    page.locator(".teacher .go").click()
    expect(page.locator(".teacher.end")).to_contain_text("That was your point.")
