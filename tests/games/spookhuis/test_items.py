"""Items: when they may be played, what they do, and how they are lost."""

import pytest

from speeltafel.engine import INTERRUPT, IllegalMove
from speeltafel.games.spookhuis.board import FREE, GATE, KEY_ROOMS, cell_at
from speeltafel.games.spookhuis.cards import ITEMS
from speeltafel.games.spookhuis.events import RoomsSwapped, TilesSwapped, Used, WentThroughWall
from speeltafel.games.spookhuis.moves import (
    GO,
    ROLL,
    STOP,
    Frighten,
    HandIn,
    PickRoom,
    PickTile,
    ThroughWall,
    use,
)
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, E, Night, W, corridor, dead_end


def offered(night: Night, seat: int) -> list[object]:
    """What a seat may play while others are asked."""
    decision = night.table.decision(seat)
    return list(decision.moves) if decision and decision.waits == INTERRUPT else []


@rule("SH-113", "SH-R72")
def test_book_gin_and_file_may_be_played_in_another_players_turn() -> None:
    night = corridor()
    night.hand(2, "book", "gin", "file", "cross", "lorgnette", "compass")
    night.keys(2, 3)
    night.morale(2, 4)
    night.begin()
    assert offered(night, 2) == [use("book"), use("gin"), use("file")]
    events = night.match.play(2, use("book"))
    assert night.happened(events, Used)[0].seat == 2
    assert night.player(2).morale == 7
    assert night.asked() == (0, "rotate")
    assert offered(night, 2) == [use("gin"), use("file")]


@rule("SH-R72", "SH-114")
def test_nothing_is_offered_while_a_choice_is_half_settled() -> None:
    night = corridor()
    night.hand(0, "lorgnette")
    night.hand(2, "book")
    night.begin()
    assert offered(night, 2)
    night.play(use("lorgnette"))
    assert night.asked() == (0, "lorgnette")
    assert not offered(night, 2)


@rule("SH-110", "SH-111", "SH-112", "SH-151", "SH-156", "SH-159")
def test_how_long_items_last_and_what_they_cost() -> None:
    lasting = {item.id for item in ITEMS.values() if item.lasts == "lasting"}
    limited = {item.id for item in ITEMS.values() if item.lasts == "limited"}
    once = {item.id for item in ITEMS.values() if item.lasts == "once"}
    assert lasting == {"garlic", "cross", "umbrella", "parchment", "mirror"}
    assert limited == {"book", "gin"}
    assert once == {"lamp", "file", "compass", "lorgnette", "wrench", "whistle", "pistol", "dice"}
    costs = {item.id: item.cost for item in ITEMS.values() if item.cost}
    assert costs == {"lorgnette": 1, "whistle": 1, "dice": 1}


@rule("SH-R72")
def test_every_item_has_its_moment() -> None:
    night = corridor()
    night.hand(
        0, "cross", "pistol", "lamp", "compass", "lorgnette", "wrench", "whistle", "dice", "book", "gin"
    )
    night.begin()
    items = {move.item for move in night.moves() if hasattr(move, "item")}
    assert items == {"lamp", "compass", "lorgnette", "wrench", "whistle", "dice", "book", "gin"}
    with pytest.raises(IllegalMove) as refused:
        night.play(use("cross"))
    assert refused.value.rule == "SH-087"
    night.play(GO, Frighten(HARMLESS))
    items = {move.item for move in night.moves() if hasattr(move, "item")}
    assert items == {"pistol", "cross", "book", "gin"}
    with pytest.raises(IllegalMove) as refused:
        night.play(use("dice"))
    assert refused.value.rule == "SH-R72"


@rule("SH-R72")
def test_own_turn_items_may_be_played_in_phase_3() -> None:
    night = corridor()
    night.hand(0, "dice")
    night.dice(1)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    assert night.asked() == (0, "take-key")
    night.play(use("dice"), PickRoom(0), PickRoom(4))
    assert night.asked() == (0, "take-key")


