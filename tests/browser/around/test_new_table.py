"""A new table: ways to play at one touch, few options first, the rest folded."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.places import bottom, boxes
from tests.server.process import ServerProcess

SCREENS = pytest.mark.parametrize(("width", "height"), [(390, 664), (844, 390), (1440, 900)])


def card_of(server: ServerProcess, person: Person) -> dict[str, Any]:
    """The table that this person is at."""
    person.page.wait_for_url(re.compile("/table/"))
    card: dict[str, Any] = server.get(f"/api/tables/{person.page.url.split('/table/')[1].split('?')[0]}")
    return card


def choose(person: Person, preset: str) -> None:
    person.page.get_by_role("radio", name=preset).check(force=True)


def test_a_preset_is_chosen_at_one_touch_and_changed_afterwards(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor")
    host.page.goto("/new/creatures-and-outcasts")
    expect(host.page.get_by_role("radio", name="First evening")).to_be_checked()
    choose(host, "Advanced teams")
    host.page.get_by_text("More options").click()
    expect(host.page.get_by_role("switch", name="Advanced variant")).to_be_checked()
    host.page.get_by_role("switch", name="Advanced variant").uncheck()
    expect(host.page.get_by_role("radio", name="In teams")).to_be_checked()
    host.look("new-table-en")
    host.page.get_by_role("button", name="Open the table").click()
    options = card_of(server, host)["options"]
    assert (options["teams"], options["advanced"]) == (2, False)


def test_what_a_preset_decides_is_not_asked_again_at_once(sit: Sit) -> None:
    host = sit("Noor")
    host.page.goto("/new/hydes-attack")
    expect(host.page.get_by_role("radio", name="Expert").first).to_be_attached()
    level, outcasts = (
        host.page.locator("label", has=host.page.get_by_text(name, exact=True))
        for name in ("Level", "Outcasts")
    )
    expect(level).to_be_hidden()
    expect(outcasts).to_be_visible()
    host.page.get_by_text("More options").click()
    expect(level).to_be_visible()


def test_a_preset_that_does_not_fit_the_number_of_chairs_cannot_be_chosen(sit: Sit) -> None:
    host = sit("Noor")
    host.page.goto("/new/creatures-and-outcasts")
    expect(host.page.get_by_role("radio", name="In teams")).to_be_enabled()
    host.page.get_by_role("button", name="Another chair").click()
    expect(host.page.get_by_role("radio", name="In teams")).to_be_disabled()


def test_what_was_chosen_stays_chosen_when_a_chair_goes(sit: Sit) -> None:
    host = sit("Noor")
    host.page.goto("/new/good-vs-evil")
    whole = host.page.get_by_role("radio", name="The whole game")
    expect(whole).to_be_checked()
    host.page.get_by_role("button", name="Take away seat 4").click()
    expect(host.page.locator(".who .seats > li")).to_have_count(3)
    expect(whole).to_be_checked()


def test_the_chairs_stay_beside_the_options(sit: Sit) -> None:
    host = sit("Noor", 1440, 900)
    host.page.goto("/new/hydes-attack")
    host.page.get_by_text("More options").click()
    host.page.mouse.wheel(0, 900)
    expect(host.page.get_by_role("button", name="Take away seat 4")).to_be_in_viewport(ratio=1)
    host.look("new-table-options-laptop")


def test_clocks_are_shown_to_who_wants_their_own(sit: Sit) -> None:
    host = sit("Noor", 390, 664)
    host.page.goto("/new/good-vs-evil")
    host.page.get_by_text("More options").click()
    expect(host.page.get_by_label("Start player")).to_be_visible()
    assert host.page.get_by_role("spinbutton").count() == 0
    host.page.get_by_label("Time to think").select_option("own")
    expect(host.page.get_by_label("Seconds for a Nope")).to_be_visible()
    host.look("new-table-clocks-phone")


def test_seats_have_names_and_lengths_are_in_seconds(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor")
    host.page.goto("/new/rush-out")
    host.page.get_by_label("Your name").fill("Noor")
    host.page.get_by_role("group", name="Seat 3").get_by_role("button", name="Bot").click()
    wizard = host.page.get_by_role("combobox", name="The wizard")
    assert wizard.locator("option").all_inner_texts() == [
        "Noor (you)",
        "Free chair 2",
        "Bot Ada",
        "Free chair 4",
        "At random",
    ]
    wizard.select_option("Bot Ada")
    host.page.get_by_text("More options").click()
    air = host.page.get_by_label("Dice in the air")
    expect(air).to_have_value("0.6")
    air.fill("0.8")
    host.page.get_by_role("button", name="Open the table").click()
    card = card_of(server, host)
    assert (card["options"]["wizard"], card["options"]["tumble_ms"]) == (3, 800)
    assert card["seats"][2]["name"] == "Ada"


def test_who_is_named_in_an_option_goes_with_the_chair(sit: Sit, server: ServerProcess) -> None:
    host = sit("Noor")
    host.page.goto("/new/rush-out")
    host.page.get_by_role("combobox", name="The wizard").select_option("Free chair 4")
    for seat in (4, 3):
        host.page.get_by_role("button", name=f"Take away seat {seat}").click()
    host.page.get_by_role("button", name="Open the table").click()
    options = card_of(server, host)["options"]
    assert options["wizard"] <= 2
    assert options["lone_hero"] is True


def test_a_first_host_is_not_asked_about_days_at_once(sit: Sit) -> None:
    host = sit("Noor", 390, 664)
    host.page.goto("/new/good-vs-evil")
    expect(host.page.get_by_label("Time to think")).to_be_visible()
    slow = host.page.get_by_label("Together or by correspondence")
    expect(slow).to_be_hidden()
    host.page.get_by_text("More options").click()
    slow.select_option("12")
    slow.select_option("0")
    expect(slow).to_be_visible()


@SCREENS
def test_the_button_is_always_in_sight(sit: Sit, width: int, height: int) -> None:
    host = sit("Noor", width, height)
    host.page.goto("/new/rush-out")
    button = host.page.get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport(ratio=1)
    own, foot = boxes(host.page.locator(".seats li").first, host.page.locator(".foot"))
    assert height < 480 or bottom(own) < foot["y"]
    expect(host.page.get_by_text("everybody rolls at once").locator("visible=true")).to_have_count(1)
    host.page.get_by_text("More options").click()
    expect(button).to_be_in_viewport(ratio=1)
    host.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(button).to_be_in_viewport(ratio=1)


def test_a_newcomer_who_plays_now_is_a_hero_in_the_first_training(sit: Sit, server: ServerProcess) -> None:
    player = sit("Noor")
    player.page.goto("/")
    player.page.get_by_test_id("play-rush-out").click()
    card = card_of(server, player)
    assert card["options"]["scenario"] == "training_1"
    assert card["options"]["wizard"] == 2
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot", "bot"]
    assert {seat["level"] for seat in card["seats"][1:]} == {"novice"}


@SCREENS
def test_the_own_name_is_written_on_the_own_chair(sit: Sit, width: int, height: int) -> None:
    host = sit("Noor", width, height)
    host.page.goto("/new/good-vs-evil")
    own = host.page.locator(".seats li").first
    own.get_by_role("textbox", name="Your name").fill("Noor")
    expect(own).to_contain_text("you")
    assert host.page.get_by_label("Your name").count() == 1
    host.look(f"new-table-name-{width}")
