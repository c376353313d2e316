"""What a member played and how good they are, in the browser: profile, games, ladders, and a table that counts."""

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from speeltafel.server.common.settings import Settings
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.club.rows import a_year
from tests.server.process import ServerProcess

pytestmark = pytest.mark.club


def card(server: ServerProcess, name: str, face: str) -> tuple[str, str]:
    made = server.post("/api/club/cards", {"name": name, "face": face})
    server.post("/api/club/card", {"shown": "public"}, Authorization=f"Bearer {made['secret']}")
    return made["card"]["member"], made["secret"]


def hold(one: Person, secret: str) -> None:
    """Opens the card in this browser, as from another device."""
    one.page.goto("/")
    one.page.evaluate(
        """async (secret) => {
            const card = await (await fetch("/api/club/card", { headers: { Authorization: `Bearer ${secret}` } })).json();
            localStorage["speeltafel.card"] = JSON.stringify({ card, secret });
        }""",
        secret,
    )


def test_a_member_looks_at_a_year_of_games(sit: Sit, server: ServerProcess) -> None:
    mila, secret = card(server, "Mila of the year", "1a2b3c4")
    others = [card(server, "Bram of the year", "4c3b2a1")[0], card(server, "Cleo of the year", "2222222")[0]]
    played = a_year(Settings(data=str(server.data)), mila, others, int(time.time()))
    with ThreadPoolExecutor() as aside:  # Playwright has an event loop in this thread already.
        aside.submit(asyncio.run, played).result()

    phone, laptop, guest = sit("Phone", 390, 664), sit("Laptop", language="nl"), sit("Guest")
    for one in (phone, laptop):
        hold(one, secret)

    phone.page.goto("/club/me")
    phone.page.get_by_role("link", name="Your profile").click()
    expect(phone.page.get_by_role("heading", name="Mila of the year", level=1)).to_be_visible()
    expect(phone.page.get_by_text(re.compile("You play .*(Strong|Master)")).first).to_be_visible()
    expect(phone.page.get_by_text("compared with the bots cannot be said yet")).to_be_visible()
    expect(phone.page.get_by_role("img", name="games on")).to_be_visible()
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") == 390
    phone.look("club-profile-phone")
    phone.page.screenshot(path=phone.screens / "club-profile-phone-whole.png", full_page=True)

    laptop.page.goto("/club/members/Mila%20of%20the%20year")
    expect(laptop.page.get_by_text(re.compile("Je speelt .*(Sterk|Meester)")).first).to_be_visible()
    laptop.look("club-profile-laptop")
    laptop.page.screenshot(path=laptop.screens / "club-profile-laptop-whole.png", full_page=True)

    guest.page.goto("/club/members/Mila%20of%20the%20year")
    expect(
        guest.page.get_by_text(re.compile("Mila of the year plays .*(Strong|Master)")).first
    ).to_be_visible()
    expect(guest.page.get_by_text("Living or Ghost at the end")).to_be_visible()
    guest.look("club-profile-guest")
    guest.page.goto("/club/members/Nobody%20here")
    expect(guest.page.get_by_role("alert")).to_contain_text("nobody of this name")
    guest.complaints = [line for line in guest.complaints if "404" not in line]

    phone.page.goto("/club/games")
    expect(phone.page.get_by_text("90 finished games.")).to_be_visible()
    phone.page.get_by_label("Which game").select_option("rush-out")
    expect(phone.page.get_by_text("22 finished games.")).to_be_visible()
    assert phone.page.locator("main > ul > li").count() == 22
    phone.look("club-games-phone")

    phone.page.goto("/club/ladders/rush-out/heroes")
    expect(phone.page.get_by_text("Bots: Master")).to_be_visible()
    expect(phone.page.locator("li.you")).to_contain_text("Mila of the year")
    phone.look("club-ladder-phone")
    laptop.page.goto("/club/ladders/spookhuis")
    expect(laptop.page.locator("li.you")).to_be_visible()
    laptop.look("club-ladder-laptop")
    laptop.page.get_by_label("Wanneer").select_option(index=1)
    expect(laptop.page).to_have_url(re.compile("month="))
    expect(laptop.page.locator("li.you")).to_be_visible()
    laptop.page.goto("/club/ladders/hydes-attack")
    expect(laptop.page.locator("li.you")).to_contain_text("spelers")
    laptop.look("club-ladder-climb")


def test_a_rated_table_is_marked_from_the_form_to_the_game(sit: Sit, server: ServerProcess) -> None:
    _, secret = card(server, "Counts", "7777777")
    guest, member = sit("Guest", 390, 664), sit("Member", 390, 664)
    guest.page.goto("/new/good-vs-evil")
    expect(guest.page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(guest.page.get_by_text("Rated: this game counts")).to_have_count(0)

    hold(member, secret)
    member.page.goto("/new/good-vs-evil")
    member.page.get_by_role("switch", name="Rated").check()
    member.look("club-rated-form")
    member.page.locator("form .foot button").click()
    expect(member.page.get_by_text("This game is rated")).to_be_visible()
    member.look("club-rated-waiting")
    guest.page.goto(member.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("alert")).to_contain_text("player card")
    guest.complaints = [line for line in guest.complaints if "401" not in line]
    member.page.locator(".foot button").click()
    expect(member.page.get_by_role("img", name="Rated")).to_be_visible()
    expect(member.page.get_by_role("button", name="What would you do?")).to_have_count(0)
    member.look("club-rated-table")
