"""Phase 1: which tiles may be turned, which must, and what happens to carts on them."""

import pytest

import speeltafel
from speeltafel.engine import IllegalMove
from speeltafel.games.spookhuis.board import FREE, GATE, KEY_ROOMS, cell_at
from speeltafel.games.spookhuis.events import Flipped, Rotated
from speeltafel.games.spookhuis.moves import GO, SPARE, Look, PickRoom, Rotate, Steer, Use, use
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import NW, SW, E, Night, W, corridor, dead_end


def turns(night: Night, q: int, r: int) -> list[int]:
    cell = cell_at(q, r)
    return [move.turns for move in night.moves() if isinstance(move, Rotate) and move.cell == cell]


@rule("SH-021", "SH-023", "SH-R14")
def test_any_tile_may_be_turned_any_way_or_none() -> None:
    night = corridor().begin()
    assert night.asked() == (0, "rotate")
    assert GO in night.moves()
    assert turns(night, -1, -1) == [1, 2, 3, 4, 5]
    assert len(night.moves()) > 130


@rule("SH-023", "SH-R18")
def test_one_rotation_a_turn() -> None:
    night = corridor().begin()
    before = night.table.board[cell_at(-1, -1)]
    events = night.play(Rotate(cell_at(-1, -1), 2))
    assert night.table.board[cell_at(-1, -1)] == before // 6 * 6 + (before + 2) % 6
    assert len(night.happened(events, Rotated)) == 1
    assert night.asked()[1] != "rotate"
    assert night.table.shifted


@rule("SH-023")
def test_a_tile_may_be_turned_back_as_long_as_nothing_became_known() -> None:
    match = speeltafel.start("spookhuis", 3, seed=5)
    decision = match.decisions()[0]
    before = match.view(None)
    match.play(decision.seat, next(move for move in decision.moves if isinstance(move, Rotate)))
    assert match.can_undo(decision.seat)
    match.undo(decision.seat)
    assert match.view(None) == before
    assert match.decisions() == [decision]


@rule("SH-027")
def test_meeting_room_and_item_room_may_be_turned() -> None:
    night = corridor().begin()
    assert turns(night, 2, -1) == [1, 2, 3, 4, 5]
    assert turns(night, -2, 1) == [1, 2, 3, 4, 5]


@rule("SH-028")
def test_the_gatehouse_may_not_be_turned() -> None:
    night = corridor().begin()
    assert turns(night, 0, 0) == []
    with pytest.raises(IllegalMove) as refused:
        night.play(Rotate(GATE, 1))
    assert refused.value.rule == "SH-028"


@rule("SH-029")
def test_a_key_room_keeps_pointing_at_the_board() -> None:
    night = corridor().begin()
    night.table.board[KEY_ROOMS[3]] = night.table.board[KEY_ROOMS[3]] // 6 * 6
    night = night.begin()
    assert turns(night, -3, 0) == [1, 5]
    with pytest.raises(IllegalMove) as refused:
        night.play(Rotate(KEY_ROOMS[3], 3))
    assert refused.value.rule == "SH-029"


@rule("SH-024", "SH-R05", "SH-R16")
def test_a_blocked_cart_must_be_freed() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.begin()
    assert GO not in night.moves()
    assert {move.cell for move in night.moves() if isinstance(move, Rotate)} <= {cell_at(1, 0), cell_at(2, 0)}
    with pytest.raises(IllegalMove) as refused:
        night.play(GO)
    assert refused.value.rule == "SH-024"
    night.play(Rotate(cell_at(2, 0), 5))
    assert night.cell(0) != cell_at(1, 0)


@rule("SH-025", "SH-R13")
def test_a_rotation_may_not_lock_the_own_cart_in() -> None:
    night = corridor().begin()
    assert turns(night, 1, 0) == [3]
    with pytest.raises(IllegalMove) as refused:
        night.play(Rotate(cell_at(1, 0), 1))
    assert refused.value.rule == "SH-R13"


@rule("SH-026", "SH-R12")
def test_a_cart_turns_along_with_its_tile() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.lay(1, -1, "O1")
    night.begin()
    assert 3 in turns(night, 1, 0)
    night.cart(1, -1, 0, E)
    night.lay(-1, 0, "S0")
    night.begin()
    night.play(Rotate(cell_at(-1, 0), 3))
    assert night.player(1).exit == W


