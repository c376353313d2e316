"""The race for the first 1."""

import pytest

from speeltafel.engine import NotAsked, QuickChance, ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import Dealt, NobodyRaced, Played, RaceWon, RoundBegan
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.games.creatures_and_outcasts.moves import CLAIM, PASS, READY, SILENT, LaySet, Play
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay, start


def everybody_silent(board: Board) -> None:
    for seat in range(board.table.seats):
        board.do(seat, SILENT)


@rule("CO-024")
def test_everybody_is_asked_at_once() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True)
    assert board.asked() == [(A, "race"), (B, "race"), (C, "race")]


@rule("CO-024", "CO-R11")
def test_only_holders_of_a_1_can_claim_and_nobody_else_can_tell() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True)
    assert board.moves(A) == [CLAIM, SILENT]
    assert board.moves(B) == [SILENT]
    assert board.refusal(B, CLAIM) == "CO-R11"
    assert [waiting.seat for waiting in board.view(B).waiting] == [A, B, C]


@rule("CO-024", "CO-097", "CO-R10")
def test_with_people_the_first_claim_to_arrive_starts_the_round() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True, race="arrival")
    board.do(C, CLAIM)
    assert board.told(RaceWon)[0].seat == C
    assert board.trick == "1"
    assert board.asked() == [(A, "turn")]


@rule("CO-027", "CO-R10")
def test_whoever_is_too_late_keeps_the_1() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True, race="arrival")
    board.do(C, CLAIM)
    assert board.hand(A) == "1 5"
    assert board.hand(C) == "9"
    with pytest.raises(NotAsked):
        board.do(B, CLAIM)


@rule("CO-024", "CO-R10")
def test_without_a_clock_all_answer_and_the_draw_decides_among_the_claims() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True, race="commit", chance=ScriptedChance(1))
    board.do(A, CLAIM)
    board.do(B, SILENT)
    assert board.asked() == [(C, "race")]
    board.do(C, CLAIM)
    assert board.told(RaceWon)[0].seat == C
    assert board.hand(A) == "1 5"


@rule("CO-R10")
def test_in_the_draw_every_claim_has_the_same_chance() -> None:
    winners = []
    for seed in range(60):
        board = lay("1 5", "1 6", "1 9", racing=True, race="commit", chance=QuickChance(seed))
        for seat in (A, B, C):
            board.do(seat, CLAIM)
        winners.append(board.told(RaceWon)[0].seat)
    assert all(winners.count(seat) > 8 for seat in (A, B, C))


@rule("CO-R10")
def test_a_lost_claim_is_not_shown() -> None:
    board = lay("1 5", "4 6", "1 9", racing=True, race="commit", chance=ScriptedChance(1))
    board.do(A, CLAIM)
    silent = lay("1 5", "4 6", "1 9", racing=True, race="commit", chance=ScriptedChance(0))
    silent.do(A, SILENT)
    assert board.view(B) == silent.view(B)
    for late in (board, silent):
        late.do(B, SILENT)
        late.do(C, CLAIM)
    assert board.view(B) == silent.view(B)
    assert board.told(RaceWon, B) == silent.told(RaceWon, B)


@rule("CO-R10")
def test_people_race_and_bots_draw_lots_unless_the_table_says_otherwise() -> None:
    assert start(3, people=1).match.options.race == "arrival"
    assert start(3, people=0).match.options.race == "commit"
    assert start(3, people=2, race="commit").match.options.race == "commit"


@rule("CO-R10")
def test_around_one_screen_nobody_can_race_and_nobody_is_hurried() -> None:
    around = GAME.settle(GAME.read_options({}), people=3, shared=True)
    assert (around.race, around.ready, around.race_seconds) == ("commit", "yes", 0)
    apart = GAME.settle(GAME.read_options({}), people=3, shared=False)
    assert (apart.race, apart.ready, apart.race_seconds) == ("arrival", "yes", 8)
    bots = GAME.settle(GAME.read_options({}), people=0, shared=False)
    assert (bots.race, bots.ready) == ("commit", "no")


@rule("CO-022")
def test_bots_alone_count_nothing_down() -> None:
    """A simulation has no clock that could tick for a table where nobody is asked."""
    alone = GAME.settle(GAME.read_options({"race": "arrival"}), people=0, shared=False)
    assert (alone.race, alone.countdown_seconds) == ("arrival", 0)
    assert start(3, people=1).match.options.countdown_seconds == 3


def seconds_pass(board: Board, count: int) -> None:
    for _ in range(count):
        due = board.match.wake()
        assert due is not None
        board.log += board.match.advance(due)


@rule("CO-022", "CO-024")
def test_before_a_race_of_people_everybody_counts_down_and_nobody_sees_a_card() -> None:
    board = start(3, people=2)
    assert board.asked() == []
    for left in (3, 2, 1):
        for seat in (A, B, C, None):
            assert (board.view(seat).countdown, board.view(seat).hand) == (left, [])
        assert board.told(Dealt, A) == []
        seconds_pass(board, 1)
    assert board.match.time == 3
    assert board.view(A).countdown is None
    assert len(board.view(A).hand) == 10
    assert board.asked() == [(A, "race"), (B, "race"), (C, "race")]
    assert board.match.wake() is None


@rule("CO-022")
def test_time_that_is_not_up_changes_nothing_and_no_card_can_be_played() -> None:
    board = start(3, people=2)
    board.match.advance(0.5)
    assert board.view(A).countdown == 3
    assert GAME.why_not(board.table, A, Play("5")) == "CO-022"