@rule("SH-143", "SH-112", "SH-115")
def test_the_book_lies_open_and_gives_3() -> None:
    night = corridor()
    night.hand(0, "book")
    night.morale(0, 4)
    night.begin()
    night.play(use("book"))
    assert night.player(0).morale == 7
    assert night.open_cards(0) == ["book"]
    assert night.match.view(1).players[0].laid[0].card == "book"


@rule("SH-144", "SH-R40", "SH-112")
def test_a_failed_test_costs_the_book_and_its_points() -> None:
    night = dead_end()
    night.morale(0, 7)
    night.morale(1, 1)
    night.laid(0, "book", 3)
    night.hand(1, "golem", HARMLESS)
    night.dice(8)
    night.begin().ride()
    night.play(Frighten("golem"), ROLL)
    assert night.player(0).morale == 1
    assert night.table.item_discard == ["book"]


@rule("SH-R40")
def test_loss_and_book_are_added_before_0_is_checked() -> None:
    night = dead_end()
    night.morale(0, 4)
    night.morale(1, 1)
    night.laid(0, "book", 3)
    night.dice(8)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    assert night.player(0).ghost


@rule("SH-R38", "SH-143")
def test_a_book_at_high_morale_gives_and_takes_less() -> None:
    night = corridor()
    night.hand(0, "book")
    night.morale(0, 8)
    night.begin()
    night.play(use("book"))
    assert night.player(0).morale == 9
    assert night.player(0).laid[0].gained == 1


@rule("SH-146", "SH-R39", "SH-112")
def test_gin_gives_3_and_after_four_own_turns_costs_4() -> None:
    night = dead_end()
    night.hand(0, "gin")
    night.morale(0, 4)
    night.begin()
    night.play(use("gin"))
    assert night.player(0).morale == 7
    assert night.player(0).laid[0].markers == 4
    for left in (3, 2, 1):
        begin_again(night)
        assert night.player(0).laid[0].markers == left
    assert night.player(0).morale == 7
    begin_again(night)
    if night.asked() == (0, "upkeep"):
        night.play(GO)
    assert night.player(0).morale == 3
    assert night.table.item_discard == ["gin"]


def begin_again(night: Night) -> None:
    """The next turn of player 0."""
    del night.table.frames[1:]
    night.table.frames[0].at = 0
    night.table.withdraw()
    night.cart(0, 0, 0, E)
    night.begin()


@rule("SH-R39", "SH-116")
def test_gin_lost_early_takes_only_what_it_gave() -> None:
    night = dead_end()
    night.laid(0, "gin", 2, 3)
    night.morale(0, 6)
    night.morale(1, 1)
    night.hand(0)
    night.hand(1, "hand", HARMLESS)
    night.dice(9)
    night.begin().ride()
    night.play(Frighten("hand"), ROLL, HandIn("gin"))
    assert night.player(0).morale == 6 - 1 - 2


@rule("SH-R85", "SH-113")
def test_before_a_loss_at_the_start_of_the_turn_items_may_be_played() -> None:
    night = corridor()
    night.laid(0, "gin", 3, 1)
    night.laid(0, "dracula")
    night.morale(0, 5)
    night.hand(0, "book", HARMLESS)
    night.begin()
    assert night.asked() == (0, "upkeep")
    night.play(use("book"))
    assert night.player(0).morale == 8
    night.play(GO)
    assert night.player(0).morale == 8 - 4 - 1
    assert night.asked() == (0, "rotate")


@rule("SH-R85")
def test_the_question_before_a_loss_depends_on_open_cards_only() -> None:
    night = corridor()
    night.laid(0, "dracula")
    night.hand(0, HARMLESS)
    night.begin()
    assert night.asked() == (0, "upkeep")
    assert night.moves() == [GO]
    night = corridor()
    night.hand(0, "book")
    night.begin()
    assert night.asked() == (0, "rotate")


