"""The special combinations: two and three of a kind."""

import pytest

from speeltafel.engine import IllegalMove
from speeltafel.games.good_vs_evil.events import Gave, Named
from speeltafel.games.good_vs_evil.material import NAMES
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, PICK_PLAIN, Pair, Triple
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, lay, names, pair, play, triple

KINDS = "defuse armageddon attack targeted favor heck reveal shuffle nope feral"


def combinations(board: Board) -> set[tuple[str, ...]]:
    """The sets of cards that A may play together."""
    return {move.cards for move in board.moves(A) if isinstance(move, Pair | Triple)}


@rule("GE-141", "GE-R26")
def test_without_special_combinations_only_cats_of_one_kind_are_a_pair() -> None:
    hand = "attack attack shuffle shuffle nope nope horse horse horse mer feral feral"
    board = lay(hand, "troll", special_combos=False)
    assert combinations(board) == {
        names("horse horse"),
        names("horse feral"),
        names("mer feral"),
        names("feral feral"),
    }
    assert board.why_not(A, pair("attack attack", B)) == "GE-R26"
    assert board.why_not(A, pair("horse mer", B)) == "GE-136"
    assert board.why_not(A, triple("horse horse horse", B, "nope")) == "GE-R26"


@rule("GE-R26")
def test_without_special_combinations_godcat_fills_in_for_cats_only() -> None:
    board = lay("godcat horse attack feral", "troll", special_combos=False)
    assert combinations(board) == {
        names("horse feral"),
        names("horse godcat"),
        names("feral godcat"),
    }


@rule("GE-141")
def test_with_special_combinations_other_cards_count_too() -> None:
    board = lay("attack attack horse horse horse", "troll")
    assert combinations(board) == {names("attack attack"), names("horse horse"), names("horse horse horse")}


@rule("GE-142", "GE-143", "GE-R50")
@pytest.mark.parametrize("card", KINDS.split())
def test_any_two_cards_of_one_name_steal_and_say_nothing_else(card: str) -> None:
    board = lay(f"{card} {card}", "troll", pile="horse kitten")
    board.do(A, pair(f"{card} {card}", B))
    assert board.asked() == [(A, "pick")]
    board.play(A, PICK_PLAIN)
    assert board.hand(A) == "troll"
    assert board.turn == (A, 1)
    assert board.pile == "horse kitten"


@rule("GE-143")
def test_a_pair_of_armageddons_can_be_played_while_godcat_is_in_a_hand() -> None:
    board = lay("armageddon armageddon", "godcat troll")
    assert not board.may(A, play("armageddon"))
    assert board.may(A, pair("armageddon armageddon", B))


@rule("GE-144", "GE-145", "GE-R11")
def test_three_of_a_kind_takes_one_copy_of_the_named_card() -> None:
    board = lay("mer mer mer", "defuse nope nope", "horse", pile="troll kitten")
    board.do(A, triple("mer mer mer", B, "nope"))
    assert (board.hand(A), board.hand(B)) == ("nope", "defuse nope")
    for viewer in (None, A, B, C):
        told = board.told(Named, viewer)[0]
        assert (told.seat, told.target, told.card, told.found) == (A, B, "nope", True)
    assert board.turn == (A, 1)


@rule("GE-146", "GE-R11")
def test_three_of_a_kind_gets_nothing_when_the_card_is_not_there() -> None:
    board = lay("mer mer mer", "defuse horse", "nope", pile="troll kitten")
    board.do(A, triple("mer mer mer", B, "nope"))
    assert (board.hand(A), board.hand(B)) == ("", "defuse horse")
    assert [event.found for event in board.told(Named, None)] == [False]
    assert board.discard == "mer mer mer"
    assert board.turn == (A, 1)


@rule("GE-147")
@pytest.mark.parametrize("card", ["armageddon", "reveal", "favor", "nope", "defuse"])
def test_three_of_a_kind_ignores_what_the_cards_say(card: str) -> None:
    board = lay(f"{card} {card} {card}", "shuffle", pile="horse kitten")
    board.do(A, triple(f"{card} {card} {card}", B, "shuffle"))
    assert board.hand(A) == "shuffle"
    assert (board.turn, board.pile) == ((A, 1), "horse kitten")
    assert board.told(Gave) == []


@rule("GE-148", "GE-R50")
def test_attack_and_targeted_attack_do_not_match() -> None:
    board = lay("attack targeted", "troll")
    assert combinations(board) == set()
    with pytest.raises(IllegalMove) as refused:
        board.play(A, pair("attack targeted", B))
    assert refused.value.rule == "GE-148"


@rule("GE-149")
def test_there_are_no_combinations_of_four_or_five_cards() -> None:
    board = lay("horse horse horse horse mer troll knight shuffle", "nope")
    assert {len(cards) for cards in combinations(board)} == {2, 3}
    five = Triple(names("horse mer troll knight shuffle"), B, "nope")
    assert board.why_not(A, five) == "GE-149"
    assert board.why_not(A, Triple(names("horse horse horse horse"), B, "nope")) == "GE-149"


