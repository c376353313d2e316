"""The end of a round, the score pad and the end of the game."""

import random

import pytest

from speeltafel.engine import ScriptedChance
from speeltafel.games.creatures_and_outcasts.events import GameEnded, RoundEnded
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import Give, LaySet, Play, SwapWith, Take, Treat
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay, start


@rule("CO-050", "CO-068")
def test_wednesday_ends_the_round_at_once() -> None:
    board = lay("5 6", "9", "3", trick="2", characters="wednesday tyler")
    board.all_pass()
    assert board.over == "wednesday-came"
    assert board.points == (11, 9, 3)
    assert board.table.round == 2


@rule("CO-051", "CO-128", "CO-129")
def test_four_hydes_end_the_round_at_once_and_count_for_nobody() -> None:
    board = lay("3 10 10 10 10", "9", "4")
    board.lay_set(A, 10)
    assert board.over == "hyde"
    assert board.points == (3, 9, 4)
    assert board.told(RoundEnded)[0].seat == A


@rule("CO-R47")
def test_four_10s_played_one_by_one_do_not_end_the_round() -> None:
    board = lay("10 3", "9 5", "4 6", closed="10 10 10")
    board.play(A, 10)
    assert board.over == ""
    assert board.trick == "10"
    board = lay("10 10 3", "10 10 5", "4 6", active="enid", characters="tyler wednesday")
    board.pair(A, 10)
    assert board.over == ""


@rule("CO-052")
def test_the_round_ends_when_one_player_has_cards() -> None:
    board = lay("5", "9 10", "", trick="2")
    board.play(A, 5)
    assert board.over == "one-left"
    assert board.told(RoundEnded)[0].seat == B
    assert board.points == (0, 19, 0)


@rule("CO-052")
def test_the_round_goes_on_while_two_players_have_cards() -> None:
    board = lay("5", "9 10", "3", trick="2")
    board.play(A, 5)
    assert (board.over, board.turn) == ("", B)


@rule("CO-003", "CO-053", "CO-054", "CO-055", "CO-R14")
def test_every_card_in_hand_counts_its_number() -> None:
    board = lay("0 13", "10 10 1", "", "7", trick="2", last=C, characters="wednesday")
    board.all_pass()
    assert board.points == (13, 21, 0, 7)


@rule("CO-003")
def test_cards_on_the_piles_count_for_nobody() -> None:
    board = lay("1", "2", trick="4 10", closed="9 9 13", characters="wednesday tyler", thing=8)
    board.all_pass()
    assert board.points == (1, 2)


@rule("CO-077")
def test_blocked_cards_count_too() -> None:
    board = lay("8 8", "2", "4", trick="5", thing=8, characters="wednesday")
    board.all_pass()
    assert board.points == (16, 2, 4)


@rule("CO-056")
def test_the_pad_has_a_column_for_each_player_and_a_row_for_each_round() -> None:
    board = lay("5 6", "9", "3", trick="2", characters="wednesday", round=2, points=[(1, 2, 3)])
    board.all_pass()
    assert board.view(None).points == [[1, 2, 3], [11, 9, 3]]
    assert board.view(None).totals == [12, 11, 6]


@rule("CO-R50")
def test_all_hands_are_shown_at_the_end() -> None:
    board = lay("5 6", "9", "3", trick="2", characters="wednesday")
    board.all_pass()
    assert board.told(RoundEnded, None)[0].hands == [["5", "6"], ["9"], ["3"]]
    assert board.view(None).shown == [["5", "6"], ["9"], ["3"]]


@rule("CO-057", "CO-R71")
def test_for_the_next_round_everything_is_shuffled_and_dealt_again() -> None:
    board = lay(
        *["5 6", "9", "3", ""],
        trick="2",
        last=D,
        closed="8 9",
        active="yoko",
        thing=10,
        characters="wednesday tyler",
    )
    board.table.used = ["ajax"]
    board.all_pass()
    table = board.table
    assert sorted(table.characters) == sorted(material().characters)
    assert [len(hand) for hand in table.hands] == [10, 10, 10, 10]
    assert sorted(card for hand in [*table.hands, table.closed] for card in hand) == sorted(material().deck)
    assert (table.active, table.used, table.thing, table.trick, table.passed) == ("", [], -1, [], 0)
    assert board.view(A).direction == "clockwise"
    assert (table.open_hands, table.last_player, table.turn) == (False, table.youngest, -1)


@rule("CO-057")
def test_what_a_round_effect_left_behind_does_not_last() -> None:
    board = lay("5", "9", "", trick="2", characters="wednesday", advanced=True)
    table = board.table
    table.character_stays = table.effect_done = table.open_hands = True
    table.fewest, table.stalled = 3, 5
    board.play(A, 5)
    assert table.round == 2
    assert (table.character_stays, table.effect_done, table.open_hands, table.acted) == (False,) * 4
    assert (table.fewest, table.stalled) == (-1, 0)


