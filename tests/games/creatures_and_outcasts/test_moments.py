"""Whatever may be used at several moments, at all moments: what is offered, against what the rules say.

Each moment is laid out so that everything could be done that is ever done, if only it were allowed: the player who is
asked holds both sets, a pair and a 1.
"""

from collections.abc import Callable
from typing import Any

import pytest

from speeltafel.games.creatures_and_outcasts.events import Drew, RoundEffectStarted, WednesdayStopped
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    DISCARD_BLOCKED,
    PASS,
    READY,
    SILENT,
    SwapWith,
    Treat,
    block,
    give,
    lay_set,
    place_wednesday,
    play,
    swap_with,
    take,
    treat,
)
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, D, lay, start

RICH = "1 3 3 6 6 6 10 10 10 10"
"""A 1, a pair and both sets."""
BOTH_SETS = [lay_set(6), lay_set(10)]
STACK = "ajax wednesday yoko"
CHARACTERS = ["", "thing", "tyler", "yoko", "enid", "bianca", "ajax", "weems", "eugene"]
TOPS = [None, *range(11), 13]


def plays(*numbers: int, size: int = 1) -> list[object]:
    return [play(number, size) for number in numbers]


# What is offered, moment by moment


def race() -> Board:
    return lay(RICH, "5 5", "8", racing=True)


def opening() -> Board:
    """Nobody laid a 1: the youngest begins."""
    board = race()
    for seat in (A, B, C):
        board.do(seat, SILENT)
    return board


def passed_opening() -> Board:
    """The youngest passed: the next one may lead."""
    board = lay("5 5", RICH, "8", racing=True)
    for seat in (A, B, C):
        board.do(seat, SILENT)
    board.passes(A)
    return board


def lead() -> Board:
    return lay(RICH, "5 5", "8")


def on_a_5() -> Board:
    return lay(RICH, "5 5", "8", trick="5")


def on_a_13() -> Board:
    return lay(RICH, "5 5", "8", trick="13")


def own_card() -> Board:
    """Everybody else has passed on my own card."""
    board = lay("5 " + RICH, "5 5", "8")
    board.play(A, 5)
    board.passes(B, C)
    return board


def second_card() -> Board:
    board = lay("2 " + RICH, "5 5", "8")
    board.play(A, 2)
    return board


def swap_partner() -> Board:
    board = lay("4 " + RICH, "5 5", "8", "")
    board.play(A, 4)
    return board


def swap_gift() -> Board:
    board = lay("4 1 6 6 6 10", "8", "5")
    board.play(A, 4)
    board.do(A, SwapWith(B))
    return board


def siren() -> Board:
    board = lay("7 " + RICH, "5 5", "8", closed="9 4 9", thing=4)
    board.play(A, 7)
    return board


def siren_as_last_card() -> Board:
    board = lay("7", "5 5", "8", closed="9 4 9", thing=4)
    board.play(A, 7)
    return board


def vampire() -> Board:
    board = lay("8 " + RICH, "5 5", "8", "", closed="9")
    board.play(A, 8)
    return board


def vampire_not_for_oneself() -> Board:
    board = lay("8 " + RICH, "5 5", "8", "", closed="9", vampire_self=False)
    board.play(A, 8)
    return board


def thing() -> Board:
    board = lay(RICH, "5 5", "8", trick="9 13", closed="4", characters="thing wednesday", last=A)
    board.all_pass()
    return board


def thing_without_cards() -> Board:
    """CO-R36: the last player chooses even without cards."""
    board = lay("", "5 5", "8", trick="9", characters="thing wednesday", turn=B, last=A)
    board.all_pass()
    return board


def psychic() -> Board:
    board = lay(RICH, "5 5", "8", characters=STACK)
    board.lay_set(A, 6)
    return board


def round_four() -> Board:
    board = lay("9 9 " + RICH, "5 5", "8", active="enid", characters=STACK, round=4, advanced=True)
    board.pair(A, 9)
    return board


def counting() -> Board:
    board = lay("10 10 10 10 1", "5 5", "8", people=3)
    board.lay_set(A, 10)
    return board


