"""Godcat: almost any card, once."""

import pytest

from speeltafel.engine import IllegalMove, Move
from speeltafel.games.good_vs_evil.events import GodcatHome, Played, Revealed, Saved, Shuffled
from speeltafel.games.good_vs_evil.material import DECK_KINDS, NAMES
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    NOPE,
    PASS,
    PICK_PLAIN,
    SAVE_BY_DEFUSE,
    SAVE_BY_GODCAT,
    Give,
    Insert,
    uses_godcat,
)
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, lay, on, pair, play, triple

PILE = "mer troll kitten kitten"
HOME = ["godcat", "devilcat"]


@rule("GE-081")
def test_godcat_is_played_in_the_own_turn_only() -> None:
    board = lay("horse", "godcat troll", "nope", pile=PILE)
    assert board.asked() == [(A, "turn")]
    assert board.why_not(B, play("attack", godcat=True)) == "GE-081"
    board.play(A, DRAW)
    assert board.may(B, play("attack", godcat=True))


@rule("GE-081", "GE-083")
def test_godcat_answers_nothing_in_anothers_turn() -> None:
    board = lay("shuffle", "godcat troll", "nope", pile=PILE)
    board.play(A, play("shuffle"))
    assert board.moves(B) == [PASS]
    with pytest.raises(IllegalMove) as refused:
        board.play(B, NOPE)
    assert refused.value.rule == "GE-083"


@rule("GE-083")
def test_godcat_is_no_nope_in_the_own_turn_either() -> None:
    board = lay("shuffle godcat", "nope troll", pile=PILE)
    board.play(A, play("shuffle"))
    board.play(B, NOPE)
    assert board.asked() == [(A, "turn")]
    assert board.told(Shuffled) == []


@rule("GE-082", "GE-085", "GE-R18")
def test_godcat_stands_for_every_action_card_but_armageddon() -> None:
    board = lay("godcat", "horse", "troll", pile=PILE)
    assert [move for move in board.moves(A) if uses_godcat(move)] == [
        play("attack", godcat=True),
        play("heck", godcat=True),
        play("reveal", godcat=True),
        play("shuffle", godcat=True),
        on("targeted", B, godcat=True),
        on("targeted", C, godcat=True),
        on("favor", B, godcat=True),
        on("favor", C, godcat=True),
    ]


@rule("GE-R18")
@pytest.mark.parametrize("card", ["kitten", "devilcat", "armageddon"])
def test_godcat_is_never_a_kitten_a_devilcat_or_an_armageddon(card: str) -> None:
    board = lay("godcat", "horse", pile=PILE)
    assert not board.may(A, play(card, godcat=True))
    assert board.why_not(A, play(card, godcat=True)) == ("GE-063" if card == "armageddon" else "GE-R18")


@rule("GE-082", "GE-R07")
def test_what_godcat_stands_for_is_announced_and_done() -> None:
    board = lay("godcat", "horse", pile=PILE)
    board.play(A, play("reveal", godcat=True))
    played = board.told(Played, B)[0]
    assert (played.cards, played.effect) == (("godcat",), "reveal_the_future")
    board.all_pass()
    assert board.told(Revealed)[0].cards == ("cat_mer", "cat_troll", "exploding_kitten")


