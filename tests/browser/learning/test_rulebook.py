"""The rulebook in a browser: read, searched, printed, and opened at the table where it matters."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import speeltafel
from speeltafel.engine.rulebook import book_of
from speeltafel.games import HOUSE
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import boxes

__all__ = ["laid"]

BOOKS = {slug: book for slug in HOUSE if not (book := book_of(speeltafel.load(slug))).made}
SLUGS = list(BOOKS)
PAGE = re.compile(rb"/Type\s*/Page\b[^s]")
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
TILTED = 2
"""Pixels by which a card that lies askew is wider than it is."""


def open_book(person: Person, slug: str, place: str = "") -> Page:
    person.page.goto(f"/rules/{slug}{place}")
    expect(person.page.locator("main h2").first).to_be_visible()
    return person.page


def settled(page: Page, slug: str) -> None:
    """Every ring of every picture is there."""
    rings = sum(len(picture.point) for picture in BOOKS[slug].picture)
    expect(page.locator("figure [data-call]")).to_have_count(rings)


LONG = pytest.mark.long
SCREENS = [(390, 664), pytest.param((1440, 900), marks=LONG)]
QUICK = "good-vs-evil"
"""The kit reads every book in every run; the other pages are looked at in the long one."""


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize(
    "slug", [slug if slug == QUICK else pytest.param(slug, marks=LONG) for slug in SLUGS]
)
def test_everybody_can_read_it(sit: Sit, slug: str, screen: tuple[int, int]) -> None:
    reader = sit("Noor", *screen, language="nl" if screen[0] < 600 else "en")
    page = open_book(reader, slug)
    book = BOOKS[slug]
    expect(page.locator(".paragraph")).to_have_count(len(list(book.paragraphs)))
    settled(page, slug)
    assert page.evaluate(SIDEWAYS) == 0
    for landmark in ("main", "navigation", "search"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    reader.look(f"rulebook-{slug}-{screen[0]}")
    page.goto(f"/rules/{slug}/glance")
    expect(page.locator(".boxes section")).to_have_count(len(book.glance))
    assert page.evaluate(SIDEWAYS) == 0
    reader.look(f"glance-{slug}-{screen[0]}")


def test_on_a_phone_a_laid_out_table_has_the_room_that_it_has_in_a_game(sit: Sit) -> None:
    page = open_book(sit("Noor", 390, 664), "hydes-attack")
    settled(page, "hydes-attack")
    heights = page.locator(".still .place:visible").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert min(heights) > 60


def test_search_finds_and_leads_there(sit: Sit) -> None:
    page = open_book(sit("Noor"), "good-vs-evil")
    page.get_by_role("searchbox").fill("bottom card")
    hits = page.locator("search li a")
    expect(hits.first).to_contain_text("Raising Heck")
    hits.first.click()
    expect(page).to_have_url(re.compile("#heck$"))
    expect(page.locator("#heck.here")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("zebra")
    expect(page.locator("search .none")).to_be_visible()


def test_a_footnote_leads_to_the_rules_and_back(sit: Sit) -> None:
    page = open_book(sit("Noor", 390, 664), "good-vs-evil")
    page.locator("#hide sup a").click()
    note = page.locator("#note-hide")
    expect(note).to_be_in_viewport()
    expect(note).to_be_focused()
    expect(note.locator("p").first).to_contain_text("GE-053")
    note.locator(".back").click()
    expect(page.locator("#hide")).to_be_in_viewport()
    expect(page.locator("#hide")).to_be_focused()


def test_a_rule_and_a_paragraph_have_an_address(sit: Sit) -> None:
    page = open_book(sit("Noor"), "good-vs-evil", "#GE-R30")
    expect(page.locator("#GE-R30")).to_be_in_viewport()
    page.goto("/")
    open_book(sit("Sam"), "good-vs-evil", "#triple")
    expect(sit.people[-1].page.locator("#triple")).to_be_in_viewport()


def test_the_keyboard_is_enough(sit: Sit) -> None:
    page = open_book(sit("Noor"), "good-vs-evil")
    page.get_by_role("link", name="Nope", exact=True).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chapter-nope")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#stop .self")).to_be_focused()


def printed(page: Page, path: Path) -> int:
    """How many sheets it takes."""
    page.pdf(path=path, prefer_css_page_size=True, print_background=True)
    return len(PAGE.findall(path.read_bytes()))


@pytest.mark.parametrize("language", ["nl", pytest.param("en", marks=LONG)])
@pytest.mark.parametrize(
    "slug", ["spookhuis", *(pytest.param(slug, marks=LONG) for slug in SLUGS if slug != "spookhuis")]
)
def test_at_a_glance_is_printed_on_two_sheets_at_most(
    sit: Sit, tmp_path: Path, slug: str, language: str
) -> None:
    page = open_book(sit("Noor", language=language), slug, "/glance")
    assert 1 <= printed(page, tmp_path / "glance.pdf") <= 2


@LONG
def test_the_whole_book_is_printed(sit: Sit, tmp_path: Path) -> None:
    page = open_book(sit("Noor"), "good-vs-evil")
    settled(page, "good-vs-evil")
    assert 8 <= printed(page, tmp_path / "book.pdf") <= 20


def test_on_paper_the_book_has_its_rules_and_no_search(sit: Sit) -> None:
    page = open_book(sit("Noor"), "good-vs-evil")
    page.emulate_media(media="print")
    expect(page.locator("#GE-R54")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()


PLACES = """figure => {
    const mat = figure.querySelector(".mat").getBoundingClientRect();
    return [...figure.querySelectorAll(".mat [data-anchor]")]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map((box) => [(box.left - mat.left) / mat.width, (box.top - mat.top) / mat.height]);
}"""
"""Where everything lies on a picture, in parts of it."""


def test_on_paper_everything_lies_where_the_rings_are(sit: Sit) -> None:
    page = open_book(sit("Noor"), "rush-out")
    settled(page, "rush-out")
    figure = page.locator("#picture-table")
    before = figure.evaluate(PLACES)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 720, "height": 1000})
    after = figure.evaluate(PLACES)
    assert len(before) > 5
    assert after == [pytest.approx(place, abs=0.02) for place in before]


def here(person: Person) -> Locator:
    return person.page.locator(".rules article.here:visible")


@pytest.mark.parametrize("screen", [(390, 664), (1440, 900)], ids=str)
def test_the_panel_at_the_table_opens_where_it_matters(laid: LaidTables, screen: tuple[int, int]) -> None:
    match = speeltafel.position(
        "good-vs-evil", hands=["defuse favor horse", "mer nope"], options={"special_combos": False}
    )
    noor = laid(match, *screen)
    rules = "button" if screen[0] < 1100 else "tab"
    noor.page.get_by_role(rules, name="Rules", exact=True).click()  # type: ignore[arg-type]
    expect(here(noor)).to_contain_text("Play, then draw")
    expect(here(noor)).to_be_in_viewport()
    noor.look(f"rules-panel-{screen[0]}")
    if screen[0] < 1100:
        noor.page.keyboard.press("Escape")
    noor.page.locator('.grip[data-kind="cat_horse"]').click()
    noor.page.locator(".notice").get_by_role("button", name="Read the rule").click()
    expect(here(noor)).to_contain_text("Two equal cats steal")
    expect(here(noor)).to_be_in_viewport()
    link = noor.page.get_by_role("link", name="Open the rulebook, with pictures")
    assert link.get_attribute("href") == "/rules/good-vs-evil#pair"


@pytest.mark.parametrize("late", ["rulebook/nonsense", "games/nonsense/texts"])
def test_a_book_that_is_not_there_says_so_whatever_is_missed_first(sit: Sit, late: str) -> None:
    reader = sit("Noor", 390, 664)
    reader.page.route(f"**/api/{late}**", lambda route: None)  # never answered: the other one decides
    reader.page.goto("/rules/nonsense")
    expect(reader.page.locator("h1")).to_have_text("There is nothing on this table.")
    reader.complaints.clear()  # Chromium reports the answers 404 of its own accord


def test_cards_list_the_dice_that_they_take(sit: Sit) -> None:
    page = open_book(sit("Noor"), "rush-out")
    slots = page.locator("#card-giant_spider").get_by_role("img")
    expect(slots).to_have_attribute("aria-label", re.compile("sword, sword, fire$"))
    expect(slots.locator("svg")).to_have_count(3)
    expect(page.locator("#card-strongbox").get_by_role("img")).to_have_count(2)


def test_every_page_leads_to_it(sit: Sit) -> None:
    page = sit("Noor").page
    for start in ("/", "/new/good-vs-evil", "/learn/good-vs-evil"):
        page.goto(start)
        page.locator("a[href='/rules/good-vs-evil']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Exploding Kittens: Good vs Evil")


def test_the_level_card_keeps_to_its_corner_in_a_small_picture(sit: Sit) -> None:
    noor = sit("Noor")
    noor.page.goto("/rules/hydes-attack")
    card = noor.page.locator(".corner.need .card").first
    card.scroll_into_view_if_needed()
    corner = noor.page.locator(".corner.need").first
    inner, outer = boxes(card, corner)
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + TILTED
