"""What the coach says about a Nope fits what has been said before."""

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.moves import NOPE, PASS
from tests.games.good_vs_evil.layout import A, B, Board, C, lay, on


def favor(*nopes: int) -> Board:
    """Ben asks Cleo for a favor, and these players say Nope, one after the other."""
    board = lay("nope horse", "favor nope", "nope mer", pile="mer kitten kitten", turn=B)
    board.play(B, on("favor", C))
    for seat in nopes:
        board.play(seat, NOPE)
        for other in {A, B, C} - {seat}:
            board.play(other, PASS)
    return board


def reasons(board: Board, seat: int, move: Move) -> list[str]:
    return [why.text for why in board.match.game.reasons(board.match.view(seat), seat, move)]


def test_a_nope_stops_what_goes_ahead() -> None:
    assert reasons(favor(), A, NOPE) == ["nope-stops"]
    assert reasons(favor(), A, PASS) == ["not-me", "saves-nope"]


def test_a_nope_on_a_nope_lets_it_happen_after_all() -> None:
    assert reasons(favor(C), A, NOPE) == ["nope-frees"]
    assert reasons(favor(C), A, PASS) == ["stays-stopped", "saves-nope"]
    assert reasons(favor(C), B, NOPE) == ["nope-back"]
