"""Notes for who meets something for the first time."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import bottom, box, boxes
from tests.browser.seats import play_first
from tests.games.creatures_and_outcasts.layout import lay as lay_cards
from tests.games.hydes_attack.layout import lay as lay_case
from tests.server.process import ServerProcess

__all__ = ["laid"]

SIZES = pytest.mark.parametrize(
    ("width", "height"), [(390, 664), pytest.param(1440, 900, marks=pytest.mark.long)]
)
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const note = box(document.querySelector("button.note"));
  const played = [...document.querySelectorAll("header.bar > :not(.small-panels), .small-panels > *, .scene, .act, .own, .players .plate, .log li")];
  return played.filter((one) => one.checkVisibility({ visibilityProperty: true })).filter((one) => {
    const { left, right, top, bottom } = box(one);
    return right > note.left && left < note.right && bottom > note.top && top < note.bottom;
  }).map((one) => one.className);
}"""
"""What one needs and the note lies on."""


def next_note(player: Person) -> None:
    """There is one in a turn; who comes back to the page gets the next one."""
    note = player.page.locator("button.note")
    expect(note).to_be_visible()
    text = note.inner_text()
    note.click()
    expect(note).to_have_count(0)
    player.page.reload()
    expect(note).to_be_visible()
    expect(note).not_to_have_text(text)


def covered(player: Person) -> list[str]:
    found: list[str] = player.page.evaluate(COVERED)
    return found


@SIZES
def test_a_note_comes_once_and_not_again(sit: Sit, server: ServerProcess, width: int, height: int) -> None:
    anna = sit("Anna", width, height, newcomer=True)
    play_first(anna, server)
    note = anna.page.locator("button.note")
    expect(note).to_have_text(re.compile("end your turn by drawing one"))
    expect(note).to_have_count(1)
    assert covered(anna) == []
    anna.look(f"note-{width}")
    note.click()
    expect(note).to_have_count(0)
    seen = anna.page.evaluate("localStorage.getItem('speeltafel.firsts')")
    assert "good-vs-evil/ask-turn" in seen.split()
    anna.page.reload()
    expect(anna.page.locator(".prompt.asked")).to_be_visible()
    expect(note).to_be_visible()
    expect(note).not_to_have_text(re.compile("end your turn by drawing one"))


@SIZES
def test_a_note_makes_way_for_who_acts_and_moves_nothing(
    sit: Sit, server: ServerProcess, width: int, height: int
) -> None:
    anna = sit("Anna", width, height, newcomer=True)
    play_first(anna, server)
    note, scene = anna.page.locator("button.note"), anna.page.locator(".scene")
    expect(note).to_be_visible()
    lies = box(scene)
    anna.page.locator(".hand .can .grip").first.click()
    expect(note).to_have_count(0)
    expect(anna.page.locator("header.bar")).to_be_visible()
    assert box(scene) == lies


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390), (1024, 768)])
def test_below_a_note_log_and_chat_are_within_reach(
    sit: Sit, server: ServerProcess, width: int, height: int
) -> None:
    anna = sit("Anna", width, height, newcomer=True)
    play_first(anna, server)
    note, bar = anna.page.locator("button.note"), anna.page.locator("header.bar")
    expect(note).to_be_visible()
    lies, room = boxes(note, bar)
    assert room["y"] <= lies["y"]
    assert bottom(lies) <= bottom(room)
    assert covered(anna) == []
    icons = bar.locator(".small-panels button").all()
    places = [lies["x"] for lies in boxes(*icons)]
    for panel in ("Log", "Chat"):
        bar.get_by_role("button", name=panel).click()
        expect(anna.page.get_by_role("dialog", name=panel)).to_be_visible()
        anna.page.keyboard.press("Escape")
    anna.page.evaluate("document.querySelector('button.note')?.remove()")
    assert [lies["x"] for lies in boxes(*icons)] == places


def test_who_wants_no_notes_gets_none(sit: Sit, server: ServerProcess) -> None:
    anna = sit("Anna", newcomer=True)
    play_first(anna, server)
    note = anna.page.locator("button.note")
    expect(note).to_be_visible()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Explain what I meet for the first time").uncheck()
    anna.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390), (1440, 900)])
def test_it_rings_what_it_is_about_and_lies_on_nothing_that_is_played_by(
    laid: LaidTables, width: int, height: int
) -> None:
    noor = laid(
        lay_case(hands="S5 B1/M2", bag="woods jericho", tokens="crypt").match, width, height, newcomers=True
    )
    note = noor.page.locator("button.note")
    while "The Hyde was seen here" not in note.inner_text():
        assert covered(noor) == []
        noor.fits()
        next_note(noor)
    ring = noor.page.locator('[data-look="location:crypt"]')
    expect(ring).to_be_visible()
    noor.look(f"note-hyde-{width}")
    noor.page.set_viewport_size({"width": height, "height": width})
    noor.page.wait_for_timeout(300)
    crypt, rung = boxes(noor.page.locator('[data-anchor="place:crypt"]'), ring)
    assert rung == {
        "x": crypt["x"] - 5,
        "y": crypt["y"] - 5,
        "width": crypt["width"] + 10,
        "height": crypt["height"] + 10,
    }
    noor.fits()


def test_a_menu_that_is_opened_during_a_note_is_seen_and_can_be_closed(laid: LaidTables) -> None:
    noor = laid(lay_cards("3 5 9", "10 8", "4 6", trick="2").match, 390, 664, newcomers=True)
    expect(noor.page.locator("button.note")).to_be_visible()
    noor.page.get_by_role("button", name="Menu").click()
    sheet = noor.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(noor.page.locator(".act-main").first).to_be_visible()


def test_cards_that_do_nothing_are_explained_together(laid: LaidTables) -> None:
    noor = laid(lay_cards("3 5 9", "10 8", "4 6", trick="2").match, 844, 390, newcomers=True)
    note = noor.page.locator("button.note")
    next_note(noor)
    expect(note).to_have_text(re.compile("A 3, 5 or 9 does nothing of its own"))
    expect(noor.page.locator("[data-look]")).to_have_count(1)
    note.click()
    expect(note).to_have_count(0)


FRAME = """() => [...document.querySelectorAll("[data-look]")].map(one => {
  const { left, right } = one.getBoundingClientRect();
  const cards = [...document.querySelectorAll(`.hand [data-kind="${one.dataset.look.split(":")[1]}"]`)];
  return [getComputedStyle(one).rotate, left, right, Math.min(...cards.map(card => card.getBoundingClientRect().left))];
})"""
"""Every frame: how it is turned, from where to where it goes, and where the first card of its kind begins."""


def test_one_frame_lies_round_all_cards_of_a_kind_as_they_are_tilted(laid: LaidTables) -> None:
    noor = laid(lay_cards("1 1 1 4 5 5 7 8 9 10", "3 5 6").match, newcomers=True)
    note = noor.page.locator("button.note")
    looked = noor.page.locator("[data-look^='card:']")
    for _ in range(4):
        expect(note).to_be_visible()
        if looked.count():
            break
        next_note(noor)
    expect(looked).to_have_count(1)
    ((turn, left, _, first),) = noor.page.evaluate(FRAME)
    assert turn not in ("none", "0deg")
    assert abs(left - first) < 20
    noor.look("note-fan")
