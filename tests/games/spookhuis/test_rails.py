"""Coming in over a teleporter, port by port."""

import pytest

from speeltafel.engine import QuickChance
from speeltafel.games.spookhuis.board import CELLS
from speeltafel.games.spookhuis.flow.setup import shuffled_board
from speeltafel.games.spookhuis.rails import DEAD_END, PORTS, STUB, _inward
from speeltafel.kit.rules import rule


@rule("SH-047")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_comes_in_on_a_stub_stands_there_and_nobody_else(seed: int) -> None:
    board = shuffled_board(QuickChance(seed))
    stubs = [
        cell * 6 + side for cell in range(CELLS) for side in range(6) if PORTS[board[cell] * 6 + side] == STUB
    ]
    stops: list[int] = []
    _inward(board, set(range(CELLS * 6)), stops)
    assert stubs
    assert stops == [port * 4 + DEAD_END for port in stubs]
