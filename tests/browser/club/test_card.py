"""A player card in the browser: made in two taps, on two devices, opened by a passkey, and gone."""

import asyncio
import json
import re
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.player import random_move
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, bots, person, player

pytestmark = pytest.mark.club


def make_card(one: Person, name: str) -> None:
    one.page.goto("/")
    one.page.locator("a.card").click()
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("button", name="Make my card").click()
    expect(one.page.get_by_role("heading", name=name)).to_be_visible()


def secret_of(one: Person) -> str:
    return str(one.page.evaluate("JSON.parse(localStorage['speeltafel.card']).secret"))


def play_over(server: ServerProcess, ticket: Ticket) -> None:
    """A guest plays the game to its end."""

    async def play() -> None:
        one = await player(server, ticket).arrive()
        await one.send(type="start")
        await one.play(random_move(1))
        assert one.result is not None
        await one.leave()

    # Playwright has an event loop in this thread already.
    aside = Thread(target=asyncio.run, args=(play(),))
    aside.start()
    aside.join()


def test_one_card_on_two_devices_opens_the_same_seat(sit: Sit, server: ServerProcess) -> None:
    phone, laptop = sit("Phone", 390, 664), sit("Laptop")
    make_card(phone, "Mila")
    phone.look("club-card")
    bearer = f"Bearer {secret_of(phone)}"
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    table = server.post("/api/tables", plan, Authorization=bearer)["table"]

    phone.page.get_by_role("button", name="Add another device").click()
    code = phone.page.locator(".shown .code").inner_text()
    laptop.page.goto(f"/club/me#{code}")
    expect(laptop.page.get_by_role("button", name="Make my card")).to_have_count(0)
    laptop.page.get_by_role("button", name="Open my card here").click()
    expect(laptop.page.get_by_role("heading", name="Mila")).to_be_visible()
    laptop.look("club-card-laptop")
    # The first device hears of it by itself: the code is gone, and the two of one kind have two names.
    expect(phone.page.get_by_text("Your card is on")).to_contain_text("The code is used up")
    expect(phone.page.locator(".shown .code")).to_have_count(0)
    names = phone.page.locator(".keys b").all_inner_texts()
    assert len(set(names)) == 2
    phone.page.get_by_role("button", name=f"Rename {names[0]}", exact=True).click()
    phone.page.get_by_label("What you call this device").fill("Kitchen table")
    phone.page.get_by_label("What you call this device").press("Enter")
    expect(phone.page.locator(".keys b").first).to_have_text("Kitchen table")

    laptop.page.goto("/")
    laptop.page.locator(".yours").get_by_role("link").click()
    expect(
        laptop.page.get_by_text("(you)").or_(laptop.page.get_by_text("you", exact=True)).first
    ).to_be_visible()
    assert table in laptop.page.url

    laptop.page.goto("/club/me")
    laptop.page.get_by_role("button", name="Shut out").click()
    asked = laptop.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("opens neither your card nor your seats")
    assert len(server.get("/api/club/keys", Authorization=bearer)["devices"]) == 2
    asked.get_by_role("button", name="Shut out").click()
    expect(laptop.page.get_by_role("button", name="Shut out")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("status")).to_contain_text("does not know Mila's card any more")
    phone.page.goto("about:blank")
    phone.complaints.clear()  # Chromium notes every 401, and more than one call may be under way


def test_a_stranger_brings_games_and_takes_the_card_along_by_six_words(
    sit: Sit, server: ServerProcess
) -> None:
    """Everything a card can do, on a small phone, by who has nothing but the page."""
    phone, other = sit("Phone", 390, 664), sit("Other", 390, 664)
    ticket = server.post("/api/tables", {"game": "good-vs-evil", "seats": [person("Guest"), *bots(1)]})
    play_over(server, ticket)
    held = json.dumps({"keys": ticket["keys"], "host": ""})
    phone.page.goto("/")
    phone.page.evaluate(
        "(held) => localStorage.setItem(...held)", [f"speeltafel.table.{ticket['table']}", held]
    )
    make_card(phone, "Stranger")
    phone.page.get_by_role("button", name="Put them on my card").click()
    expect(phone.page.get_by_text("One game is on your card now.")).to_be_visible()
    phone.page.get_by_role("button", name="Put the card away").click()
    expect(phone.page.get_by_role("alertdialog")).to_contain_text("Only this browser")
    phone.page.get_by_role("button", name="Keep it").click()

    phone.page.get_by_role("button", name="Six words").click()
    words = phone.page.get_by_test_id("words").inner_text()
    phone.look("club-card-words")
    other.page.goto("/club/me")
    other.page.get_by_label("Code from the other device").fill(words.upper())
    other.page.get_by_role("button", name="Open my card here").click()
    expect(other.page.get_by_role("heading", name="Stranger")).to_be_visible()
    with other.page.expect_download() as saved:
        other.page.get_by_role("button", name="Everything in a file").click()
    assert re.fullmatch(r"speeltafel-Stranger-\d{4}-\d\d-\d\d\.json", saved.value.suggested_filename)
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert [one["table_id"] for one in told["seated"]] == [ticket["table"]]
    assert len(told["devices"]) == 2

    phone.page.goto("/club/games")
    expect(phone.page.get_by_text("One finished game.")).to_be_visible()
    phone.look("club-card-games")


