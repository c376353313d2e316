"""A game brings its words in the language in use; who chooses the other language has everything in it, also what was told."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.seats import play_first
from tests.server.process import ServerProcess

CATALOGUE = re.compile(r"/assets/(en|nl)-[^/]+\.js$")


def test_who_gave_no_name_is_a_guest_in_the_language_of_the_reader(sit: Sit, server: ServerProcess) -> None:
    guest = sit("Guest")
    play_first(guest, server)
    plate, other = (
        guest.page.locator(".me .name"),
        guest.page.get_by_role("button", name="Naar het Nederlands"),
    )
    expect(plate).to_have_text("Guest")
    other.click()
    expect(plate).to_have_text("Gast")
    guest.page.get_by_role("button", name="To English").click()
    expect(plate).to_have_text("Guest")


def test_only_the_words_in_use_travel_and_the_others_come_when_they_are_chosen(
    sit: Sit, server: ServerProcess
) -> None:
    noor = sit("Noor")
    page, travelled = noor.page, list[str]()
    page.on("request", lambda request: travelled.extend(CATALOGUE.findall(request.url)))
    play_first(noor, server)
    sentence, log = page.locator(".prompt .sentence"), page.locator(".log")
    expect(sentence).to_contain_text("Your turn: play a card, or draw.")
    expect(log).to_contain_text("You begin.")
    assert travelled == ["en"]
    page.get_by_role("button", name="Naar het Nederlands").click()
    expect(sentence).to_contain_text("Jouw beurt: speel een kaart, of trek.")
    expect(log).to_contain_text("Jij begint.")
    expect(log).not_to_contain_text("You begin.")
    page.get_by_role("button", name="To English").click()
    expect(log).to_contain_text("You begin.")
    assert travelled == ["en", "nl"]
