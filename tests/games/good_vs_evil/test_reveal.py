"""Reveal the Future."""

from speeltafel.games.good_vs_evil.events import DrewKitten, Revealed
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, play


@rule("GE-114", "GE-115")
def test_everybody_sees_the_top_three_and_the_order_stays() -> None:
    board = lay("reveal", "nope", DEAD, "horse", pile="mer favor kitten troll kitten")
    board.do(A, play("reveal"))
    for viewer in (None, A, B, C, D):
        assert board.told(Revealed, viewer)[0].cards == ("cat_mer", "favor", "exploding_kitten")
        sights = [(sight.card, sight.earliest, sight.latest) for sight in board.view(viewer).seen]
        assert sights == [("cat_mer", 0, 0), ("favor", 1, 1), ("exploding_kitten", 2, 2)]
    assert board.pile == "mer favor kitten troll kitten"


@rule("GE-049")
def test_a_revealed_kitten_harms_nobody() -> None:
    board = lay("reveal", "nope", pile="kitten mer favor")
    board.do(A, play("reveal"))
    assert board.living == [A, B]
    assert board.told(DrewKitten) == []


@rule("GE-116")
def test_the_turn_goes_on_for_instance_with_a_shuffle() -> None:
    board = lay("reveal shuffle", "nope", pile="kitten mer favor troll")
    board.do(A, play("reveal"))
    assert board.asked() == [(A, "turn")]
    board.do(A, play("shuffle"))
    assert board.discard == "reveal shuffle"


@rule("GE-R31")
def test_a_small_pile_is_shown_completely() -> None:
    board = lay("reveal", "nope", pile="mer kitten")
    board.do(A, play("reveal"))
    assert board.told(Revealed)[0].cards == ("cat_mer", "exploding_kitten")


@rule("GE-R32")
def test_nobody_has_to_answer_a_reveal_and_the_log_keeps_it() -> None:
    board = lay("reveal", "nope", "horse", pile="mer favor kitten troll")
    board.do(A, play("reveal"))
    assert board.asked() == [(A, "turn")]
    board.play(A, DRAW)
    assert board.told(Revealed, B)[0].cards == ("cat_mer", "favor", "exploding_kitten")
    assert board.match.game.seconds(board.match.options, "reveal_show") == 6


@rule("GE-114", "GE-121")
def test_a_stopped_reveal_shows_nothing() -> None:
    board = lay("reveal", "nope horse", pile="mer favor kitten")
    board.play(A, play("reveal"))
    board.play(B, NOPE)
    board.all_pass()
    assert board.told(Revealed, everything=True) == []
    assert board.view(B).seen == []
