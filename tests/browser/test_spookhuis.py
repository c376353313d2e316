"""Gevangen in het Spookhuis in the browser: tiles under the hand, secrets that stay on the phone."""

import math
import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import Person

PATIENCE = 90
"""Seconds until a question comes round, on a busy machine."""
SIXTH = math.pi / 3


def until_asked(player: Person, words: str) -> None:
    """Answer whatever comes until this question is asked."""
    end = time.monotonic() + PATIENCE
    while words not in sentence(player):
        assert time.monotonic() < end, f"{player.name} was never asked: {words}"
        player.decide()
        player.page.wait_for_timeout(40)


def sentence(player: Person) -> str:
    return player.page.locator(".prompt .sentence").inner_text() if player.asked else ""


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
    box = tile.locator("polygon.ground").bounding_box()
    assert box
    x, y, reach = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.3
    page.mouse.move(x, y - reach)
    page.mouse.down()
    for step in range(1, 13):
        angle = math.pi / 2 + step / 12 * sixths * SIXTH
        page.mouse.move(x + reach * math.cos(angle), y - reach * math.sin(angle))
    page.mouse.up()


def test_a_tile_is_turned_by_dragging_and_only_then_by_a_button(sit: Sit) -> None:
    player = sit("Noor")
    start(player)
    until_asked(player, "turn a tile")
    leave_all_tiles(player)
    expect(player.page.locator(".mark").first).to_be_visible()
    tile = player.page.locator(".cell.turnable[aria-label^='Straight']").first
    drag_round(player.page, tile, 1)
    player.look("spookhuis-dragged")
    log = player.page.locator(".log")
    expect(log).not_to_contain_text("You turn tile")
    player.page.get_by_role("button", name="Turn it like this").click()
    expect(log).to_contain_text("You turn tile")


def test_the_keyboard_lifts_tiles_too(sit: Sit) -> None:
    player = sit("Noor")
    start(player)
    until_asked(player, "turn a tile")
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


def test_the_board_is_on_the_television_and_in_every_hand(sit: Sit) -> None:
    tv = sit("TV", 1920, 1080)
    tv.page.goto("/new/spookhuis")
    tv.page.get_by_role("radio", name="TV and phones").check(force=True)
    for number in (3, 4):
        tv.page.get_by_role("group", name=str(number)).get_by_role("button", name="Bot").click()
    tv.page.get_by_role("button", name="Open the table").click()
    phones = [sit("Noor", 390, 844), sit("Sam", 390, 844)]
    for phone in phones:
        phone.page.goto(tv.page.url.split("?")[0])
        phone.page.get_by_placeholder("Guest").fill(phone.name)
        phone.page.get_by_role("button", name="Sit down").click()
        expect(phone.page.locator(".you")).to_be_visible()
    tv.page.get_by_role("button", name="Start the game").click()
    for phone in phones:
        expect(phone.page.locator(".hand")).to_be_visible()
        expect(phone.page.locator("svg.board")).to_be_visible()
        phone.fits()
    expect(tv.page.locator("svg.board")).to_be_visible()
    assert tv.page.locator(".hand").count() == 0, "nobody's hand is on the television"
    tv.page.wait_for_timeout(500)
    tv.look("spookhuis-tv")
    until_asked(phones[0], "turn a tile")
    phones[0].look("spookhuis-phone")