@rule("SH-R85", "SH-055")
def test_whoever_dies_of_the_hangover_has_no_turn() -> None:
    night = corridor()
    night.laid(0, "gin", 3, 1)
    night.morale(0, 4)
    night.begin().play(GO)
    assert night.player(0).ghost
    assert night.asked() == (1, "rotate")


@rule("SH-145", "SH-R67", "SH-R46")
def test_the_file_swaps_a_key_for_another_kind() -> None:
    night = corridor()
    night.hand(0, "file")
    night.keys(0, 2, 3)
    night.table.stock[:] = [0, 5, 4, 4, 0, 5, 5]
    night.begin()
    night.play(use("file"))
    assert night.moves() == [HandIn("key_2"), HandIn("key_3")]
    night.play(HandIn("key_2"))
    rooms = {move.room for move in night.moves() if isinstance(move, PickRoom)}
    assert rooms == {0, 2, 4, 5}
    night.play(PickRoom(4))
    assert night.key_kinds(0) == ["key_3", "key_5"]
    assert night.table.stock == [0, 5, 5, 4, 0, 4, 5]
    assert night.match.view(1).players[0].keys == ["key_3", "key_5"]
    assert night.asked() == (0, "rotate")


@rule("SH-R67")
def test_without_a_key_the_file_is_useless() -> None:
    night = corridor()
    night.hand(0, "file")
    night.begin()
    with pytest.raises(IllegalMove) as refused:
        night.play(use("file"))
    assert refused.value.rule == "SH-R67"


@rule("SH-159", "SH-R66", "SH-110")
def test_the_dice_swap_the_keys_of_two_rooms() -> None:
    night = corridor()
    night.hand(0, "dice")
    night.table.stock[2] = 0
    night.begin()
    night.play(use("dice"), PickRoom(1))
    assert night.match.view(2).picked == KEY_ROOMS[1], "half of a swap is made in the open"
    assert PickRoom(1) not in night.moves()
    events = night.play(PickRoom(5))
    assert night.happened(events, RoomsSwapped)
    rooms = {room.letter: (room.key, room.count) for room in night.match.view(2).rooms}
    assert rooms["B"] == ("key_6", 5)
    assert rooms["F"] == ("key_2", 0)
    assert night.player(0).morale == 8
    assert night.table.item_discard == ["dice"]


@rule("SH-152", "SH-R63", "SH-R18")
def test_the_pipe_wrench_swaps_two_track_tiles_with_their_carts() -> None:
    night = corridor()
    night.hand(0, "wrench")
    night.lay(-1, -1, "S2")
    night.lay(1, 1, "O0")
    night.cart(1, 1, 1, E)
    night.cart(2, -1, 2, FREE)
    night.begin()
    night.play(use("wrench"))
    cells = {move.cell for move in night.moves() if isinstance(move, PickTile)}
    assert GATE not in cells
    assert cell_at(3, 0) not in cells
    assert cell_at(2, -1) not in cells
    night.play(PickTile(cell_at(-1, -1)))
    assert PickTile(cell_at(-1, -1)) not in night.moves()
    before = night.table.board[cell_at(1, 1)]
    events = night.play(PickTile(cell_at(1, 1)))
    assert night.happened(events, TilesSwapped)
    assert night.table.board[cell_at(-1, -1)] == before
    assert (night.cell(1), night.player(1).exit) == (cell_at(-1, -1), E)
    assert night.table.shifted
    assert night.asked() == (0, "rotate")


@rule("SH-R63")
def test_a_swap_may_not_lock_in_the_rider() -> None:
    night = corridor()
    night.hand(0, "wrench")
    night.lay(-1, -1, "S2")
    night.begin()
    night.play(use("wrench"), PickTile(cell_at(1, 0)))
    assert night.match.view(2).picked == cell_at(1, 0)
    assert PickTile(cell_at(-1, -1)) not in night.moves()
    assert PickTile(cell_at(2, 0)) in night.moves()


