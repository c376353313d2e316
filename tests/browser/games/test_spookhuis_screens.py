"""Gevangen in het Spookhuis in the browser: the board comes first on every screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.state import Table
from tests.browser.conftest import Sit
from tests.browser.games.test_spookhuis_rides import House, Lay, two_ways
from tests.browser.places import box
from tests.browser.waiting import until
from tests.server.inside import ServerInside

FINGER = 40
"""Pixels that a finger needs."""
EVERYBODY = 0b1111
"""Three seats and the public."""
HOUSE_SIDE = 620
"""Pixels that the map is high on a laptop."""


def lying(*cards: str) -> list[Held]:
    """Cards that everybody has seen."""
    return [Held(card, EVERYBODY, EVERYBODY) for card in cards]


def rich_in_things(table: Table) -> None:
    """A neighbour with keys, a curse and somebody met; the own hand has the File for two keys."""
    two_ways(table)
    own, neighbour = table.players[:2]
    own.hand, own.keys = lying("file"), lying("key_3", "key_5")
    neighbour.keys = lying("key_1", "key_4")
    neighbour.laid = [Laid("dracula"), Laid("crowley")]


class Visit:
    """Opens a table on a screen of some size."""

    def __init__(self, browser: Browser, data: Path, screens: Path) -> None:
        self.server = ServerInside(data).start()
        self.sit = Sit(browser, self.server.url, screens)

    def __call__(self, wide: int, high: int, lay: Lay = two_ways) -> House:
        house = House(self.server, self.sit("Noor", wide, high))
        house.lay(lay)
        return house

    def close(self) -> None:
        self.sit.close()
        self.server.stop()


@pytest.fixture
def visit(browser: Browser, tmp_path: Path, screens: Path) -> Iterator[Visit]:
    visiting = Visit(browser, tmp_path, screens)
    yield visiting
    visiting.close()


def tile(house: House, q: int, r: int) -> Locator:
    return house.page.locator(f"[data-cell='{cell_at(q, r)}'] polygon.ground")


@pytest.mark.parametrize(("wide", "high"), [(390, 664), (360, 640)])
def test_a_phone_gives_the_board_half_of_its_height_and_all_of_its_width(
    visit: Visit, wide: int, high: int
) -> None:
    house = visit(wide, high)
    ground = box(house.page.locator(".park .ground").first)
    assert ground["height"] >= high / 2
    assert ground["width"] >= wide - 12
    house.player.fits()
    for sign in house.page.locator("[data-stop]").all():
        assert min(box(sign)["width"], box(sign)["height"]) >= FINGER
    house.page.get_by_role("button", name="Whole board").click()
    expect(house.page.get_by_role("button", name="Come closer")).to_be_visible()
    assert box(tile(house, 1, 0))["width"] >= FINGER


def test_the_board_glides_to_the_lifted_tile_and_back(visit: Visit) -> None:
    house = visit(390, 664)
    house.page.get_by_role("button", name="Whole board").click()
    expect(house.page.get_by_role("button", name="Come closer")).to_be_visible()
    before = box(tile(house, -2, 1))
    house.page.touchscreen.tap(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    expect(house.page.get_by_role("button", name="Whole board")).to_be_visible()
    house.page.wait_for_function(
        "([cell, wide]) => document.querySelector(`[data-cell='${cell}'] polygon`).getBoundingClientRect().width > wide",
        arg=[cell_at(-2, 1), 1.8 * before["width"]],
    )
    lifted, turn = box(tile(house, -2, 1)), box(house.page.get_by_role("button", name="Turn it like this"))
    gap = max(turn["y"] - lifted["y"] - lifted["height"], lifted["y"] - turn["y"] - turn["height"])
    assert 0 <= gap < FINGER, "the controls stand at the tile"


@pytest.mark.parametrize("place", [(1, 0), (0, -1)])
def test_what_turns_a_tile_lies_on_neither_it_nor_the_own_cart(visit: Visit, place: tuple[int, int]) -> None:
    house = visit(1440, 900)
    expect(house.page.locator(".prompt")).to_contain_text("Ride")
    tile(house, *place).dispatch_event("click")
    expect(house.page.locator(".prompt")).to_contain_text("Which way should this tile lie?")
    expect(house.page.locator(".prompt")).not_to_contain_text("Ride")
    bar = box(house.page.locator("div.turner"))
    for thing in (tile(house, *place), house.page.locator(".cart.mine .own")):
        there = box(thing)
        beside = there["x"] + there["width"] <= bar["x"] or bar["x"] + bar["width"] <= there["x"]
        assert beside or there["y"] + there["height"] <= bar["y"] or bar["y"] + bar["height"] <= there["y"]
    house.page.get_by_role("button", name="Back").click()
    expect(house.page.locator("div.turner")).to_have_count(0)
    expect(house.page.locator(".prompt")).to_contain_text("turn a tile, or ride")


def test_code_cards_fold_into_a_strip_that_opens(visit: Visit) -> None:
    house = visit(390, 664)
    expect(house.page.locator(".locks")).to_have_count(0)
    house.page.locator(".fold button").first.click()
    expect(house.page.locator("dialog[open] .lock")).to_have_count(3)
    house.page.keyboard.press("Escape")
    expect(house.page.locator(".locks")).to_have_count(0)


def test_on_its_side_the_board_fills_the_left_of_a_phone(visit: Visit) -> None:
    house = visit(844, 390)
    ground, prompt = box(house.page.locator(".park .ground").first), box(house.page.locator(".prompt"))
    assert ground["height"] >= 0.8 * 390
    assert ground["x"] + ground["width"] <= prompt["x"]
    house.player.fits()


def test_on_a_laptop_the_map_fills_the_stage(visit: Visit) -> None:
    house = visit(1440, 900)
    tiles = [box(each) for each in house.page.locator("[data-cell] polygon.ground").all()]
    top, bottom = min(each["y"] for each in tiles), max(each["y"] + each["height"] for each in tiles)
    assert bottom - top >= HOUSE_SIDE - 40, "tiles, without the teleporters at the rim"
    assert box(house.page.locator("svg.board"))["height"] >= HOUSE_SIDE


def test_a_tile_held_is_read_in_full(visit: Visit) -> None:
    house = visit(1440, 900)
    here = box(tile(house, 3, 0))
    house.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + 8)
    expect(house.page.locator(".closeup")).to_contain_text("Key Room A")


def test_nothing_opens_under_a_mouse_that_rests_after_a_click(visit: Visit) -> None:
    house = visit(1440, 900)
    page = house.page
    tile(house, -2, 1).click()
    page.get_by_role("button", name="Leave it as it was").click()
    page.clock.install()
    page.locator("[data-cell]:hover").first.wait_for()
    page.clock.run_for(5000)
    expect(page.locator(".closeup")).to_have_count(0)
    there = box(page.locator("[data-cell]:hover polygon.ground"))
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2 + 6)
    page.clock.run_for(1000)
    expect(page.locator(".closeup")).to_be_visible()


def test_what_is_read_in_full_covers_nothing_that_can_be_chosen(visit: Visit) -> None:
    house = visit(1440, 900)
    here = box(tile(house, 3, 0))
    house.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + 8)
    expect(house.page.locator(".closeup")).to_contain_text("Key Room A")
    read = box(house.page.locator(".closeup"))
    choosable = [box(each) for each in house.page.locator("[data-move]:visible").all()]
    assert choosable
    assert all(apart(read, each) for each in choosable)


def test_the_warning_of_a_lifted_tile_lies_on_free_ground(visit: Visit) -> None:
    house = visit(1440, 900)
    tile(house, -2, 1).click()
    warning = house.page.get_by_text("Turning a tile switches the teleporters off.")
    expect(warning).to_be_visible()
    others = house.page.locator(".lock, [data-cell] polygon.ground, .legend")
    until(house.page, lambda: all(apart(box(warning), box(each)) for each in others.all()))


def test_a_curse_on_a_plate_does_not_move_the_board(visit: Visit) -> None:
    plain = box(visit(1440, 900).page.locator("svg.board"))
    assert box(visit(1440, 900, rich_in_things).page.locator("svg.board")) == plain


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Neither lies on the other."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize(("wide", "high"), [(360, 640), (1440, 900)])
def test_a_touched_plate_tells_everything_about_a_player(visit: Visit, wide: int, high: int) -> None:
    house = visit(wide, high, rich_in_things)
    plates = house.page.locator(".players .plate:visible")
    boxes = [box(plate) for plate in plates.all()]
    assert all(apart(one, other) for one in boxes for other in boxes if one is not other)
    assert min(each["height"] for each in boxes) >= FINGER
    house.page.locator(".players [data-seat='1']").click()
    sheet = house.page.locator("dialog[open]")
    for thing in ("morale", "Dracula", "Key 1", "Key 4", "Aleister Crowley"):
        expect(sheet).to_contain_text(thing)
    house.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(("wide", "high"), [(360, 640), (1440, 900)])
def test_choosing_a_key_leaves_the_board_free(visit: Visit, wide: int, high: int) -> None:
    house = visit(wide, high, rich_in_things)
    house.page.locator(".hand .grip").click()
    house.page.get_by_role("button", name="Play File").click()
    keys = house.page.locator(".prompt .button.card")
    expect(keys).to_have_count(2)
    scene = box(house.page.locator("section.scene"))
    assert box(house.page.locator(".prompt .sentence"))["y"] >= scene["y"] + scene["height"]
    for each in keys.all():
        assert min(box(each)["width"], box(each)["height"]) >= FINGER
        assert box(each)["y"] + box(each)["height"] <= high
