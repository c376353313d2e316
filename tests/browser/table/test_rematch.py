"""Once more: everybody who was there is at the next game, whatever their screen is for."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.seats import hold, hold_all
from tests.server.tables import Ticket
from tools.gallery.positions import END, played
from tools.gallery.studio import laid_table

__all__ = ["laid"]


def ended(laid: LaidTables, *names: str, place: str = "tv") -> Ticket:
    """A table at which a game of Good vs Evil has just ended."""
    return laid_table(laid.server, dict(played("good-vs-evil", 0, {}))[END], names, place=place)


def with_phones(laid: LaidTables, ticket: Ticket, *names: str) -> list[Person]:
    phones = [laid.sit(name, 390, 664) for name in names]
    for key, phone in enumerate(phones):
        hold(phone, ticket, key)
        expect(phone.page.locator(".result")).to_be_visible()
    return phones


def television(sit: Sit, table: str) -> Person:
    tv = sit("TV", 1920, 1080)
    tv.page.goto(f"/table/{table}?tv")
    expect(tv.page.locator(".result")).to_be_visible()
    return tv


def test_the_television_and_who_looks_on_go_along_to_the_next_game(laid: LaidTables) -> None:
    ticket = ended(laid, "Noor", "Sam")
    old = f"/table/{ticket['table']}"
    tv = television(laid.sit, ticket["table"])
    onlooker = laid.sit("Lot", 390, 664)
    onlooker.page.goto(old)
    expect(onlooker.page.locator(".result")).to_be_visible()
    noor, sam = with_phones(laid, ticket, "Noor", "Sam")
    for phone in (noor, sam):
        phone.page.get_by_role("button", name="Once more!").tap()
    expect(noor.page).not_to_have_url(re.compile(old))
    expect(noor.page.locator(".grip").first).to_be_visible()
    address = noor.page.url
    for screen in (tv, onlooker):
        expect(screen.page).to_have_url(re.compile(re.escape(address)))
        expect(screen.page.locator(".result")).to_have_count(0)
    tv.look("rematch-tv")
    tv.page.goto(f"{old}?tv")
    expect(tv.page).to_have_url(f"{address}?tv")
    expect(tv.page.locator(".result")).to_have_count(0)
    onlooker.page.goto(old)
    way = onlooker.page.get_by_role("link", name="To the new game")
    expect(way).to_be_visible()
    onlooker.look("rematch-onlooker")
    way.tap()
    expect(onlooker.page).to_have_url(address)


def test_everybody_sees_who_wants_another_game(laid: LaidTables) -> None:
    ticket = ended(laid, "Noor", "Sam")
    tv = television(laid.sit, ticket["table"])
    noor, sam = with_phones(laid, ticket, "Noor", "Sam")
    expect(tv.page.locator(".again")).to_have_text("Once more? Tap it on your phone.")
    noor.page.get_by_role("button", name="Once more!").tap()
    expect(tv.page.locator(".again")).to_have_text("Noor wants another game: 1 of 2.")
    expect(sam.page.locator(".again")).to_have_text("Noor wants another game: 1 of 2.")
    expect(noor.page.locator(".acts .main")).to_have_text("Waiting for Sam…")
    tv.look("rematch-wanted-tv")
    sam.look("rematch-wanted-phone")
    noor.look("rematch-waits-phone")
    sam.page.goto("/")
    noor.page.get_by_role("button", name="Once more!").tap()
    expect(noor.page.locator(".result")).to_have_count(0)
    expect(noor.page.locator(".grip").first).to_be_visible()


def test_the_list_at_home_says_how_a_game_ended_for_who_played_it(laid: LaidTables) -> None:
    ticket = ended(laid, "Noor", "Sam", place="online")
    for phone, told in zip(with_phones(laid, ticket, "Noor", "Sam"), ("You won", "You lost"), strict=True):
        phone.page.goto("/")
        expect(phone.page.get_by_role("region", name="Your tables")).to_contain_text(told)
        for width, height in ((390, 664), (360, 640), (1024, 768)):
            phone.page.set_viewport_size({"width": width, "height": height})
            play = phone.page.get_by_test_id("play-good-vs-evil")
            if width > 1000:
                expect(play).to_be_in_viewport(ratio=1)
            phone.look(f"home-ended-{told[4:]}-{width}")


def test_the_next_game_round_one_device_begins_without_a_word(laid: LaidTables) -> None:
    ticket = ended(laid, "Noor", "Sam", place="device")
    group = laid.sit("Family", 390, 664)
    hold_all(group, ticket)
    # Who has seen the game explained starts at once, and so does the rematch.
    group.page.evaluate("localStorage.setItem('speeltafel.lessons', 'good-vs-evil')")
    group.page.reload()
    group.page.get_by_role("button", name="Once more!").tap()
    expect(group.page.locator(".result")).to_have_count(0)
    expect(group.page.locator(".cover, .together, .telling").first).to_be_visible()
    group.page.wait_for_timeout(1000)
    expect(group.page.get_by_role("alert")).to_have_count(0)
