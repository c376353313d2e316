"""Play or pass, then draw."""

import pytest

from speeltafel.engine import IllegalMove, NotAsked
from speeltafel.games.good_vs_evil.events import Drew
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import DRAW, KEEP, Give
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, on, pair, play


@rule("GE-031", "GE-032", "GE-033")
def test_cards_are_played_one_after_another_and_then_comes_the_draw() -> None:
    board = lay("reveal targeted reveal", "nope", pile="favor mer kitten horse")
    board.do(A, play("reveal"))
    assert board.discard == "reveal"
    board.do(A, play("reveal"))
    assert board.discard == "reveal reveal"
    assert board.turn == (A, 1)
    board.play(A, DRAW)
    assert board.turn == (B, 1)


@rule("GE-031")
def test_only_the_active_player_plays_or_draws() -> None:
    board = lay("shuffle", "shuffle", "nope")
    assert board.asked() == [(A, "turn")]
    with pytest.raises(NotAsked):
        board.play(B, DRAW)
    assert board.why_not(B, DRAW) == "GE-039"


@rule("GE-032")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    board = lay("shuffle", "attack")
    with pytest.raises(IllegalMove) as refused:
        board.play(A, play("attack"))
    assert refused.value.rule == "GE-032"
    assert board.hand(A) == "shuffle"


@rule("GE-034", "GE-035", "GE-038")
def test_passing_is_drawing_without_playing() -> None:
    board = lay("attack nope", "nope", pile="favor kitten")
    assert board.may(A, DRAW)
    board.play(A, DRAW)
    assert board.hand(A) == "attack favor nope"
    assert board.discard == ""
    assert board.turn == (B, 1)


@rule("GE-036")
def test_the_turn_ends_with_the_top_card_in_the_hand() -> None:
    board = lay("horse", "nope", pile="favor mer kitten")
    board.play(A, DRAW)
    assert (board.hand(A), board.pile) == ("favor horse", "mer kitten")
    assert board.told(Drew, A)[0].card == "favor"
    assert board.told(Drew, B)[0].card is None


@rule("GE-037")
def test_nothing_can_be_played_after_the_draw() -> None:
    board = lay("shuffle", "nope", pile="favor mer kitten")
    board.play(A, DRAW)
    with pytest.raises(NotAsked):
        board.play(A, play("shuffle"))
    assert board.hand(A) == "favor shuffle"


@rule("GE-037")
def test_after_drawing_a_kitten_only_a_saver_can_be_played() -> None:
    board = lay("defuse shuffle", "nope", pile="kitten favor mer")
    board.play(A, DRAW)
    assert board.discard == "defuse"
    assert board.asked() == [(A, "insert")]
    assert not board.may(A, play("shuffle"))


@rule("GE-038", "GE-150")
def test_nobody_has_to_play_or_save_cards() -> None:
    hoarder = lay("attack reveal shuffle defuse", "nope", pile="favor kitten")
    assert hoarder.may(A, DRAW)
    spender = lay("defuse defuse horse", "nope", pile="favor kitten")
    spender.do(A, pair("defuse defuse", B))
    assert spender.discard == "defuse defuse"


@rule("GE-039")
def test_turns_go_round_clockwise_and_skip_the_dead() -> None:
    board = lay("horse", DEAD, "horse", "horse", pile="favor mer troll knight kitten")
    order = []
    for _ in range(4):
        order.append(board.turn[0])
        board.play(board.turn[0], DRAW)
    assert order == [A, C, D, A]


@rule("GE-040")
def test_a_hand_may_grow_without_limit() -> None:
    hand = (
        "armageddon armageddon attack favor favor favor horse horse horse mer mer mer troll troll troll feral"
    )
    board = lay(hand, "nope", pile="shuffle kitten")
    board.play(A, DRAW)
    assert len(board.hand(A).split()) == 17
    assert board.turn == (B, 1)


@rule("GE-041")
def test_an_empty_hand_stays_in_the_game_and_draws() -> None:
    board = lay("", "nope", pile="favor mer kitten")
    assert board.moves(A) == [DRAW]
    board.play(A, DRAW)
    assert board.hand(A) == "favor"
    assert A in board.living


@rule("GE-042")
def test_everybody_sees_how_many_cards_and_kittens_are_left() -> None:
    board = lay("horse", "nope", pile="favor mer kitten")
    board.play(A, DRAW)
    for viewer in (None, A, B):
        assert (board.view(viewer).pile, board.view(viewer).kittens) == (2, 1)


@rule("GE-R39")
def test_one_action_at_a_time() -> None:
    board = lay("shuffle reveal", "nope", "favor")
    board.play(A, play("shuffle"))
    assert not board.may(A, play("reveal"))
    assert board.why_not(A, play("reveal")) == "GE-R39"
    board.all_pass()
    assert board.may(A, play("reveal"))


@rule("GE-R39")
def test_nothing_is_played_while_a_choice_is_awaited() -> None:
    board = lay("favor shuffle", "horse mer", "nope")
    board.do(A, on("favor", B))
    assert board.asked() == [(B, "give")]
    assert board.why_not(A, play("shuffle")) == "GE-R39"
    assert board.why_not(B, KEEP) == "GE-R39"
    board.play(B, Give("cat_mer"))
    assert board.may(A, play("shuffle"))


@rule("GE-041", "GE-R08")
def test_a_player_without_cards_can_still_be_attacked() -> None:
    board = lay("targeted favor", "", "nope")
    assert board.may(A, on("targeted", B))
    assert not board.may(A, on("favor", B))
    assert board.may(A, on("favor", C))
