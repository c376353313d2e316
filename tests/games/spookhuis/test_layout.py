"""Positions described in a few words: whole boxes, honest knowledge, games that go on."""

from typing import Any

import speeltafel
from speeltafel.bots import RandomPlayer
from speeltafel.engine import Match
from speeltafel.games.spookhuis.board import FREE, GATE, GATE_BACK, TILES, cell_at
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.lab.driver import play_out
from tests.games.spookhuis.layout import E, table_of
from tests.games.spookhuis.setups import contradictions, material

PLAYERS: list[dict[str, Any]] = [
    {"cart": "D4 E", "hand": "raven lamp", "keys": "1 3", "looked": "2", "laid": "gin+3*2"},
    {"ghost": True, "terror": 4, "cart": "C4"},
    {},
    {"morale": 4, "derailed": True},
]


def laid(**changed: Any) -> Match:
    """Player 0 on ramp A of a house with a corridor to the east."""
    described = {"players": PLAYERS, "tiles": {"D5": "S0", "D6": "S3", "A2": "T1"}, "code": "4 1 6"}
    return speeltafel.position("spookhuis", **(described | changed))


def test_what_is_described_lies_there() -> None:
    match = laid(rooms="6 5 4 3 2 1", horrors="golem mummy", items="pistol", discard="book zombie", turn=3)
    table = table_of(match)
    first, ghost, silent, last = table.players
    assert (first.cell, first.exit, first.kinds()) == (GATE, E, ["key_1", "key_3"])
    assert (first.horrors(), first.items(), first.laid) == (["raven"], ["lamp"], [Laid("gin", 3, 2)])
    assert (ghost.ghost, ghost.terror, ghost.cell, ghost.exit) == (True, 4, cell_at(1, -1), FREE)
    assert (silent.morale, len(silent.horrors()), last.morale) == (9, 3, 4)
    assert (table.rooms[0], table.stock[1:4]) == (6, [4, 5, 4])
    assert (table.item_discard, table.horror_discard) == (["book"], ["zombie"])
    assert table.items[-1] == "pistol"
    assert table.active == 3
    assert table.board[GATE] == GATE_BACK * 6


def test_what_is_not_described_is_in_the_piles_and_nothing_is_there_twice() -> None:
    match, fresh = laid(), speeltafel.start("spookhuis", 4, seed=1, record=False)
    assert material(match.table) == material(fresh.table)
    tiles = sorted(pose // 6 for pose in table_of(match).board)
    assert tiles == [number for number, tile in enumerate(TILES) if tile.kind != "gatehouse"] + [GATE_BACK]


def test_a_tile_comes_from_a_cell_of_which_nothing_is_said() -> None:
    board = table_of(laid()).board
    faces = [
        (TILES[board[cell_at(*place)] // 6].code, board[cell_at(*place)] % 6) for place in ((1, 0), (2, 0))
    ]
    assert faces == [("S", 0), ("S", 3)]
    assert TILES[board[cell_at(1, -3)] // 6].code == "T"


def test_only_who_looked_knows_the_code() -> None:
    match = laid()
    assert [slot.card for slot in match.view(0).slots] == ["", "key_1", ""]
    assert [slot.card for slot in match.view(2).slots] == ["", "", ""]
    assert [contradictions(match.table, seat) for seat in range(4)] == [[]] * 4


def test_in_the_first_round_everybody_is_in_the_gatehouse() -> None:
    table = table_of(speeltafel.position("spookhuis", players=[{}] * 3, round=1))
    assert [player.cell for player in table.players] == [GATE] * 3
    assert TILES[table.board[GATE] // 6].kind == "gatehouse"


def test_a_position_is_played_to_its_end() -> None:
    match = laid()
    play_out(match, [RandomPlayer(seat) for seat in range(4)])
    assert match.result is not None