@rule("GE-R10")
def test_fifteen_names_can_be_called() -> None:
    board = lay("mer mer mer", "nope", pile="troll kitten")
    called = [move.named for move in board.moves(A) if isinstance(move, Triple)]
    assert called == list(NAMES[1:16])
    assert len(called) == 15
    assert "godcat" in called
    assert board.why_not(A, triple("mer mer mer", B, "kitten")) == "GE-R10"
    assert board.why_not(A, triple("mer mer mer", B, "devilcat")) == "GE-R10"


@rule("GE-R10")
@pytest.mark.parametrize(("held", "named"), [("feral", "horse"), ("godcat", "defuse"), ("horse", "feral")])
def test_a_name_is_taken_literally(held: str, named: str) -> None:
    board = lay("mer mer mer", held, pile="troll kitten")
    board.do(A, triple("mer mer mer", B, named))
    assert board.hand(B) == held
    assert [event.found for event in board.told(Named)] == [False]


@rule("GE-R10", "GE-089")
def test_godcat_can_be_named() -> None:
    board = lay("mer mer mer", "godcat nope", pile="troll kitten")
    board.do(A, triple("mer mer mer", B, "godcat"))
    assert board.hand(A) == "godcat"
    assert board.table.godcat == A


@rule("GE-R11")
def test_the_named_card_is_looked_for_after_the_nopes() -> None:
    board = lay("mer mer mer nope", "nope horse", pile="troll kitten")
    board.play(A, triple("mer mer mer", B, "nope"))
    board.play(B, NOPE)
    board.play(A, NOPE)
    board.all_pass()
    assert [event.found for event in board.told(Named)] == [False]
    assert board.hand(B) == "horse"


@rule("GE-R08")
def test_a_triple_needs_a_target_with_cards() -> None:
    board = lay("mer mer mer", "", "horse", pile="troll kitten")
    assert {move.target for move in board.moves(A) if isinstance(move, Pair | Triple)} == {C}
    assert board.why_not(A, triple("mer mer mer", B, "nope")) == "GE-R08"
    alone = lay("mer mer mer", "", pile="troll kitten")
    assert alone.moves(A) == [DRAW]


@rule("GE-R19")
@pytest.mark.parametrize("card", ["defuse", "armageddon", "attack", "favor", "shuffle", "horse", "feral"])
def test_godcat_is_a_further_copy_of_any_name(card: str) -> None:
    board = lay(f"{card} {card} godcat", "troll")
    found = combinations(board)
    assert names(f"{card} godcat") in found
    assert names(f"{card} {card} godcat") in found


@rule("GE-R19", "GE-083")
def test_godcat_is_no_copy_of_nope() -> None:
    board = lay("nope nope godcat", "troll")
    assert combinations(board) == {names("nope nope")}
    assert board.why_not(A, pair("nope godcat", B)) == "GE-R19"
    assert board.why_not(A, triple("nope nope godcat", B, "nope")) == "GE-R19"


@rule("GE-R18")
def test_godcat_counts_as_armageddon_inside_a_combination_only() -> None:
    board = lay("armageddon godcat", "troll")
    assert names("armageddon godcat") in combinations(board)
    assert not board.may(A, play("armageddon", godcat=True))
    board.do(A, pair("armageddon godcat", B))
    board.play(A, PICK_PLAIN)
    assert board.hand(A) == "troll"


@rule("GE-R54")
def test_options_are_listed_by_kind_and_never_by_copy() -> None:
    board = lay("shuffle shuffle horse horse horse horse", "troll nope")
    moves = board.moves(A)
    assert moves.count(play("shuffle")) == 1
    assert moves.count(pair("horse horse", B)) == 1
    assert len(moves) == len(set(moves))


@rule("GE-R53")
def test_three_nopes_are_an_action_that_can_be_stopped() -> None:
    board = lay("nope nope nope", "nope troll", "horse")
    board.play(A, triple("nope nope nope", B, "troll"))
    board.play(B, NOPE)
    board.play(C, PASS)
    board.all_pass()
    assert board.told(Named) == []
    assert board.hand(B) == "troll"


@rule("GE-R27", "GE-R19")
@pytest.mark.parametrize(
    "sent",
    [
        {"type": "pair", "cards": ["feral_cat", "cat_mer"], "target": 1},
        {"type": "pair", "cards": ["godcat", "feral_cat"], "target": 1},
        {"type": "triple", "cards": ["godcat", "cat_mer", "feral_cat"], "target": 1, "named": "nope"},
        {"type": "triple", "cards": ["feral_cat", "cat_mer", "godcat"], "target": 1, "named": "nope"},
    ],
)
def test_the_order_in_which_cards_are_laid_down_does_not_matter(sent: dict[str, object]) -> None:
    board = lay("godcat mer feral", "nope troll")
    move = board.match.read_move(sent)
    assert board.may(A, move)
    board.play(A, move)


def test_names_that_are_no_cards_stay_as_they_came() -> None:
    assert Pair(("ghost", "feral_cat", "cat_mer"), B).cards == ("cat_mer", "feral_cat", "ghost")
