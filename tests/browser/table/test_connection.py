"""The line is lost, the server dies: the people at the table carry on."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.seats import begin, hold, play_first
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person


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


def test_a_game_begins_without_the_number_of_a_browser_that_keeps_silent(
    sit: Sit, server: ServerProcess
) -> None:
    host, guest = sit("Noor"), sit("Sam", 390, 844)
    guest.page.add_init_script(
        "const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) { if (!text.includes('\"open\"')) send.call(this, text) }"
    )
    ticket = make_table(server, [person(host.name), person(guest.name), *bots(2)])
    hold(host, ticket, 0)
    hold(guest, ticket, 1)
    expect(guest.page.locator(".you")).to_be_visible()
    begin(host)
    expect(host.page.get_by_text("waiting for the number of Sam")).to_be_visible()
    for one, told in ((host, "The browser of Sam did not open its number"), (guest, "will not prove to you")):
        expect(one.page.locator(".prompt")).to_be_visible()
        expect(one.page.locator(".ribbon")).to_contain_text(told)
        one.look(f"silent-{one.name}")
        one.page.get_by_role("button", name="Close").click()
        expect(one.page.locator(".ribbon")).to_have_count(0)
