"""Who opens the link of a running game is told that they watch, and may take the seat of a bot."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import BEGINS, begin, hold
from tests.server.cluster.worker_server import wait_until
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

WORDS = {
    "en": ("You are watching", "Join the game", "Play on for", "Sam joins in, in the place of"),
    "nl": ("Je kijkt mee", "Meedoen", "Speel verder voor", "Sam schuift aan op de plaats van"),
}


def watched(host: Person, watcher: Person, server: ServerProcess, **choices: bool) -> None:
    """The host's first turn has begun, and somebody else opens the link."""
    ticket = make_table(server, [person(host.name), *bots(2)], options=BEGINS, **choices)
    hold(host, ticket)
    begin(host)
    expect(host.page.locator(".prompt.asked")).to_be_visible()
    watcher.page.goto(f"/table/{ticket['table']}")


@pytest.mark.parametrize(("language", "size"), [("en", (390, 664)), ("nl", (844, 390)), ("en", (1440, 900))])
def test_a_watcher_takes_the_seat_of_a_bot(
    sit: Sit, server: ServerProcess, language: str, size: tuple[int, int]
) -> None:
    watching, join, seat, joined = WORDS[language]
    host, watcher = sit("Noor", language=language), sit("Sam", *size, language)
    watched(host, watcher, server)
    expect(watcher.page.locator(".watcher")).to_contain_text(watching)
    assert watcher.page.locator(".hand").count() == 0
    watcher.fits()
    watcher.look(f"watching-{size[0]}-{language}")
    watcher.page.get_by_role("button", name=join).click()
    watcher.page.get_by_role("textbox").fill("Sam")
    watcher.look(f"watching-join-{size[0]}-{language}")
    watcher.page.get_by_role("button", name=seat).last.click()
    expect(watcher.page.locator(".grip").first).to_be_visible()
    expect(watcher.page.locator(".watcher")).to_have_count(0)
    expect(host.page.locator(".log")).to_contain_text(joined)
    expect(host.page.locator(".players .name", has_text="Sam")).to_be_visible()

    watcher.page.reload()
    expect(watcher.page.locator(".grip").first).to_be_visible()


def test_where_the_host_wants_no_newcomers_a_watcher_only_watches(sit: Sit, server: ServerProcess) -> None:
    host, watcher = sit("Noor"), sit("Sam", 390, 664)
    watched(host, watcher, server, latecomers=False)
    expect(watcher.page.locator(".watcher")).to_contain_text("Nobody can join right now")
    expect(watcher.page.get_by_role("button", name="Join the game")).to_have_count(0)


def test_the_host_switches_newcomers_off_in_the_waiting_room(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor", 390, 664)
    ticket = make_table(server, [person("Noor"), *bots(2)])
    hold(host, ticket)
    host.page.locator(".seats > details > summary").click()
    host.page.get_by_text("More options").click()
    switch = host.page.get_by_role("switch", name="Others may join")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    wait_until(lambda: server.get(f"/api/tables/{ticket['table']}")["latecomers"] is False)
