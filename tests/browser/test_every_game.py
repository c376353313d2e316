"""One person and bots play every other game in the browser, from the home page to the result."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import Person, play_to_the_end

TURN_BASED = ("creatures-and-outcasts", "hydes-attack", "spookhuis")


def sit_down(player: Person, slug: str) -> None:
    """From the home page to the first question, with bots in the other seats."""
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{slug}").click()
    expect(player.page.locator(".prompt")).to_be_visible()
    player.page.wait_for_timeout(800)


@pytest.mark.parametrize("slug", TURN_BASED)
def test_a_whole_game_on_a_desk(sit: Sit, slug: str) -> None:
    player = sit("Noor")
    sit_down(player, slug)
    player.look(f"{slug}-desktop-en")
    player.fits()
    play_to_the_end(player)
    player.look(f"{slug}-result-en")


@pytest.mark.parametrize("slug", TURN_BASED)
def test_the_table_on_a_phone_in_dutch(sit: Sit, slug: str) -> None:
    player = sit("Sam", 390, 844, "nl")
    sit_down(player, slug)
    for _ in range(12):
        if not player.decide():
            player.page.wait_for_timeout(60)
    player.look(f"{slug}-phone-nl")
    player.fits()
