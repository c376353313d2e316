"""Around one device: nobody is hurried, anybody may react, and what is new in a hand waits until it was seen."""

import re
import time

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

import speeltafel
from speeltafel.engine import Match
from tests.browser.conftest import Sit
from tests.browser.laid import LaidTables, as_position, asked_first, laid
from tests.browser.people import LONG, Person
from tests.games.good_vs_evil.layout import lay
from tools.gallery.positions import Position, steps, taken

__all__ = ["laid"]


def around(group: Person, game: str, *names: str) -> None:
    """People round one device, bots at the other seats."""
    group.page.goto(f"/new/{game}")
    group.page.get_by_role("radio", name="Around one device").check(force=True)
    fields = group.page.get_by_role("textbox", name="Name")
    for number, name in enumerate(names):
        fields.nth(number).fill(name)
    for number in (4, 3):
        if number > len(names) and group.page.get_by_role("group", name=str(number)).count() > 0:
            group.page.get_by_role("group", name=str(number)).get_by_role("button", name="Bot").click()
    group.page.get_by_role("button", name="Deal the cards").click()


class Round:
    """What happens to a device that goes round, counted."""

    def __init__(self, group: Person) -> None:
        self.group = group
        self.handed = self.reacted = self.seen = self.told = 0

    def step(self) -> None:
        """Do what the page asks of whoever holds the device."""
        page = self.group.page
        show = page.locator(".cover .button.main")
        nobody = page.locator(".together .button.main")
        fresh = page.locator(".seen .button.main")
        if show.count() > 0:
            assert page.locator(".grip").count() == 0, "a hand is open under the cover"
            since = " ".join(page.locator(".since").all_inner_texts())
            assert "You " not in since, "what one player may know is told to all"
            self.told += since != ""
            self.handed += press(show)
        elif nobody.count() > 0:
            self.reacted += press(nobody)
        elif fresh.count() > 0:
            self.seen += press(fresh)
        elif not self.group.decide():
            page.wait_for_timeout(40)


def press(button: Locator) -> int:
    """1 when it was still there to be pressed."""
    try:
        button.first.dispatch_event("click", timeout=500)
    except PlaywrightError:
        return 0
    return 1


def test_two_people_play_a_whole_game_on_one_phone(sit: Sit) -> None:
    group = sit("Family", 390, 664)
    around(group, "good-vs-evil", "Noor", "Sam")
    happened = Round(group)
    end = time.monotonic() + LONG
    while not group.over and time.monotonic() < end:
        happened.step()
    expect(group.page.locator(".result")).to_be_visible()
    assert happened.handed > 1
    assert happened.told > 0, "nobody hears what happened since they looked"
    assert happened.seen > 0, "a drawn card went under the cover before anybody said so"
    assert happened.reacted > 0, "nobody could react"
    assert "ran out of time" not in group.page.locator("body").inner_text()


def all_could_react() -> Match:
    """Good vs Evil: everybody who is asked for a Nope has one."""
    match = speeltafel.start("good-vs-evil", 3, seed=1)
    step = steps(match, seed=1)
    while not (asked := [one for seat in range(3) if (one := match.table.decision(seat)) is not None]) or any(
        len(one.moves) < 2 or one.kind != "nope" for one in asked
    ):
        step()
    return match


def test_everybody_is_asked_in_the_open_though_all_could_react(laid: LaidTables) -> None:
    group = laid.around_one_device(as_position(all_could_react()))
    expect(group.page.locator(".together .button.main")).to_have_text("Nobody: go on")
    expect(group.page.locator(".together")).to_contain_text("Anybody for a Nope?")


def test_a_reaction_opens_a_hand_when_the_device_has_come_to_its_owner(laid: LaidTables) -> None:
    group = laid.around_one_device(as_position(all_could_react()))
    wait = group.page.get_by_role("button", name="wait!").last
    name = wait.inner_text().removesuffix(": wait!")
    wait.click()
    cover = group.page.locator(".cover")
    expect(cover).to_contain_text(f"Pass the device to {name}")
    expect(group.page.locator(".grip")).to_have_count(0)
    group.look("device-reaction-cover")
    cover.get_by_role("button", name="Back to the table").click()
    expect(group.page.locator(".together")).to_be_visible()
    wait.click()
    cover.locator(".button.main").click()
    expect(group.page.locator(".grip").first).to_be_visible()


