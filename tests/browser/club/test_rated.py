"""A whole game that counts, played by two members in their browsers: ratings, profiles, the ladder, and the same from the log."""

import os
import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club.test_profile import card, hold
from tests.browser.conftest import Sit
from tests.browser.people import play_to_the_end
from tests.server.process import ServerProcess
from tests.server.tables import person

pytestmark = pytest.mark.club

NAMES = ("Rated Rik", "Rated Roos")


def ratings(server: ServerProcess) -> list[Any]:
    return [server.get(f"/api/club/members/{name.replace(' ', '%20')}")["ratings"] for name in NAMES]


def test_two_members_play_a_rated_game_to_its_end(sit: Sit, server: ServerProcess) -> None:
    cards = [card(server, name, face) for name, face in zip(NAMES, ("1212121", "3434343"), strict=True)]
    rik, roos = sit("Rik"), sit("Roos", 390, 844)
    for one, (_, secret) in zip((rik, roos), cards, strict=True):
        hold(one, secret)
    plan = {
        "game": "good-vs-evil",
        "seats": [person("x"), {"kind": "open"}],
        "options": {"quick": True},
        "rated": True,
    }
    table = server.post("/api/tables", plan, Authorization=f"Bearer {cards[0][1]}")["table"]
    for one in (rik, roos):
        one.page.goto(f"/table/{table}")
    roos.page.get_by_role("button", name="Sit down").first.click()
    expect(roos.page.locator(".you")).to_be_visible()
    rik.page.locator(".foot button").click()
    play_to_the_end(rik, roos)
    for one in (rik, roos):
        expect(one.page.locator(".change")).to_contain_text("Your rating: 1000 ± 667 →")
    roos.look("club-rated-result")
    share = "one => one.querySelector('.face').clientWidth / one.clientWidth"
    assert rik.page.locator(".standings .avatar.own").first.evaluate(share) > 0.7, "the face is hardly seen"

    rik.page.goto(f"/club/members/{NAMES[1]}")
    expect(rik.page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(rik.page.get_by_text("cannot be said yet")).to_be_visible()
    rik.look("club-rated-profile")
    found = ratings(server)
    assert [(one["ladder"], one["games"], one["sure"]) for [one] in found] == [("good-vs-evil", 1, False)] * 2
    assert sorted(one["points"] > 1000 for [one] in found) == [False, True]
    roos.page.goto("/club/ladders/good-vs-evil")
    mine = roos.page.locator("li.you")
    expect(mine).to_contain_text(str(found[1][0]["points"]))
    expect(mine).to_contain_text("too early to say")
    expect(roos.page.locator("li.bot").first).to_contain_text(re.compile("Bots: .*Master"))
    roos.look("club-rated-ladder")

    again = [sys.executable, "-m", "speeltafel", "club", "ratings", "--again", "--data", str(server.data)]
    told = subprocess.run(
        again, capture_output=True, text=True, check=True, env=os.environ | {"NO_COLOR": "1"}
    )
    assert "good-vs-evil" in told.stdout + told.stderr
    assert ratings(server) == found


def test_why_a_table_cannot_be_rated_is_said_at_the_switch_and_in_the_waiting_room(
    sit: Sit, server: ServerProcess
) -> None:
    one = sit("Quirien", 390, 664)
    hold(one, card(server, "Quirien", "5656565")[1])
    page = one.page
    page.goto("/new/good-vs-evil")
    page.get_by_role("switch", name="Rated").check()
    page.get_by_label("Time to think").select_option("none")
    page.get_by_role("button", name="Open the table").click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("In a rated game the usual clocks run")
    expect(told).to_be_in_viewport()
    above = told.evaluate("told => told.previousElementSibling.textContent")
    assert "Rated: this game counts" in above, "it is not told at the switch"
    one.look("new-table-rated-refused")
    one.complaints.clear()  # Chromium notes every 409

    page.get_by_label("Time to think").select_option("normal")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("This game is rated")).to_be_visible()
    page.get_by_text("How we play").click()
    page.get_by_label("Time to think").select_option("none")
    seats = page.get_by_role("region", name="Players")
    expect(seats.get_by_role("alert")).to_contain_text("In a rated game the usual clocks run")
    expect(page.get_by_role("alert")).to_have_count(1)
    table = server.get(f"/api/tables/{page.url.split('/')[-1]}")
    assert (table["rated"], table["pace"]) == (True, "normal")


@pytest.mark.parametrize("wanted", [{"rated": True}, {"hours": 24}], ids=["rated", "slow"])
def test_who_needs_a_card_to_sit_down_makes_one_and_comes_back(
    sit: Sit, server: ServerProcess, wanted: dict[str, Any]
) -> None:
    _, secret = card(server, "Hedda", "1212121")
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}], **wanted}
    table = server.post("/api/tables", plan, Authorization=f"Bearer {secret}")["table"]
    guest = sit("Gast", 390, 664, language="nl")
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name="Schuif aan").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("spelerskaart")
    guest.complaints.clear()  # Chromium notes every 401
    guest.look(f"needs-card-{'rated' if 'rated' in wanted else 'slow'}")
    guest.page.get_by_role("link", name="Mijn kaart maken").click()
    guest.page.get_by_label("Je naam").fill("Gast")
    guest.page.get_by_role("button", name="Maak mijn kaart").click()
    guest.page.get_by_role("link", name="Terug naar de tafel").click()
    guest.page.get_by_role("button", name="Schuif aan").click()
    expect(guest.page.locator(".you")).to_be_visible()
    assert [seat["name"] for seat in server.get(f"/api/tables/{table}")["seats"]] == ["Hedda", "Gast"]
