"""Armageddon: the duel with Godcat and Devilcat."""

import pytest

from speeltafel.engine import EVERYONE, IllegalMove, Move
from speeltafel.games.good_vs_evil.events import (
    DevilcatHome,
    DuelBegan,
    DuelChosen,
    DuelDealt,
    DuelRevealed,
    Exploded,
    Saved,
    TurnBegan,
)
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.material import GODCAT
from speeltafel.games.good_vs_evil.moves import DRAW, KEEP, NOPE, PASS, SWAP, Duel, Give
from speeltafel.games.good_vs_evil.state import FELL, GAINED
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, D, lay, on, play

PILE = "mer troll kitten kitten"


def duel(board: Board, card: str, choice: Move, opponent: int = B) -> None:
    """A plays Armageddon, lays this card before the opponent, who keeps or swaps."""
    board.do(A, play("armageddon"))
    board.play(A, Duel(opponent, "godcat" if card == "godcat" else "devilcat"))
    board.play(opponent, choice)


@rule("GE-061")
def test_a_duel_has_exactly_two_players() -> None:
    board = lay("armageddon defuse", "defuse", "defuse", "nope", pile=PILE)
    duel(board, "godcat", KEEP, opponent=C)
    revealed = board.told(DuelRevealed)[0]
    assert (revealed.blessed, revealed.cursed) == (C, A)
    assert [event.seat for event in board.told(Saved)] == [A]


@rule("GE-062")
def test_armageddon_needs_both_cats_on_the_mat() -> None:
    board = lay("armageddon", "nope", pile=PILE)
    assert board.view(A).mat == ["godcat", "devilcat"]
    assert board.may(A, play("armageddon"))


@rule("GE-062", "GE-063")
@pytest.mark.parametrize("hands", [("armageddon godcat", "nope"), ("armageddon", "godcat")])
def test_armageddon_is_locked_while_anybody_holds_godcat(hands: tuple[str, str]) -> None:
    board = lay(*hands, pile=PILE)
    assert not board.may(A, play("armageddon"))
    with pytest.raises(IllegalMove) as refused:
        board.play(A, play("armageddon"))
    assert refused.value.rule == "GE-063"


@rule("GE-064")
def test_a_nope_averts_it_before_the_cards_are_taken() -> None:
    board = lay("armageddon", "nope horse", pile=PILE)
    board.play(A, play("armageddon"))
    assert board.view(None).mat == ["godcat", "devilcat"]
    board.play(B, NOPE)
    board.all_pass()
    assert board.told(DuelBegan) == []
    assert board.view(None).mat == ["godcat", "devilcat"]
    assert board.asked() == [(A, "turn")]


@rule("GE-065")
def test_both_cats_are_taken_from_the_mat() -> None:
    board = lay("armageddon", "nope", pile=PILE)
    board.do(A, play("armageddon"))
    assert board.view(None).mat == []
    assert [event.seat for event in board.told(DuelBegan)] == [A]


@rule("GE-066", "GE-067", "GE-068")
def test_the_player_lays_either_card_before_any_other_player() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    board.do(A, play("armageddon"))
    assert board.moves(A) == [
        Duel(B, "godcat"),
        Duel(B, "devilcat"),
        Duel(C, "godcat"),
        Duel(C, "devilcat"),
    ]


@rule("GE-066", "GE-068", "GE-R22")
def test_only_the_one_who_dealt_knows_which_card_lies_where() -> None:
    boards = []
    for card in ("godcat", "devilcat"):
        board = lay("armageddon", "nope", "horse", pile=PILE)
        board.do(A, play("armageddon"))
        board.play(A, Duel(B, "godcat" if card == "godcat" else "devilcat"))
        assert board.told(DuelDealt, A)[0].card == card
        assert board.view(A).duel.opponent_card == card
        boards.append(board)
    for viewer in (None, B, C):
        assert boards[0].seen_by(viewer) == boards[1].seen_by(viewer)
        assert boards[0].view(viewer) == boards[1].view(viewer)
        assert boards[0].view(viewer).duel.opponent_card is None


@rule("GE-069", "GE-R07")
def test_the_opponent_is_chosen_after_the_last_moment_for_a_nope() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    board.play(A, play("armageddon"))
    assert board.view(None).action.target is None
    board.all_pass()
    assert board.view(None).duel.opponent is None
    board.play(A, Duel(C, "godcat"))
    assert board.view(None).duel.opponent == C


@rule("GE-070")
def test_the_opponent_keeps_or_swaps() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    board.do(A, play("armageddon"))
    board.play(A, Duel(B, "godcat"))
    assert board.asked() == [(B, "duel-choice")]
    assert board.moves(B) == [KEEP, SWAP]


@rule("GE-071", "GE-072", "GE-073", "GE-074")
@pytest.mark.parametrize(
    ("card", "choice", "blessed", "cursed"),
    [
        ("godcat", KEEP, B, A),
        ("godcat", SWAP, A, B),
        ("devilcat", KEEP, A, B),
        ("devilcat", SWAP, B, A),
    ],
)
def test_either_of_the_two_can_win_godcat_and_the_other_explodes(
    card: str, choice: Move, blessed: int, cursed: int
) -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    duel(board, card, choice)
    revealed = board.told(DuelRevealed, None)[0]
    assert (revealed.blessed, revealed.cursed) == (blessed, cursed)
    assert "godcat" in board.hand(blessed)
    assert [(event.seat, event.danger) for event in board.told(Exploded)] == [(cursed, "devilcat")]
    assert cursed not in board.living


