"""Strong and master plan the race, for themselves and against the others."""

import msgspec
import pytest

from speeltafel.bots import make_bot
from speeltafel.engine import Chance, Move, QuickChance, decide
from speeltafel.games.spookhuis.board import FREE, GATE, cell_at
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import CRACK, Frighten, Rotate, Unlock
from speeltafel.games.spookhuis.net import Net
from speeltafel.games.spookhuis.planner import Insight, Prospect, glances
from speeltafel.games.spookhuis.race import Guess, Runner, turns_to_go
from speeltafel.games.spookhuis.rails import GATE_DOORS, exit_after
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from tests.games.spookhuis.layout import Night, W, corridor, dead_end

LEVELS = pytest.mark.parametrize("level", ["strong", "master"])


def planned(night: Night, level: str) -> Move:
    return decide(night.match, make_bot(GAME, level, 1), night.waiting())


def looked(night: Night, slots: tuple[int, ...], eyes: int) -> None:
    """These seats, as bits, have seen these slots."""
    for slot in slots:
        night.table.code[slot] = msgspec.structs.replace(night.table.code[slot], seen=eyes, sure=eyes)


def runner_of(night: Night, seat: int = 0, chance: Chance | None = None) -> Runner:
    return Guess(night.table, seat, chance or QuickChance(1)).runner(night.table, seat)


@LEVELS
def test_a_key_is_tried_first_on_the_one_lock_that_is_unknown(level: str) -> None:
    """SH-122 to SH-126: it may fit; and if not, it costs 1 morale and a key of no use, and tells as much as a look."""
    night = corridor()
    night.code(1, 2, 3)
    looked(night, (0, 1), 1)
    night.keys(0, 1, 2, 5)
    night.cart(0, 2, 0, W)
    night.begin().ride()
    assert planned(night, level) == CRACK
    night.play(CRACK)
    assert planned(night, level) == Unlock("key_5", 2)


def test_whoever_could_escape_with_one_rotation_needs_two() -> None:
    """One cut in the rails is mended with a turn of the same tile; the first tile lies across already."""
    night = corridor()
    night.lay(1, 0, "S1")
    night.code(1, 2, 3)
    looked(night, (0, 1, 2), 0b011)
    night.keys(1, 1, 2, 3)
    night.cart(1, 2, 0, W)
    night.cart(0, -2, 0, W)
    night.begin()
    before = ways_home(night, None)
    move = planned(night, "master")
    assert isinstance(move, Rotate)
    assert ways_home(night, move) < before


def ways_home(night: Night, move: Rotate | None) -> int:
    """By how many ramps player 1 can come to the Gatehouse with one rotation."""
    board, exit = night.table.board[:], W
    if move is not None:
        board[move.cell] += (board[move.cell] + move.turns) % 6 - board[move.cell] % 6
        exit = exit_after(W, move.turns) if move.cell == cell_at(2, 0) else W
    return (Net(board).rooms_from(cell_at(2, 0), exit) & GATE_DOORS).bit_count()


def test_whoever_is_alone_among_ghosts_still_prefers_one_ride_to_another() -> None:
    """The code is known and key 3 is missing: with nobody to race against it is a race against the dawn."""
    night = corridor()
    night.code(1, 2, 3)
    looked(night, (0, 1, 2), 1)
    night.keys(0, 1, 2)
    night.cart(0, 2, 0, W)
    night.ghost(1)
    night.ghost(2)
    night.begin()
    rides = glances(
        Prospect(night.table, 0, Insight(1, 1, 8), QuickChance(1)), chart_of(night), night.moves()
    )
    assert len({round(ride.worth, 6) for ride in rides}) > 3


def chart_of(night: Night) -> Chart:
    return chart_for(night.match.view(0), 0)


@LEVELS
def test_new_horrors_are_free_so_the_worst_is_played(level: str) -> None:
    night = dead_end()
    night.morale(1, 1)
    night.hand(1, "raven", "golem", "bloom")
    night.begin().ride()
    assert planned(night, level) == Frighten("golem")


def test_every_visit_brings_a_runner_nearer() -> None:
    night = corridor()
    night.code(1, 2, 3)
    start = runner_of(night)
    with_key = start.visits(cell_at(3, 0))
    assert with_key is not None
    after_look = with_key.visits(GATE)
    assert after_look is not None
    turns = [runner.turns_at_least() for runner in (start, with_key, after_look)]
    assert turns == sorted(turns, reverse=True)
    assert after_look.unknown == 2
    assert with_key.morale < start.morale


def test_who_has_everything_needs_one_more_turn_and_is_out_after_it() -> None:
    night = corridor()
    night.code(1, 2, 3)
    looked(night, (0, 1, 2), 1)
    night.keys(0, 1, 2, 3)
    runner = runner_of(night)
    assert runner.ready()
    assert runner.visits(GATE) is None
    net = Net(night.table.board)
    near = turns_to_go(runner, net, cell_at(1, 0), GATE_DOORS, 1)
    far = turns_to_go(runner, net, cell_at(3, 0), 0, 1)
    assert near < far


def test_a_guess_knows_what_its_seat_knows_and_nothing_else() -> None:
    night = corridor()
    night.code(4, 5, 6)
    looked(night, (1,), 1)
    guesses = [Guess(night.table, 0, QuickChance(number)).slots for number in range(40)]
    assert {slots[1] for slots in guesses} == {1 << 5}
    assert len({slots[0] for slots in guesses}) == 5
    assert all(len(set(slots)) == 3 for slots in guesses)


def test_free_carts_have_every_way_before_them() -> None:
    night = corridor()
    net = Net(night.table.board)
    east = net.rooms_from(GATE, 0)
    assert net.rooms_from(GATE, FREE) & east == east