def authenticator(one: Person) -> Any:
    """A passkey keeper that says yes, as a phone's fingerprint would."""
    line = one.page.context.new_cdp_session(one.page)
    line.send("WebAuthn.enable")
    chosen = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": chosen})
    return line


def test_a_passkey_opens_the_card_again(sit: Sit, server: ServerProcess) -> None:
    one = sit("Noor")
    one.page.goto(f"http://localhost:{server.port}/club/me")
    authenticator(one)
    one.page.get_by_label("Your name").fill("Passe-partout")
    one.page.get_by_role("button", name="Make my card").click()
    one.page.get_by_role("button", name="Make a passkey").click()
    expect(one.page.get_by_text("Passkey", exact=False).nth(1)).to_be_visible()
    one.page.get_by_role("button", name="Put the card away").click()
    expect(one.page).to_have_url(f"http://localhost:{server.port}/")
    one.page.goto(f"http://localhost:{server.port}/club/me")
    one.page.get_by_role("button", name="Open it with a passkey").click()
    expect(one.page.get_by_role("heading", name="Passe-partout")).to_be_visible()


def test_a_card_is_deleted_and_its_name_is_free_again(sit: Sit, server: ServerProcess) -> None:
    one = sit("Sam", 390, 664, language="nl")
    for _ in range(2):
        one.page.goto("/club/me")
        one.page.get_by_label("Je naam").fill("Vertrekker")
        one.page.get_by_role("button", name="Maak mijn kaart").click()
        expect(one.page.get_by_role("heading", name="Vertrekker")).to_be_visible()
        plan = {"game": "good-vs-evil", "seats": [person("x"), *bots(1)]}
        server.post("/api/tables", plan, Authorization=f"Bearer {secret_of(one)}")
        one.page.get_by_role("button", name="Verwijder mijn kaart").click()
        expect(one.page.get_by_role("alertdialog")).to_contain_text("Er loopt nog één partij van je")
        one.look("club-card-farewell")
        one.page.get_by_role("button", name="Verwijderen", exact=True).click()
        expect(one.page.get_by_role("status")).to_contain_text("De kaart van Vertrekker is verwijderd")
        one.look("club-card-deleted")


def test_who_was_shut_out_on_another_device_is_told_and_goes_on_as_a_guest(
    sit: Sit, server: ServerProcess
) -> None:
    lost = sit("Lost", 390, 664)
    make_card(lost, "Sofie")
    bearer = f"Bearer {secret_of(lost)}"
    keys = server.get("/api/club/keys", Authorization=bearer)
    server.post("/api/club/devices/remove", {"id": keys["devices"][0]["id"]}, Authorization=bearer)
    lost.page.reload()
    expect(lost.page.get_by_role("status")).to_contain_text("does not know Sofie's card any more")
    expect(lost.page.get_by_role("button", name="Make my card")).to_be_visible()
    lost.page.get_by_role("button", name="Try it again").click()
    expect(lost.page.get_by_role("status")).to_contain_text("does not know Sofie's card any more")
    lost.look("club-card-aside")
    lost.page.goto("/")
    note = lost.page.get_by_role("status").filter(has_text="does not know the card of Sofie")
    expect(note).to_be_visible()
    lost.look("home-card-aside")
    lost.page.get_by_test_id("play-good-vs-evil").click()
    expect(lost.page.locator(".grip").first).to_be_visible()
    expect(note).to_be_visible()
    lost.look("table-card-aside")
    note.get_by_role("button", name="Fine").click()
    expect(note).to_have_count(0)
    lost.page.goto("about:blank")
    lost.complaints.clear()


def test_a_guest_keeps_the_game_just_played_in_two_taps(sit: Sit, server: ServerProcess) -> None:
    guest = sit("Guest", 390, 664)
    ticket = server.post("/api/tables", {"game": "good-vs-evil", "seats": [person("Gijs"), *bots(1)]})
    play_over(server, ticket)
    held = json.dumps({"keys": ticket["keys"], "host": ""})
    guest.page.goto("/")
    guest.page.evaluate(
        "(held) => localStorage.setItem(...held)", [f"speeltafel.table.{ticket['table']}", held]
    )
    guest.page.evaluate("localStorage['speeltafel.settings'] = JSON.stringify({name: 'Gijs'})")
    guest.page.goto(f"/table/{ticket['table']}")
    guest.page.get_by_role("link", name="Keep my games").click()
    expect(guest.page.get_by_label("Your name")).to_have_value("Gijs")
    guest.page.get_by_role("button", name="Make my card").click()
    expect(guest.page.get_by_text("One game is on your card now.")).to_be_visible()
    guest.look("club-card-kept")
    guest.page.get_by_role("link", name="Back to the table").click()
    expect(guest.page.locator(".result")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Keep my games")).to_have_count(0)
    guest.page.get_by_test_id("more").click()
    expect(guest.page.get_by_role("link", name="Your profile")).to_be_visible()
