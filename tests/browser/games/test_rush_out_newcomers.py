"""Somebody who has never seen Rush Out!: how it is played before the first race, and the side to play on."""

import re

from playwright.sync_api import Locator, expect

import speeltafel
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import bottom, boxes
from tests.browser.seats import begin, hold, sit_down
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

__all__ = ["laid"]

OPEN = {"kind": "open"}


def lesson(player: Person) -> Locator:
    return player.page.get_by_role("dialog", name="How to play")


def table_of(player: Person) -> str:
    expect(player.page).to_have_url(re.compile(r"/table/\w+"))
    return player.page.url.split("/table/")[1].split("?")[0]


def play_now(player: Person) -> None:
    player.page.goto("/")
    player.page.get_by_test_id("play-rush-out").click()


def phase(server: ServerProcess, table: str) -> str:
    return str(server.get(f"/api/tables/{table}")["phase"])


def test_the_first_race_waits_for_three_pictures(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor", 390, 664)
    play_now(player)
    expect(lesson(player).get_by_role("listitem")).to_have_count(3)
    for width, height in ((390, 664), (360, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        sides, go = boxes(lesson(player).locator("fieldset"), lesson(player).locator(".go"))
        assert bottom(sides) <= go["y"] + 1, "the button cuts through what can be chosen"
    assert phase(server, table_of(player)) == "waiting"
    lesson(player).get_by_role("button", name="Got it, let's go!").click()
    expect(player.page.locator(".tray button.die")).to_have_count(3)


def test_it_is_explained_once_and_again_from_the_menu(sit: Sit) -> None:
    player = sit("Noor")
    play_now(player)
    lesson(player).get_by_role("button", name="Got it, let's go!").click()
    expect(player.page.locator(".tray")).to_be_visible()
    play_now(player)
    expect(player.page.locator(".tray")).to_be_visible()
    expect(lesson(player)).not_to_be_visible()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="How to play").click()
    expect(lesson(player).get_by_role("listitem")).to_have_count(3)


def test_the_dragon_is_explained_before_the_first_race_with_it_and_only_then(sit: Sit) -> None:
    player = sit("Noor", 360, 640)
    player.page.context.add_init_script("localStorage['speeltafel.lessons'] ??= 'rush-out'")
    player.page.goto("/new/rush-out")
    player.page.get_by_text("Training 2", exact=True).click()
    player.page.get_by_role("button", name="Open the table").click()
    news = player.page.get_by_role("dialog", name="New in this game")
    expect(news.get_by_role("listitem")).to_have_text(re.compile("The dragon.*the wizard has won"))
    player.look("rush-out-dragon-phone")
    news.get_by_role("button", name="Got it").click()
    expect(news).not_to_be_visible()
    player.page.reload()
    expect(player.page.get_by_role("button", name="Start")).to_be_visible()
    expect(news).not_to_be_visible()


def test_a_newcomer_may_be_the_wizard(sit: Sit) -> None:
    player = sit("Noor")
    play_now(player)
    expect(lesson(player).get_by_role("radio", name="A hero")).to_be_checked()
    lesson(player).get_by_text("The wizard", exact=True).click()
    expect(lesson(player).get_by_role("radio", name="The wizard")).to_be_checked()
    lesson(player).get_by_role("button", name="Got it, let's go!").click()
    expect(player.page.locator(".tray.wizard button.die")).to_have_count(5)


def test_the_wizard_is_one_of_the_ways_to_play(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    player.page.goto("/new/rush-out")
    player.page.get_by_text("You, the wizard").click()
    player.page.get_by_role("button", name="Open the table").click()
    assert server.get(f"/api/tables/{table_of(player)}")["options"]["wizard"] == 1


def test_one_device_says_what_it_needs(sit: Sit) -> None:
    player = sit("Noor")
    player.page.goto("/new/rush-out")
    place = player.page.locator("label").filter(
        has=player.page.get_by_role("radio", name="Around one device")
    )
    expect(place.get_by_role("radio")).to_be_disabled()
    expect(place).to_contain_text("a phone or laptop of their own")


def test_a_guest_reads_while_people_gather_and_a_race_that_begins_ends_the_reading(
    sit: Sit, server: ServerProcess
) -> None:
    ticket = make_table(server, [person("Sam"), OPEN, *bots(1)], game="rush-out")
    host, guest = sit("Sam"), sit("Noor", 390, 664)
    hold(host, ticket)
    sit_down(guest, f"/table/{ticket['table']}")
    expect(lesson(guest)).to_be_visible()
    expect(lesson(guest).get_by_role("radio")).to_have_count(0)
    begin(host)
    expect(guest.page.locator(".tray")).to_be_visible()
    expect(lesson(guest)).not_to_be_visible()


def test_a_television_shows_the_pictures_while_people_gather(sit: Sit, server: ServerProcess) -> None:
    tv = sit("tv", 1920, 1080)
    ticket = make_table(server, [OPEN, OPEN, *bots(1)], game="rush-out", place="tv")
    tv.page.goto(f"/table/{ticket['table']}?tv")
    expect(tv.page.get_by_text("Fill the cards")).to_be_visible()
    expect(tv.page.locator(".invite ol li")).to_have_count(3)


def test_a_character_can_be_changed_until_it_is_confirmed(laid: LaidTables) -> None:
    match = speeltafel.start("rush-out", 3, {"characters": "chosen", "start_seconds": 120}, seed=1)
    player = laid(match, 390, 664, people=3)
    final = player.page.locator(".cast .final")
    for name in ("warrior", "bard"):
        role = player.page.get_by_role("button", name=re.compile(name, re.IGNORECASE)).first
        role.tap()
        expect(role).to_have_attribute("aria-pressed", "true")
        expect(final).to_have_text(f"Play the {name}")
    player.fits()
    player.look("rush-out-character-phone")
    final.tap()
    expect(final).to_have_count(0)
