"""Before the game: chairs to tap, a host who may go, and guests who need not wait for ever."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import begin, hold, sit_down
from tests.server.inside import ServerInside
from tests.server.process import ServerProcess
from tests.server.tables import make_table, person

OPEN = {"kind": "open"}


def host_and_guest(sit: Sit, server: ServerProcess, chairs: int = 2) -> tuple[Person, Person]:
    """Noor has set the table, and Sam has sat down on the first free chair."""
    host, guest = sit("Noor"), sit("Sam", 390, 664)
    ticket = make_table(server, [person("Noor"), *[OPEN] * chairs])
    hold(host, ticket)
    sit_down(guest, f"/table/{ticket['table']}")
    expect(row(host, "Sam")).to_be_visible()
    return host, guest


def row(who: Person, name: str) -> Locator:
    """The chair of somebody."""
    return who.page.locator(".seats li", has_text=name)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_who_comes_by_the_link_taps_a_chair(sit: Sit, server: ServerProcess, language: str) -> None:
    guest = sit("Sam", 390, 664, language)
    ticket = make_table(server, [person("Noor"), OPEN, OPEN, {"kind": "bot", "level": "strong"}])
    guest.page.goto(f"/table/{ticket['table']}")
    name, chairs = guest.page.get_by_role("textbox").first, guest.page.locator(".chair")
    expect(name).to_be_in_viewport(ratio=1)
    expect(chairs).to_have_count(2)
    expect(chairs.last).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".seats li").last).to_contain_text({"en": "Strong", "nl": "Sterk"}[language])
    guest.look(f"newcomer-phone-{language}")
    name.fill("Sam")
    chairs.last.click()
    expect(guest.page.locator(".you")).to_be_visible()
    seats = server.get(f"/api/tables/{ticket['table']}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[:3]] == [
        ("person", "Noor"),
        ("open", ""),
        ("person", "Sam"),
    ]


def test_everybody_sees_who_is_who_and_who_is_away(sit: Sit, server: ServerProcess) -> None:
    host, guest = host_and_guest(sit, server)
    expect(row(guest, "Sam")).to_contain_text("you")
    expect(row(guest, "Noor")).to_contain_text("host")
    host.look("waiting-host")
    guest.look("waiting-guest-phone")
    guest.page.goto("/")
    expect(row(host, "Sam")).to_contain_text("away")


def test_the_host_sends_a_guest_away(sit: Sit, server: ServerProcess) -> None:
    host, guest = host_and_guest(sit, server)
    host.page.get_by_role("button", name="Send Sam away").click()
    host.page.get_by_role("button", name="No", exact=True).click()
    expect(row(host, "Sam")).to_be_visible()
    host.page.get_by_role("button", name="Send Sam away").click()
    host.page.get_by_role("button", name="Send away", exact=True).click()
    expect(guest.page.get_by_role("alert")).to_contain_text("The host has taken your chair away")
    expect(host.page.get_by_text("2 chairs are free")).to_be_visible()
    guest.page.locator(".chair").last.click()
    expect(guest.page.locator(".you")).to_be_visible()


def test_a_guest_starts_when_the_host_is_away(sit: Sit, server: ServerProcess) -> None:
    host, guest = host_and_guest(sit, server, chairs=1)
    start = guest.page.get_by_role("button", name="Start the game")
    expect(guest.page.get_by_text("The host starts the game")).to_be_visible()
    assert start.count() == 0
    host.page.goto("/")
    expect(guest.page.get_by_text("The host is away")).to_be_visible()
    guest.look("waiting-host-away-phone")
    start.click()
    expect(start).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_guest_is_told_that_the_host_may_come_back(
    browser: Browser, tmp_path: Path, screens: Path, language: str
) -> None:
    server = ServerInside(tmp_path, host_seconds=1_000_000).start()
    sit = Sit(browser, server.url, screens)
    host, guest = sit("Noor"), sit("Sam", 390, 664, language)
    ticket = make_table(server, [person("Noor"), OPEN])
    hold(host, ticket)
    guest.page.goto(f"/table/{ticket['table']}")
    guest.page.locator(".chair").click()
    expect(guest.page.locator(".you")).to_be_visible()
    host.page.goto("/")
    lost = {"en": "The line to the host was just lost", "nl": "De verbinding met de host viel net weg"}
    expect(guest.page.get_by_text(lost[language])).to_be_visible()
    assert guest.page.locator(".foot .button.main").count() == 0
    guest.look(f"waiting-host-lost-phone-{language}")
    sit.close()
    server.stop()


def test_the_host_hands_the_table_over(sit: Sit, server: ServerProcess) -> None:
    host, guest = host_and_guest(sit, server, chairs=1)
    host.page.get_by_role("button", name="Make Sam the host").click()
    host.look("waiting-hand-over")
    host.page.get_by_role("button", name="Hand over", exact=True).click()
    expect(host.page.get_by_text("The host starts the game")).to_be_visible()
    expect(host.page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Send Noor away")).to_be_visible()
    guest.page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        expect(one.page.locator(".hand")).to_be_visible()


def test_leaving_frees_the_chair(sit: Sit, server: ServerProcess) -> None:
    host, guest = host_and_guest(sit, server)
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("button", name="Leave", exact=True).click()
    expect(guest.page.get_by_test_id("play-good-vs-evil")).to_be_visible()
    expect(host.page.get_by_text("2 chairs are free")).to_be_visible()


def test_a_phone_starts_what_the_television_shows_and_the_television_sends_guests_away(
    sit: Sit, server: ServerProcess
) -> None:
    tv, noor, sam = sit("TV", 1920, 1080), sit("Noor", 390, 664), sit("Sam", 390, 664)
    ticket = make_table(server, [OPEN, OPEN], place="tv")
    hold(tv, ticket, key=None)
    tv.page.goto(f"/table/{ticket['table']}?tv")
    for phone in (noor, sam):
        sit_down(phone, f"/table/{ticket['table']}")
    tv.page.get_by_role("button", name="Send Sam away").click()
    tv.look("tv-waiting-ask")
    tv.page.get_by_role("button", name="Send away", exact=True).click()
    expect(tv.page.get_by_text("One chair is free")).to_be_visible()
    noor.page.get_by_role("button", name="Start, with a bot").click()
    expect(noor.page.locator(".hand")).to_be_visible()
    expect(tv.page.locator(".scene")).to_be_visible()


def test_a_host_who_left_alone_comes_back_and_sits_down_again(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor", 390, 664)
    ticket = make_table(server, [person("Noor"), OPEN])
    hold(host, ticket)
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("button", name="Leave", exact=True).click()
    expect(host.page.get_by_test_id("play-good-vs-evil")).to_be_visible()
    sit_down(host, f"/table/{ticket['table']}")
    expect(host.page.get_by_role("button", name="Start, with a bot")).to_be_visible()


def test_who_starts_too_early_reads_beside_the_button_who_is_missing(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor", 390, 664)
    hold(host, make_table(server, [person("Noor"), person("Sam")]))
    begin(host)
    told = host.page.get_by_role("alert").filter(has_text="Sam has not been here yet")
    expect(told).to_be_in_viewport(ratio=1)


def test_who_sat_down_without_a_name_writes_it_on_the_own_chair_and_changes_it_there(
    sit: Sit, server: ServerProcess
) -> None:
    host, guest = sit("Noor"), sit("", 390, 664)
    ticket = make_table(server, [person("Noor"), OPEN])
    hold(host, ticket)
    guest.page.goto(f"/table/{ticket['table']}")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(row(host, "Guest")).to_be_visible()
    field = guest.page.locator(".seats li").get_by_role("textbox")
    field.fill("Sam")
    field.press("Enter")
    expect(row(host, "Sam")).to_be_visible()
    guest.look("waiting-own-name-phone")
    guest.page.get_by_role("button", name="Change your name").click()
    expect(field).to_be_focused()
    field.fill("Lot")
    field.press("Enter")
    expect(row(host, "Lot")).to_be_visible()
    assert guest.page.evaluate("JSON.parse(localStorage.getItem('speeltafel.settings')).name") == "Lot"
