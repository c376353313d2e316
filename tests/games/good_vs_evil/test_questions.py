"""Every question names the rule that asks it and the clock that runs, and every refusal names a rule."""

import pytest

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    KEEP,
    NOPE,
    PICK_GODCAT,
    PICK_PLAIN,
    SAVE_BY_GODCAT,
    Duel,
    Give,
    Insert,
)
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, lay, on, pair, play, triple

PILE = "mer troll kitten kitten"


def asked(board: Board) -> tuple[int, str, str, str]:
    """The first open question: who, what, rule and clock."""
    decision = board.match.decisions()[0]
    return decision.seat, decision.kind, decision.rule, decision.clock


@rule("GE-R42")
def test_every_question_names_its_rule_and_its_clock() -> None:
    board = lay("favor horse horse heck armageddon", "nope troll", pile=PILE)
    assert asked(board) == (A, "turn", "GE-031", "main_action")
    board.play(A, on("favor", B))
    assert asked(board) == (B, "nope", "GE-120", "nope_window")
    board.all_pass()
    assert asked(board) == (B, "give", "GE-109", "give")
    board.play(B, Give("nope"))
    board.do(A, pair("horse horse", B))
    assert asked(board) == (A, "pick", "GE-133", "pick")
    board.play(A, PICK_PLAIN)
    board.do(A, play("armageddon"))
    assert asked(board) == (A, "duel-deal", "GE-067", "duel_deal")
    board.play(A, Duel(B, "godcat"))
    assert asked(board) == (B, "duel-choice", "GE-070", "duel_choice")


@rule("GE-R42")
def test_the_questions_of_a_kitten_and_of_raising_heck() -> None:
    board = lay("heck godcat", "nope", pile="mer troll kitten")
    board.do(A, play("heck"))
    assert asked(board) == (A, "heck", "GE-112", "heck")
    board.play(A, board.moves(A)[0])
    assert asked(board) == (A, "save", "GE-R12", "insert")
    board.play(A, SAVE_BY_GODCAT)
    assert asked(board) == (A, "insert", "GE-053", "insert")


@rule("GE-R42")
def test_clocks_come_from_the_options() -> None:
    game = lay("horse", "nope").match.game
    options = game.read_options({"nope_window_seconds": 9, "give_seconds": 0})
    assert game.seconds(options, "nope_window") == 9
    assert game.seconds(options, "give") == 0
    assert game.seconds(options, "main_action") == 60


@rule("GE-R07", "GE-R39")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (play("favor"), "GE-R07"),
        (play("targeted"), "GE-R07"),
        (play("reveal"), "GE-032"),
        (play("reveal", godcat=True), "GE-032"),
        (play("kitten"), "GE-R18"),
        (play("godcat"), "GE-R25"),
        (on("shuffle", B), "GE-R25"),
        (on("favor", C), "GE-R46"),
        (on("favor", A), "GE-R44"),
        (on("attack", B), "GE-032"),
        (pair("mer mer", B), "GE-032"),
        (pair("horse horse horse", B), "GE-032"),
        (pair("kitten kitten", B), "GE-032"),
        (pair("horse horse", C), "GE-R44"),
        (triple("troll troll troll", A, "nope"), "GE-R44"),
        (triple("troll troll", B, "nope"), "GE-149"),
        (pair("troll troll troll", B), "GE-149"),
        (triple("troll troll horse", B, "nope"), "GE-136"),
        (triple("troll troll shuffle", B, "nope"), "GE-148"),
        (NOPE, "GE-125"),
        (KEEP, "GE-R39"),
        (Insert(0), "GE-R39"),
        (Give("nope"), "GE-R39"),
        (PICK_PLAIN, "GE-R39"),
        (SAVE_BY_GODCAT, "GE-R12"),
        (Duel(B, "godcat"), "GE-R39"),
    ],
)
def test_a_refusal_in_the_own_turn_names_the_rule(move: Move, reason: str) -> None:
    board = lay("favor targeted shuffle horse horse troll troll troll", "nope", DEAD, pile=PILE)
    assert not board.may(A, move)
    assert board.why_not(A, move) == reason


@rule("GE-032", "GE-063")
def test_with_godcat_in_a_hand_other_refusals_stay_the_same() -> None:
    board = lay("armageddon", "godcat nope", pile=PILE)
    assert board.why_not(A, play("armageddon")) == "GE-063"
    assert board.why_not(A, play("reveal")) == "GE-032"


@rule("GE-109", "GE-R34", "GE-R36")
def test_a_refusal_of_a_follow_up_names_the_rule() -> None:
    giving = lay("favor", "horse", "nope", pile=PILE)
    giving.do(A, on("favor", B))
    assert giving.why_not(B, Give("defuse")) == "GE-109"
    picking = lay("horse horse", "nope", pile=PILE)
    picking.do(A, pair("horse horse", B))
    assert picking.why_not(A, PICK_GODCAT) == "GE-R34"
    window = lay("shuffle", "horse", pile=PILE)
    window.play(A, play("shuffle"))
    assert window.why_not(B, NOPE) == "GE-R05"
    assert window.why_not(B, DRAW) == "GE-039"
