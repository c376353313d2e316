"""Exams: positions in which a person would laugh at the wrong move. Normal and better bots pass all of them."""

from typing import Final

import pytest

import speeltafel
from speeltafel.bots import make_bot
from speeltafel.engine import Move, decide
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    NOPE,
    PASS,
    PICK_GODCAT,
    TO_HAND,
    TO_TOP,
    Give,
    Insert,
    Pair,
    Triple,
    uses_godcat,
)
from speeltafel.kit.exams import LEVELS, Exam, laughed_at, no_choice, none_of, one_of
from tests.games.good_vs_evil.layout import A, B, Board, C, lay, on, pair, play, triple


def spends(move: Move, card: str) -> bool:
    """Whether a theft is paid with this card."""
    return isinstance(move, Pair | Triple) and card in move.cards


# Positions


def kitten_on_top_and_a_duel_in_hand() -> Board:
    board = lay("reveal armageddon horse", "knight troll", "mer", pile="kitten horse knight kitten mer")
    board.do(A, play("reveal"))
    return board


def kitten_on_top_and_a_shuffle_in_hand() -> Board:
    board = lay(
        "reveal shuffle horse", "knight troll", "mer", pile="kitten horse knight kitten mer troll feral"
    )
    board.do(A, play("reveal"))
    return board


def stealing_from_the_holder_of_godcat() -> Board:
    board = lay("horse horse", "godcat troll knight mer", "nope", pile="mer kitten kitten")
    board.do(A, pair("horse horse", B))
    return board


def godcat_is_all_that_saves() -> Board:
    return lay("godcat troll", "nope horse", pile="mer kitten knight")


def two_armageddons() -> Board:
    pile = "mer knight troll horse knight troll horse mer kitten feral kitten"
    return lay("armageddon armageddon defuse", "defuse nope horse", "mer", pile=pile)


def three_nopes() -> Board:
    pile = "mer knight troll horse knight troll horse mer feral kitten kitten"
    return lay("nope nope nope defuse", "horse defuse", "mer", pile=pile)


def two_reveals_and_danger() -> Board:
    pile = "mer kitten knight troll horse kitten feral horse"
    return lay("reveal reveal attack defuse", "horse nope troll", "mer knight", pile=pile)


def somebody_has_just_hidden_a_kitten() -> Board:
    pile = "kitten mer knight troll horse knight troll horse mer feral kitten"
    board = lay("defuse horse", "attack troll", "mer nope", pile=pile)
    board.play(A, DRAW)
    board.play(A, Insert(0))
    return board


def a_harmless_top() -> Board:
    board = lay("reveal attack", "nope defuse", "horse", pile="mer kitten kitten")
    board.do(A, play("reveal"))
    return board


def my_own_kitten_lies_on_top() -> Board:
    pile = "kitten mer knight troll horse knight troll horse mer feral kitten"
    board = lay("defuse shuffle", "horse", "mer", pile=pile)
    board.play(A, DRAW)
    board.play(A, Insert(2))
    board.play(B, DRAW)
    board.play(C, DRAW)
    return board


def asked_for_a_favor() -> Board:
    board = lay("favor", "defuse nope horse", "troll", pile="mer kitten knight kitten")
    board.do(A, on("favor", B))
    return board


def a_kitten_at_the_bottom() -> Board:
    board = lay("heck", "nope", "troll", pile="mer kitten knight kitten")
    board.do(A, play("heck"))
    return board


def a_defuse_at_the_bottom() -> Board:
    board = lay("heck", "nope", "troll", pile="kitten mer kitten knight defuse")
    board.do(A, play("heck"))
    return board


def my_only_defuse_is_demanded() -> Board:
    board = lay("horse horse horse", "defuse nope", "troll", pile="mer kitten knight kitten")
    board.play(A, triple("horse horse horse", B, "defuse"))
    return board


def a_harmless_favor_between_others() -> Board:
    pile = "mer knight troll horse knight troll horse mer kitten kitten"
    board = lay("favor horse", "mer troll knight", "nope defuse", pile=pile)
    board.play(A, on("favor", B))
    return board


def a_doomed_player_flees_to_me() -> Board:
    pile = "kitten horse knight kitten mer"
    board = lay("reveal attack", "nope horse", "mer", pile=pile)
    board.do(A, play("reveal"))
    board.play(A, play("attack"))
    return board


def a_kitten_for_somebody_without_defuse() -> Board:
    hands = "horse horse horse targeted reveal", "troll nope", "defuse mer knight feral troll"
    board = lay(*hands, pile="kitten mer troll kitten knight horse feral")
    board.do(A, triple("horse horse horse", B, "defuse"))
    board.do(A, play("reveal"))
    return board


def under_attack_in_a_dangerous_pile() -> Board:
    pile = "kitten mer knight troll kitten feral"
    board = lay("attack reveal horse", "nope troll", "mer knight", pile=pile, owed=3, attacked=True)
    board.do(A, play("reveal"))
    return board


def nothing_threatens() -> Board:
    pile = "mer mer mer knight knight knight knight troll troll feral kitten kitten"
    return lay("attack shuffle nope defuse", "troll defuse", "horse defuse", pile=pile)