@rule("CO-001", "CO-002", "CO-058")
def test_after_five_rounds_the_lowest_total_wins() -> None:
    before = [(5, 0, 9)] * 4
    board = lay("5 6", "9", "3", trick="2", characters="wednesday", round=5, points=before)
    board.all_pass()
    result = board.match.result
    assert result is not None
    assert (result.winners, result.ranks, result.scores) == ((B,), (2, 1, 3), (31, 9, 39))
    assert board.told(GameEnded)[0].winners == [B]


@rule("CO-001")
def test_four_rounds_are_not_enough() -> None:
    board = lay("5 6", "9", "3", trick="2", characters="wednesday", round=4, points=[(5, 0, 9)] * 3)
    board.all_pass()
    assert board.match.result is None
    assert board.table.round == 5


@rule("CO-001")
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_has_exactly_five_rounds(seats: int) -> None:
    board, chooser = start(seats, seed=5), random.Random(5)
    while board.match.result is None:
        decision = board.match.decisions()[0]
        board.do(decision.seat, chooser.choice(decision.moves))
    assert [event.round for event in board.told(RoundEnded)] == [1, 2, 3, 4, 5]
    assert len(board.table.points) == 5


@rule("CO-R49")
def test_equal_lowest_totals_share_the_victory() -> None:
    board = lay("5", "9", "3 2", trick="2", characters="wednesday", round=5, points=[(0, 1, 0)])
    board.all_pass()
    result = board.match.result
    assert result is not None
    assert (result.winners, result.ranks) == ((A, C), (1, 3, 1))


@rule("CO-060", "CO-061")
def test_who_has_no_cards_stays_in_and_plays_on_when_a_card_comes() -> None:
    board = lay("8 5", "", "9 3", trick="2", closed="10 4")
    board.play(A, 8)
    board.do(A, Treat(B))
    assert board.hand(B) == "10"
    assert board.asked() == [(B, "turn")]
    assert board.playable(B) == "10"


@rule("CO-R40")
def test_the_last_card_has_its_effect_before_the_round_can_end() -> None:
    board = lay("8", "", "9 3", trick="2", closed="10 4")
    board.play(A, 8)
    assert board.over == ""
    board.do(A, Treat(B))
    assert (board.over, board.turn) == ("", B)
    board = lay("8", "", "9 3", trick="2", closed="10 4")
    board.play(A, 8)
    board.do(A, Treat(C))
    assert board.over == "one-left"


@rule("CO-R40", "CO-110")
def test_a_7_as_last_card_brings_a_card_back_before_the_test() -> None:
    board = lay("7", "", "9 3", trick="2", closed="10 4")
    board.play(A, 7)
    board.do(A, Take(1, "4"))
    assert (board.over, board.hand(A), board.turn) == ("", "4", C)


@rule("CO-R40")
def test_the_second_card_after_a_2_belongs_to_the_same_action() -> None:
    board = lay("2 8", "", "9 3", closed="10 4")
    board.play(A, 2)
    board.play(A, 8)
    board.do(A, Treat(B))
    assert (board.over, board.turn) == ("", B)


@rule("CO-R40")
def test_a_swap_that_empties_no_hand_goes_on() -> None:
    board = lay("4 5", "9", "3", trick="2", chance=ScriptedChance(0))
    board.play(A, 4)
    board.do(A, SwapWith(B))
    board.do(A, Give("5"))
    assert (board.hand(A), board.hand(B), board.over) == ("9", "5", "")


@rule("CO-R41")
def test_a_round_without_any_cards_in_hands_ends_as_well() -> None:
    board = lay("5", "", "", trick="2")
    board.do(A, Play("5"))
    assert (board.over, board.points) == ("one-left", (0, 0, 0))
    assert board.told(RoundEnded)[0].seat is None


@rule("CO-R40")
def test_a_set_can_leave_one_player_with_cards() -> None:
    board = lay("6 6 6", "9", "", characters="wednesday tyler")
    board.do(A, LaySet("6"))
    assert board.asked() == [(A, "place-wednesday")]
    board.do(A, board.moves(A)[0])
    assert (board.over, board.points) == ("one-left", (0, 9, 0))


@rule("CO-R70")
def test_every_round_ends_with_players_who_never_stop_to_play_low() -> None:
    for seed in range(6):
        board = start(3, seed=seed, advanced=True)
        moves = 0
        while board.match.result is None:
            decision = board.match.decisions()[0]
            board.do(decision.seat, decision.moves[0])
            moves += 1
            assert moves < 3000