@rule("GE-070", "GE-071")
def test_the_choice_is_told_before_the_cards() -> None:
    board = lay("armageddon", "defuse", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    kinds = [type(event) for event in board.log]
    assert kinds.index(DuelChosen) < kinds.index(DuelRevealed)
    assert board.told(DuelChosen)[0].choice == "keep"


@rule("GE-075", "GE-076")
@pytest.mark.parametrize("opponent_hand", ["defuse", "nope"])
def test_devilcat_goes_home_whether_its_victim_died_or_not(opponent_hand: str) -> None:
    board = lay("armageddon", opponent_hand, "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    assert len(board.told(DevilcatHome)) == 1
    assert board.view(None).mat == ["devilcat"]
    assert board.hand(A) == "godcat"
    assert (B in board.living) == (opponent_hand == "defuse")


@rule("GE-077", "GE-078")
def test_the_turn_is_over_without_a_draw() -> None:
    board = lay("armageddon horse", "defuse", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    assert board.pile == PILE
    assert board.hand(A) == "horse godcat"
    assert board.asked() == [(B, "turn")]


@rule("GE-079", "GE-R02")
def test_under_attack_armageddon_ends_one_turn() -> None:
    board = lay("armageddon", "defuse", "horse", pile=PILE, owed=2, attacked=True)
    duel(board, "devilcat", KEEP)
    assert board.turn == (A, 1)
    assert board.table.under_attack


@rule("GE-080")
def test_a_devilcat_victim_is_out_as_with_a_kitten() -> None:
    board = lay("armageddon", "attack horse", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    assert board.living == [A, C]
    assert board.hand(B) == ""
    assert board.discard == "armageddon attack horse"
    assert board.view(None).players[B].fell_to == "devilcat"
    assert board.turn == (C, 1)


@rule("GE-129")
def test_a_stopped_armageddon_still_needs_the_draw() -> None:
    board = lay("armageddon", "nope horse", pile=PILE)
    board.play(A, play("armageddon"))
    board.play(B, NOPE)
    board.all_pass()
    board.play(A, DRAW)
    assert board.hand(A) == "mer"
    assert board.turn == (B, 1)


@rule("GE-R14")
def test_when_the_opponent_dies_the_active_players_turn_ends_as_usual() -> None:
    board = lay("armageddon", "nope", "horse", "horse", pile=PILE, owed=3, attacked=True)
    duel(board, "devilcat", KEEP, opponent=C)
    assert board.living == [A, B, D]
    assert board.turn == (A, 2)
    last = lay("armageddon", "nope", "horse", "horse", pile=PILE)
    duel(last, "devilcat", KEEP, opponent=B)
    assert last.turn == (C, 1)
    assert [event.seat for event in last.told(TurnBegan)] == [C]


@rule("GE-R13", "GE-074")
def test_when_the_active_player_dies_in_the_duel_the_owed_turns_lapse() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE, owed=4, attacked=True)
    duel(board, "godcat", KEEP)
    assert board.living == [B, C]
    assert board.turn == (B, 1)


@rule("GE-R15")
def test_the_end_of_a_duel_has_a_fixed_order() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    ends = [event for event in board.log if type(event) in (DuelRevealed, Exploded, DevilcatHome, TurnBegan)]
    assert [type(event) for event in ends] == [DuelRevealed, Exploded, DevilcatHome, TurnBegan]
    assert board.table.facts[-2:] == [(GAINED, A, GODCAT, EVERYONE), (FELL, B)]


@rule("GE-R16")
def test_a_devilcat_death_takes_no_kitten_out() -> None:
    board = lay("armageddon", "nope", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    assert board.pile == PILE
    assert board.view(None).kittens == 2
    assert len(board.living) == 2


@rule("GE-R44")
def test_any_other_living_player_can_be_the_opponent_even_without_cards() -> None:
    board = lay("armageddon", "", DEAD, "horse", pile=PILE)
    board.do(A, play("armageddon"))
    assert board.moves(A) == [Duel(seat, card) for seat in (B, D) for card in ("godcat", "devilcat")]
    assert board.why_not(A, Duel(A, "godcat")) == "GE-R44"
    assert board.why_not(A, Duel(C, "godcat")) == "GE-R44"


@rule("GE-R45")
def test_nobody_is_asked_whether_to_take_godcat() -> None:
    board = lay("armageddon", "defuse", "horse", pile=PILE)
    duel(board, "devilcat", KEEP)
    assert board.hand(A) == "godcat"
    assert board.asked() == [(B, "turn")]


@rule("GE-R48")
def test_with_two_players_the_game_ends_in_the_duel() -> None:
    board = lay("armageddon", "nope", pile=PILE)
    duel(board, "godcat", SWAP)
    assert board.match.result is not None
    assert board.match.result.winners == (A,)
    assert type(board.log[-2]) is DevilcatHome
    assert board.asked() == []
    assert board.told(TurnBegan) == []


@rule("GE-090", "GE-R21")
def test_after_godcat_was_played_a_new_armageddon_is_possible() -> None:
    board = lay("armageddon godcat", "horse", pile=PILE)
    assert not board.may(A, play("armageddon"))
    board.play(A, on("favor", B, godcat=True))
    assert board.view(None).mat == ["godcat", "devilcat"]
    board.all_pass()
    board.play(B, Give("cat_horse"))
    assert board.may(A, play("armageddon"))


@rule("GE-125", "GE-064")
def test_passing_in_the_window_lets_it_begin() -> None:
    board = lay("armageddon", "nope", "nope", pile=PILE)
    board.play(A, play("armageddon"))
    board.play(B, PASS)
    assert board.asked() == [(C, "nope")]
    board.play(C, PASS)
    assert board.asked() == [(A, "duel-deal")]
