"""Somebody who was away reads in one line what happened since, and who is needed is called back."""

from playwright.sync_api import expect

from speeltafel.games.good_vs_evil.layout import DEAD
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.table.test_hand import place
from tests.games.good_vs_evil.layout import lay as lay_cards
from tests.games.hydes_attack.layout import lay

__all__ = ["laid"]


def test_who_comes_back_is_told_what_happened_and_finds_the_log(laid: LaidTables) -> None:
    noor = laid(lay(hands="T4 B1 M1/E2 E3 E4", pawns="nevermore nevermore", turn=1).match, 390, 664, people=2)
    sam, address = laid.sit.people[1], noor.page.url
    expect(noor.page.locator(".notice")).to_have_count(0)
    noor.page.goto("/")
    place(sam, "place:crypt").tap()
    expect(sam.page.locator(".prompt .undo")).to_be_visible()
    noor.page.goto(address)
    notice = noor.page.locator(".notice")
    expect(notice).to_contain_text("While you were away")
    noor.fits()
    noor.look("away-phone")
    notice.get_by_role("button", name="Log").tap()
    expect(noor.page.get_by_role("dialog", name="Log")).to_be_visible()
    expect(notice).to_have_count(0)


def test_who_looked_elsewhere_before_the_game_and_begins_it_was_not_away(sit: Sit) -> None:
    noor = sit("Noor", 390, 664)
    noor.page.goto("/new/good-vs-evil")
    noor.page.get_by_role("button", name="Open the table").click()
    noor.page.wait_for_url("**/table/*")
    expect(noor.page.locator(".foot button")).to_be_visible()
    address = noor.page.url
    noor.page.goto("/")
    noor.page.goto(address)
    noor.page.locator(".foot button").click()
    expect(noor.page.locator(".grip").first).to_be_visible()
    expect(noor.page.locator(".notice")).to_have_count(0)


def leave_for_a_bot(phone: Person) -> None:
    """By the menu."""
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_role("button", name="Leave the table").tap()
    phone.page.get_by_role("group", name="Leave").get_by_role("button", name="Leave", exact=True).tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Who's in tonight?")


def test_the_television_calls_back_whose_phone_is_away_and_nobody_who_left(laid: LaidTables) -> None:
    tv, noor = laid.beside_a_television(lay_cards("defuse", "mer", "troll", turn=1).match)
    missing = tv.page.locator(".missing")
    expect(missing).to_have_count(0)
    address = noor.page.url
    noor.page.goto("/credits")
    expect(missing).to_contain_text("Noor: your phone is away. Scan to come back.")
    noor.page.goto(address)
    expect(missing).to_have_count(0)
    leave_for_a_bot(noor)
    expect(missing).to_have_text("Noor left. A bot plays on.")
    expect(missing.locator("img")).to_have_count(0)
    tv.look("left-for-a-bot-tv")


def test_the_television_does_not_call_back_who_is_out(laid: LaidTables) -> None:
    tv, noor = laid.beside_a_television(lay_cards(DEAD, "mer", "troll", pile="kitten mer", turn=1).match)
    expect(tv.page.get_by_role("group", name="Noor, out")).to_be_visible()
    noor.page.goto("/credits")
    expect(tv.page.get_by_role("group", name="Noor, out")).to_be_visible()
    tv.page.wait_for_timeout(1000)
    expect(tv.page.locator(".missing")).to_have_count(0)
