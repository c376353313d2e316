"""What is seen at a glance is what rides can reach."""

import pytest

from speeltafel.engine import QuickChance
from speeltafel.games.spookhuis.board import CELLS, FREE, GATE, GATE_BACK, IS_TRACK, RAILS, fixed_board
from speeltafel.games.spookhuis.flow.setup import shuffled_board
from speeltafel.games.spookhuis.net import Net
from speeltafel.games.spookhuis.rails import DOOR, IN_ROOM, door_of, turns_of
from speeltafel.games.spookhuis.scouting import Chart
from speeltafel.games.spookhuis.state import Player


def board_of(number: int) -> list[int]:
    board = fixed_board() if number == 0 else shuffled_board(QuickChance(number))
    board[GATE] = GATE_BACK * 6 + number % 6
    return board


def by_riding(board: list[int], cell: int, exit: int) -> int:
    """The rooms that a turn from here can bring, every rotation being tried."""
    chart = Chart(board, Player(cell=cell, exit=exit), 0, True, False)
    chart.barred = 0
    stops = chart.stops()
    for other in range(CELLS):
        for turns in turns_of(board, other):
            stops += chart.stops_after(other, turns)
    bits = 0
    for stop in stops:
        bits |= DOOR[stop // 4] if stop % 4 == IN_ROOM else 0
    return bits


@pytest.mark.parametrize("number", range(8))
def test_a_glance_finds_the_rooms_that_a_turn_can_bring(number: int) -> None:
    """A ride that comes twice over the turned tile may end elsewhere: that is rare, and the price of speed."""
    board = board_of(number)
    net, wrong, right = Net(board), 0, 0
    for cell in range(CELLS):
        exits = RAILS[board[cell]] if IS_TRACK[board[cell] // 6] or cell == GATE else (FREE,)
        for exit in exits:
            found, true = net.rooms_from(cell, exit), by_riding(board, cell, exit)
            own = door_of(cell, exit)
            wrong += ((found ^ true) & ~own).bit_count()
            right += (found & true & ~own).bit_count()
    assert right > 60
    assert wrong < right / 20
