"""What may be done when: every card and every permission, at every moment of a turn, against the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from speeltafel.engine import BadSetup, Move
from speeltafel.games.good_vs_evil.layout import DEAD, LONG
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    KEEP,
    NOPE,
    SAVE_BY_DEFUSE,
    SAVE_BY_GODCAT,
    TO_HAND,
    Draw,
    Duel,
    Give,
    Heck,
    Insert,
    Keep,
    Nope,
    Pair,
    Pass,
    Pick,
    Play,
    PlayOn,
    Save,
    Swap,
    Triple,
)
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, Board, C, D, E, lay, on, pair, play

FULL = "defuse armageddon attack targeted favor heck reveal shuffle nope horse feral"
"""One card of everything that does something of its own, and a cat with a wild one."""
PILE = "mer troll knight kitten kitten kitten"


def short(name: str) -> str:
    return LONG.get(name, name)


def word(move: Move) -> str:
    """A move without its target, in short."""
    if isinstance(move, Play | PlayOn):
        return f"godcat={short(move.card)}" if move.godcat else short(move.card)
    if isinstance(move, Pair | Triple):
        return "+".join(short(name) for name in move.cards)
    if isinstance(move, Give | Save):
        return f"{'give' if isinstance(move, Give) else 'save'}:{short(move.card)}"
    if isinstance(move, Pick):
        return f"pick:{move.what}"
    if isinstance(move, Heck):
        return f"heck:{move.to}"
    if isinstance(move, Duel):
        return f"duel:{move.card}"
    plain: dict[type, str] = {
        Draw: "draw",
        Nope: "NOPE",
        Pass: "pass",
        Keep: "keep",
        Swap: "swap",
        Insert: "insert",
    }
    return plain[type(move)]


def offers(board: Board, seat: int) -> set[str]:
    """Everything that this seat may do now."""
    decision = board.table.decision(seat)
    return {word(move) for move in decision.moves} if decision else set()


# What a turn offers, from the rules

ACTIONS = {"attack", "targeted", "favor", "heck", "reveal", "shuffle"}
"""GE-032, GE-R25: cards with an instruction of their own; a Defuse, a Nope and a cat have none now."""
MY_TURN = {"draw", "armageddon", "horse+feral"} | ACTIONS
"""GE-031, GE-062, GE-131, GE-139"""
GODCAT_AS = {f"godcat={card}" for card in ACTIONS}
"""GE-082 to GE-085, GE-R18: never Armageddon, for then it is not on the mat."""
WITH_GODCAT = {f"{card}+godcat" for card in FULL.split() if card != "nope"} | {"horse+feral+godcat"}
"""GE-R19: one more copy of any name except Nope."""
MY_TURN_WITH_GODCAT = (MY_TURN - {"armageddon"}) | GODCAT_AS | WITH_GODCAT
"""GE-063"""
CATS_WITH_GODCAT = {"horse+godcat", "feral+godcat"}
NOTHING: set[str] = set()
PASS_OR_NOPE = {"pass", "NOPE"}
PASS_ONLY = {"pass"}
"""Asked all the same: the question must not tell who holds a Nope (trap 9)."""


@rule("GE-031", "GE-032", "GE-062", "GE-R25", "GE-131")
def test_my_turn() -> None:
    assert offers(lay(FULL, "mer", pile=PILE), A) == MY_TURN


@rule("GE-063", "GE-081", "GE-082", "GE-083", "GE-R18", "GE-R19")
def test_my_turn_with_godcat() -> None:
    board = lay(f"{FULL} godcat", "mer", pile=PILE)
    assert offers(board, A) == MY_TURN_WITH_GODCAT
    board = lay(f"{FULL} godcat", "mer", pile=PILE, special_combos=False)
    assert offers(board, A) == (MY_TURN_WITH_GODCAT - WITH_GODCAT) | CATS_WITH_GODCAT


@rule("GE-063")
def test_my_turn_while_another_holds_godcat() -> None:
    assert offers(lay(FULL, "mer godcat", pile=PILE), A) == MY_TURN - {"armageddon"}


def after_an_action() -> Board:
    board = lay(f"{FULL} reveal", "mer", pile=PILE)
    board.do(A, play("reveal"))
    return board


def after_a_stopped_attack() -> Board:
    board = lay(f"{FULL} attack", "nope mer", pile=PILE)
    board.play(A, play("attack"))
    board.play(B, NOPE)
    board.all_pass()
    return board


def in_the_second_forced_turn() -> Board:
    board = lay(FULL, "mer", pile=PILE, owed=2, attacked=True)
    board.play(A, DRAW)
    return board


def after_another_left() -> Board:
    board = lay(FULL, "mer", "horse", pile=PILE)
    board.leave(C)
    return board


@rule("GE-033", "GE-098", "GE-129", "GE-R41")
@pytest.mark.parametrize(
    "laid", [after_an_action, after_a_stopped_attack, in_the_second_forced_turn, after_another_left]
)
def test_later_in_my_turn_everything_is_still_there(laid: Callable[[], Board]) -> None:
    board = laid()
    assert board.turn[0] == A
    drawn = {"mer+feral"}
    assert offers(board, A) - drawn == MY_TURN


# Moments in which somebody else, or something else, is waited for


def idle() -> Board:
    return lay("mer", FULL, "nope godcat horse", DEAD, pile=PILE)


def window(**options: Any) -> Board:
    board = lay("shuffle nope", FULL, "horse godcat", DEAD, "troll", pile=PILE, **options)
    board.play(A, play("shuffle"))
    return board


def window_in_a_race() -> Board:
    return window(nope_race="arrival")


def window_by_lot() -> Board:
    return window(nope_race="commit")


def window_with_the_author() -> Board:
    return window(nope_race="commit", poll_author=True)


def window_after_a_nope() -> Board:
    board = window_in_a_race()
    board.play(B, NOPE)
    return board


def favor_asks() -> Board:
    board = lay("favor nope horse", f"{FULL.replace('favor', '')} godcat", "nope", DEAD, pile=PILE)
    board.do(A, on("favor", B))
    return board


def thief_picks() -> Board:
    board = lay("horse horse nope", "defuse nope godcat", "nope", DEAD, pile=PILE)
    board.do(A, pair("horse horse", B))
    return board


def heck_asks() -> Board:
    board = lay("heck nope defuse", "nope defuse", "godcat nope", DEAD, pile=PILE)
    board.do(A, play("heck"))
    return board


def kitten_with_two_ways_out() -> Board:
    board = lay(f"{FULL} godcat", "nope defuse", "nope", DEAD, pile=f"kitten {PILE}".removesuffix(" kitten"))
    board.play(A, DRAW)
    return board


def kitten_with_godcat_only() -> Board:
    board = lay("nope attack godcat", "nope defuse", "nope", DEAD, pile="kitten mer kitten kitten")
    board.play(A, DRAW)
    return board


def kitten_is_hidden() -> Board:
    board = lay(FULL, "nope defuse", "godcat nope", DEAD, pile="kitten mer kitten kitten")
    board.play(A, DRAW)
    return board


def kitten_from_below_is_hidden() -> Board:
    board = lay("heck nope defuse attack", "nope defuse", "godcat nope", DEAD, pile="mer kitten kitten")
    board.do(A, play("heck"))
    board.play(A, TO_HAND)
    return board


def duel_is_dealt() -> Board:
    board = lay("armageddon nope defuse", "nope defuse", "nope", DEAD, pile=PILE)
    board.do(A, play("armageddon"))
    return board


def duel_is_chosen() -> Board:
    board = duel_is_dealt()
    board.play(A, Duel(B, "godcat"))
    return board


GIVES = {f"give:{card}" for card in f"{FULL} godcat".split() if card != "favor"}
MOMENTS: dict[Callable[[], Board], dict[int, set[str]]] = {
    # GE-039, GE-081, GE-R25: out of turn nothing is played while nothing happens, Godcat and Nope included.
    idle: {A: {"draw"}},
    # GE-124, GE-R05: everybody with a card besides Godcat is asked; nobody waits for the author.
    window_in_a_race: {A: PASS_OR_NOPE, B: PASS_OR_NOPE, C: PASS_ONLY, E: PASS_ONLY},
    window_by_lot: {B: PASS_OR_NOPE, C: PASS_ONLY, E: PASS_ONLY},
    window_with_the_author: {A: PASS_OR_NOPE, B: PASS_OR_NOPE, C: PASS_ONLY, E: PASS_ONLY},
    # GE-122, GE-124: a Nope can be Noped, also in the own turn; its author may too.
    window_after_a_nope: {A: PASS_OR_NOPE, B: PASS_ONLY, C: PASS_ONLY, E: PASS_ONLY},
    # GE-109, GE-R43: any card of the giver, Godcat included; nobody else may do anything (GE-R37, GE-R39).
    favor_asks: {B: GIVES},
    # GE-133, GE-R34
    thief_picks: {A: {"pick:godcat", "pick:plain"}},
    # GE-112
    heck_asks: {A: {"heck:hand", "heck:top"}},
    # GE-R12, GE-050: a saver, and nothing else; nobody can Nope.
    kitten_with_two_ways_out: {A: {"save:defuse", "save:godcat"}},
    kitten_with_godcat_only: {A: {"save:godcat"}},
    # GE-053, GE-058, GE-060
    kitten_is_hidden: {A: {"insert"}},
    kitten_from_below_is_hidden: {A: {"insert"}},
    # GE-064, GE-067, GE-069
    duel_is_dealt: {A: {"duel:godcat", "duel:devilcat"}},
    # GE-070
    duel_is_chosen: {B: {"keep", "swap"}},
}

moments = pytest.mark.parametrize("laid", list(MOMENTS), ids=lambda laid: laid.__name__)


@rule("GE-039", "GE-124", "GE-R05", "GE-R25", "GE-R37", "GE-R38", "GE-R39", "GE-R46")
@moments
def test_at_every_other_moment_only_what_is_asked_may_be_done(laid: Callable[[], Board]) -> None:
    board = laid()
    for seat in range(board.table.seats):
        expected = MOMENTS[laid].get(seat, NOTHING)
        assert offers(board, seat) == expected, f"seat {seat}"


@rule("GE-R41", "GE-R46")
@moments
def test_the_living_may_leave_at_every_moment_and_the_dead_never(laid: Callable[[], Board]) -> None:
    for seat in range(laid().table.seats):
        board = laid()
        if seat == D and D not in board.living:
            with pytest.raises(BadSetup):
                board.leave(seat)
        else:
            board.leave(seat)
            assert offers(board, seat) == NOTHING


@rule("GE-R07", "GE-R08", "GE-R44", "GE-R46")
def test_whom_a_play_may_be_aimed_at() -> None:
    board = lay(f"{FULL} godcat", "mer", "", DEAD, "nope", pile=PILE)
    aims: dict[str, set[int]] = {}
    for move in board.moves(A):
        if isinstance(move, PlayOn | Pair | Triple):
            aims.setdefault(word(move), set()).add(move.target)
    anybody, with_cards = {B, C, E}, {B, E}
    assert aims.pop("targeted") == aims.pop("godcat=targeted") == anybody
    assert set(map(frozenset, aims.values())) == {frozenset(with_cards)}
    dealt = lay("armageddon", "mer", "", DEAD, "nope", pile=PILE)
    dealt.do(A, play("armageddon"))
    assert {move.opponent for move in dealt.moves(A) if isinstance(move, Duel)} == anybody


@rule("GE-R08", "GE-041")
def test_with_nobody_to_choose_such_cards_wait() -> None:
    assert offers(lay(FULL, "", pile=PILE), A) == MY_TURN - {"favor", "horse+feral"}
    assert offers(lay("", "mer", pile=PILE), A) == {"draw"}


@rule("GE-073", "GE-091", "GE-092", "GE-R23")
def test_devilcat_asks_nothing() -> None:
    board = duel_is_chosen()
    board.play(B, KEEP)
    assert board.hand(A) == "nope"
    assert board.asked() == [(B, "turn")]


@rule("GE-R12", "GE-037", "GE-058")
@pytest.mark.parametrize("saver", [SAVE_BY_DEFUSE, SAVE_BY_GODCAT])
def test_after_the_saving_only_the_hiding_is_left(saver: Save) -> None:
    board = kitten_with_two_ways_out()
    board.play(A, saver)
    assert offers(board, A) == {"insert"}
    board.play(A, Insert(0))
    assert offers(board, A) == NOTHING
    assert board.turn == (B, 1)


@rule("GE-125", "GE-R05")
def test_when_all_nopes_are_on_the_discard_pile_nobody_is_asked() -> None:
    board = lay("shuffle", "mer", "troll", pile=PILE, discard="nope nope nope nope nope")
    board.play(A, play("shuffle"))
    assert board.asked() == [(A, "turn")]
