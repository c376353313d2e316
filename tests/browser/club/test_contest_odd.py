"""Who has no table in a round, or comes to one that has its result already, is told so where they look."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.evening import Evening
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.process import ServerProcess

pytestmark = pytest.mark.club

SWISS = {
    "name": "Drie is te veel",
    "kind": "swiss",
    "game": "good-vs-evil",
    "sizes": [2],
    "rounds": 2,
    "wait": 10,
    "options": {"quick": True},
}


@pytest.fixture
def evening(server: ServerProcess) -> Evening:
    """Three people at tables of two, in their first round."""
    evening = Evening(server, ("Anna", "Ben", "Carl"))
    anna = evening.card_of("Anna")
    evening.contest = evening.post(anna, "/api/club/contests", SWISS)["contest"]
    for card in evening.cards.values():
        evening.post(card, f"/api/club/contests/{evening.contest}/enter", {})
    evening.post(anna, f"/api/club/contests/{evening.contest}/round", {})
    return evening


def name_of(evening: Evening, member: str) -> str:
    return str(evening.cards[member]["card"]["name"])


def on_phone(sit: Sit, evening: Evening, name: str) -> Person:
    phone = sit(name, 390, 664, language="nl")
    evening.give_card(phone, name)
    return phone


def points_of(page: Page, name: str) -> list[str]:
    """A line of the standings without its place and name: points, tables, wins, byes."""
    row = page.get_by_role("table", name="Stand").get_by_role("row").filter(has_text=name)
    return row.get_by_role("cell").all_inner_texts()[1:]


def test_who_rests_is_told_so_and_the_standings_count_it(sit: Sit, evening: Evening) -> None:
    name = name_of(evening, evening.shown()["rounds"][0]["resting"][0])
    phone = on_phone(sit, evening, name)
    phone.page.goto(f"/club/contests/{evening.contest}")
    expect(phone.page.get_by_role("status")).to_have_text(
        "Je bent deze ronde vrij, met de punten van een winst."
    )
    expect(phone.page.get_by_role("columnheader", name="Vrij")).to_be_visible()
    assert points_of(phone.page, name) == ["12", "0", "0", "1"]
    waits = phone.page.locator(".board").get_by_text("gaat het verder zonder wie er niet is")
    expect(waits).to_be_visible()
    expect(phone.page.locator(".board")).not_to_contain_text("wacht tot")
    phone.look("contest-odd-rests")


def test_who_comes_to_a_table_that_is_decided_is_told_so_also_in_the_next_round(
    sit: Sit, evening: Evening
) -> None:
    anna = evening.card_of("Anna")
    board = evening.shown()["rounds"][0]["tables"][0]
    path = f"/api/club/contests/{evening.contest}"
    result = {"table": board["table"], "places": [1, 2], "reason": "kwam niet"}
    evening.post(anna, f"{path}/result", result)
    one, other = (name_of(evening, seat["member"]) for seat in board["seats"])
    phone, second = on_phone(sit, evening, one), on_phone(sit, evening, other)
    for person in (phone, second):
        person.page.goto(f"/table/{board['table']}")
        expect(person.page.get_by_text("hier begint geen spel meer")).to_be_visible()
        expect(person.page.get_by_text("Anna organiseert en kan een andere uitslag invullen")).to_be_visible()
    phone.look("contest-odd-decided")
    phone.page.goto("/")
    expect(phone.page.get_by_role("link", name="Toernooien en competities")).to_be_visible()
    phone.page.wait_for_load_state("networkidle")
    expect(phone.page.get_by_text("Wachten op spelers")).to_have_count(0)
    phone.page.go_back()
    evening.post(anna, f"{path}/round", {})
    phone.page.reload()
    expect(phone.page.get_by_text("hier begint geen spel meer")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Terug naar het toernooi")).to_be_visible()
