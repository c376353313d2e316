"""A master who has become a Ghost foresees what the living will do, from nothing but what its seat knows."""

import msgspec
import pytest

from speeltafel.bots import make_bot
from speeltafel.engine import Move, QuickChance, Worlds, decide
from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.foresight import Future
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.haunting import passing
from speeltafel.games.spookhuis.moves import ThroughWall
from speeltafel.games.spookhuis.planner import Planner
from speeltafel.kit.playing import fork
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import E, Night, W

HERE = cell_at(1, 0)
"""The tile that lies across the way to the Gatehouse."""


def way_home(eyes: int = 0b011) -> Night:
    """Player 1 holds what opens the gate, and one tile lies across the way; the Ghost stands at a wall beside that tile.

    The code is known to the seats in these bits.
    """
    night = Night()
    night.track("S1", "S0", "K3")
    night.lay(1, -1, "S0")
    night.lay(2, -1, "M1")
    night.cart(0, 1, -1, E)
    night.ghost(0)
    night.code(1, 2, 3)
    for slot in range(3):
        night.table.code[slot] = msgspec.structs.replace(night.table.code[slot], seen=eyes, sure=eyes)
    night.keys(1, 1, 2, 3)
    night.cart(1, 2, 0, W)
    night.morale(1, 4)
    return night.begin()


def future(night: Night, seed: int = 1) -> Future:
    """One that a master thinks possible."""
    return thinker().foresee(Worlds(GAME, night.table, 0), QuickChance(seed))


def thinker() -> Planner:
    planner = GAME.thinker("master", 1)
    assert isinstance(planner, Planner)
    return planner


def chosen(night: Night, seed: int = 1) -> Move:
    return decide(night.match, make_bot(GAME, "master", seed), night.waiting())


@rule("SH-073")
def test_a_tile_is_waited_on_over_which_no_rail_leads_yet() -> None:
    """Whoever has all keys turns the tile that lies across and rides home over it: the rails as they lie do not tell."""
    night = way_home()
    assert HERE not in passing(night.match.view(0), night.match.view(0).players[1])
    assert future(night).ambush[HERE] == pytest.approx(0.6)
    assert chosen(night) == ThroughWall(HERE)


def test_where_nobody_comes_along_there_is_nothing_to_hope_for() -> None:
    night = way_home()
    assert future(night).ambush[cell_at(-3, 0)] == 0.0


def test_the_next_ride_counts_too() -> None:
    """The future ends where the Ghost rides again: prey behind the wall of a dead end can be had then."""
    night = way_home()
    ahead = future(night)
    ahead.prey = [0.0] * len(ahead.prey)
    ahead.prey[HERE] = 0.5
    assert ahead.best_ride(cell_at(1, -1), E) == 0.5
    assert ahead.best_ride(cell_at(-3, 2), E) == 0.0


def test_nothing_happens_at_the_table_while_a_ghost_looks_ahead() -> None:
    night = way_home()
    before = msgspec.msgpack.encode(night.match.view(None))
    chosen(night)
    assert msgspec.msgpack.encode(night.match.view(None)) == before


def test_equal_seeds_give_equal_ways() -> None:
    assert chosen(way_home(), 5) == chosen(way_home(), 5)


def test_tables_that_look_the_same_to_a_ghost_have_the_same_futures() -> None:
    """What is hidden is dealt anew: other codes, other hands, the same foresight."""
    night = way_home(eyes=0b010)
    world = GAME.sample_world(night.table, 0, QuickChance("twin"))
    twin = fork(night.match, world, 1)
    assert [held.card for held in twin.table.code] != [held.card for held in night.table.code]
    seen = [thinker().foresee(Worlds(GAME, table, 0), QuickChance(3)) for table in (night.table, twin.table)]
    assert seen[0].ambush == seen[1].ambush
    assert seen[0].board == seen[1].board
