"""The team variant."""

import pytest

from speeltafel.engine import BadSetup
from speeltafel.games.creatures_and_outcasts.game import GAME
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, C, D, lay, start


@rule("CO-146", "CO-R64")
@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3)])
def test_equal_teams_are_possible(seats: int, teams: int) -> None:
    players = start(seats, teams=teams).view(A).players
    sizes = [sum(player.team == team for player in players) for team in range(teams)]
    assert sizes == [seats // teams] * teams


@rule("CO-146", "CO-R64")
@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (3, 2), (5, 2), (5, 3), (4, 3)])
def test_unequal_teams_and_teams_of_one_are_refused(seats: int, teams: int) -> None:
    with pytest.raises(BadSetup, match="equal teams"):
        start(seats, teams=teams)


@rule("CO-149", "CO-R64")
def test_teams_sit_alternately() -> None:
    assert [player.team for player in start(4, teams=2).view(A).players] == [0, 1, 0, 1]
    assert [player.team for player in start(6, teams=3).view(A).players] == [0, 1, 2, 0, 1, 2]


@rule("CO-147", "CO-152")
def test_the_points_of_all_mates_go_into_the_column_of_the_team() -> None:
    board = lay("5 6", "9", "3", "10", trick="2", characters="wednesday", teams=2)
    board.all_pass()
    assert board.view(A).points == [[14, 19]]
    assert board.view(A).totals == [14, 19]


@rule("CO-148", "CO-151")
def test_everybody_has_an_own_hand_and_own_turns() -> None:
    board = lay("5 6", "9", "8", "10", trick="2", teams=2)
    assert board.view(C).hand == ["8"]
    assert board.view(C).players[A].hand is None
    assert board.view(C).memory.held[A] == []
    board.play(A, 5)
    assert board.asked() == [(B, "turn")]
    board.play(B, 9)
    assert board.asked() == [(C, "turn")]


@rule("CO-153")
def test_a_team_that_is_out_does_not_end_the_round() -> None:
    board = lay("5", "9 3", "", "10", trick="2", teams=2)
    board.play(A, 5)
    assert (board.hand(A), board.hand(C)) == ("", "")
    assert (board.over, board.turn) == ("", B)
    board.play(B, 9)
    board.play(D, 10)
    assert board.over == "one-left"


@rule("CO-154", "CO-R49")
def test_the_team_with_the_lowest_column_wins() -> None:
    board = lay(
        "5", "9", "3", "10", trick="2", characters="wednesday", teams=2, round=5, points=[(1, 0, 1, 0)]
    )
    board.all_pass()
    result = board.match.result
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == ((A, C), (10, 19, 10, 19), (1, 3, 1, 3))


@rule("CO-150", "CO-R65")
def test_team_talk_stays_in_the_team() -> None:
    table = start(4, teams=2).table
    assert GAME.hears(table, A, C, True)
    assert not GAME.hears(table, A, B, True)
    assert not GAME.hears(table, A, None, True)
    assert GAME.hears(table, A, B, False)


@rule("CO-R65")
def test_a_table_may_open_team_talk() -> None:
    table = start(4, teams=2, team_chat="open").table
    assert GAME.hears(table, A, B, True)
    assert GAME.hears(start(4).table, A, B, True)


@rule("CO-R66")
def test_teams_and_the_advanced_variant_can_be_combined() -> None:
    board = start(6, teams=3, advanced=True)
    assert board.view(A).round_effect is not None
    assert board.view(A).totals == [0, 0, 0]


@rule("CO-151", "CO-R60")
def test_open_hands_are_open_for_mates_as_well() -> None:
    board = lay("7 5", "9 3", "3", "8", active="bianca", advanced=True, teams=2, round=3)
    board.play(A, 7)
    assert board.view(A).players[C].hand == ["3"]
