"""Every kind of contest beside the Swiss evening, in its shortest form: called for in the form, played, and won."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.evening import Evening
from tests.browser.conftest import Sit
from tests.browser.people import LONG, Person
from tests.server.process import ServerProcess

pytestmark = pytest.mark.club

PLAYED_AT_MOST = 50
"""A table that has just ended may be looked at once more before its result is in."""


def form(one: Person, title: str, kind: str, size: int) -> Page:
    """What every contest needs."""
    page = one.page
    page.goto("/club/contests/new")
    page.get_by_label("What is it called?").fill(title)
    page.get_by_role("radio", name=re.compile(f"^{kind}")).check(force=True)
    page.get_by_label("How many at a table?").select_option(str(size))
    return page


def register(evening: Evening, page: Page, teams: tuple[str, ...] = (), by_itself: bool = False) -> None:
    """Open the registration; everybody takes part, and the first round begins, where its day has come by itself."""
    page.get_by_role("button", name="Open the registration").click()
    expect(page.get_by_role("button", name="End the registration and begin")).to_be_visible()
    evening.contest = page.url.rstrip("/").split("/")[-1]
    for number, card in enumerate(evening.cards.values()):
        body = {"team": teams[number]} if teams else {}
        evening.post(card, f"/api/club/contests/{evening.contest}/enter", body)
    if not by_itself:
        expect(page.get_by_role("region", name=re.compile(f"{len(evening.cards)} people"))).to_be_visible()
        page.get_by_role("button", name="End the registration and begin").click()
        page.get_by_role("alertdialog").get_by_role("button", name="End the registration and begin").click()
    expect(page.locator(".board").first).to_be_visible(timeout=1000 * LONG)


def play_to_the_end(evening: Evening, page: Page) -> Any:
    """Until the page says that it is over."""
    for _ in range(PLAYED_AT_MOST):
        evening.play()
        if evening.is_over_at_last():
            break
    expect(page.locator("header .phase")).to_have_text("Over", timeout=1000 * LONG)
    return evening.shown()


@pytest.fixture
def anna(sit: Sit) -> Person:
    return sit("Anna")


def evening_of(server: ServerProcess, anna: Person, *names: str) -> Evening:
    evening = Evening(server, names)
    evening.give_card(anna, names[0])
    return evening


def test_everybody_meets_everybody_and_the_games_count(server: ServerProcess, anna: Person) -> None:
    evening = evening_of(server, anna, "Robin", "Rosa")
    page = form(anna, "A round of all", "Everybody meets everybody", 2)
    page.get_by_role("switch", name="Games count for ratings").check()
    page.get_by_text("Options of the game", exact=True).click()
    anna.look("contest-call-options")
    register(evening, page)
    shown = play_to_the_end(evening, page)
    assert shown["rated"]
    assert [row["points"] for row in shown["standings"]] == [120, 0]
    anna.page.goto("/club/ladders/good-vs-evil")
    expect(anna.page.locator("li").filter(has_text="Robin")).to_be_visible()
    anna.look("contest-ladder")


def test_a_knock_out_goes_on_until_somebody_has_two_games(server: ServerProcess, anna: Person) -> None:
    evening = evening_of(server, anna, "Kees", "Kaat")
    page = form(anna, "A cup", "Knock-out", 2)
    page.get_by_label("Best of").select_option("3")
    register(evening, page)
    shown = play_to_the_end(evening, page)
    games = shown["rounds"][0]["tables"]
    assert 2 <= len(games) <= 3
    first = [next(seat["member"] for seat in game["seats"] if seat["place"] == 1) for game in games]
    assert first.count(shown["standings"][0]["who"]) == 2
    won = page.locator(".round[open] .board").last.locator("li.won .points")
    expect(won).to_have_text("2")
    expect(page.get_by_role("columnheader", name="Games")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Points")).to_have_count(0)
    anna.look("contest-knock-out")


def test_who_comes_late_to_a_knock_out_is_told_so(server: ServerProcess, anna: Person, sit: Sit) -> None:
    evening = evening_of(server, anna, "Kim", "Koen")
    page = form(anna, "A cup", "Knock-out", 2)
    register(evening, page)
    expect(page.get_by_label("Register a member by name")).to_have_count(0)
    late = Evening(server, ("Laat",))
    phone = sit("Laat", 390, 664, language="nl")
    late.give_card(phone, "Laat")
    phone.page.goto(f"/club/contests/{evening.contest}")
    expect(phone.page.get_by_text("Deze knock-out is al begonnen: er kan niemand meer bij.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Ik doe mee")).to_have_count(0)


def test_a_league_has_its_days_and_rests_on_some(server: ServerProcess, anna: Person) -> None:
    evening = evening_of(server, anna, "Lena", "Lars")
    page = form(anna, "The winter league", "League over weeks", 2)
    today = datetime.now(UTC).date()
    page.get_by_label("First day").fill(today.isoformat())
    page.get_by_label("Days off").fill(f"{today.year + 1}-12-25")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text(f"25 December {today.year + 1}")).to_be_visible()
    anna.look("contest-league-form")
    register(evening, page, by_itself=True)
    shown = play_to_the_end(evening, page)
    assert shown["without"] == [f"{today.year + 1}-12-25"]
    assert shown["rounds"][0]["first"] == today.isoformat()


def test_a_challenge_deals_the_same_to_both_teams(server: ServerProcess, anna: Person) -> None:
    evening = evening_of(server, anna, "Ulla", "Umut")
    page = form(anna, "Against the Hyde", "Challenge for teams", 2)
    page.get_by_label("Deals", exact=True).fill("1")
    register(evening, page, teams=("Owls", "Crows"))
    shown = play_to_the_end(evening, page)
    tables = [table["table"] for table in shown["rounds"][0]["tables"]]
    records = [server.get(f"/api/tables/{table}/record") for table in tables]
    assert records[0]["secret"] == records[1]["secret"]
    assert {row["who"] for row in shown["standings"]} == {"Owls", "Crows"}
    anna.look("contest-challenge")
    page.get_by_role("button", name=re.compile("Correct the result|Enter a result")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("Result of Owls")
    dialog.get_by_role("switch").check()
    dialog.get_by_label("Why? Everybody sees it.").fill("the power was out")
    anna.look("contest-challenge-correct")
    dialog.get_by_role("button", name="Let it count").click()
    expect(page.locator(".board").first).to_contain_text("Score: 100")
    expect(page.get_by_text("The result of Owls was corrected by Ulla: the power was out")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """With the Tab key alone, as who has no pointer."""
    for _ in range(80):
        page.keyboard.press("Tab")
        said = page.evaluate(
            "(document.activeElement.labels?.[0] ?? document.activeElement).innerText?.trim() ?? ''"
        )
        if str(said).startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


def test_a_contest_is_called_for_and_begun_by_keyboard(server: ServerProcess, anna: Person) -> None:
    evening = evening_of(server, anna, "Key", "Board")
    page = anna.page
    page.goto("/club/contests")
    expect(page.get_by_role("link", name="Call for a contest")).to_be_visible()
    tab_to(page, "Call for a contest")
    page.keyboard.press("Enter")
    expect(page.get_by_label("What is it called?")).to_be_visible()
    tab_to(page, "What is it called?")
    page.keyboard.type("By keyboard")
    tab_to(page, "Swiss")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Everybody meets everybody"))).to_be_checked()
    expect(page.get_by_label("How many at a table?")).to_have_value("3")
    tab_to(page, "How many at a table?")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("How many at a table?")).to_have_value("2")
    tab_to(page, "Games count for ratings")
    page.keyboard.press("Space")
    tab_to(page, "Open the registration")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take part")).to_be_visible()
    evening.contest = page.url.rstrip("/").split("/")[-1]
    evening.post(evening.card_of("Board"), f"/api/club/contests/{evening.contest}/enter", {})
    tab_to(page, "Take part")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="2 people")).to_be_visible()
    tab_to(page, "End the registration and begin")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_contain_text("2 people take part")
    assert evening.shown()["phase"] == "registering"
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_have_count(1)
    shown = evening.shown()
    assert (shown["kind"], shown["sizes"][0], shown["rated"]) == ("round-robin", 2, True)
