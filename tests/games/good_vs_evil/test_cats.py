"""Cat cards, pairs and theft."""

from collections import Counter

import pytest

from speeltafel.engine import IllegalMove, QuickChance
from speeltafel.games.good_vs_evil.events import Gave
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, PICK_GODCAT, PICK_PLAIN, Pair, Triple
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, pair, play, triple


@rule("GE-130")
@pytest.mark.parametrize("cat", ["horse", "knight", "mer", "troll"])
def test_a_single_cat_does_nothing(cat: str) -> None:
    board = lay(cat, "nope", pile="favor kitten")
    assert board.moves(A) == [DRAW]
    with pytest.raises(IllegalMove) as refused:
        board.play(A, play(cat))
    assert refused.value.rule == "GE-130"


@rule("GE-131")
@pytest.mark.parametrize("cat", ["horse", "knight", "mer", "troll"])
def test_two_equal_cats_steal_a_card(cat: str) -> None:
    board = lay(f"{cat} {cat}", "defuse", pile="favor kitten")
    board.do(A, pair(f"{cat} {cat}", B))
    board.play(A, PICK_PLAIN)
    assert (board.hand(A), board.hand(B), board.discard) == ("defuse", "", f"{cat} {cat}")


@rule("GE-132", "GE-R08")
def test_the_thief_chooses_among_those_who_have_cards() -> None:
    board = lay("horse horse", "nope", "", "favor")
    assert board.moves(A) == [DRAW, pair("horse horse", B), pair("horse horse", D)]
    assert board.why_not(A, pair("horse horse", C)) == "GE-R08"
    assert board.why_not(A, pair("horse horse", A)) == "GE-R44"


@rule("GE-133", "GE-134")
def test_every_card_of_the_fan_can_be_stolen() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(400):
        board = lay("horse horse", "defuse nope nope troll", chance=QuickChance(seed))
        board.do(A, pair("horse horse", B))
        assert board.moves(A) == [PICK_PLAIN]
        board.play(A, PICK_PLAIN)
        stolen[board.hand(A)] += 1
    assert set(stolen) == {"defuse", "nope", "troll"}
    assert 150 < stolen["nope"] < 250


@rule("GE-134")
def test_the_thief_does_not_see_the_fronts() -> None:
    shown = set()
    for hand in ("defuse nope", "troll attack"):
        board = lay("horse horse", hand)
        board.do(A, pair("horse horse", B))
        view = board.view(A)
        shown.add(repr((view.players[B], view.waiting, board.moves(A))))
    assert len(shown) == 1


@rule("GE-135", "GE-089", "GE-R34")
def test_godcat_can_be_recognised_and_picked() -> None:
    board = lay("horse horse", "godcat nope troll")
    board.do(A, pair("horse horse", B))
    assert board.moves(A) == [PICK_GODCAT, PICK_PLAIN]
    board.play(A, PICK_GODCAT)
    assert board.hand(A) == "godcat"
    assert board.view(B).players[A].godcat


@rule("GE-R34")
def test_a_plain_pick_never_takes_godcat() -> None:
    for seed in range(60):
        board = lay("horse horse", "godcat nope", chance=QuickChance(seed))
        board.do(A, pair("horse horse", B))
        board.play(A, PICK_PLAIN)
        assert board.hand(A) == "nope"


@rule("GE-R34")
def test_from_a_lone_godcat_only_godcat_can_be_picked() -> None:
    board = lay("horse horse", "godcat")
    board.do(A, pair("horse horse", B))
    assert board.moves(A) == [PICK_GODCAT]


@rule("GE-136")
def test_different_cats_are_no_pair() -> None:
    board = lay("horse mer", "nope")
    assert board.moves(A) == [DRAW]
    with pytest.raises(IllegalMove) as refused:
        board.play(A, pair("horse mer", B))
    assert refused.value.rule == "GE-136"


@rule("GE-137")
def test_several_pairs_can_be_played_in_one_turn() -> None:
    board = lay("horse horse knight knight", "nope nope")
    for cards in ("horse horse", "knight knight"):
        board.do(A, pair(cards, B))
        board.play(A, PICK_PLAIN)
        assert board.turn == (A, 1)
    assert board.hand(A) == "nope nope"
    assert board.may(A, DRAW)


@rule("GE-138")
def test_cats_also_make_three_of_a_kind() -> None:
    board = lay("horse horse horse", "defuse nope")
    board.do(A, triple("horse horse horse", B, "defuse"))
    assert (board.hand(A), board.hand(B)) == ("defuse", "nope")


@rule("GE-139", "GE-R27")
@pytest.mark.parametrize("cat", ["horse", "knight", "mer", "troll", "feral"])
def test_a_feral_cat_pairs_with_every_cat(cat: str) -> None:
    board = lay(f"{cat} feral", "nope", pile="favor kitten")
    board.do(A, pair(f"{cat} feral", B))
    board.play(A, PICK_PLAIN)
    assert board.hand(A) == "nope"


@rule("GE-140")
@pytest.mark.parametrize("card", ["shuffle", "attack", "defuse", "favor", "nope"])
def test_a_feral_cat_stands_for_no_other_card(card: str) -> None:
    board = lay(f"{card} feral", "horse")
    assert not board.may(A, pair(f"{card} feral", B))
    assert board.why_not(A, pair(f"{card} feral", B)) == "GE-140"
    assert not board.may(A, play("feral"))


@rule("GE-R27")
def test_the_triples_of_feral_cats() -> None:
    board = lay("feral feral feral horse horse mer", "nope")
    triples = {move.cards for move in board.moves(A) if isinstance(move, Triple)}
    feral, horse, mer = "feral_cat", "cat_horse", "cat_mer"
    assert triples == {
        (feral, feral, feral),
        (horse, feral, feral),
        (horse, horse, feral),
        (mer, feral, feral),
    }


@rule("GE-R27", "GE-R19")
def test_godcat_takes_one_place_in_a_feral_combination() -> None:
    board = lay("godcat feral horse", "nope")
    combinations = {move.cards for move in board.moves(A) if isinstance(move, Pair | Triple)}
    assert combinations == {
        ("cat_horse", "feral_cat"),
        ("cat_horse", "godcat"),
        ("feral_cat", "godcat"),
        ("cat_horse", "feral_cat", "godcat"),
    }


@rule("GE-R35")
def test_a_stolen_card_is_seen_by_thief_and_victim_only() -> None:
    board = lay("horse horse", "defuse", "nope")
    board.do(A, pair("horse horse", B))
    board.play(A, PICK_PLAIN)
    assert board.told(Gave)[0].stolen
    cards = [board.told(Gave, viewer)[0].card for viewer in (A, B, C, None)]
    assert cards == ["defuse", "defuse", None, None]


@rule("GE-R09")
def test_a_victim_who_spent_the_last_card_loses_nothing() -> None:
    board = lay("horse horse nope", "nope", "troll")
    board.play(A, pair("horse horse", B))
    board.play(B, NOPE)
    board.play(C, PASS)
    board.play(A, NOPE)
    board.all_pass()
    assert board.asked() == [(A, "turn")]
    assert board.discard == "horse horse nope nope"


@rule("GE-R37")
def test_picking_cannot_be_noped() -> None:
    board = lay("horse horse", "nope troll", "nope")
    board.do(A, pair("horse horse", B))
    assert board.asked() == [(A, "pick")]
    assert board.why_not(B, NOPE) == "GE-125"
