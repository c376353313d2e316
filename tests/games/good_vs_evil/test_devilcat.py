"""Devilcat: the loser of a duel."""

from speeltafel.games.good_vs_evil.events import DrewKitten, Exploded, Hidden, Saved
from speeltafel.games.good_vs_evil.moves import KEEP, SWAP, Duel
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, lay, play

PILE = "mer troll kitten kitten"


def curse(board: Board) -> None:
    """A plays Armageddon and B ends up with Devilcat."""
    board.do(A, play("armageddon"))
    board.play(A, Duel(B, "devilcat"))
    board.play(B, KEEP)


@rule("GE-091", "GE-073")
def test_devilcat_explodes_for_the_player_it_lies_in_front_of() -> None:
    board = lay("armageddon", "horse", "nope", pile=PILE)
    curse(board)
    assert [(event.seat, event.danger) for event in board.told(Exploded)] == [(B, "devilcat")]


@rule("GE-092", "GE-073")
def test_a_defuse_saves_from_devilcat_by_itself() -> None:
    board = lay("armageddon", "defuse horse", "nope", pile=PILE)
    curse(board)
    assert [(event.seat, event.card, event.danger) for event in board.told(Saved)] == [
        (B, "defuse", "devilcat")
    ]
    assert (board.hand(B), board.discard) == ("horse", "armageddon defuse")
    assert B in board.living


@rule("GE-093")
def test_a_defuse_against_devilcat_puts_nothing_back() -> None:
    board = lay("armageddon", "defuse", "nope", pile=PILE)
    curse(board)
    assert board.pile == PILE
    assert board.told(Hidden) == []
    assert board.asked() == [(B, "turn")]


@rule("GE-094", "GE-075")
def test_devilcat_is_never_in_pile_hand_or_discard_pile() -> None:
    for hand in ("defuse", "horse"):
        board = lay("armageddon", hand, "nope", pile=PILE)
        curse(board)
        assert "devilcat" not in board.pile + board.discard + board.hand(A) + board.hand(B)
        assert "devilcat" in board.view(None).mat


@rule("GE-050", "GE-091")
def test_devilcat_is_no_kitten() -> None:
    board = lay("armageddon", "defuse", "nope", pile=PILE)
    curse(board)
    assert board.told(DrewKitten) == []
    assert board.view(None).kittens == 2


@rule("GE-R23")
def test_the_victim_of_devilcat_never_holds_godcat() -> None:
    for card, choice in (("godcat", KEEP), ("godcat", SWAP), ("devilcat", KEEP), ("devilcat", SWAP)):
        board = lay("armageddon defuse", "defuse", "nope", pile=PILE)
        board.do(A, play("armageddon"))
        board.play(A, Duel(B, "godcat" if card == "godcat" else "devilcat"))
        board.play(B, choice)
        saved = board.told(Saved)[0]
        assert saved.card == "defuse"
        assert "godcat" not in board.hand(saved.seat)


@rule("GE-R37")
def test_the_explosion_of_devilcat_opens_no_window() -> None:
    board = lay("armageddon", "horse", "nope", pile=PILE)
    curse(board)
    assert all(kind != "nope" for _, kind in board.asked())
    assert B not in board.living