@rule("GE-084", "GE-R12")
def test_godcat_defuses_a_kitten_and_goes_home() -> None:
    board = lay("godcat horse", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    board.play(A, SAVE_BY_GODCAT)
    assert [(event.card, event.danger) for event in board.told(Saved)] == [("godcat", "exploding_kitten")]
    assert board.hand(A) == "horse"
    assert (board.discard, board.view(None).mat) == ("", HOME)
    assert [event.seat for event in board.told(GodcatHome)] == [A]
    board.play(A, Insert(0))
    assert board.pile == "kitten mer kitten"


@rule("GE-R24")
def test_godcat_as_a_defuse_cannot_be_noped() -> None:
    board = lay("godcat", "nope troll", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    board.play(A, SAVE_BY_GODCAT)
    assert board.asked() == [(A, "insert")]


@rule("GE-R12")
def test_a_defuse_can_be_chosen_to_keep_godcat() -> None:
    board = lay("godcat defuse", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    board.play(A, SAVE_BY_DEFUSE)
    assert board.hand(A) == "godcat"
    assert board.discard == "defuse"


@rule("GE-086", "GE-087")
@pytest.mark.parametrize(
    "move", [play("shuffle", godcat=True), play("attack", godcat=True), pair("horse godcat", B)]
)
def test_a_played_godcat_goes_to_the_mat_and_never_to_the_discard_pile(move: Move) -> None:
    board = lay("godcat horse", "troll", pile=PILE)
    board.do(A, move)
    assert "godcat" not in board.discard
    assert "godcat" not in board.hand(A)
    assert board.view(None).mat == HOME
    assert [event.seat for event in board.told(GodcatHome)] == [A]


@rule("GE-087", "GE-047")
def test_the_godcat_of_a_dead_player_goes_to_the_mat() -> None:
    board = lay("godcat horse", "troll", "nope", pile=PILE)
    board.leave(A)
    assert board.discard == "horse"
    assert board.view(None).mat == HOME
    assert [event.seat for event in board.told(GodcatHome)] == [A]


@rule("GE-088", "GE-005")
def test_everybody_sees_who_holds_godcat() -> None:
    board = lay("godcat horse nope", "troll", "nope", pile=PILE)
    for viewer in (None, B, C):
        holder = board.view(viewer).players[A]
        assert holder.godcat
        assert (holder.cards, holder.known) == (3, [])
        assert board.view(viewer).mat == ["devilcat"]


@rule("GE-005")
def test_all_other_cards_look_alike_from_behind() -> None:
    hands = ["defuse nope", "attack shuffle", "horse feral"]
    seen = {repr(lay("troll", hand, pile=PILE).view(A)) for hand in hands}
    assert len(seen) == 1


@rule("GE-090")
def test_no_play_takes_godcat_from_the_mat_but_armageddon() -> None:
    plays: list[Move] = [
        play("shuffle"),
        play("reveal"),
        play("attack"),
        on("favor", B),
        pair("horse horse", B),
        triple("troll troll troll", B, "godcat"),
    ]
    for move in plays:
        board = lay("shuffle reveal attack favor horse horse troll troll troll", "nope", pile="mer kitten")
        board.do(A, move)
        assert board.view(None).mat == HOME


@rule("GE-R20")
def test_a_noped_godcat_goes_to_the_mat_and_its_partners_are_lost() -> None:
    board = lay("godcat horse", "nope troll", pile=PILE)
    board.play(A, pair("horse godcat", B))
    board.play(B, NOPE)
    board.all_pass()
    assert board.discard == "horse nope"
    assert board.view(None).mat == HOME
    assert board.hand(A) == ""


@rule("GE-R21")
def test_godcat_is_on_the_mat_before_anybody_can_nope() -> None:
    board = lay("godcat", "nope troll", pile=PILE)
    board.play(A, play("attack", godcat=True))
    assert board.asked() == [(B, "nope")]
    assert board.view(B).mat == HOME
    assert not board.view(B).players[A].godcat


@rule("GE-R19")
def test_godcat_steals_with_a_cat() -> None:
    board = lay("godcat horse", "troll", pile=PILE)
    board.do(A, pair("horse godcat", B))
    board.play(A, PICK_PLAIN)
    assert board.hand(A) == "troll"


@rule("GE-082", "GE-109")
def test_godcat_asks_for_a_favor() -> None:
    board = lay("godcat", "troll nope", pile=PILE)
    board.do(A, on("favor", B, godcat=True))
    board.play(B, Give("nope"))
    assert board.hand(A) == "nope"


@rule("GE-082", "GE-083")
def test_the_deck_has_no_card_that_godcat_leaves_out_besides_the_reactions() -> None:
    """Every name of the deck is a play, part of a combination, a saver, or one of the exceptions."""
    hand = (
        "defuse armageddon attack targeted favor heck reveal shuffle nope horse knight mer troll feral godcat"
    )
    moves = [move for move in lay(hand, "nope", pile=PILE).moves(A) if uses_godcat(move)]
    singles = {getattr(move, "card", "") for move in moves}
    partners = {name for move in moves for name in getattr(move, "cards", ())}
    assert set(NAMES[1:DECK_KINDS]) - (singles | partners) == {"nope"}
