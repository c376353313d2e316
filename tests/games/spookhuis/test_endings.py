"""The end of a turn and the end of the game, and the options."""

import pytest

import speeltafel
from speeltafel.engine import QuickChance, read_record
from speeltafel.games.spookhuis.board import (
    CELLS,
    CENTROIDS,
    GATE,
    GATE_TILE,
    IS_KEY,
    ITEM_TILE,
    KEY_ROOMS,
    MEETING_TILE,
    NEIGHBOUR,
    TRACK_TILES,
)
from speeltafel.games.spookhuis.events import Dawned, Discarded, Surplus
from speeltafel.games.spookhuis.flow.setup import built_board
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import (
    BEGIN,
    GO,
    ROLL,
    SPARE,
    Frighten,
    Look,
    PickRoom,
    Rotate,
    SetAside,
    use,
)
from speeltafel.games.spookhuis.rails import may_begin
from speeltafel.kit.golden import FOLDER
from speeltafel.kit.playing import play_out
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import E, Night, W, corridor, dead_end, table_of

# Phase 4


def overloaded(*hand: str) -> Night:
    """Player 0 ends the turn with these cards."""
    night = dead_end()
    night.morale(1, 1)
    night.hand(0, *hand)
    night.hand(1, "spider")
    return night


SIX = ("raven", "golem", "mummy", "zombie", "cross", "mirror")


@rule("SH-127", "SH-128", "SH-130", "SH-131", "SH-R70")
def test_surplus_cards_go_to_the_next_player() -> None:
    night = overloaded(*SIX)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "surplus")
    assert night.moves() == [SetAside(card) for card in SIX]
    events = night.play(SetAside("cross"))
    assert len(night.cards(0)) == 5
    assert night.cards(1) == ["spider", "cross"]
    surplus = night.happened(events, Surplus)
    assert [night.shown(seat, surplus)[0].cards for seat in (0, 1, 2)] == [
        ("cross",),
        ("cross",),
        None,
    ]
    assert night.asked() == (1, "rotate")


@rule("SH-R72")
@pytest.mark.parametrize("item", ["lorgnette", "mirror"])
def test_who_may_hold_an_item_of_the_own_turn_is_asked_before_it_ends(item: str) -> None:
    """Asked by what the others can know: an unseen item might be any."""
    night = overloaded("raven", item)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "end-turn")
    assert night.moves() == ([GO, use(item)] if item == "lorgnette" else [GO])
    night.play(GO)
    assert night.asked() == (1, "rotate")
    assert night.cards(0) == ["raven", item]


@rule("SH-R72", "SH-151")
def test_at_a_stop_where_nothing_is_asked_an_item_can_still_be_played() -> None:
    night = overloaded("lorgnette", "whistle")
    night.begin().ride()
    night.play(SPARE, use("lorgnette"), Look(1))
    assert night.player(0).morale == 8
    assert night.asked() == (0, "end-turn")
    night.play(use("whistle"), Look(1))
    assert night.player(0).morale == 7
    assert night.asked() == (1, "rotate"), "only the harmless horror is left"


@rule("SH-R72")
def test_who_can_hold_no_such_item_is_not_asked() -> None:
    night = overloaded("raven", "mirror")
    everybody = night.table.everybody()
    night.player(0).hand[1] = Held("mirror", everybody, everybody)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (1, "rotate"), "all have seen that it is the Mirror"
    night = overloaded("raven", "golem")
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (1, "rotate"), "all know that these are horrors"


@rule("SH-R72")
def test_a_card_out_of_a_pool_with_an_item_may_be_that_item() -> None:
    for card, other in (("raven", "dice"), ("dice", "raven")):
        night = overloaded()
        night.player(0).hand = [Held(card, 1, 1, 7)]
        night.player(2).hand = [Held(other, 4, 4, 7)]
        night.begin().ride()
        night.play(SPARE)
        assert night.asked() == (0, "end-turn"), "the others cannot tell which is where"


