"""Becoming a Ghost, riding as one, going through walls and scaring the living."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.spookhuis.board import FREE, cell_at
from speeltafel.games.spookhuis.events import BecameGhost, MoraleChanged, Scared, Scored
from speeltafel.games.spookhuis.flow.morale import change_morale
from speeltafel.games.spookhuis.moves import DECLINE, ROLL, STOP, Frighten, TakeKey, ThroughWall, use
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import E, Night, W, corridor, dead_end


def dying() -> Night:
    """Player 0, with morale 1 and many things, is about to fail a test at a dead end."""
    night = dead_end()
    night.morale(0, 1)
    night.hand(0, "spider", "cross", "raven")
    night.keys(0, 2, 3)
    night.laid(0, "book", 1)
    night.laid(0, "crowley", 4)
    night.laid(0, "black_hood")
    night.hand(1, "golem", "mummy")
    night.morale(1, 2)
    night.table.stock[:] = [0, 5, 4, 4, 5, 5, 5]
    night.dice(5, 5)
    night.begin()
    return night


@rule("SH-002", "SH-052", "SH-053", "SH-054", "SH-055", "SH-056", "SH-057", "SH-R71", "SH-R82")
def test_at_morale_0_a_player_becomes_a_ghost_and_hands_in_all_but_the_horrors() -> None:
    night = dying()
    events = night.ride()
    events += night.play(Frighten("golem"), ROLL)
    player = night.player(0)
    assert night.happened(events, BecameGhost)[0].seat == 0
    assert (player.ghost, player.morale, player.terror) == (True, 0, 0)
    assert night.cards(0) == ["spider", "raven"]
    assert player.keys == []
    assert player.laid == []
    assert night.table.stock == [0, 5, 5, 5, 5, 5, 5]
    assert sorted(night.table.item_discard) == ["book", "cross"]
    assert night.table.meeting_discard == ["crowley"]
    assert "black_hood" in night.table.horror_discard
    assert night.asked() == (1, "rotate")


@rule("SH-R82", "SH-R59")
def test_a_new_ghost_is_free_of_what_was_to_come() -> None:
    night = dying()
    night.player(0).steered = night.player(0).derailed = True
    night.ride()
    night.player(0).placements = ["invisible"]
    night.play(Frighten("golem"), ROLL)
    player = night.player(0)
    assert (player.placements, player.steered, player.derailed) == ([], False, False)


@rule("SH-083")
def test_the_dial_does_not_go_below_0() -> None:
    night = dying()
    night.ride()
    events = night.play(Frighten("golem"), ROLL)
    assert night.happened(events, MoraleChanged)[-1].morale == 0


@rule("SH-058", "SH-062", "SH-R86", "SH-074", "SH-191")
def test_a_ghost_rides_into_an_occupied_key_room_and_scares() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 3, 0)
    night.begin()
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (1, "test")


@rule("SH-R86")
def test_several_ghosts_share_a_key_room() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.ghost(2)
    night.cart(2, 3, 0)
    night.begin()
    assert night.cell(0) == night.cell(2) == cell_at(3, 0)


@rule("SH-059", "SH-060", "SH-061", "SH-073", "SH-078")
def test_a_ghost_in_a_key_room_blocks_nothing_but_scares_first() -> None:
    night = corridor()
    night.ghost(1)
    night.cart(1, 3, 0)
    night.dice(1, 1)
    night.begin().ride()
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (0, "test")
    night.play(ROLL)
    assert night.asked() == (1, "key-room")
    night.play(Frighten("raven"), ROLL)
    assert TakeKey() in night.moves()


@pytest.mark.parametrize("room", ["M0", "I0"])
@rule("SH-063", "SH-064", "SH-R20")
def test_a_ghost_stops_before_the_meeting_room_and_the_item_room(room: str) -> None:
    night = corridor()
    night.lay(3, 0, room.replace("0", "1"))
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.begin()
    assert night.cell(0) == cell_at(2, 0)
    assert night.asked() == (1, "rotate")


@rule("SH-065", "SH-R20")
def test_a_ghost_stops_before_the_gatehouse_and_may_not_go_through_the_wall_there() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.ghost(0)
    night.begin()
    assert night.cell(0) == cell_at(1, 0)
    assert night.asked() == (1, "rotate")


@rule("SH-066", "SH-067", "SH-068", "SH-069", "SH-070", "SH-R21", "SH-R23")
def test_a_ghost_goes_through_the_wall_at_a_dead_end() -> None:
    night = corridor()
    night.lay(3, 0, "K4")
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.begin()
    assert night.asked() == (0, "wall")
    assert STOP in night.moves()
    walls = {move.cell for move in night.moves() if isinstance(move, ThroughWall)}
    assert walls == {cell_at(q, r) for q, r in [(3, -1), (1, 1), (2, 1)]}
    with pytest.raises(IllegalMove) as refused:
        night.play(ThroughWall(cell_at(3, 0)))
    assert refused.value.rule == "SH-068"
    night.play(ThroughWall(cell_at(2, 1)))
    assert (night.cell(0), night.player(0).exit) == (cell_at(2, 1), FREE)
    assert night.asked() == (1, "rotate")


@rule("SH-066")
def test_a_ghost_may_also_stay_at_the_dead_end() -> None:
    night = corridor()
    night.lay(3, 0, "K4")
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.begin().play(STOP)
    assert (night.cell(0), night.player(0).exit) == (cell_at(2, 0), E)


@rule("SH-R21")
def test_with_the_option_the_wall_leads_into_key_rooms() -> None:
    night = corridor(ghost_wall_into_key_rooms=True)
    night.lay(3, 0, "K4")
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.begin()
    assert ThroughWall(cell_at(3, 0)) in night.moves()


@rule("SH-R22", "SH-R23")
def test_a_blocked_ghost_goes_through_the_wall_at_once() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.begin()
    assert night.asked() == (0, "depart")
    assert {type(move) for move in night.moves()} == {ThroughWall}
    assert ThroughWall(cell_at(2, 0)) in night.moves()


@rule("SH-R22")
def test_a_ghost_without_any_way_stays() -> None:
    night = Night()
    for q, r in [(2, -3), (1, -3), (1, -2), (2, -2), (3, -3)]:
        night.lay(q, r, "K0")
    night.lay(3, -3, "K5")
    night.cart(0, 2, -3, FREE)
    night.lay(2, -3, "T1")
    night.ghost(0)
    night.begin()
    assert night.cell(0) == cell_at(2, -3)
    assert night.asked() == (1, "rotate")


@rule("SH-R24")
def test_a_new_ghost_in_a_safe_room_stays_until_its_ride_and_scares_nobody() -> None:
    night = corridor()
    night.lay(3, 0, "M1")
    night.ghost(1)
    night.cart(1, 3, 0)
    night.begin().ride()
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (0, "draw-meeting")
    assert night.cell(1) == cell_at(3, 0)
    night.play(DECLINE)
    assert night.cell(1) == cell_at(1, 0)


@rule("SH-071", "SH-072", "SH-075", "SH-076", "SH-R25")
def test_a_riding_ghost_scares_whom_it_passes() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.hand(0)
    night.cart(1, 2, 0, W)
    night.dice(10)
    night.begin()
    assert night.asked() == (1, "test")
    events = night.play(ROLL)
    assert night.player(1).morale == 8
    assert night.player(0).terror == 1
    assert night.happened(events, Scored)[0].terror == 1


@rule("SH-076")
def test_a_passed_scare_costs_and_scores_nothing() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 2, 0, W)
    night.dice(9)
    night.begin()
    night.play(ROLL)
    assert (night.player(1).morale, night.player(0).terror) == (9, 0)


@rule("SH-R25")
def test_the_tile_of_departure_scares_nobody() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 1, 0, W)
    night.begin()
    assert night.asked() == (1, "rotate")


@rule("SH-R25")
def test_behind_the_wall_it_scares_too() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 2, 0, W)
    night.begin().play(ThroughWall(cell_at(2, 0)))
    assert night.asked() == (1, "test")


@rule("SH-077", "SH-R26")
def test_several_ghosts_mean_one_test_and_a_point_for_each() -> None:
    night = corridor(seats=4)
    for seat, q in ((1, 1), (2, 2)):
        night.ghost(seat)
        night.cart(seat, q, 0, E)
    night.dice(10)
    events = night.begin().ride()
    assert night.happened(events, Scared)[0].ghosts == (1, 2)
    night.play(ROLL)
    assert night.player(0).morale == 8
    assert [night.player(seat).terror for seat in (1, 2)] == [1, 1]
    assert night.asked() == (1, "key-room")


@rule("SH-R26", "SH-R27")
def test_a_ghost_scares_in_path_order_each_player_once() -> None:
    night = corridor(seats=4)
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 3, 0)
    night.cart(2, 2, 0, E)
    night.cart(3, 2, 0, W)
    night.dice(1, 1, 1)
    night.begin()
    order = []
    while night.asked()[1] == "test":
        order.append(night.asked()[0])
        night.play(ROLL)
    assert order == [2, 3, 1]


@rule("SH-R28")
def test_no_item_wards_off_a_ghost_but_morale_may_be_raised() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 2, 0, W)
    night.morale(1, 5)
    night.hand(1, "parchment", "pistol", "book")
    night.begin()
    assert night.moves() == [ROLL, use("book")]
    night.dice(8)
    night.play(use("book"), ROLL)
    assert night.player(1).morale == 8


@rule("SH-R28")
def test_the_gatehouse_is_safe() -> None:
    night = corridor()
    night.cart(0, 2, 0, W)
    night.ghost(0)
    night.cart(1, 0, 0, E)
    night.begin()
    assert night.asked() == (1, "rotate")


@rule("SH-R29")
def test_whoever_becomes_a_ghost_scares_nobody_until_a_later_ride() -> None:
    night = dying()
    night.cart(2, 1, 0, W)
    night.ride()
    events = night.play(Frighten("golem"), ROLL)
    assert not night.happened(events, Scared)
    assert night.asked() == (1, "rotate")


@rule("SH-R36")
def test_a_ghost_has_no_local_action_but_a_card_limit() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.hand(0, "raven", "spider", "golem", "mummy", "zombie", "ghoul")
    night.begin()
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (0, "surplus")


@rule("SH-R83")
def test_a_ghost_gains_no_morale() -> None:
    night = corridor()
    night.ghost(1)
    change_morale(night.table, 1, 5, "crowley", night.match.now)
    assert night.player(1).ghost
    assert night.player(1).morale == 0


@rule("SH-057")
def test_a_ghost_may_not_use_items() -> None:
    night = corridor()
    night.begin()
    night.player(0).ghost = True
    with pytest.raises(IllegalMove) as refused:
        night.play(use("cross"))
    assert refused.value.rule == "SH-057"


def test_a_turn_goes_on_after_somebody_else_became_a_ghost() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    night.cart(1, 2, 0, W)
    night.cart(2, 3, 0)
    night.morale(1, 1)
    night.dice(10)
    night.begin().play(ROLL)
    assert night.player(1).ghost
    assert night.asked() == (2, "test")
