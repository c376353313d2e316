"""Notices and vacation in the browser: nothing is on until somebody switches it on, and what is chosen stays."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.process import ServerProcess
from tests.server.tables import person

pytestmark = pytest.mark.club


def with_card(one: Person, server: ServerProcess, name: str) -> str:
    """This browser holds a card; what a request of it carries."""
    made: Any = server.post("/api/club/cards", {"name": name, "face": "0a1b2c3"})
    one.page.goto("/")
    one.page.evaluate("made => localStorage.setItem('speeltafel.card', JSON.stringify(made))", made)
    return f"Bearer {made['secret']}"


def test_notices_are_chosen_and_a_vacation_is_taken(sit: Sit, server: ServerProcess) -> None:
    one = sit("Olga", 390, 844)
    bearer = with_card(one, server, "Olga")
    one.page.goto("/club/me")
    one.page.get_by_role("link", name="Notices and vacation").click()
    turns = one.page.get_by_role("switch", name="It is my turn")
    expect(turns).not_to_be_checked()
    turns.check()
    one.page.get_by_role("switch", name="Quiet hours").check()
    one.page.get_by_label("Until").fill("07:30")
    one.page.get_by_role("button", name="Save").click()
    expect(one.page.get_by_role("status").filter(has_text="Kept")).to_be_visible()
    one.page.get_by_role("button", name="I am away").click()
    expect(one.page.get_by_role("button", name="I am back")).to_be_visible()
    one.look("club-notices")
    chosen = server.get("/api/club/notices", Authorization=bearer)
    assert (chosen["turns"], chosen["reminders"], chosen["quiet"]) == (True, False, [22 * 60, 450])
    assert chosen["days_left"] < 30
    one.page.get_by_label("Address of a chat").fill("http://127.0.0.1:1/hook")
    one.page.get_by_role("button", name="Save").click()
    expect(one.page.get_by_role("alert")).to_contain_text("Nothing can be sent to this address")
    field, told = one.page.get_by_label("Address of a chat"), one.page.get_by_role("alert")
    top = "one => one.getBoundingClientRect().top"
    assert 0 < told.evaluate(top) - field.evaluate(top) < 250, "it is told far from the field"
    one.complaints.clear()  # Chromium notes every 400


def test_a_slow_table_says_by_when_and_what_happens_then(sit: Sit, server: ServerProcess) -> None:
    one = sit("Piet", 390, 844, language="nl")
    bearer = with_card(one, server, "Piet")
    one.page.goto("/new/good-vs-evil")
    one.page.get_by_text("Meer opties").click()
    one.page.get_by_label("Samen of per correspondentie").select_option("48")
    one.look("new-table-slow")
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "bot"}, {"kind": "bot"}], "hours": 48}
    ticket = server.post("/api/tables", plan, Authorization=bearer)
    one.page.goto("/")
    one.page.locator(".yours").get_by_role("link").click()
    one.page.get_by_role("button", name="Begin het spel").click()
    expect(one.page.locator(".terms")).to_contain_text("Daarna doet de tafel een zet voor je")
    # Against bots alone nobody has to say anything beforehand.
    expect(one.page.get_by_role("group", name="Als anderen mogen reageren")).to_have_count(0)
    one.fits()
    one.look("slow-table")
    one.page.get_by_role("button", name="Hoe werkt dat?").click()
    expect(one.page.get_by_role("dialog", name="Per correspondentie")).to_contain_text("twee dagen")
    one.look("slow-table-how")
    one.page.goto("/club/games")
    expect(one.page.get_by_role("region", name="Lopende partijen")).to_contain_text("nog")
    one.look("club-games-running")
    one.page.goto("/")
    expect(one.page.locator(".yours")).to_contain_text("nog")
    assert server.get(f"/api/tables/{ticket['table']}")["hours"] == 48


def test_why_a_table_cannot_be_slow_is_said_where_it_was_chosen(sit: Sit, server: ServerProcess) -> None:
    one = sit("Quint", 390, 844, language="nl")
    with_card(one, server, "Quint")
    one.page.goto("/new/good-vs-evil")
    one.page.get_by_text("Meer opties").click()
    one.page.get_by_label("Samen of per correspondentie").select_option("24")
    one.page.get_by_label("Meerdere Nopes tegelijk").select_option("arrival")
    one.page.get_by_role("button", name="Open de tafel").click()
    told = one.page.get_by_role("alert")
    expect(told).to_contain_text("Per correspondentie kan niemand de eerste zijn")
    above = told.evaluate("told => told.previousElementSibling.textContent")
    assert "Samen of per correspondentie" in above, "it is not told at the field"
    one.look("new-table-slow-refused")
    one.complaints.clear()  # Chromium notes every 400


def test_a_vacation_ends_on_the_same_day_for_its_owner_and_at_the_table(
    sit: Sit, server: ServerProcess
) -> None:
    people = [sit("Rosa", 390, 664), sit("Saar", 390, 664)]
    bearers = [with_card(one, server, name) for one, name in zip(people, ("Rosa", "Saar"), strict=True)]
    plan = {"game": "hydes-attack", "seats": [person("x"), {"kind": "open"}], "hours": 24}
    table = server.post("/api/tables", plan, Authorization=bearers[0])["table"]
    server.post(f"/api/tables/{table}/join", {"name": "x"}, Authorization=bearers[1])
    for one in people:
        one.page.goto(f"/table/{table}")
    expect(people[1].page.locator(".you")).to_be_visible()
    people[0].page.locator(".foot button").click()
    for one in people:
        expect(one.page.locator(".terms")).to_be_visible()
    asked = server.get(f"/api/tables/{table}")["asked"][0]
    leaves, stays = people[asked], people[1 - asked]
    leaves.page.goto("/club/notices")
    leaves.page.get_by_role("button", name="I am away").click()
    planned = leaves.page.get_by_text("Away from").inner_text()
    expect(stays.page.locator(".terms")).to_contain_text(f"up to and including {planned.split(' to ')[1]}")