@rule("SH-R72")
def test_items_of_the_own_turn_are_an_answer_to_too_many_cards() -> None:
    night = overloaded(*SIX[:5], "dice")
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "surplus")
    night.play(use("dice"), PickRoom(0), PickRoom(1))
    assert night.asked() == (0, "end-turn"), "there may be another item to play now"
    assert night.cards(0) == list(SIX[:5])
    night.play(GO)
    assert night.asked() == (1, "rotate")


@rule("SH-128", "SH-129")
def test_open_items_count_and_keys_do_not() -> None:
    night = overloaded(*SIX[:5])
    night.keys(0, 1, 2, 3)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "end-turn")
    night = overloaded(*SIX[:5])
    night.laid(0, "book", 2)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (0, "surplus")


@rule("SH-R70", "SH-116")
def test_an_open_item_set_aside_takes_its_points_along() -> None:
    night = overloaded(*SIX[:5])
    night.laid(0, "book", 2)
    night.begin().ride()
    night.play(SPARE, SetAside("book"))
    assert night.player(0).morale == 7
    assert "book" in night.cards(1)
    assert night.match.view(2).players[1].known == ["book"]


@rule("SH-R70", "SH-057")
def test_a_ghost_keeps_the_horrors_and_discards_the_items() -> None:
    night = overloaded(*SIX, "spider")
    night.ghost(1)
    night.cart(1, 1, 1)
    night.begin().ride()
    night.play(SPARE, SetAside("golem"))
    events = night.play(SetAside("cross"))
    assert "golem" in night.cards(1)
    assert "cross" not in night.cards(1)
    assert night.happened(events, Discarded)[0].card == "cross"


@rule("SH-R32", "SH-R70")
def test_losing_the_last_horror_by_the_limit_does_not_refill() -> None:
    night = overloaded("raven", "cross", "mirror", "umbrella", "garlic", "pistol")
    night.begin().ride()
    night.play(SPARE, SetAside("raven"))
    assert len(night.cards(0)) == 5


@rule("SH-R71")
def test_more_than_five_cards_are_fine_until_the_own_phase_4() -> None:
    night = overloaded("raven")
    night.hand(2, *SIX)
    night.begin().ride()
    night.play(SPARE)
    assert night.asked() == (1, "rotate")
    assert len(night.cards(2)) == 6


# The end of the game


@rule("SH-004", "SH-R78", "SH-R74")
def test_when_the_last_living_player_becomes_a_ghost_most_terror_wins() -> None:
    night = dead_end(seats=4)
    for seat, terror in ((1, 3), (2, 5), (3, 5)):
        night.ghost(seat, terror)
    night.hand(1, "golem", "raven")
    night.morale(0, 1)
    night.dice(1, 10)
    night.begin().ride()
    night.play(Frighten("golem"), ROLL)
    result = night.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((2, 3), "haunted")
    assert result.ranks == (4, 3, 1, 1)
    assert result.scores == (0, 3, 5, 5)


@rule("SH-R74")
def test_terror_points_have_no_upper_limit() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.ghost(0, 41)
    night.cart(1, 2, 0, W)
    night.dice(10)
    night.begin().play(ROLL)
    assert night.player(0).terror == 42
    assert night.match.result is None


@rule("SH-139", "SH-R75")
def test_with_the_option_ten_terror_points_end_the_game_after_the_scare() -> None:
    night = corridor(seats=4, terror_end=True)
    for seat, q in ((1, 1), (2, 2)):
        night.ghost(seat, 9)
        night.cart(seat, q, 0, E)
    night.dice(10)
    night.begin().ride()
    night.play(ROLL)
    result = night.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((1, 2), "terror")
    assert night.player(0).morale == 8


def late(round: int, **options: int) -> Night:
    """The last turn of a round."""
    night = dead_end(**options)
    night.table.round = round
    night.table.first = 1
    night.begin().ride()
    return night