@rule("CO-022")
def test_a_countdown_survives_a_snapshot_and_a_sampled_world() -> None:
    table = start(3, people=2).table
    assert GAME.restore(GAME.snapshot(table)) == table
    world = GAME.sample_world(table, A, QuickChance(1))
    assert GAME.wake(world) == GAME.wake(table)
    assert GAME.view(world, A) == GAME.view(table, A)


@rule("CO-030", "CO-056")
def test_the_next_round_of_people_waits_until_everybody_has_counted() -> None:
    board = lay("5", "6", "7", characters="wednesday", people=3)
    board.all_pass()
    assert board.asked() == [(A, "next-round"), (B, "next-round"), (C, "next-round")]
    assert board.view(B).shown == [["5"], ["6"], ["7"]]
    board.do(B, READY)
    assert [waiting.seat for waiting in board.view(A).waiting] == [A, C]
    world = GAME.sample_world(board.table, A, QuickChance(1))
    assert GAME.view(world, A) == board.view(A)
    board.do(A, READY)
    board.timeout(C)
    assert board.view(A).countdown == 3
    seconds_pass(board, 3)
    assert board.asked() == [(A, "race"), (B, "race"), (C, "race")]


@rule("CO-030")
def test_around_one_screen_the_next_round_waits_but_nobody_counts_down() -> None:
    board = lay("5", "6", "7", characters="wednesday", race="commit", ready="yes")
    board.all_pass()
    assert board.told(RoundBegan) == [], "the last round is still being counted"
    for seat in (A, B, C):
        board.do(seat, READY)
    assert [began.round for began in board.told(RoundBegan)] == [2]
    assert board.asked() == [(A, "race"), (B, "race"), (C, "race")]


@rule("CO-025", "CO-026")
def test_the_1_is_the_first_card_and_the_next_player_must_beat_it() -> None:
    board = lay("1 5", "1 4 6", "7 9", racing=True, race="arrival", youngest=C)
    board.do(A, CLAIM)
    assert (board.trick, board.hand(A), board.turn) == ("1", "5", B)
    assert board.told(Played)[0].seat == A
    assert board.table.last_player == A
    assert board.playable(B) == "4 6"


@rule("CO-028", "CO-029", "CO-R13")
def test_without_any_1_the_youngest_begins_with_any_card() -> None:
    board = lay("5", "4 6", "0 7 13", racing=True, youngest=C)
    everybody_silent(board)
    assert board.told(NobodyRaced)[0].seat == C
    assert board.turn == C
    assert board.playable(C) == "0 7 13"


@rule("CO-R09")
def test_nobody_has_to_claim_and_silence_looks_the_same() -> None:
    with_one = lay("1 5", "4 6", "7 9", racing=True, youngest=B)
    without = lay("3 5", "4 6", "7 9", racing=True, youngest=B)
    for board in (with_one, without):
        everybody_silent(board)
        assert board.turn == B
    assert with_one.view(C) == without.view(C)
    assert with_one.hand(A) == "1 5"


@rule("CO-R09")
def test_the_race_waits_for_everybody_also_when_nobody_holds_a_1() -> None:
    board = lay("3 5", "4 6", "7 9", racing=True, youngest=B, race="arrival")
    board.do(A, SILENT)
    board.do(C, SILENT)
    assert board.asked() == [(B, "race")]
    assert board.turn == -1


@rule("CO-R13")
def test_the_youngest_may_pass_and_counts_as_last_player_until_a_card_is_played() -> None:
    board = lay("5", "4 6", "0 7 13", racing=True, youngest=C, closed="8 9", characters="thing tyler")
    everybody_silent(board)
    board.passes(C)
    assert board.asked() == [(A, "turn")]
    board.passes(A, B)
    assert board.asked() == [(C, "block")]


@rule("CO-R08")
def test_no_set_in_the_race_but_in_the_opening_turn_of_the_youngest() -> None:
    board = lay("6 6 6 9", "4 6", "0 7 13", racing=True)
    assert board.refusal(A, LaySet("6")) == "CO-R08"
    assert board.refusal(A, Play("9")) == "CO-024"
    assert board.refusal(A, PASS) == "CO-024"
    everybody_silent(board)
    assert board.may(A, LaySet("6"))


@rule("CO-098")
def test_later_in_the_round_a_1_is_an_ordinary_card() -> None:
    board = lay("1 5", "1 6", "7 9", trick="0")
    assert board.refusal(A, CLAIM) == "CO-098"
    board.play(A, 1)
    assert (board.trick, board.turn) == ("0 1", B)
    assert board.told(RaceWon) == []
    assert not board.may(B, Play("1"))


@rule("CO-030")
def test_the_next_round_starts_with_a_new_race() -> None:
    board = lay("5", "6", "7", characters="wednesday")
    board.all_pass()
    assert board.table.round == 2
    assert board.asked() == [(A, "race"), (B, "race"), (C, "race")]


@rule("CO-R69")
def test_when_time_runs_out_in_the_race_the_seat_stays_silent() -> None:
    board = lay("1 5", "4 6", "7 9", racing=True, youngest=C)
    board.timeout(A)
    board.timeout(B)
    assert board.hand(A) == "1 5"
    board.timeout(C)
    assert board.told(NobodyRaced)[0].seat == C


@rule("CO-024")
def test_the_race_has_a_clock_of_its_own() -> None:
    board = lay("1 5", "4 6", racing=True)
    assert board.decision(A).clock == "race"
    assert GAME.seconds(board.match.options, "race") == 8


@rule("CO-R12", "CO-R13")
def test_before_the_first_card_of_every_round_the_youngest_counts_as_last_player() -> None:
    board = start(3, youngest="seat-3", race="commit")
    assert board.view(A).last_player == C
    while board.table.round == 1:
        decision = board.match.decisions()[0]
        board.do(decision.seat, decision.moves[-1])
    assert board.view(A).last_player == C
