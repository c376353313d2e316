"""A player card in the browser: made in two taps, on two devices, opened by a passkey, and gone."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.process import ServerProcess
from tests.server.tables import person


def make_card(one: Person, name: str) -> None:
    one.page.goto("/")
    one.page.locator("a.card").click()
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("button", name="Make my card").click()
    expect(one.page.get_by_role("heading", name=name)).to_be_visible()


def secret_of(one: Person) -> str:
    return str(one.page.evaluate("JSON.parse(localStorage['speeltafel.card']).secret"))


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
    laptop.page.get_by_role("button", name="Open my card here").click()
    expect(laptop.page.get_by_role("heading", name="Mila")).to_be_visible()
    laptop.look("club-card-laptop")

    laptop.page.goto("/")
    laptop.page.locator(".yours").get_by_role("link").click()
    expect(
        laptop.page.get_by_text("(you)").or_(laptop.page.get_by_text("you", exact=True)).first
    ).to_be_visible()
    assert table in laptop.page.url

    laptop.page.goto("/club/me")
    laptop.page.get_by_role("button", name="Shut out").click()
    expect(laptop.page.get_by_role("button", name="Shut out")).to_have_count(0)
    phone.page.reload()
    phone.page.get_by_role("button", name="Six words").or_(phone.page.get_by_role("alert")).first.wait_for()
    expect(phone.page.get_by_role("alert")).to_contain_text("opens no player card")
    phone.complaints.clear()  # Chromium notes every 401


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
    one.page.goto(f"http://localhost:{server.port}/club/me")
    one.page.get_by_role("button", name="Open it with a passkey").click()
    expect(one.page.get_by_role("heading", name="Passe-partout")).to_be_visible()


def test_a_card_is_deleted_and_its_name_is_free_again(sit: Sit) -> None:
    one = sit("Sam", 390, 664, language="nl")
    for _ in range(2):
        one.page.goto("/club/me")
        one.page.get_by_label("Je naam").fill("Vertrekker")
        one.page.get_by_role("button", name="Maak mijn kaart").click()
        expect(one.page.get_by_role("heading", name="Vertrekker")).to_be_visible()
        one.page.get_by_role("button", name="Verwijder mijn kaart").click()
        one.look("club-card-farewell")
        one.page.get_by_role("button", name="Verwijderen", exact=True).click()
        expect(one.page.locator("a.card")).to_contain_text("kaart")