def certain_death_but_a_defuse_to_steal() -> Board:
    """B's only card but one is a Defuse that everybody saw coming."""
    board = lay("horse horse horse reveal shuffle shuffle", "defuse", "mer", pile="kitten mer kitten knight")
    board.do(A, play("reveal"))
    board.do(A, triple("horse horse horse", B, "defuse"))
    return board


EXAMS: Final = {
    "duel rather than certain death": Exam(
        kitten_on_top_and_a_duel_in_hand, A, one_of(play("armageddon")), "half a chance is better than none"
    ),
    "shuffle a known Kitten away": Exam(
        kitten_on_top_and_a_shuffle_in_hand, A, one_of(play("shuffle")), "drawing is certain death"
    ),
    "take Godcat": Exam(
        stealing_from_the_holder_of_godcat, A, one_of(PICK_GODCAT), "it saves, a back may not"
    ),
    "keep Godcat": Exam(
        godcat_is_all_that_saves, A, lambda move: not uses_godcat(move), "played as an action it saves nobody"
    ),
    "keep Armageddons": Exam(
        two_armageddons, A, lambda move: not spends(move, "armageddon"), "a duel is worth more than a card"
    ),
    "keep Nopes": Exam(
        three_nopes, A, lambda move: not spends(move, "nope"), "three Nopes outweigh a Defuse"
    ),
    "keep Reveals": Exam(
        two_reveals_and_danger,
        A,
        lambda move: not spends(move, "reveal_the_future"),
        "two Reveals are for looking, and an Attack makes use of what they show",
    ),
    "suspect a hidden Kitten": Exam(
        somebody_has_just_hidden_a_kitten, B, none_of(DRAW), "a Kitten was hidden a moment ago, for me"
    ),
    "draw what is harmless": Exam(a_harmless_top, A, one_of(DRAW), "the card is known, the Attack is kept"),
    "remember the own Kitten": Exam(
        my_own_kitten_lies_on_top,
        A,
        one_of(play("shuffle")),
        "I put it there myself, and two cards were drawn",
    ),
    "give what is useless": Exam(
        asked_for_a_favor, B, one_of(Give("cat_horse")), "a cat without a twin is nothing"
    ),
    "raise a Kitten": Exam(a_kitten_at_the_bottom, A, one_of(TO_TOP), "in the hand it kills me"),
    "take a Defuse": Exam(a_defuse_at_the_bottom, A, one_of(TO_HAND), "nothing is better"),
    "defend the Defuse": Exam(my_only_defuse_is_demanded, B, one_of(NOPE), "it is certain to be lost"),
    "let a Favor pass": Exam(
        a_harmless_favor_between_others, C, one_of(PASS), "a Nope is worth more than that"
    ),
    "do not let the doomed flee": Exam(
        a_doomed_player_flees_to_me, B, one_of(NOPE), "the Kitten would be mine"
    ),
    "aim at the defenceless": Exam(
        a_kitten_for_somebody_without_defuse, A, one_of(on("targeted", B)), "B is known to lack a Defuse"
    ),
    "pass three turns on": Exam(
        under_attack_in_a_dangerous_pile, A, one_of(play("attack")), "a Kitten on top and three turns to take"
    ),
    "draw in peace": Exam(
        nothing_threatens, A, one_of(DRAW), "two Kittens in twelve cards and a Defuse in hand"
    ),
    "use what is left": Exam(
        certain_death_but_a_defuse_to_steal,
        A,
        none_of(DRAW, play("reveal")),
        "anything is better than the Kitten",
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", EXAMS)
def test_nobody_laughs(name: str, level: str) -> None:
    assert laughed_at(EXAMS[name], level) == []


def test_exams_leave_a_choice() -> None:
    assert [name for name, exam in EXAMS.items() if no_choice(exam)] == []


def test_a_beginner_fails_some_of_them() -> None:
    game = speeltafel.load("good-vs-evil")
    failed = {
        name
        for name, exam in EXAMS.items()
        for seed in range(8)
        for board in [exam.position()]
        if not exam.good(decide(board.match, game.bot("novice", seed), board.match.decision(exam.seat)))
    }
    assert len(failed) >= len(EXAMS) // 4


def test_a_beginner_in_a_hurry_nopes_others_and_never_itself() -> None:
    game = speeltafel.load("good-vs-evil")
    board = lay("attack nope", "nope nope", "horse", pile="mer kitten knight kitten", poll_author=True)
    board.play(A, play("attack"))
    others = [decide(board.match, game.bot("novice", seed), board.decision(B)) for seed in range(20)]
    assert {A, B} <= {seat for seat, _ in board.asked()}
    own = [decide(board.match, game.bot("novice", seed), board.decision(A)) for seed in range(20)]
    assert NOPE in others
    assert NOPE not in own


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_a_kitten_is_not_always_hidden_in_the_same_place(level: str) -> None:
    game = speeltafel.load("good-vs-evil")
    pile = "kitten mer knight troll horse knight troll horse mer feral kitten"
    board = lay("defuse horse", "attack troll", "mer nope", pile=pile)
    board.play(A, DRAW)
    places = [decide(board.match, make_bot(game, level, seed), board.decision(A)) for seed in range(12)]
    assert len(set(places)) > 1
