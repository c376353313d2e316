"""Gevangen in het Spookhuis in the browser: whoever touches a place rides there, and nowhere else."""

import itertools
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from speeltafel.engine.flow import run
from speeltafel.games.spookhuis.board import FREE, GATE, GATE_BACK, TILES, cell_at, fixed_board
from speeltafel.games.spookhuis.flow.turn import Rounds
from speeltafel.games.spookhuis.state import Table
from speeltafel.server.table.live import LiveTable
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.places import boxes, middle
from tests.server.inside import ServerInside
from tests.server.tables import Ticket, make_table, person

PATIENCE = 60
"""Seconds for a ride, on a busy machine."""
EAST = 0
Lay = Callable[[Table], None]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    """A server of which the tables can be laid by hand."""
    running = ServerInside(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def noor(browser: Browser, inside: ServerInside, screens: Path) -> Iterator[Person]:
    """The only person in front of a screen: nobody else moves, so that nothing depends on luck."""
    maker = Sit(browser, inside.url, screens)
    yield maker("Noor")
    maker.close()


@pytest.fixture
def phone(browser: Browser, inside: ServerInside, screens: Path) -> Iterator[Person]:
    """The same person with a phone."""
    maker = Sit(browser, inside.url, screens)
    yield maker("Noor", 390, 844)
    maker.close()


def put(table: Table, faces: dict[tuple[int, int], str]) -> None:
    """Lay tiles, as in "S0" (code and rotation); what lay there takes their places."""
    board, places = table.board, [cell_at(*place) for place in faces]
    for number, (place, face) in enumerate(zip(places, faces.values(), strict=True)):
        free = (cell for cell in range(len(board)) if cell not in places[:number])
        found = next(cell for cell in free if cell != GATE and TILES[board[cell] // 6].code == face[0])
        board[place], board[found] = board[found], board[place]
        board[place] = board[place] // 6 * 6 + int(face[1])


def two_ways(table: Table) -> None:
    """From ramp A a fork leads round both sides of a diamond to Key Room A."""
    table.players[0].cell, table.players[0].exit = GATE, EAST
    put(table, {(1, 0): "Y3", (2, 0): "Y0", (3, 0): "K3", (1, 1): "T1", (2, -1): "T4"})


def haunted_way(table: Table) -> None:
    """The same, with a Ghost on one side of the diamond."""
    two_ways(table)
    ghost = table.players[1]
    ghost.ghost, ghost.morale, ghost.cell = True, 0, cell_at(2, -1)


def free_start(table: Table) -> None:
    """On the gate, from where a cart may leave to every side."""
    table.players[0].cell, table.players[0].exit = GATE, FREE


def at_the_rim(table: Table) -> None:
    """On a Ghost Circle at an open teleporter."""
    table.players[0].cell, table.players[0].exit = cell_at(2, 1), EAST


class House:
    """A table for three with one page open."""

    def __init__(self, server: ServerInside, player: Person) -> None:
        self.server = server
        self.player = player
        names = ("Noor", "Sam", "Kim")
        options = {"turn_seconds": 0, "reply_seconds": 0}
        self.ticket: Ticket = make_table(
            server, [person(name) for name in names], game="spookhuis", options=options
        )
        self.page.goto("/credits")
        self.hold(*range(3))
        self.page.goto(f"/table/{self.ticket['table']}")
        self.page.get_by_role("button", name="Start the game").click()
        expect(self.page.locator(".board")).to_be_visible()
        self.hold(0)

    def hold(self, *seats: int) -> None:
        """The page has the keys of these seats."""
        keys = [key | {"value": "0" * 32} for key in self.ticket["keys"] if key["seat"] in seats]
        self.page.evaluate(
            "([table, held]) => localStorage.setItem(`speeltafel.table.${table}`, JSON.stringify(held))",
            [self.ticket["table"], {"keys": keys, "host": self.ticket["host"]}],
        )

    @property
    def page(self) -> Page:
        return self.player.page

    def lay(self, lay: Lay) -> None:
        """Begin a turn of seat 0 in the second round, with the tiles of the fixed board."""

        def act(live: LiveTable) -> None:
            table = live.match.table
            assert isinstance(table, Table)
            table.withdraw()
            table.frames[:] = [Rounds()]
            table.first, table.active, table.round = 0, 0, 2
            table.board[:] = fixed_board()
            table.board[GATE] = GATE_BACK * 6
            for seat, player in enumerate(table.players):
                player.cell, player.exit = cell_at(0, 1 + seat), FREE
            lay(table)
            run(table, live.match.now)
            live.driver.note_decisions()

        self.server.at(self.ticket["table"], act)
        self.page.reload()
        expect(self.page.locator("[data-stop]").first).to_be_visible()

    def stops(self) -> list[str]:
        return sorted(
            mark.get_attribute("data-stop") or "" for mark in self.page.locator("[data-stop]").all()
        )

    def arrives(self) -> tuple[int, int]:
        """Where the cart is when its ride is over."""

        def ridden(live: LiveTable) -> tuple[int, int] | None:
            table = live.match.table
            assert isinstance(table, Table)
            cart = table.players[0]
            return (cart.cell, cart.exit) if table.phase > 2 or table.active != 0 else None

        end = time.monotonic() + PATIENCE
        while not (found := self.server.at(self.ticket["table"], ridden)):
            assert time.monotonic() < end, "the cart does not arrive"
            self.page.wait_for_timeout(20)
        return found


def test_touching_a_place_rides_there_by_every_switch(inside: ServerInside, noor: Person) -> None:
    house = House(inside, noor)
    house.lay(two_ways)
    room = f"{cell_at(3, 0)}.{FREE}.room"
    assert house.stops() == [room]
    noor.look("spookhuis-stop")
    mark = house.page.locator(f"[data-stop='{room}']")
    expect(mark).to_have_attribute("aria-label", "Ride to Key Room A")
    mark.focus()
    house.page.keyboard.press("Enter")
    assert house.arrives() == (cell_at(3, 0), FREE)


def test_where_ways_differ_the_person_chooses(inside: ServerInside, noor: Person) -> None:
    house = House(inside, noor)
    house.lay(haunted_way)
    house.page.locator("[data-stop]").dispatch_event("click")
    expect(house.page.get_by_text("Several ways lead there")).to_be_visible()
    branches = house.page.locator(".steer")
    expect(branches).to_have_count(2)
    branches.last.dispatch_event("click")
    assert house.arrives() == (cell_at(3, 0), FREE)


def test_a_lit_room_is_ridden_to_wherever_it_is_touched(inside: ServerInside, noor: Person) -> None:
    house = House(inside, noor)
    house.lay(haunted_way)
    house.page.get_by_role("button", name="Ride", exact=True).click()
    expect(house.page.locator(".steer")).to_have_count(2)
    house.page.locator(f"[data-cell='{cell_at(3, 0)}']").dispatch_event("click")
    expect(house.page.get_by_text("Several ways lead there")).to_be_visible()
    expect(house.page.locator(".notice")).to_have_count(0)


def test_escape_closes_the_list_of_keys_and_leaves_the_tile_lifted(
    inside: ServerInside, noor: Person
) -> None:
    house = House(inside, noor)
    house.lay(two_ways)
    house.page.locator(f"[data-cell='{cell_at(0, 2)}']").dispatch_event("click")
    expect(house.page.locator("div.turner")).to_be_visible()
    house.page.keyboard.press("?")
    expect(house.page.locator("dialog[open]")).to_be_visible()
    house.page.keyboard.press("Escape")
    expect(house.page.locator("dialog[open]")).to_have_count(0)
    expect(house.page.locator("div.turner")).to_be_visible()


def test_on_a_phone_the_ways_out_are_as_far_apart_as_fingers_need(
    inside: ServerInside, phone: Person
) -> None:
    house = House(inside, phone)
    house.lay(free_start)
    house.page.get_by_role("button", name="Ride", exact=True).click()
    ways = house.page.locator(".steer .touch")
    expect(ways).to_have_count(3)
    house.page.wait_for_timeout(600)
    phone.look("spookhuis-ways-phone")
    middles = [middle(way) for way in ways.all()]
    nearest = min(math.dist(one, other) for one, other in itertools.combinations(middles, 2))
    assert nearest >= 39.5
    assert all(lies["width"] <= nearest + 1 for lies in boxes(*ways.all()))


def test_open_teleporters_lead_to_the_place_that_was_touched(inside: ServerInside, noor: Person) -> None:
    house = House(inside, noor)
    house.lay(at_the_rim)
    places = house.stops()
    assert len(places) > 4
    for place in places:
        house.lay(at_the_rim)
        house.page.locator(f"[data-stop='{place}']").dispatch_event("click")
        cell, exit, _ = place.split(".")
        assert house.arrives() == (int(cell), int(exit))


def test_a_finger_on_a_phone_finds_a_stop_that_is_within_its_width(
    inside: ServerInside, phone: Person
) -> None:
    house = House(inside, phone)
    room = f"{cell_at(3, 0)}.{FREE}.room"
    for right, down in ((0, 19), (19, 0), (-14, 13)):
        house.lay(two_ways)
        x, y = middle(house.page.locator(f"[data-stop='{room}'] .sign"))
        house.page.touchscreen.tap(x + right, y + down)
        assert house.arrives() == (cell_at(3, 0), FREE)


def test_a_finger_between_two_stops_sees_them_closer_before_it_rides(
    inside: ServerInside, phone: Person
) -> None:
    house = House(inside, phone)
    house.lay(at_the_rim)
    house.page.wait_for_timeout(600)
    near = nearest_signs(house)
    house.page.touchscreen.tap(*(sum(side) / 2 for side in zip(*near, strict=True)))
    house.page.wait_for_timeout(600)
    assert house.stops(), "nobody rode"
    closer = nearest_signs(house)
    assert math.dist(*closer) > 1.5 * math.dist(*near)
    phone.look("spookhuis-two-stops-phone")


def nearest_signs(house: House) -> tuple[tuple[float, float], tuple[float, float]]:
    """The middles of the two stops that lie nearest to each other."""
    middles = [middle(sign) for sign in house.page.locator("[data-stop] .sign").all()]
    return min(itertools.combinations(middles, 2), key=lambda pair: math.dist(*pair))


def test_a_finger_in_the_middle_of_a_tile_lifts_it_beside_a_stop(inside: ServerInside, phone: Person) -> None:
    house = House(inside, phone)
    house.lay(two_ways)
    x, y = middle(house.page.locator(f"[data-cell='{cell_at(3, 0)}'] polygon.ground"))
    house.page.touchscreen.tap(x, y + 2)
    expect(house.page.get_by_role("button", name="Turn it like this")).to_be_visible()
    phone.look("spookhuis-stop-phone")