@rule("SH-R13")
def test_other_carts_on_the_tile_must_still_be_able_to_leave() -> None:
    night = corridor()
    night.lay(-2, 0, "S0")
    night.lay(-1, 0, "S0")
    night.lay(-1, -1, "S0")
    night.cart(1, -2, 0, E)
    night.begin()
    allowed = turns(night, -2, 0)
    assert 3 in allowed
    assert 1 not in allowed


@rule("SH-R13")
def test_locking_a_cart_in_by_its_neighbour_tile_is_allowed() -> None:
    night = corridor()
    night.lay(-2, 0, "S0")
    night.lay(-1, 0, "S0")
    night.cart(1, -2, 0, E)
    night.begin()
    assert turns(night, -1, 0) == [1, 2, 3, 4, 5]


@rule("SH-R13")
def test_ghosts_on_a_tile_do_not_count() -> None:
    night = corridor()
    night.lay(-2, 0, "S0")
    night.lay(-1, 0, "S0")
    night.cart(1, -2, 0, E)
    night.ghost(1)
    night.begin()
    assert turns(night, -2, 0) == [1, 2, 3, 4, 5]


@rule("SH-R05")
def test_with_the_option_a_blocked_cart_may_turn_round() -> None:
    night = dead_end(turn_round_when_blocked=True)
    night.cart(0, 1, 0, E)
    night.begin()
    assert GO in night.moves()
    night.ride()
    assert night.cell(0) == GATE
    assert night.player(0).exit == E


@rule("SH-030")
def test_ghosts_turn_no_tiles() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0)
    before = night.table.board[:]
    night.begin()
    assert night.asked() == (1, "rotate")
    assert night.table.board == before
    night.player(1).ghost = True
    with pytest.raises(IllegalMove) as refused:
        night.play(Rotate(GATE, 1))
    assert refused.value.rule == "SH-030"


@rule("SH-R16", "SH-172")
def test_a_cart_that_may_not_rotate_stays_and_has_no_local_action() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.player(0).derailed = True
    night.begin()
    assert night.moves() == [GO]
    night.ride()
    assert night.cell(0) == cell_at(1, 0)
    assert night.asked() == (1, "rotate")


@rule("SH-R16")
def test_when_no_rotation_frees_the_cart_any_tile_may_be_turned() -> None:
    night = Night()
    night.lay(3, -3, "K3")
    night.lay(2, -3, "K0")
    night.cart(0, 2, -3, FREE)
    night.lay(1, -3, "K3")
    night.lay(2, -2, "K0")
    night.lay(1, -2, "K0")
    night.begin()
    assert GO in night.moves()
    assert turns(night, 0, 1)


@rule("SH-149", "SH-R62")
def test_the_compass_gives_a_second_rotation_also_of_the_same_tile() -> None:
    night = corridor()
    night.hand(0, "compass")
    night.begin()
    night.play(use("compass"), Rotate(cell_at(-1, -1), 1))
    assert night.asked() == (0, "rotate")
    assert 1 in turns(night, -1, -1)
    night.play(Rotate(cell_at(-1, -1), 1))
    assert night.asked()[1] != "rotate"
    assert night.table.item_discard == ["compass"]


@rule("SH-R13", "SH-R62")
def test_with_the_compass_the_cart_must_be_able_to_leave_after_the_last_rotation() -> None:
    night = corridor()
    night.hand(0, "compass")
    night.begin()
    night.play(use("compass"))
    assert 1 in turns(night, 1, 0)
    night.play(Rotate(cell_at(1, 0), 1))
    assert GO not in night.moves()
    assert all(isinstance(move, Rotate) for move in night.moves())


@rule("SH-R62")
def test_the_compass_is_useless_under_the_ghost_train() -> None:
    night = corridor()
    night.hand(0, "compass")
    night.player(0).derailed = True
    night.begin()
    assert night.moves() == [GO]


@rule("SH-031", "SH-032", "SH-R15")
def test_the_gatehouse_turns_over_when_all_have_left() -> None:
    night = Night()
    night.table.board[GATE] = 36 * 6
    night.table.round = 1
    for seat in (0, 1, 2):
        night.cart(seat, 0, 0, FREE)
    for direction, (q, r) in enumerate([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]):
        night.lay(q, r, f"S{direction % 3}")
    for q, r in [(2, 0), (2, -2), (0, -2), (-2, 0), (-2, 2), (0, 2)]:
        night.lay(q, r, "T0")
    night.lay(-2, 0, "T1")
    flips = []
    night.begin()
    for direction in (E, NW, SW):
        events = night.play(GO, Steer(direction))
        while night.asked()[1] == "frighten":
            events += night.play(SPARE)
        flips += night.happened(events, Flipped)
    assert [flip.ramp for flip in flips] == [SW]
    assert night.table.round == 2
    assert night.table.board[GATE] == 37 * 6 + SW


