"""Games of other packages in the browser: on the generic table, drawn with characters, with a scene of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.brought import server_with_packages
from tests.browser.conftest import Sit
from tests.browser.games.test_every_game import decide, sit_down
from tests.browser.people import Person
from tests.server.process import ServerProcess

PHONE = (390, 664)
PRESSES = 40
"""More than a game of four rounds takes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which three packages are installed."""
    process = server_with_packages(tmp_path_factory.mktemp("packages")).start()
    yield process
    process.stop()


def words(person: Person) -> str:
    return person.page.locator(".board").inner_text()


def test_a_whole_game_on_the_generic_table(sit: Sit) -> None:
    player = sit("Noor")
    sit_down(player, "lucky-seven")
    expect(player.page.get_by_role("heading", name="Ada")).to_be_visible()
    player.look("brought-desktop-en")
    player.fits()
    decide(player, PRESSES)
    result = player.page.locator(".result")
    expect(result).to_contain_text("Most points win.")
    expect(result).to_contain_text("Bram")


def test_players_cards_names_and_the_drawn_board_are_there_on_a_phone(sit: Sit) -> None:
    player = sit("Sam", *PHONE, "nl")
    sit_down(player, "orchard")
    board = player.page.locator(".board")
    expect(board.locator("pre")).to_contain_text("Kaarten over")
    player.look("brought-phone-nl")
    player.fits()
    market = board.get_by_role("region", name="Market")
    expect(market.locator(".card")).to_have_count(20)
    assert "leaf" not in words(player), "what is drawn is not told again"
    expect(board.get_by_role("region", name="Leader")).to_contain_text("Ada")
    expect(board.get_by_role("region", name="Bram").locator("dd").last).to_have_text("0")
    decide(player, 2)
    expect(board.get_by_role("region", name="Eerdere rondes")).to_be_visible()


def test_a_package_brings_its_own_scene(sit: Sit) -> None:
    player = sit("Noor")
    sit_down(player, "stage-play")
    expect(player.page.get_by_role("heading", name="A scene of its own: Stage Play")).to_be_visible()
    for _ in range(4):
        player.page.locator("[data-move]").first.click()
    expect(player.page.locator(".result")).to_be_visible()


def test_the_home_page_names_them_in_both_languages(sit: Sit) -> None:
    for language in ("en", "nl"):
        page = sit("Kim", language=language).page
        page.goto("/")
        expect(page.get_by_role("heading", name="Lucky Seven")).to_be_visible()
        expect(
            page.get_by_text("Ieder één kaart" if language == "nl" else "One card each").first
        ).to_be_visible()


def test_a_game_without_lessons_says_so_and_its_rulebook_is_made_from_its_rules(sit: Sit) -> None:
    noor = sit("Noor", *PHONE)
    noor.page.goto("/learn/lucky-seven")
    expect(noor.page.locator("main")).to_contain_text("There are no lessons for this game yet.")
    noor.look("course-none")
    noor.page.goto("/rules/lucky-seven")
    expect(noor.page.get_by_role("heading", name="Lucky Seven").first).to_be_visible()
    noor.look("rulebook-brought")