def countdown() -> Board:
    return start(3, people=3)


OFFERED: dict[Callable[[], Board], tuple[int, list[object]]] = {
    race: (A, [CLAIM, SILENT]),
    opening: (A, [*plays(1, 3, 6, 10), *BOTH_SETS, PASS]),
    passed_opening: (B, [*plays(1, 3, 6, 10), *BOTH_SETS, PASS]),
    lead: (A, [*plays(1, 3, 6, 10), *BOTH_SETS, PASS]),
    on_a_5: (A, [*plays(6, 10), *BOTH_SETS, PASS]),
    on_a_13: (A, [*BOTH_SETS, PASS]),
    own_card: (A, [*plays(6, 10), *BOTH_SETS, PASS]),
    second_card: (A, plays(3, 6, 10)),
    swap_partner: (A, [swap_with(B), swap_with(C)]),
    swap_gift: (A, [give(1), give(6), give(10)]),
    siren: (A, [take(0, 9), take(2, 9)]),
    siren_as_last_card: (A, [take(0, 9), take(2, 9)]),
    vampire: (A, [treat(A), treat(B), treat(C), treat(D)]),
    vampire_not_for_oneself: (A, [treat(B), treat(C), treat(D)]),
    thing: (A, [block(0, 9), block(1, 13), block(2, 4)]),
    thing_without_cards: (A, [block(0, 9)]),
    psychic: (A, [place_wednesday(0), place_wednesday(1), place_wednesday(2)]),
    round_four: (A, [place_wednesday(0), place_wednesday(1), place_wednesday(2)]),
    counting: (A, [READY]),
    countdown: (A, []),
}
EVERYBODY = (race, counting)
"""Moments at which all are asked together."""


@rule("CO-024", "CO-029", "CO-R07", "CO-R08", "CO-R13", "CO-R01", "CO-100", "CO-R30", "CO-R31", "CO-112")
@rule("CO-110", "CO-R26", "CO-R36", "CO-R37", "CO-126", "CO-140", "CO-030", "CO-022", "CO-039")
@pytest.mark.parametrize("moment", OFFERED, ids=lambda moment: moment.__name__)
def test_at_every_moment_just_what_the_rules_allow_is_offered(moment: Callable[[], Board]) -> None:
    board = moment()
    actor, offered = OFFERED[moment]
    asked = {decision.seat: decision.moves for decision in board.match.decisions()}
    assert asked.get(actor, []) == offered
    assert moment in EVERYBODY or set(asked) <= {actor}


# Cards under every character


def may_follow(character: str, top: int | None, number: int) -> bool:
    """CO-032 to CO-035, CO-080 to CO-093"""
    if character == "tyler" and number not in (1, 3, 5, 7, 9, 13):
        return False
    if top is None:
        return True
    if character == "bianca":
        return number < top
    if character == "ajax":
        return number - top >= 2
    return number > top or (character == "weems" and number == top)


