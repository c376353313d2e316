"""Looking back: the slider stays where it is, key moments are marked, listed and linked, and keys and ears follow."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.places import box, boxes
from tests.server.process import ServerProcess
from tests.server.tables import finished_table


@pytest.fixture(scope="module")
def played(shared_server: ServerProcess) -> str:
    """The name of a table at which four bots have played Good vs Evil; the driver's own event loop is no place for that."""
    with ThreadPoolExecutor() as other:
        return other.submit(lambda: asyncio.run(finished_table(shared_server, seats=4))).result()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment in the game")


def open_film(player: Person, played: str, query: str = "") -> Page:
    player.page.goto(f"/replay/{played}{query}")
    expect(slider(player.page)).to_be_visible()
    return player.page


def last(page: Page) -> int:
    return int(slider(page).get_attribute("max") or 0)


@pytest.mark.parametrize(
    "size",
    [(1280, 800), (390, 664), pytest.param((844, 390), marks=pytest.mark.long)],
    ids=["laptop", "phone", "lying phone"],
)
def test_the_slider_stays_where_it_is(sit: Sit, played: str, size: tuple[int, int]) -> None:
    player = sit("Noor", *size)
    page = open_film(player, played)
    places = set()
    eyes = page.get_by_role("combobox", name="Whose eyes", include_hidden=True)
    for seen_by in ("0", "1", "open"):
        eyes.evaluate(
            "(field, eyes) => { field.value = eyes; field.dispatchEvent(new Event('change', {bubbles: true})) }",
            seen_by,
        )
        expect(eyes).to_have_value(seen_by)
        for step in range(0, last(page), max(1, last(page) // 6)):
            slider(page).fill(str(step))
            places.add(str(box(slider(page))))
        slider(page).fill(str(last(page)))
        places.add(str(box(slider(page))))
    assert len(places) == 1
    player.fits()
    player.look(f"replay-{size[0]}")


@pytest.mark.parametrize("width", [1440, 700, 390])
def test_key_moments_are_marked_beside_each_other_and_named(sit: Sit, played: str, width: int) -> None:
    """Those too near to each other stand together: no mark lies on another, and none is lost."""
    page = open_film(sit("Noor", width, 664), played)
    marks = page.locator("section.film .mark")
    expect(marks.first).to_be_attached()
    edges = [lies["x"] + side for lies in boxes(*marks.all()) for side in (0, lies["width"])]
    assert edges == sorted(edges)
    assert edges[-1] <= width
    names = [name for mark in marks.all() for name in (mark.get_attribute("title") or "").split("\n")]
    page.get_by_role("button", name="Key moments").click()
    moments = page.get_by_role("dialog").get_by_role("listitem")
    assert len(names) >= 4, "three who are out, and the end"
    assert [moment.locator("span").first.inner_text() for moment in moments.all()] == names
    moments.first.get_by_role("button").click()
    expect(page.locator("p.said")).to_have_text(names[0])


def test_key_moments_are_looked_at_and_listed(sit: Sit, played: str) -> None:
    player = sit("Noor")
    page = open_film(player, played)
    marks = page.locator("section.film .mark")
    page.get_by_role("button", name="Key moments").click()
    moments = page.get_by_role("dialog").get_by_role("listitem")
    expect(moments.filter(has_text=re.compile("(is|are) out!")).first).to_be_visible()
    player.look("replay-moments")
    moments.last.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(slider(page)).to_have_value(str(last(page)))
    several = marks.filter(has=page.locator("b")).first
    several.click()
    # The sign is the last of them; beside it stands how many more there are.
    assert moments.count() == 1 + int(several.locator("b").inner_text())
    moments.first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(slider(page)).not_to_have_value(str(last(page)))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_film_stands_still_below_a_list_and_goes_on_afterwards(sit: Sit, played: str) -> None:
    page = open_film(sit("Noor"), played, "?at=2")
    playing = page.get_by_role("button", name="Pause", exact=True, include_hidden=True)
    page.keyboard.press(" ")
    expect(playing).to_have_count(1)
    page.get_by_role("button", name="Key moments").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(playing).to_have_count(0)
    page.keyboard.press("Escape")
    expect(playing).to_have_count(1)


def test_every_mark_is_found_by_a_finger(sit: Sit, played: str) -> None:
    page = open_film(sit("Noor", 390, 664), played)
    for mark in page.locator("section.film .mark").all():
        several = mark.locator("b").count() > 0
        page.get_by_role("button", name="One step back").click()
        before = slider(page).input_value()
        mark.tap()
        if several:
            page.get_by_role("dialog").get_by_role("listitem").last.get_by_role("button").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(slider(page)).not_to_have_value(before)


def test_a_moment_has_a_link(sit: Sit, played: str) -> None:
    player = sit("Noor")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_film(player, played, "?at=4")
    expect(slider(page)).to_have_value("4")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{played}?at=5")
    other = open_film(sit("Sam"), played, "?at=5")
    expect(slider(other)).to_have_value("5")
    open_film(player, played, "?at=99999")
    expect(slider(page)).to_have_value(str(last(page)))


def test_the_film_by_keyboard(sit: Sit, played: str) -> None:
    page = open_film(sit("Noor"), played)
    place = slider(page)
    for key, value in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last(page)),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(place).to_have_value(str(value))
    page.keyboard.press("n")
    expect(place).not_to_have_value("0")
    first = int(place.input_value())
    page.keyboard.press("n")
    expect(place).not_to_have_value(str(first))
    page.keyboard.press("p")
    expect(place).to_have_value(str(first))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("the next and the previous key moment")


def test_a_screen_reader_hears_each_step(sit: Sit, played: str) -> None:
    page = open_film(sit("Noor"), played)
    said = page.locator(".said[aria-live=polite]")
    expect(said).to_have_text("The game begins.")
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text("The game begins.")
    told = f"Step 1 of {last(page)}: {said.inner_text()}"
    expect(slider(page)).to_have_attribute("aria-valuetext", told)
