"""Phase 2: forward along the rails, branch by branch, until something stops the cart."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.spookhuis.board import COORDINATES, FREE, GATE, NEIGHBOUR, PORTS, STUB, TRACK, cell_at
from speeltafel.games.spookhuis.events import Rode, Stopped, Teleported
from speeltafel.games.spookhuis.flow.ride import Ride, branches
from speeltafel.games.spookhuis.moves import GO, SPARE, Rotate, Steer, Stop, Teleport, use
from speeltafel.games.spookhuis.rails import IN_ROOM, faces_wall, reach
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import NE, NW, E, Night, W, corridor, dead_end


@rule("SH-033", "SH-034", "SH-038", "SH-R06")
def test_a_ride_goes_forward_until_an_empty_room() -> None:
    night = corridor()
    events = night.begin().ride()
    assert night.cell(0) == cell_at(3, 0)
    assert night.happened(events, Stopped)[0].reason == "room"
    assert night.asked() == (1, "key-room")


@rule("SH-034")
def test_a_ride_may_not_stop_on_the_way() -> None:
    night = corridor()
    night.lay(2, 0, "O1")
    night.begin().ride()
    assert night.asked() == (0, "branch")
    with pytest.raises(IllegalMove) as refused:
        night.play(Stop())
    assert refused.value.rule == "SH-034"


@rule("SH-035", "SH-R04")
def test_a_dead_end_stops_the_cart_on_its_tile() -> None:
    night = dead_end()
    events = night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (cell_at(1, 0), E)
    assert night.happened(events, Stopped)[0].reason == "dead_end"
    assert night.asked()[1] == "frighten"


@rule("SH-R04")
def test_a_rail_that_ends_on_its_tile_stops_the_cart_there_and_lets_it_out_again() -> None:
    night = corridor()
    night.lay(1, 0, "X0")
    port = night.table.board[cell_at(2, 0)] * 6 + W
    PORTS[port] = STUB
    try:
        events = night.begin().ride()
        assert (night.cell(0), night.player(0).exit) == (cell_at(2, 0), W)
        assert night.happened(events, Stopped)[0].reason == "dead_end"
        assert faces_wall(night.table.board, cell_at(2, 0), W)
        assert reach(night.table.board, 0, cell_at(2, 0), W, False) == [GATE * 24 + 4 * E + IN_ROOM]
    finally:
        PORTS[port] = TRACK


@rule("SH-036", "SH-R07")
def test_an_occupied_room_stops_the_cart_before_it_without_local_action() -> None:
    night = corridor()
    night.cart(1, 3, 0)
    events = night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (cell_at(2, 0), E)
    assert night.happened(events, Stopped)[0].reason == "before_room"
    assert night.asked() == (1, "rotate")


@rule("SH-R07")
def test_a_cart_before_a_room_enters_it_once_it_is_free() -> None:
    night = corridor()
    night.cart(0, 2, 0, E)
    night.begin().ride()
    assert night.cell(0) == cell_at(3, 0)


@rule("SH-037", "SH-044")
def test_an_occupied_ramp_stops_the_cart_but_other_ramps_do_not_matter() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.cart(1, 0, 0, E)
    night.begin().ride()
    assert night.cell(0) == cell_at(1, 0)
    night = corridor()
    night.cart(0, 2, 0, W)
    night.cart(1, 0, 0, NW)
    night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (GATE, E)


@rule("SH-R19")
def test_from_a_ramp_a_cart_leaves_by_that_ramp_only() -> None:
    night = corridor()
    night.cart(0, 0, 0, NW)
    night.lay(0, -1, "S2")
    night.lay(0, -2, "S0")
    night.begin().ride()
    assert night.cell(0) == cell_at(0, -1)


@rule("SH-R19")
def test_riding_round_to_another_free_ramp_counts_as_entering() -> None:
    night = Night()
    night.cart(0, 0, 0, E)
    night.lay(1, 0, "T2")
    night.lay(1, -1, "W3")
    night.lay(0, -1, "T5")
    night.keys(0, 1)
    night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (GATE, NW)
    assert night.asked() == (0, "gatehouse")


@rule("SH-039", "SH-R11")
def test_carts_on_track_are_passed_and_share_tiles() -> None:
    night = dead_end()
    night.cart(1, 1, 0, W)
    night.lay(2, 0, "S0")
    night.lay(3, 0, "K4")
    night.cart(2, 2, 0, E)
    night.begin().ride()
    assert night.cell(0) == night.cell(2) == cell_at(2, 0)


@rule("SH-040", "SH-192")
def test_at_a_switch_the_rider_chooses() -> None:
    night = corridor()
    night.lay(2, 0, "L3")
    night.begin().ride()
    assert night.asked() == (0, "branch")
    assert night.moves() == [Steer(E), Steer(NE)]
    night.play(Steer(E))
    assert night.cell(0) == cell_at(3, 0)


@rule("SH-041")
def test_a_switch_gives_no_way_that_doubles_back() -> None:
    night = corridor()
    night.lay(2, 0, "R0")
    night.lay(1, -1, "T0")
    night.begin().ride()
    assert night.cell(0) == cell_at(3, 0)
    night = corridor()
    night.lay(2, 0, "L3")
    night.begin().ride()
    with pytest.raises(IllegalMove) as refused:
        night.play(Steer(W))
    assert refused.value.rule == "SH-041"


@rule("SH-042", "SH-192")
def test_a_ghost_circle_leads_back_too() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.lay(2, 0, "O1")
    night.begin().ride()
    assert Steer(W) in night.moves()
    assert len(night.moves()) == 3
    night.play(Steer(W))
    assert (night.cell(0), night.player(0).exit) == (GATE, E)


@rule("SH-R06", "SH-R08")
def test_a_cart_on_a_ghost_circle_leaves_by_any_open_edge() -> None:
    night = Night()
    night.lay(1, 0, "S0")
    night.lay(2, 0, "O1")
    night.lay(3, 0, "K3")
    night.lay(2, -1, "M0")
    night.lay(3, -1, "T0")
    night.lay(2, 1, "T5")
    night.cart(0, 2, 0, 5)
    night.begin().ride()
    assert night.cell(0) == GATE


@rule("SH-R08")
def test_from_a_room_every_connection_is_forward_also_the_one_of_entry() -> None:
    night = corridor()
    night.cart(0, 3, 0)
    night.begin().ride()
    assert (night.cell(0), night.player(0).exit) == (GATE, E)


@rule("SH-R08", "SH-070", "SH-142")
def test_after_a_wall_every_rail_of_the_tile_is_forward() -> None:
    night = corridor()
    night.cart(0, 1, 0, FREE)
    night.begin().ride()
    assert night.asked() == (0, "depart")
    assert night.moves() == [Steer(E), Steer(W)]


@rule("SH-R09")
def test_the_room_left_counts_as_occupied_until_the_ride_is_over() -> None:
    night = corridor()
    night.cart(0, 3, 0)
    night.lay(2, 0, "O0")
    night.begin().ride()
    assert night.asked() == (0, "branch")
    events = night.play(Steer(E))
    assert night.cell(0) == cell_at(2, 0)
    assert night.happened(events, Stopped)[0].reason == "before_room"


@rule("SH-R10")
def test_a_closed_circuit_ends_like_a_dead_end() -> None:
    night = Night()
    around = [(0, -1), (0, -2), (-1, -2), (-2, -1), (-2, 0), (-1, 0)]
    for place, (q, r) in enumerate(around):
        night.lay(q, r, f"W{(place + 2) % 6}")
    night.cart(0, *around[0], NW)
    events = night.begin().ride()
    path = [step for event in night.happened(events, Rode) for step in event.path]
    assert len(path) == 8
    assert night.cell(0) == cell_at(*around[1])
    assert night.asked()[1] == "frighten"


@rule("SH-R10")
def test_an_unused_way_must_be_taken_before_the_ride_may_end() -> None:
    night = corridor()
    night.lay(2, 0, "L3")
    night.begin()
    port = cell_at(2, 0) * 6 + W
    assert branches(night.table, Ride(port=port)) == [Steer(E), Steer(NE)]
    assert branches(night.table, Ride(port=port, used=[port * 6 + E])) == [Steer(NE)]
    assert branches(night.table, Ride(port=port, used=[port * 6 + E, port * 6 + NE])) == [Steer(E), Steer(NE)]


@rule("SH-045", "SH-046", "SH-047", "SH-R17")
def test_a_cart_that_rotated_nothing_rides_off_the_board_and_in_again() -> None:
    night = rim()
    night.lay(-3, 1, "S0")
    night.begin().ride()
    assert night.asked() == (0, "teleport")
    assert night.moves() == [Teleport(cell_at(-3, 1), W), Teleport(cell_at(-3, 2), W)]
    events = night.play(Teleport(cell_at(-3, 2), W))
    assert night.happened(events, Teleported)
    assert night.cell(0) == cell_at(-2, 2)


def rim() -> Night:
    """Player 0 rides east towards the rim; the only other rail off the board is on the west side."""
    night = Night()
    for q, r in COORDINATES:
        if max(abs(q), abs(r), abs(q + r)) == 3 and (q, r) not in KEY_CELLS:
            night.lay(q, r, inward(q, r))
    night.lay(1, 1, "S0")
    night.lay(2, 1, "S0")
    night.lay(-3, 2, "S0")
    night.lay(-2, 2, "S0")
    night.lay(-1, 2, "S1")
    night.cart(0, 1, 1, E)
    night.cart(1, -1, 0, FREE)
    night.cart(2, -1, -1, FREE)
    return night


KEY_CELLS = {(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)}


def inward(q: int, r: int) -> str:
    """A wide curve that stays on the board."""
    node = cell_at(q, r) * 6
    turn = next(k for k in range(6) if NEIGHBOUR[node + k] >= 0 and NEIGHBOUR[node + (k + 2) % 6] >= 0)
    return f"W{turn}"


@rule("SH-045", "SH-R18")
def test_whoever_rotated_a_tile_finds_a_dead_end() -> None:
    night = rim()
    night.begin()
    night.play(Rotate(cell_at(0, -1), 1))
    assert night.cell(0) == cell_at(2, 1)
    assert night.table.stop == 0


@rule("SH-048", "SH-R17")
def test_only_one_teleport_in_a_ride() -> None:
    night = rim()
    night.lay(-2, 2, "T0")
    night.lay(-3, 2, "O1")
    night.begin().ride()
    assert night.asked() == (0, "branch")
    events = night.play(Steer(W))
    assert not night.happened(events, Teleported)
    assert night.table.stop == 0
    assert night.cell(0) == cell_at(-3, 2)


@rule("SH-049")
def test_the_only_teleporter_is_a_dead_end() -> None:
    night = rim()
    night.lay(-3, 2, "W5")
    night.begin().ride()
    assert night.cell(0) == cell_at(2, 1)
    assert night.table.stop == 0


@rule("SH-050", "SH-R17")
def test_a_cart_that_faces_the_rim_may_begin_with_a_teleporter() -> None:
    night = rim()
    night.cart(0, 2, 1, E)
    night.begin()
    assert GO in night.moves()
    night.ride()
    assert night.cell(0) == cell_at(-2, 2)


@rule("SH-051")
def test_ghosts_use_no_teleporter() -> None:
    night = rim()
    night.ghost(0)
    night.begin()
    assert night.asked() == (0, "wall")
    assert night.cell(0) == cell_at(2, 1)
    with pytest.raises(IllegalMove) as refused:
        night.play(Teleport(cell_at(-3, 2), W))
    assert refused.value.rule == "SH-051"


@rule("SH-172", "SH-R59")
def test_the_ghost_train_forbids_rotating_and_teleporting_for_one_turn() -> None:
    night = rim()
    night.player(0).derailed = True
    night.begin()
    assert night.moves() == [GO]
    night.ride()
    assert night.cell(0) == cell_at(2, 1)
    assert night.asked()[1] == "frighten"
    assert not night.player(0).derailed


@rule("SH-R18")
def test_the_lamp_does_not_put_the_teleporters_out() -> None:
    night = rim()
    night.hand(0, "lamp")
    night.begin()
    night.play(use("lamp"))
    assert night.asked() == (0, "teleport")
    assert Teleport(cell_at(-3, 2), W) in night.moves()


@rule("SH-022")
def test_the_player_to_the_left_is_next() -> None:
    night = dead_end()
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (1, "rotate")
