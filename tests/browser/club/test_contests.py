"""A Swiss evening of nine people at three tables, from the call to the last standings, with a television in the room."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.evening import Evening
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.server.process import ServerProcess

pytestmark = pytest.mark.club

NAMES = ("Anna", "Ben", "Carl", "Dora", "Eva", "Finn", "Gust", "Hana", "<i>Ida")
TITLE = "<b>Friday</b> night"


@pytest.fixture
def evening(server: ServerProcess) -> Evening:
    return Evening(server, NAMES)


def call(anna: Person) -> str:
    """Fill in the form; the name of the contest in its address."""
    page = anna.page
    page.goto("/")
    page.get_by_role("link", name="Tournaments and leagues").click()
    expect(page.get_by_role("link", name="Call for a contest")).to_be_visible()
    anna.look("contests")
    page.get_by_role("link", name="Call for a contest").click()
    page.get_by_label("What is it called?").fill(TITLE)
    page.get_by_role("radio", name="Swiss").check(force=True)
    page.get_by_label("How many at a table?").select_option("3")
    page.get_by_label("Rounds", exact=True).fill("2")
    anna.look("contests-new")
    page.get_by_role("button", name="Open the registration").click()
    expect(page.get_by_role("heading", level=1, name=TITLE)).to_be_visible()
    return page.url.rstrip("/").split("/")[-1]


def test_a_swiss_evening_of_nine_people_at_three_tables(sit: Sit, evening: Evening) -> None:
    anna, television = sit("Anna"), sit("TV", 1920, 1080, language="nl")
    phone = sit("Ben", 390, 664, language="nl")
    evening.give_card(anna, "Anna")
    evening.give_card(phone, "Ben")
    page = anna.page
    evening.contest = call(anna)
    anna.look("contest-registration")
    register(page, evening)
    television.page.goto(f"/club/contests/{evening.contest}?tv")
    expect(television.page.get_by_text("9 deelnemers")).to_be_visible()
    television.look("contest-tv-registration")
    phone.page.goto(f"/club/contests/{evening.contest}")
    expect(phone.page.get_by_text("Je doet mee.")).to_be_visible()

    page.get_by_role("button", name="End the registration and begin").click()
    page.get_by_role("alertdialog").get_by_role("button", name="End the registration and begin").click()
    expect(page.locator(".board")).to_have_count(3)
    look_at_own_table(anna)
    expect(television.page.locator(".board")).to_have_count(3)
    expect(phone.page.get_by_role("button", name="Naar je tafel").first).to_be_visible()
    phone.look("contest-phone-round")
    television.look("contest-tv-waiting")
    evening.play()
    expect(page.get_by_role("button", name="Begin round 2")).to_be_visible()
    expect(television.page.get_by_text("won aan tafel").first).to_be_visible()
    television.look("contest-tv")

    correct_first_table(anna, television)
    page.get_by_role("button", name="Begin round 2").click()
    expect(page.locator(".round[open] .board.waiting")).to_have_count(3)
    evening.play()
    expect(page.locator("header .phase")).to_have_text("Over")
    look_at_the_end(anna, television, phone)
    check_the_evening(evening)


def register(page: Page, evening: Evening) -> None:
    """Anna takes part, registers Ben by his name, and the others come by themselves."""
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You take part.")).to_be_visible()
    page.get_by_label("Register a member by name").fill("ben")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("region", name="2 people")).to_be_visible()
    for name in NAMES[2:]:
        evening.post(evening.card_of(name), f"/api/club/contests/{evening.contest}/enter", {})
    expect(page.get_by_role("region", name="9 people").get_by_text("<i>Ida")).to_be_visible()


def look_at_own_table(anna: Person) -> None:
    """The card opens the seat."""
    anna.look("contest-round")
    anna.page.get_by_role("button", name="To your table").first.click()
    expect(anna.page).to_have_url(re.compile("/table/"))
    expect(anna.page.get_by_text("Anna").first).to_be_visible()
    anna.page.go_back()
    expect(anna.page.locator(".board")).to_have_count(3)


def correct_first_table(anna: Person, television: Person) -> None:
    """Everybody sees that a result was corrected, and why, in the organiser's own letters."""
    page = anna.page
    page.get_by_role("button", name="Correct the result").first.click()
    places = page.get_by_role("dialog").get_by_role("combobox")
    for number in range(3):
        places.nth(number).select_option("1" if number < 2 else "3")
    page.get_by_label("Why? Everybody sees it.").fill("<script>they</script> shared it")
    anna.look("contest-correct")
    page.get_by_role("button", name="Let it count").click()
    told = "Corrected by Anna: <script>they</script> shared it"
    expect(page.get_by_text(told, exact=True)).to_be_visible()
    expect(
        television.page.get_by_text("Verbeterd door Anna: <script>they</script> shared it", exact=True)
    ).to_be_visible()


def look_at_the_end(anna: Person, television: Person, phone: Person) -> None:
    """Standings on every screen and on paper."""
    expect(television.page.locator(".winner")).to_be_visible()
    television.look("contest-tv-over")
    anna.look("contest-over")
    for width, height in ((390, 844), (390, 664), (844, 390)):
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(phone.page.get_by_role("table", name="Stand")).to_be_visible()
        phone.look(f"contest-over-{width}x{height}")
        assert phone.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    anna.page.emulate_media(media="print")
    anna.page.screenshot(path=anna.screens / "contest-print.png", full_page=True)
    expect(anna.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(anna.page.get_by_role("table", name="Standings")).to_be_visible()
    anna.page.emulate_media(media="screen")


def check_the_evening(evening: Evening) -> None:
    """Two rounds in which nobody met another twice, and a sentence for every tie."""
    shown = evening.shown()
    met: set[frozenset[str]] = set()
    for played in shown["rounds"]:
        for table in played["tables"]:
            members = [seat["member"] for seat in table["seats"]]
            pairs = {frozenset((one, other)) for one in members for other in members if one != other}
            assert met.isdisjoint(pairs)
            met |= pairs
    rows = shown["standings"]
    assert sum(row["points"] for row in rows) == 2 * 9 * 60
    for one, other in pairwise(rows):
        assert (one["why"] is not None) is (one["points"] == other["points"])
