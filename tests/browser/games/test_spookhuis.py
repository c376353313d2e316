"""Gevangen in het Spookhuis in the browser: tiles under the hand, secrets that stay on the phone."""

import math

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person, play_until
from tests.browser.places import box, middle
from tests.browser.seats import around_a_television
from tests.server.process import ServerProcess

SIXTH = math.pi / 3


def until_asked(words: str, *people: Person) -> None:
    """Everybody answers whatever comes until the first of them is asked this."""
    play_until(lambda: words in people[0].sentence, *people)


def start(player: Person) -> None:
    player.page.goto("/")
    player.page.get_by_test_id("play-spookhuis").click()
    expect(player.page.locator(".prompt")).to_be_visible()


def leave_all_tiles(player: Person) -> None:
    """Nothing is chosen, whatever was pressed before."""
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".turner .button")).to_have_count(0)


def drag_round(page: Page, tile: Locator, sixths: int) -> None:
    """Turn a tile with the mouse, counter-clockwise."""
    ground = tile.locator("polygon.ground")
    (x, y), reach = middle(ground), box(ground)["width"] * 0.3
    page.mouse.move(x, y - reach)
    page.mouse.down()
    for step in range(1, 13):
        angle = math.pi / 2 + step / 12 * sixths * SIXTH
        page.mouse.move(x + reach * math.cos(angle), y - reach * math.sin(angle))
    page.mouse.up()


def test_a_tile_is_turned_by_dragging_and_only_then_by_a_button(sit: Sit) -> None:
    player = sit("Noor")
    start(player)
    until_asked("turn a tile, or ride", player)
    leave_all_tiles(player)
    expect(player.page.locator("[data-stop]").first).to_be_visible()
    turned = player.page.locator(".log .text", has_text="You turn tile")
    before = turned.count()  # a cart that was stuck had to be freed first
    tile = player.page.locator(".cell.turnable[aria-label^='Straight']").first
    drag_round(player.page, tile, 1)
    player.look("spookhuis-dragged")
    expect(turned).to_have_count(before)
    player.page.get_by_role("button", name="Turn it like this").click()
    expect(turned).to_have_count(before + 1)


def test_the_keyboard_lifts_tiles_too(sit: Sit) -> None:
    player = sit("Noor")
    start(player)
    until_asked("turn a tile", player)
    leave_all_tiles(player)
    player.page.locator(".cell.turnable").first.focus()
    player.page.keyboard.press("Enter")
    confirm = player.page.get_by_role("button", name="Turn it like this")
    expect(confirm).to_be_disabled()
    player.page.keyboard.press("q")
    expect(confirm).to_be_enabled()
    player.page.keyboard.press("e")
    expect(confirm).to_be_disabled()
    player.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)


def test_the_board_is_on_the_television_and_in_every_hand(sit: Sit, server: ServerProcess) -> None:
    tv, phones = sit("TV", 1920, 1080), [sit("Noor", 390, 844), sit("Sam", 390, 844)]
    around_a_television(tv, server, phones, bot_count=2, game="spookhuis")
    for phone in phones:
        expect(phone.page.locator(".hand")).to_be_visible()
        expect(phone.page.locator("svg.board")).to_be_visible()
        phone.fits()
    expect(tv.page.locator("svg.board")).to_be_visible()
    assert tv.page.locator(".hand").count() == 0, "nobody's hand is on the television"
    tv.page.wait_for_timeout(500)
    tv.look("spookhuis-tv")
    until_asked("turn a tile", *phones)
    phones[0].look("spookhuis-phone")
