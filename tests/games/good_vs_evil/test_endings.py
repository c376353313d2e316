"""How a game ends."""

from speeltafel.games.good_vs_evil.events import Won
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW, KEEP, Duel
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, play


@rule("GE-007", "GE-043")
def test_the_last_survivor_wins_by_a_kitten() -> None:
    board = lay("horse", DEAD, "nope", pile="kitten mer")
    board.play(A, DRAW)
    result = board.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((C,), "exploding_kitten")
    assert [event.seat for event in board.told(Won, None)] == [C]


@rule("GE-007", "GE-043", "GE-R48")
def test_the_last_survivor_wins_by_devilcat() -> None:
    board = lay("armageddon", DEAD, "horse", pile="kitten mer")
    board.do(A, play("armageddon"))
    board.play(A, Duel(C, "devilcat"))
    board.play(C, KEEP)
    result = board.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((A,), "devilcat")


@rule("GE-007")
def test_with_two_left_the_game_goes_on() -> None:
    board = lay("horse", "favor", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert board.match.result is None
    assert board.asked() == [(B, "turn")]


@rule("GE-008")
def test_there_is_one_winner_and_there_are_no_points() -> None:
    board = lay("horse", "nope", pile="kitten mer")
    board.play(A, DRAW)
    result = board.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((B,), ())


@rule("GE-008", "GE-R49")
def test_all_others_have_lost_alike_however_late_they_went() -> None:
    board = lay("horse", "horse", "nope", "horse", pile="kitten kitten kitten mer")
    for seat in (A, B, C):
        board.play(seat, DRAW)
    result = board.match.result
    assert result is not None
    assert result.winners == (D,)
    assert result.ranks == (2, 2, 2, 1)


@rule("GE-R48")
def test_nothing_more_is_asked_when_somebody_has_won() -> None:
    board = lay("heck", "nope", pile="mer troll kitten", owed=3, attacked=True)
    board.do(A, play("heck"))
    board.play(A, board.moves(A)[0])
    assert board.match.result is not None
    assert board.asked() == []
    assert type(board.log[-1]) is Won


@rule("GE-R41", "GE-R48")
def test_when_all_others_leave_the_last_one_wins() -> None:
    board = lay("horse", "nope", pile="kitten mer")
    board.leave(A)
    result = board.match.result
    assert result is not None
    assert (result.winners, result.reason) == ((B,), "left")
