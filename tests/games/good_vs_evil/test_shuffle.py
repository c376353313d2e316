"""Shuffle."""

from collections import Counter

from speeltafel.engine import QuickChance, ScriptedChance
from speeltafel.games.good_vs_evil.events import Shuffled
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, C, lay, play

PILE = "mer favor kitten troll horse knight"


@rule("GE-117", "GE-118")
def test_only_the_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        board = lay("shuffle nope", "horse", pile=PILE, discard="attack", chance=QuickChance(seed))
        board.do(A, play("shuffle"))
        assert Counter(board.pile.split()) == Counter(PILE.split())
        assert (board.hand(A), board.hand(1), board.discard) == ("nope", "horse", "attack shuffle")
        orders.add(board.pile)
    assert len(orders) > 15


@rule("GE-117", "GE-R30")
def test_the_next_living_player_says_stop_as_a_ceremony() -> None:
    board = lay("shuffle", DEAD, "horse", pile=PILE)
    board.do(A, play("shuffle"))
    assert [(event.seat, event.stopper) for event in board.told(Shuffled)] == [(A, C)]
    assert board.asked() == [(A, "turn")]


@rule("GE-R30")
def test_chance_alone_fixes_the_order() -> None:
    boards = [lay("shuffle", "horse", pile=PILE, chance=ScriptedChance(4, 1, 2, 0, 1)) for _ in range(2)]
    for board in boards:
        board.do(A, play("shuffle"))
    assert boards[0].pile == boards[1].pile != PILE
    other = lay("shuffle", "horse", pile=PILE, chance=ScriptedChance(0, 0, 0, 0, 0))
    other.do(A, play("shuffle"))
    assert other.pile != boards[0].pile


@rule("GE-119")
def test_a_shuffle_does_not_end_the_turn() -> None:
    board = lay("shuffle shuffle", "horse", pile=PILE)
    board.do(A, play("shuffle"))
    assert board.turn == (A, 1)
    assert board.may(A, play("shuffle"))
    assert board.may(A, DRAW)


@rule("GE-117")
def test_a_shuffle_wipes_what_was_known_of_the_order() -> None:
    board = lay("reveal shuffle", "horse", pile=PILE)
    board.do(A, play("reveal"))
    assert len(board.view(A).seen) == 3
    board.do(A, play("shuffle"))
    assert board.view(A).seen == []
    assert (board.view(A).pile, board.view(A).kittens) == (6, 1)
