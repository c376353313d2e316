"""What cannot be used now: a touch shows it in full and says why, and the reason stands in nobody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import speeltafel
from speeltafel.games.good_vs_evil.moves import Play
from tests.browser.conftest import Sit
from tests.browser.games.test_rush_out import take_a_seat
from tests.browser.laid import LaidTables, laid
from tests.browser.people import Person
from tests.browser.places import boxes, middle
from tests.browser.table.test_hand import card, kittens
from tests.games.good_vs_evil.layout import B, lay
from tests.games.hydes_attack.layout import lay as hyde
from tests.server.process import ServerProcess

__all__ = ["laid"]

PHONES = [(360, 640), (390, 664), (844, 390)]


def judging(laid: LaidTables, width: int = 390, height: int = 664) -> Person:
    """Another plays a Shuffle, and this person may Nope it."""
    board = lay("defuse nope favor", "shuffle horse", pile="mer mer troll kitten", turn=B)
    board.play(B, Play("shuffle"))
    return laid(board.match, width, height)


def hold_down(thing: Locator, name: str) -> None:
    """A finger that rests on it until it is shown in full."""
    touch = thing.page.context.new_cdp_session(thing.page)
    x, y = middle(thing)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(thing.page.locator(".closeup .name")).to_have_text(name)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


CLOSED = '.scene [data-anchor="closed"]'
"""The pile that nobody may look at."""

COVERED = """things => {
    const notice = document.querySelector(".notice").getBoundingClientRect();
    const isUnder = box => box.width > 0 && box.left < notice.right && box.right > notice.left && box.top < notice.bottom && box.bottom > notice.top;
    return [...document.querySelectorAll(things)].filter(one => isUnder(one.getBoundingClientRect())).map(one => one.className);
}"""
"""Which of these things the reason lies on."""

WATCH = f"""things => new MutationObserver((_, watch) => {{
    if (!document.querySelector(".notice.brief")) return;
    watch.disconnect();
    window.told = {{ covered: ({COVERED})(things), large: document.querySelectorAll(".notice button, .closeup").length }};
}}).observe(document.body, {{ childList: true, subtree: true }})"""
"""Looks at the reason as soon as it is there: it leaves quickly."""


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_reason_lies_on_nothing_that_is_pressed_now(laid: LaidTables, width: int, height: int) -> None:
    noor = judging(laid, width, height)
    card(noor, "favor").click()
    expect(noor.page.locator(".notice p")).not_to_be_empty()
    assert noor.page.evaluate(COVERED, ".prompt, .grip, .foot *, [data-move]") == []
    read = noor.page.locator(".notice").get_by_role("button", name="Read the rule")
    lines = "button => Math.round(button.getClientRects()[0].height)"
    assert read.evaluate(lines) <= 48, "its words stand on one line"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664)])
def test_the_reason_lies_clear_of_players_and_prompt_and_near_the_card(
    laid: LaidTables, width: int, height: int
) -> None:
    noor = kittens(laid, "defuse nope shuffle favor", width, height)
    card(noor, "nope").click()
    notice = noor.page.locator(".notice")
    expect(notice.locator("p")).not_to_be_empty()
    spared = ".player, .prompt .sentence, .prompt .button, .grip, .bar, .panel"
    assert noor.page.evaluate(COVERED, spared) == []
    noor.look(f"good-vs-evil-why-{width}")
    touched, told = boxes(card(noor, "nope"), notice)
    if width == 1440:
        assert touched["y"] - told["y"] - told["height"] < height / 3


def test_the_reason_goes_on_escape_and_when_something_else_is_done(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse nope shuffle favor")
    notice = noor.page.locator(".notice")
    leaving: tuple[Callable[[], None], ...] = (
        lambda: noor.page.keyboard.press("Escape"),
        lambda: noor.page.locator(".scene").click(position={"x": 500, "y": 20}),
        lambda: noor.page.locator(".prompt .all").click(),
    )
    for leave in leaving:
        card(noor, "nope").click()
        expect(notice).to_be_visible()
        leave()
        expect(notice).to_have_count(0, timeout=2000)


def test_a_touch_shows_the_card_itself_and_the_reason(laid: LaidTables) -> None:
    noor = judging(laid)
    card(noor, "favor").tap()
    expect(noor.page.locator(".closeup .name")).to_have_text("Favor")
    expect(noor.page.locator(".notice p")).not_to_be_empty()
    noor.page.locator(".stack .played").tap()
    expect(noor.page.locator(".closeup")).to_have_count(0)
    noor.page.locator(".stack .played").tap()
    expect(noor.page.locator(".closeup .name")).to_have_text("Shuffle")


def test_a_tap_beside_what_is_shown_only_closes_it(laid: LaidTables) -> None:
    noor = laid(hyde(hands="T4 B1/E2", pawns="nevermore crypt").match, 390, 664)
    sentence = noor.page.locator(".prompt .sentence")
    asked, stay = sentence.inner_text(), noor.page.get_by_role("button", name="Stay here")
    expect(stay).to_contain_text("Stay here")
    noor.page.locator(".hand .grip").first.tap()
    expect(noor.page.locator(".closeup")).to_be_visible()
    stay.tap()
    expect(noor.page.locator(".closeup, .notice")).to_have_count(0)
    expect(sentence).to_have_text(asked)
    stay.tap()
    expect(sentence).not_to_have_text(asked)


def test_with_a_mouse_what_is_shown_stands_in_nobodys_way(laid: LaidTables) -> None:
    noor = laid(hyde(hands="T4 B1/E2", pawns="nevermore crypt").match)
    sentence = noor.page.locator(".prompt .sentence")
    asked = sentence.inner_text()
    noor.page.locator(".hand .grip").first.click()
    expect(noor.page.locator(".closeup")).to_be_visible()
    noor.page.get_by_role("button", name="Stay here").click()
    expect(sentence).not_to_have_text(asked)


def test_what_a_tap_has_shown_goes_with_its_reason(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse nope", 390, 664)
    shown, notice = noor.page.locator(".closeup"), noor.page.locator(".notice")
    noor.page.clock.install()
    card(noor, "nope").tap()
    expect(shown).to_be_visible()
    expect(notice).to_be_visible()
    noor.page.clock.run_for(15_000)
    expect(notice).to_have_count(0)
    expect(shown).to_have_count(0)


def test_where_there_is_no_card_to_show_the_reason_says_it_all(laid: LaidTables) -> None:
    noor = laid(speeltafel.start("creatures-and-outcasts", 4, seed=1), 390, 664)
    noor.page.locator(CLOSED).tap()
    expect(noor.page.locator(".notice p")).not_to_be_empty()
    expect(noor.page.locator(".closeup")).to_have_count(0)
    assert noor.page.evaluate(COVERED, CLOSED) == []
    rows = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
    assert noor.page.locator(".notice p").evaluate(rows) <= 3.1


def test_a_finger_that_rests_shows_it_and_presses_nothing(laid: LaidTables) -> None:
    noor = judging(laid)
    hold_down(card(noor, "nope"), "Nope")
    expect(noor.page.locator(".slot.up")).to_have_count(0)
    hold_down(noor.page.locator(".stack .played"), "Shuffle")
    expect(noor.page.locator(".notice")).to_have_count(0)


def test_a_press_that_comes_just_too_late_for_the_reason_presses_nothing(laid: LaidTables) -> None:
    noor = kittens(laid, "defuse nope", 390, 664)
    noor.page.clock.install()
    card(noor, "nope").tap()
    close = noor.page.locator(".notice").get_by_role("button", name="Close")
    expect(close).to_be_visible()
    x, y = middle(close)
    noor.page.evaluate(
        "() => { window.presses = 0; document.addEventListener('click', () => window.presses++); }"
    )
    while noor.page.locator(".notice").count():
        noor.page.clock.run_for(100)
    noor.page.touchscreen.tap(x, y)
    assert noor.page.evaluate("window.presses") == 0
    noor.page.clock.run_for(1000)
    noor.page.touchscreen.tap(x, y)
    assert noor.page.evaluate("window.presses") == 1


def test_in_a_race_the_reason_is_brief_and_shows_nothing_large(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor", 390, 664)
    take_a_seat(player, server, 0)
    player.page.locator(".roll").tap()
    expect(player.page.locator(".tray .cube").first).to_be_visible()
    player.page.evaluate(WATCH, ".bar *, [data-read], .prompt, .tray *, .roll")
    player.page.locator('[data-anchor="pile:trial"]').tap()
    told = player.page.wait_for_function("() => window.told").json_value()
    assert told == {"covered": [], "large": 0}
    expect(player.page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_reason_makes_way_for_places_that_can_be_gone_to(
    laid: LaidTables, width: int, height: int
) -> None:
    noor = laid(hyde(hands="T4 B1/E2", pawns="nevermore crypt").match, width, height)
    expect(noor.page.locator(".scene [data-move]").first).to_be_visible()
    noor.page.locator(".hand .grip").first.click()
    expect(noor.page.locator(".notice p")).not_to_be_empty()
    assert noor.page.evaluate(COVERED, "[data-move]") == []
    noor.look(f"hydes-attack-why-{width}")