@rule("SH-R80")
def test_dawn_comes_after_the_last_round() -> None:
    night = late(12, dawn=12)
    night.ghost(2, 4)
    events = night.play(SPARE)
    assert night.happened(events, Dawned)
    result = night.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), "dawn")


@rule("SH-R80")
def test_without_ghosts_dawn_is_a_draw_and_0_means_never() -> None:
    night = late(12, dawn=12)
    night.play(SPARE)
    result = night.match.result
    assert result is not None
    assert result.winners == ()
    night = late(400, dawn=0)
    night.play(SPARE)
    assert night.match.result is None
    assert night.table.round == 401


# The variable board


@rule("SH-132", "SH-133", "SH-134", "SH-135", "SH-136", "SH-R77")
def test_the_builder_lays_every_tile_on_a_legal_place() -> None:
    for seed in range(25):
        board = built_board(QuickChance(seed))
        assert sorted(pose // 6 for pose in board) == list(range(37))
        assert board[GATE] // 6 == GATE_TILE
        assert all(IS_KEY[board[cell] // 6] for cell in KEY_ROOMS)
        assert all(NEIGHBOUR[cell * 6 + board[cell] % 6] >= 0 for cell in KEY_ROOMS)
        rooms = [cell for cell in range(CELLS) if board[cell] // 6 in (MEETING_TILE, ITEM_TILE)]
        assert len(rooms) == 2
        assert set(rooms) <= set(CENTROIDS)
        assert sum(board[cell] // 6 in TRACK_TILES for cell in range(CELLS)) == 28
        assert may_begin(board)


@rule("SH-132")
def test_every_game_has_another_house() -> None:
    boards = {
        tuple(table_of(speeltafel.start("spookhuis", 3, {"board": "random"}, seed=s)).board) for s in range(4)
    }
    assert len(boards) == 4


@rule("SH-137", "SH-R77", "SH-136")
def test_the_first_player_may_turn_tiles_before_the_game() -> None:
    match = speeltafel.start("spookhuis", 3, {"board": "players"}, seed=2, record=False)
    first = table_of(match).first
    assert [(d.seat, d.kind) for d in match.decisions()] == [(first, "board")]
    turn = next(move for move in match.decision(first).moves if isinstance(move, Rotate))
    before = table_of(match).board[turn.cell]
    match.play(first, turn)
    assert table_of(match).board[turn.cell] != before
    assert may_begin(table_of(match).board)
    match.play(first, Rotate(turn.cell, 6 - turn.turns))
    assert table_of(match).board[turn.cell] == before, "the same tile again, until satisfied"
    clock, game = match.decision(first).clock, match.game
    assert clock in game.turn_clocks, "one clock for all of it"
    assert game.seconds(match.options, clock) == 2 * game.seconds(match.options, "turn")
    match.play(first, BEGIN)
    assert match.decision(first).kind == "rotate"
    assert GO in match.decision(first).moves


@rule("SH-R81")
@pytest.mark.parametrize("terror_end", [False, True])
@pytest.mark.parametrize("always_horror", [False, True])
@pytest.mark.parametrize("board", ["fixed", "random"])
def test_the_options_go_together(board: str, always_horror: bool, terror_end: bool) -> None:
    options = {"board": board, "always_horror": always_horror, "terror_end": terror_end}
    match = play_out(speeltafel.start("spookhuis", 3, options, seed=4, events=False, record=False), 4)
    assert match.result is not None
    assert match.result.reason in ("haunted", "escaped", "dawn") or terror_end


@rule("SH-003", "SH-004", "SH-139", "SH-R80")
def test_there_is_a_golden_game_for_every_ending() -> None:
    ends = {
        "somebody-escapes": "escaped",
        "all-become-ghosts": "haunted",
        "ten-terror-points": "terror",
        "dawn-breaks": "dawn",
    }
    for name, reason in ends.items():
        result = read_record((FOLDER / "spookhuis" / f"{name}.json").read_bytes()).result
        assert result is not None
        assert result.reason == reason
