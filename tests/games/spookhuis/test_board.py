"""The hexagon: cells, tiles, the fixed layout, and what is asked of the data files."""

import re
from importlib import resources

import pytest

from speeltafel.games.spookhuis.board import (
    AROUND,
    CELLS,
    CENTROIDS,
    FREE,
    GATE,
    IS_TRACK,
    KEY_ROOMS,
    NAMES,
    RAILS,
    STUB,
    TILES,
    TRACK_TILES,
    WAYS,
    cell_at,
    distance,
    fixed_board,
    is_room,
    kind_at,
    letter_of,
    ramps,
    teleporters,
)
from speeltafel.games.spookhuis.board import _port_kind as port_kind
from speeltafel.games.spookhuis.material import MaterialError, TileKind, read_cards, read_tiles, tile_box
from speeltafel.games.spookhuis.rails import (
    BEFORE_ROOM,
    DEAD,
    DEAD_END,
    GATE_DOORS,
    IN_ROOM,
    OFF_BOARD,
    OPEN,
    ahead,
    departures,
    directly_connected,
    may_begin,
    reach,
    rotate,
    turns_of,
)
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import dead_end


@rule("SH-006")
def test_the_fixed_layout_has_every_tile_once() -> None:
    board = fixed_board()
    assert sorted(pose // 6 for pose in board) == list(range(37))
    assert kind_at(board, GATE) == "gatehouse"
    assert kind_at(board, cell_at(2, -1)) == "meeting_room"
    assert kind_at(board, cell_at(-2, 1)) == "item_room"


@rule("SH-006", "SH-136")
def test_the_fixed_layout_begins_fairly() -> None:
    board = fixed_board()
    assert departures(board, GATE_DOORS, GATE, FREE, False) == [0, 1, 2, 3, 4, 5]
    assert not directly_connected(board)
    assert may_begin(board)


@rule("SH-045")
def test_six_rails_run_off_the_fixed_board() -> None:
    nodes = {(node // 6, node % 6) for node in teleporters(fixed_board())}
    places = [(2, -3, 1), (-1, -2, 3), (-2, -1, 3), (-2, 3, 4), (1, 2, 0), (2, 1, 0)]
    assert nodes == {(cell_at(q, r), d) for q, r, d in places}


@rule("SH-133", "SH-134", "SH-135")
def test_the_hexagon_has_places_for_all_tiles() -> None:
    assert CELLS == 37
    assert len(TRACK_TILES) == 28
    assert [letter_of(cell) for cell in KEY_ROOMS] == list("ABCDEF")
    assert [len(AROUND[cell]) for cell in KEY_ROOMS] == [3] * 6
    assert all(distance(GATE, cell) == 3 for cell in KEY_ROOMS)
    assert sorted(CENTROIDS) == sorted(
        cell_at(q, r) for q, r in [(2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1)]
    )


@rule("SH-043")
def test_a_tile_is_called_by_its_row_and_its_place_in_it() -> None:
    assert [NAMES[cell] for cell in (0, 3, 4, 8, GATE, CELLS - 1)] == ["A1", "A4", "B1", "B5", "D4", "G4"]
    assert [NAMES[cell] for cell in KEY_ROOMS] == ["D7", "A4", "A1", "D1", "G1", "G4"]
    assert len(set(NAMES)) == CELLS


def test_nine_tiles_are_rooms() -> None:
    board = fixed_board()
    rooms = [kind_at(board, cell) for cell in range(CELLS) if is_room(board, cell)]
    assert sorted(rooms) == ["gatehouse", "item_room", *["key_room"] * 6, "meeting_room"]


@rule("SH-041", "SH-192")
def test_a_switch_does_not_lead_from_branch_to_branch() -> None:
    tile = next(n for n, tile in enumerate(TILES) if tile.kind == "right_switch")
    assert WAYS[tile * 36 + 0] == (2, 3)
    assert WAYS[tile * 36 + 2] == (0,)
    assert WAYS[tile * 36 + 3] == (0,)


@rule("SH-042", "SH-192")
def test_a_ghost_circle_leads_everywhere() -> None:
    tile = next(n for n, tile in enumerate(TILES) if tile.kind == "ghost_circle")
    assert WAYS[tile * 36 + 2] == (0, 2, 4)


@rule("SH-R14")
def test_a_rotation_turns_the_drawing() -> None:
    tile = next(n for n, tile in enumerate(TILES) if tile.kind == "wide_curve")
    assert [RAILS[tile * 6 + turn] for turn in range(3)] == [(0, 2), (1, 3), (2, 4)]
    board = fixed_board()
    cell = cell_at(1, -2)
    assert rotate(board, cell, 5)[cell] == board[cell] - 1
    assert rotate(rotate(board, cell, 4), cell, 2) == board


@rule("SH-R04")
def test_what_ends_a_rail() -> None:
    board = dead_end().table.board
    assert ahead(board, 0, GATE * 6) == OPEN
    assert ahead(board, 0, cell_at(1, 0) * 6) == DEAD
    assert ahead(board, 0, cell_at(2, -3) * 6 + 1) == OFF_BOARD


@rule("SH-R04")
def test_a_drawn_stub_is_a_dead_end() -> None:
    stub = TileKind("Z", "stub", 1, routes=((0, 3),), stubs=(1,))
    assert port_kind(stub, (), 1) == STUB
    assert port_kind(stub, (), 0) != STUB


def test_the_first_ride_ends_at_dead_ends_or_before_the_gatehouse() -> None:
    stops = reach(fixed_board(), GATE_DOORS, GATE, FREE, False)
    assert {stop % 4 for stop in stops} == {DEAD_END, BEFORE_ROOM}
    assert len(stops) == len(set(stops))


def test_one_rotation_opens_rooms() -> None:
    board = fixed_board()
    opened = {
        stop // 24
        for cell in range(CELLS)
        for turns in turns_of(board, cell)
        for stop in reach(rotate(board, cell, turns), GATE_DOORS, GATE, FREE, False)
        if stop % 4 == IN_ROOM
    }
    assert len(opened) == 6
    assert all(not IS_TRACK[board[cell] // 6] for cell in opened)


def test_ramps_are_lettered_counter_clockwise() -> None:
    board = fixed_board()
    board[GATE] = 37 * 6 + 1
    assert ramps(board) == (1, 3, 5)


TILES_TOML = """
[[tile]]
code = "G"
kind = "gatehouse"
count = {count}
{rails}
[layout]
rows = []
"""


@pytest.mark.parametrize(
    ("count", "rails", "complaint"),
    [
        (1, "room = [0]", "adds up to 1, not 37"),
        (0, "room = [0]", "tile G: count must be at least 1"),
        (37, "room = [9]", "tile G has an edge outside 0 to 5"),
        (37, "", "tile G has no rail"),
        (37, "routes = [[0, 3]]\nring = [3]", "tile G joins a stub or a ring to a route"),
        (37, "rooom = [0]", "unknown field `rooom`"),
    ],
)
def test_tile_data_that_cannot_be_played_is_refused_in_one_line(
    count: int, rails: str, complaint: str
) -> None:
    with pytest.raises(MaterialError, match=r"tiles\.toml") as refused:
        read_tiles(TILES_TOML.format(count=count, rails=rails))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_card_data_that_cannot_be_played_is_refused_in_one_line() -> None:
    with pytest.raises(MaterialError, match=r"cards.toml.*horrors"):
        read_cards("items = []")
    assert len(tile_box().tile) == 13


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("morale_start", 0, "balance.morale_start must be at least 1"),
        ("morale_cap", 1, "is above morale_cap"),
    ],
)
def test_balance_that_cannot_be_played_is_refused_in_one_line(name: str, value: int, complaint: str) -> None:
    cards = resources.files("speeltafel.games.spookhuis").joinpath("cards.toml").read_text(encoding="utf-8")
    changed = re.sub(rf"(?m)^{name} = \d+", f"{name} = {value}", cards)
    assert changed != cards
    with pytest.raises(MaterialError, match=complaint):
        read_cards(changed)
    assert read_cards(cards.replace("terror_goal = 10", "terror_goal = 1")).balance.terror_goal == 1