EVERY_WORD = """() => [document.body.textContent, ...[...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")])].join(" ")"""
"""All that a page says to anybody, seen or not."""


def test_what_one_player_drew_is_marked_for_them_and_is_nowhere_on_the_page_under_the_cover(
    laid: LaidTables,
) -> None:
    group = laid.around_one_device(as_position(asked_first("good-vs-evil", "turn", seats=2)))
    group.page.locator(".cover .button.main").click()
    group.page.locator(".prompt").get_by_role("button", name="Draw a card").click()
    expect(group.page.get_by_test_id("live")).to_contain_text("You draw")
    expect(group.page.locator(".grip .new")).to_have_text("new")
    expect(group.page.get_by_role("toolbar").get_by_role("button", name=re.compile("^new: "))).to_have_count(
        1
    )
    group.page.locator(".seen .button.main").click()
    expect(group.page.locator(".cover")).to_contain_text("Sam")
    assert "You draw" not in group.page.evaluate(EVERY_WORD), "the drawn card is told to the next player"


def before_the_count() -> Position:
    """Creatures & Outcasts: with the next move the first round is over."""
    match = speeltafel.start("creatures-and-outcasts", 3, {"ready": "yes"}, seed=1)
    step = steps(match, seed=1)
    while match.table.round == 1:
        before = taken(match, "turn", [tuple(match.opening)])
        step()
    return before


def test_what_is_asked_of_everybody_is_answered_once_though_a_hand_was_open(laid: LaidTables) -> None:
    group = laid.around_one_device(before_the_count())
    group.page.locator(".cover .button.main").click()
    group.page.locator(".prompt .button.main").click()
    ready = group.page.locator(".together .button.main")
    expect(ready).to_have_text("Ready for the next round")
    ready.click()
    expect(group.page.locator(".cover")).to_be_visible()


def test_who_goes_on_after_a_question_to_all_shows_the_cards_with_one_tap_and_passes_nothing(
    laid: LaidTables,
) -> None:
    group = laid.around_one_device(as_position(lay("shuffle nope", "nope defuse").match))
    group.page.locator(".cover .button.main").click()
    group.page.locator(".hand .can .grip").first.click()
    group.page.locator(".prompt .button.main").click()
    group.page.locator(".together").get_by_role("button", name="Nobody: go on").click()
    mine = group.page.get_by_role("button", name="Noor: go on")
    expect(mine).to_be_visible()
    expect(group.page.locator(".cover, .grip")).to_have_count(0)
    mine.click()
    expect(group.page.locator(".prompt.asked")).to_be_visible()


ROWS = """list => {
  const { top, bottom } = list.getBoundingClientRect();
  const rows = [...list.children].map(row => row.getBoundingClientRect());
  return { under: rows.every((row, at) => at === 0 || row.top >= rows[at - 1].bottom),
    inside: [...list.children].every(row => row.scrollHeight <= row.clientHeight + 1),
    above: Math.min(...rows.map(row => row.top - top).filter(one => one >= 0)) };
}"""
"""Of a list: whether its rows lie under each other and hold their words, and how much of a row there is above the first whole one."""
SOFT = 14
"""Pixels over which it fades."""
SPACE = 5
"""Pixels between two rows."""


def until_much_happened(group: Person) -> Locator:
    """Two people and two bots play on until there is more to tell than fits."""
    around(group, "good-vs-evil", "Noor", "Sam")
    happened, rows = Round(group), group.page.locator(".since ol")
    while rows.count() == 0 or not rows.evaluate("list => list.scrollHeight > list.clientHeight + 1"):
        assert not group.over
        happened.step()
    return rows


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390)])
def test_what_happened_since_is_told_in_whole_rows_and_outlives_the_page(
    sit: Sit, width: int, height: int
) -> None:
    group = sit("Family", width, height)
    rows = until_much_happened(group)
    seen = rows.evaluate(ROWS)
    assert seen["under"]
    assert seen["inside"]
    assert -1 < seen["above"] - SOFT <= SPACE
    group.look(f"device-since-{width}")
    told = group.page.locator(".since").inner_text()
    group.page.reload()
    expect(rows).to_be_visible()
    assert group.page.locator(".since").inner_text() == told
