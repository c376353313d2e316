"""What is heard: nothing before the first touch, nothing later than its moment, and as loud as was asked for."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.seats import play_first
from tests.server.process import ServerProcess

LISTEN = """
window.scheduled = [];
const tell = (name, value) => document.documentElement.setAttribute(name, value);
const Loudness = GainNode;
window.GainNode = class extends Loudness {
  constructor(context, how) { super(context, how); tell("data-scheduled", scheduled.push(how.gain)) }
};
const Ear = AudioContext;
window.AudioContext = class extends Ear {
  constructor() { super(); tell("data-ear", this.state); this.onstatechange = () => tell("data-ear", this.state) }
};
"""
WITHOUT_ACTIVATION = "delete Navigator.prototype.userActivation"


def scheduled(page: Page) -> list[float]:
    """The loudness of every sound that was started on this page."""
    found: list[float] = page.evaluate("scheduled")
    return found


def expect_scheduled(page: Page, count: int) -> None:
    expect(page.locator("html")).to_have_attribute("data-scheduled", str(count))


def listening(sit: Sit, *scripts: str) -> Person:
    player = sit("Noor")
    for script in (LISTEN, *scripts):
        player.page.add_init_script(script)
    return player


def open_settings(page: Page) -> None:
    """Without a hand on the page."""
    page.get_by_role("button", name="Settings").dispatch_event("click")
    expect(page.get_by_role("slider", name="Sounds")).to_be_visible()


def choose_volume(page: Page, volume: str) -> None:
    """A choice that lets itself be heard, also made without a hand on the page."""
    page.get_by_role("slider", name="Sounds").fill(volume)


def touch(page: Page) -> None:
    """A real touch, where there is nothing to press."""
    page.get_by_role("heading", name="Settings").click()
    expect(page.locator("html[data-ear]")).to_have_count(1)
    expect(page.locator("html")).not_to_have_attribute("data-ear", "suspended")


@pytest.mark.parametrize("scripts", [(), (WITHOUT_ACTIVATION,)])
def test_sound_begins_with_the_first_touch_and_makes_up_for_nothing(
    sit: Sit, scripts: tuple[str, ...]
) -> None:
    page = listening(sit, *scripts).page
    page.goto("/")
    open_settings(page)
    for volume in ("0.1", "0.2", "0.3"):
        choose_volume(page, volume)
    assert page.locator("html[data-ear]").count() == 0, (
        "no browser has to complain about an ear opened too early"
    )
    touch(page)
    assert scheduled(page) == [], "what was missed stays missed"
    choose_volume(page, "1")
    expect_scheduled(page, 1)


def test_the_volume_is_chosen_with_a_slider_and_zero_is_silent(sit: Sit) -> None:
    player = listening(sit)
    page = player.page
    page.goto("/")
    open_settings(page)
    touch(page)
    choose_volume(page, "1")
    expect_scheduled(page, 1)
    choose_volume(page, "0.5")
    expect_scheduled(page, 2)
    loud, soft = scheduled(page)
    assert 0 < soft < loud
    player.look("settings-volume")
    choose_volume(page, "0")
    expect(page.get_by_text("silent")).to_be_visible()
    assert len(scheduled(page)) == 2
    page.reload()
    expect(page.get_by_role("button", name="Mute the sounds")).to_have_attribute("aria-pressed", "true")


def test_the_loudspeaker_silences_and_gives_back_what_was_chosen(sit: Sit) -> None:
    page = sit("Noor").page
    page.goto("/")
    open_settings(page)
    choose_volume(page, "0.3")
    page.keyboard.press("Escape")
    mute = page.get_by_role("button", name="Mute the sounds")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    open_settings(page)
    expect(page.get_by_text("30%")).to_be_visible()


def test_a_move_is_heard(sit: Sit, server: ServerProcess) -> None:
    player = listening(sit)
    play_first(player, server)
    player.page.get_by_role("button", name="Draw a card").click()
    expect(player.page.locator("html[data-scheduled]")).to_have_count(1)