@rule("CO-032", "CO-035", "CO-081", "CO-082", "CO-085", "CO-086", "CO-088", "CO-089", "CO-091", "CO-093")
@pytest.mark.parametrize("top", TOPS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_under_every_character_every_number_on_every_number(character: str, top: int | None) -> None:
    trick = "" if top is None else str(top)
    numbers = [number for number in material().outcasts if number != top or number not in (0, 13)]
    if character == "enid":
        hand = [number for number in numbers for _ in range(1 if number in (0, 13) else 2)]
        wanted = [n for n in sorted(numbers) if n not in (0, 13) and may_follow("", top, n)]
    else:
        hand = numbers
        wanted = [number for number in sorted(numbers) if may_follow(character, top, number)]
    board = lay(" ".join(map(str, hand)), "9", trick=trick, active=character)
    assert board.playable(A) == " ".join(map(str, wanted))


@rule("CO-073", "CO-074", "CO-078", "CO-R16", "CO-R33")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_set_is_offered_in_every_own_turn_even_blocked(character: str) -> None:
    for trick in ("", "5", "13"):
        board = lay("6 6 6 3 3", "9", trick=trick, active=character, thing=6)
        assert lay_set(6) in board.moves(A)
        assert "6" not in board.playable(A)
        hydes = lay("10 10 10 10 3", "9", trick=trick, active=character)
        assert lay_set(10) in hydes.moves(A)


@rule("CO-075", "CO-076", "CO-R39")
@pytest.mark.parametrize("character", CHARACTERS)
def test_blocked_cards_may_go_in_every_own_turn(character: str) -> None:
    for trick in ("", "5", "13"):
        assert lay("8 8", "9", trick=trick, active=character, thing=8).moves(A) == [DISCARD_BLOCKED, PASS]
        mixed = lay("3 8", "9", trick=trick, active=character, thing=8)
        assert DISCARD_BLOCKED not in mixed.moves(A)


@rule("CO-145", "CO-R63")
@pytest.mark.parametrize("round", range(1, 6))
@pytest.mark.parametrize("advanced", [False, True])
def test_a_10_under_tyler_in_every_round(round: int, advanced: bool) -> None:
    points = [(0, 0)] * (round - 1)
    for blocked, trick in ((EMPTY, ""), (EMPTY, "8"), (EMPTY, "13"), (10, "")):
        how: dict[str, Any] = {"trick": trick, "thing": blocked, "points": points, "advanced": advanced}
        board = lay("4 10 10", "9", active="tyler", round=round, **how)
        free = advanced and round == 5 and blocked == EMPTY and trick != "13"
        assert board.playable(A) == ("10" if free else "")


# Effects, whichever way the card is played

EFFECTS = {2: "second-card", 4: "swap-partner", 7: "take", 8: "treat"}


@rule("CO-037", "CO-087", "CO-099", "CO-103", "CO-104", "CO-109", "CO-114", "CO-R18")
@pytest.mark.parametrize("number", EFFECTS)
@pytest.mark.parametrize("way", ["lead", "on a lower card", "as a pair"])
def test_an_effect_follows_whichever_way_its_card_is_played(number: int, way: str) -> None:
    pair = way == "as a pair"
    trick, active = "1" if way == "on a lower card" else "", "enid" if pair else ""
    board = lay(f"{number} {number} 9 9", "5 5", "3", trick=trick, closed="10 10", active=active)
    (board.pair if pair else board.play)(A, number)
    assert board.asked() == [(A, EFFECTS[number])]


@rule("CO-087", "CO-103", "CO-R18")
@pytest.mark.parametrize("number", [4, 7, 8])
@pytest.mark.parametrize("pair", [False, True])
def test_an_effect_follows_after_a_2_too(number: int, pair: bool) -> None:
    active = "enid" if pair else ""
    board = lay(f"2 2 {number} {number} 9 9", "5 5", "3", closed="10 10", active=active)
    for card in (2, number):
        (board.pair if pair else board.play)(A, card)
    assert board.asked() == [(A, EFFECTS[number])]


@rule("CO-099", "CO-R19")
def test_under_weems_a_2_on_a_2_asks_again() -> None:
    board = lay("2 2 2 9", "5 5", "3", active="weems")
    for _ in range(2):
        board.play(A, 2)
        assert board.asked() == [(A, "second-card")]
    assert board.playable(A) == "2 9"


ROUND_EFFECTS = {1: (4, "weems"), 2: (5, "ajax"), 3: (7, "bianca"), 4: (9, "enid"), 5: (10, "tyler")}
"""By round: the card and the character that start its effect."""
BELOW = {1: "1", 2: "1", 3: "8", 4: "1", 5: "1"}
"""By round: a card on which that card may lie under that character."""
ANOTHER = {1: 13, 2: 13, 3: 6, 4: 10, 5: 9}
"""By round: another card that may be led under that character."""


def advanced_round(round: int, hand: str, trick: str = "", advanced: bool = True) -> Board:
    _, character = ROUND_EFFECTS[round]
    how: dict[str, Any] = {"trick": trick, "active": character, "characters": STACK, "advanced": advanced}
    return lay(hand, "5 5", "0", round=round, **how)


def put(board: Board, round: int, *cards: int) -> int:
    """Play these, as pairs in the round of Enid; how often the round effect started."""
    for card in cards:
        (board.pair if round == 4 else board.play)(A, card)
    return len(board.told(RoundEffectStarted))


@rule("CO-131", "CO-R51", "CO-R52", "CO-R55")
@pytest.mark.parametrize("round", ROUND_EFFECTS)
def test_a_round_effect_starts_with_a_lead_and_on_another_card(round: int) -> None:
    card, _ = ROUND_EFFECTS[round]
    for trick in ("", BELOW[round]):
        assert put(advanced_round(round, f"{card} {card} 3", trick), round, card) == 1


@rule("CO-131", "CO-R55")
@pytest.mark.parametrize("round", [1, 2, 4])
def test_a_round_effect_starts_with_the_card_after_a_2(round: int) -> None:
    card, _ = ROUND_EFFECTS[round]
    assert put(advanced_round(round, f"2 2 {card} {card} 3"), round, 2, card) == 1


@rule("CO-010", "CO-131")
@pytest.mark.parametrize("round", ROUND_EFFECTS)
def test_no_other_card_and_no_base_game_starts_a_round_effect(round: int) -> None:
    other = ANOTHER[round]
    copies = f"{other} {other}" if other != 13 else "13"
    assert put(advanced_round(round, f"{copies} 3"), round, other) == 0
    card, character = ROUND_EFFECTS[round]
    if character != "tyler":
        assert put(advanced_round(round, f"{card} {card} 3", advanced=False), round, card) == 0


@rule("CO-R55")
def test_neither_a_set_nor_a_discard_starts_a_round_effect() -> None:
    hydes = lay("10 10 10 10 3", "5 5", active="tyler", round=5, advanced=True)
    hydes.lay_set(A, 10)
    assert hydes.told(RoundEffectStarted) == []
    blocked = lay("5 5", "3 3", "0", active="ajax", thing=5, round=2, advanced=True)
    blocked.do(A, DISCARD_BLOCKED)
    assert blocked.told(RoundEffectStarted) == []


# Passing under Eugene, and the 13


@rule("CO-095", "CO-096", "CO-R02", "CO-R20", "CO-R21")
def test_eugene_costs_a_card_for_every_pass_and_for_nothing_else() -> None:
    board = lay("2 0", "6 6 6 3", "", "8 9", trick="1", closed="4 4 4", active="eugene", characters=STACK)
    board.play(A, 2)
    assert board.told(Drew) == []
    board.lay_set(B, 6)
    board.do(B, place_wednesday(2))
    assert board.told(Drew) == []
    for number, seat in enumerate((D, A, B), start=1):
        board.passes(seat)
        assert [event.seat for event in board.told(Drew)][-1] == seat
        assert len(board.told(Drew)) == number


@rule("CO-117", "CO-R42", "CO-R43")
@pytest.mark.parametrize(
    ("trick", "then", "stopped"),
    [
        ("13", "", True),
        ("5 13", "", True),
        ("13", "set", True),
        ("13", "discard", True),
        ("10", "", False),
        ("", "", False),
        ("13 5", "", False),
    ],
)
def test_the_13_stops_wednesday_only_as_the_last_card_of_the_trick(
    trick: str, then: str, stopped: bool
) -> None:
    board = lay("6 6 6 3", "8 8", "4 9", trick=trick, thing=8, characters="wednesday ajax", last=C)
    if then == "set":
        board.lay_set(A, 6)
        board.do(A, place_wednesday(0))
    elif then == "discard":
        board.passes(A)
        board.do(B, DISCARD_BLOCKED)
    board.all_pass()
    assert bool(board.told(WednesdayStopped)) is stopped
    assert (board.over == "") is stopped


@rule("CO-116", "CO-061")
def test_who_is_out_comes_back_with_a_card_and_has_turns_again() -> None:
    board = lay("8 9", "", "5 6", trick="1", closed="13")
    board.play(A, 8)
    board.do(A, Treat(B))
    assert board.asked() == [(B, "turn")]
    assert board.playable(B) == "13"
