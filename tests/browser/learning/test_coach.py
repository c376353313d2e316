"""The coach beside the prompt."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.places import box
from tests.browser.seats import BEGINS, begin, hold, play_first
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person

SIZES = pytest.mark.parametrize(
    ("width", "height"), [(390, 664), pytest.param(1440, 900, marks=pytest.mark.long)]
)
FOLLOWED = {390: 1, 1440: 2}
"""Decisions that somebody takes with the coach, by width."""


def ask(anna: Person) -> None:
    """What would you do?"""
    anna.page.get_by_role("button", name="What would you do?").first.click()
    expect(anna.page.locator("section.coach .one").first).to_be_visible()


def on_turn(anna: Person) -> None:
    """Until this person has a choice that the coach knows something about."""
    expect(anna.page.locator(".prompt.asked .coach")).to_be_visible()


@SIZES
def test_a_game_with_the_coach_on(sit: Sit, server: ServerProcess, width: int, height: int) -> None:
    anna = sit("Anna", width, height)
    play_first(anna, server)
    for number in range(FOLLOWED[width]):
        on_turn(anna)
        board = box(anna.page.locator(".scene"))
        ask(anna)
        assert box(anna.page.locator(".scene")) == board, "the board moved"
        rows = anna.page.locator("section.coach .one")
        assert 1 <= rows.count() <= 3
        expect(rows.first).to_have_text(re.compile(r"\d+% to win"))
        expect(rows.first.locator(".bar u")).to_be_attached()
        expect(rows.first.locator(".why span").first).to_have_text(re.compile(r"\w.+[.!]"))
        if number == 0:
            anna.look(f"coach-{width}")
        rows.first.click()
        on_turn(anna)
        anna.page.get_by_role("button", name="Do this").click()
        expect(anna.page.locator("section.coach")).to_have_count(0)
        anna.fits()


def test_what_it_points_at_is_lit_up_and_not_played(sit: Sit, server: ServerProcess) -> None:
    anna = sit("Anna", 390, 664)
    play_first(anna, server)
    hand = anna.page.locator(".hand .slot").count()
    ask(anna)
    rows = anna.page.locator("section.coach .one")
    several = rows.count()
    rows.first.click()
    expect(anna.page.locator("[data-ring]").first).to_be_attached()
    assert anna.page.locator(".hand .slot").count() == hand
    anna.page.keyboard.press("Escape")
    expect(rows).to_have_count(several)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("section.coach")).to_have_count(0)
    on_turn(anna)


def test_by_keyboard_the_answers_come_after_the_question_and_the_question_is_found_again(
    sit: Sit, server: ServerProcess
) -> None:
    anna = sit("Anna")
    play_first(anna, server)
    on_turn(anna)
    owl = anna.page.locator(".prompt .coach")
    owl.press("Enter")
    first = anna.page.locator("section.coach .one").first
    expect(first).to_be_visible()
    for _ in range(2):
        anna.page.keyboard.press("Tab")
    expect(first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(owl).to_be_focused()
    anna.page.locator(".hand .grip").first.focus()
    anna.page.keyboard.press(".")
    expect(first).to_be_visible()
    first.press("Enter")
    for _ in range(2):
        anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("button", name="Do this")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("section.coach")).to_have_count(0)
    expect(anna.page.locator("section.prompt")).to_be_focused()


def test_others_agreed_to_it_and_read_in_the_log_who_asked(sit: Sit, server: ServerProcess) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    seats = [person("Anna"), person("Ben"), *bots(1)]
    ticket = make_table(server, seats, options=BEGINS | {"main_action_seconds": 0}, coach=True)
    hold(anna, ticket)
    hold(ben, ticket, key=1)
    expect(ben.page.get_by_text("The coach may be asked at this table")).to_be_visible()
    begin(anna)
    on_turn(anna)
    ask(anna)
    expect(ben.page.get_by_text("Anna asked the coach.").first).to_be_visible()
    expect(ben.page.locator("section.coach")).to_have_count(0)


def test_without_agreement_people_play_without_it(sit: Sit, server: ServerProcess) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    ticket = make_table(server, [person("Anna"), person("Ben")], options=BEGINS)
    hold(anna, ticket)
    hold(ben, ticket, key=1)
    expect(ben.page.get_by_text("The host starts the game any moment now.")).to_be_visible()
    begin(anna)
    expect(anna.page.locator(".prompt.asked")).to_be_visible()
    expect(anna.page.get_by_role("button", name="What would you do?")).to_have_count(0)


@pytest.mark.parametrize("way", ["a card", "all moves"])
def test_it_makes_way_for_who_picks_a_card_or_opens_something_else(
    sit: Sit, server: ServerProcess, way: str
) -> None:
    anna = sit("Anna")
    play_first(anna, server)
    ask(anna)
    if way == "a card":
        anna.page.locator(".hand .can .grip").first.click()
    else:
        anna.page.get_by_role("button", name="All moves").click()
    expect(anna.page.locator("section.coach")).to_have_count(0)
