"""Every other game in the browser: a person sits down with bots, plays, and hands the seat to a bot for the rest."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import LONG, Person

TURN_BASED = ("creatures-and-outcasts", "hydes-attack", "spookhuis")
DECISIONS = 12
"""How many decisions the person makes before a bot plays the rest."""
WHOLE_GAME = 240_000
"""Milliseconds that bots may take for the rest, on a busy machine."""


def sit_down(player: Person, slug: str) -> None:
    """From the home page to the first question, with bots in the other seats."""
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{slug}").click()
    expect(player.page.locator(".prompt")).to_be_visible()
    player.page.wait_for_timeout(800)


def decide(player: Person, times: int) -> None:
    """Make this many decisions, or as many as the game asks for."""
    made, end = 0, time.monotonic() + LONG
    while made < times and not player.over:
        assert time.monotonic() < end, f"{player.name} was asked only {made} times"
        if player.decide():
            made += 1
        else:
            player.page.wait_for_timeout(40)


def leave(player: Person) -> None:
    """Give the seat to a bot."""
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.get_by_role("button", name="Leave", exact=True).click()
    expect(player.page.get_by_test_id("play-good-vs-evil")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("slug", TURN_BASED)
def test_a_whole_game_on_a_desk(sit: Sit, slug: str) -> None:
    player, watcher = sit("Noor"), sit("Kim")
    sit_down(player, slug)
    watcher.page.goto(player.page.url)
    player.look(f"{slug}-desktop-en")
    player.fits()
    decide(player, DECISIONS)
    leave(player)
    expect(watcher.page.locator(".result")).to_be_visible(timeout=WHOLE_GAME)
    watcher.look(f"{slug}-result-en")


@pytest.mark.parametrize("slug", TURN_BASED)
def test_the_table_on_a_phone_in_dutch(sit: Sit, slug: str) -> None:
    player = sit("Sam", 390, 844, "nl")
    sit_down(player, slug)
    decide(player, 3)
    player.look(f"{slug}-phone-nl")
    player.fits()