@rule("SH-R63")
def test_a_swap_is_allowed_under_the_ghost_train() -> None:
    night = corridor()
    night.hand(0, "wrench")
    night.player(0).derailed = True
    night.begin()
    assert use("wrench") in night.moves()


@rule("SH-140", "SH-141", "SH-142", "SH-R61", "SH-R16", "SH-110")
def test_the_lamp_leads_through_the_wall_at_a_dead_end() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.cart(1, 2, -1)
    night.hand(0, "lamp")
    night.begin()
    assert use("lamp") in night.moves()
    assert GO not in night.moves()
    night.play(use("lamp"))
    walls = {move.cell for move in night.moves() if isinstance(move, ThroughWall)}
    assert walls == {cell_at(q, r) for q, r in [(2, 0), (2, -1), (1, -1), (0, 1), (1, 1)]} - {cell_at(2, -1)}
    events = night.play(ThroughWall(cell_at(2, 0)))
    assert night.happened(events, WentThroughWall)
    assert (night.cell(0), night.player(0).exit) == (cell_at(2, 0), FREE)
    assert night.asked() == (1, "rotate")
    assert night.table.item_discard == ["lamp"]


@rule("SH-141", "SH-R61")
def test_the_lamp_may_be_kept_for_the_end_of_the_ride() -> None:
    night = dead_end()
    night.hand(0, "lamp")
    night.begin()
    night.play(use("lamp"))
    assert night.asked() == (0, "wall")
    assert STOP in night.moves()
    assert ThroughWall(GATE) not in night.moves()
    night.play(ThroughWall(cell_at(2, 0)))
    assert night.asked() == (1, "rotate")


@rule("SH-R61")
def test_an_empty_room_behind_the_wall_counts_as_entered() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.hand(0, "lamp")
    night.begin()
    night.play(use("lamp"), ThroughWall(cell_at(2, -1)))
    assert night.asked() == (0, "draw-meeting")


@rule("SH-141")
def test_the_lamp_does_not_work_where_the_ride_ends_in_a_room() -> None:
    night = corridor()
    night.hand(0, "lamp")
    night.begin()
    night.play(use("lamp"))
    assert night.cell(0) == cell_at(3, 0)
    assert night.asked() == (1, "key-room")


@rule("SH-140")
def test_with_the_lamp_no_tile_is_turned() -> None:
    night = dead_end()
    night.hand(0, "lamp")
    night.begin()
    night.play(use("lamp"))
    assert night.asked()[1] != "rotate"
    assert not night.table.shifted


@rule("SH-148", "SH-176", "SH-R51", "SH-R52")
@pytest.mark.parametrize("item", ["garlic", "pistol"])
@pytest.mark.parametrize("curse", ["dracula", "werewolf"])
def test_garlic_or_pistol_keep_a_cursed_player_off(item: str, curse: str) -> None:
    night = corridor()
    night.laid(1, curse)
    night.morale(1, 4)
    night.hand(0, item)
    night.cart(1, 1, 0, W)
    night.begin().ride()
    assert night.asked() == (0, "meet")
    assert night.moves() == [ROLL, use(item)]
    decision = night.waiting()
    assert night.match.game.timeout(night.table, decision, night.chance) == use(item)
    night.play(use(item))
    assert night.player(1).morale == 4
    assert night.open_cards(1) == [curse]
    assert night.cards(0) == [item]
    assert night.player(0).morale == 9


@rule("SH-R51", "SH-R73")
def test_nobody_has_to_show_it() -> None:
    night = corridor()
    night.laid(1, "dracula")
    night.hand(0, "garlic")
    night.cart(1, 1, 0, W)
    night.dice(1)
    night.begin().ride()
    night.play(ROLL)
    assert night.open_cards(1) == []


@rule("SH-149")
def test_items_that_are_not_in_hand_cannot_be_played() -> None:
    night = corridor()
    night.begin()
    with pytest.raises(IllegalMove) as refused:
        night.play(use("compass"))
    assert refused.value.rule == "SH-107"