@rule("SH-R15")
def test_in_the_first_round_nobody_gets_back_in() -> None:
    night = corridor()
    night.table.board[GATE] = 36 * 6
    night.cart(0, 2, 0, W)
    night.cart(1, 0, 0, FREE)
    night.begin().ride()
    assert night.cell(0) == cell_at(1, 0)
    assert night.player(0).exit == W
    assert night.asked() == (1, "rotate")


@rule("SH-149", "SH-113", "SH-R72", "SH-R62")
def test_the_compass_may_be_played_after_the_first_rotation() -> None:
    night = corridor()
    night.hand(0, "compass")
    night.begin()
    night.play(Rotate(cell_at(-1, -1), 1))
    assert night.asked() == (0, "set-off")
    assert night.moves() == [GO, use("compass")]
    night.play(use("compass"))
    assert night.asked() == (0, "rotate")
    assert use("compass") not in night.moves()
    night.play(Rotate(cell_at(-1, -1), 1))
    assert night.cell(0) == cell_at(3, 0), "without another item to fear, the ride begins"


@rule("SH-R72", "SH-151")
def test_items_of_the_own_turn_may_be_played_between_rotation_and_ride() -> None:
    night = corridor()
    night.hand(0, "lorgnette", "wrench", "whistle", "dice", "lamp", "book")
    night.begin()
    night.play(Rotate(cell_at(-1, -1), 1))
    items = {move.item for move in night.moves() if isinstance(move, Use)}
    assert items == {"lorgnette", "wrench", "whistle", "dice", "book"}
    night.play(use("lorgnette"), Look(1))
    assert night.asked() == (0, "set-off")
    night.play(GO)
    assert night.cell(0) == cell_at(3, 0)


@rule("SH-R72")
@pytest.mark.parametrize("card", ["cross", "lorgnette"])
def test_the_question_before_the_ride_depends_on_what_all_know(card: str) -> None:
    night = corridor()
    night.hand(0, card)
    night.begin().play(Rotate(cell_at(-1, -1), 1))
    assert night.asked() == (0, "set-off"), "nobody else knows which item this is"
    night = corridor()
    night.begin().play(Rotate(cell_at(-1, -1), 1))
    assert night.asked() == (1, "key-room"), "all know that the only card is a horror"


@rule("SH-R58", "SH-R72")
def test_before_a_placement_items_of_the_own_turn_may_be_played() -> None:
    night = corridor()
    night.hand(0, "dice")
    night.player(0).placements = ["klara"]
    night.begin()
    assert night.asked() == (0, "placement")
    assert night.moves() == [GO, use("dice")]
    night.play(use("dice"), PickRoom(0), PickRoom(1))
    assert night.cell(0) == GATE


@rule("SH-020", "SH-R15")
def test_the_first_ride_may_leave_in_every_direction() -> None:
    night = Night()
    night.table.board[GATE] = 36 * 6
    night.cart(0, 0, 0, FREE)
    for direction, (q, r) in enumerate([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]):
        night.lay(q, r, f"S{direction % 3}")
    night.begin().ride()
    assert night.asked() == (0, "depart")
    assert night.moves() == [Steer(direction) for direction in range(6)]


@rule("SH-R13")
def test_a_cart_that_was_locked_in_anyway_does_not_hold_its_tile() -> None:
    for ahead, legal in (("S1", True), ("S0", False)):
        night = corridor()
        night.lay(1, 1, "S0")
        night.lay(2, 1, ahead)
        night.cart(1, 1, 1, E)
        night.cart(2, -2, 1)
        night.begin()
        assert (Rotate(cell_at(1, 1), 1) in night.moves()) == legal


@rule("SH-140", "SH-149")
def test_after_a_rotation_the_compass_does_not_bring_the_lamp_back() -> None:
    night = corridor()
    night.hand(0, "compass", "lamp")
    night.begin()
    assert use("lamp") in night.moves()
    night.play(Rotate(cell_at(-1, -1), 1), use("compass"))
    assert night.asked() == (0, "rotate")
    assert use("lamp") not in night.moves()
