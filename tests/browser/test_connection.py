"""The line is lost, the server dies: the people at the table carry on."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.seats import play_first
from tests.server.process import ServerProcess


def test_a_killed_server_comes_back_and_the_game_goes_on(
    browser: Browser, screens: Path, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, bot_least_seconds="0.05", bot_most_seconds="0.1").start()
    sit = Sit(browser, server.url, screens)
    player = sit("Noor")
    play_first(player, server)
    hand = player.page.locator(".grip")
    mine = player.page.locator(".prompt").get_by_text("Your turn: play a card, or draw.")
    expect(mine).to_be_visible()
    expect(hand).to_have_count(8)
    before = [card.get_attribute("data-kind") for card in hand.all()]
    server.kill()
    lost = player.page.get_by_text("The line is gone")
    expect(lost).to_be_visible()
    player.look("connection-lost")
    server.start()
    expect(lost).to_be_hidden()
    expect(mine).to_be_visible()
    assert [card.get_attribute("data-kind") for card in hand.all()] == before
    player.page.get_by_role("button", name="Draw a card").click()
    expect(mine).to_be_hidden()
    player.complaints = [text for text in player.complaints if "WebSocket" not in text]
    sit.close()
    server.stop()
