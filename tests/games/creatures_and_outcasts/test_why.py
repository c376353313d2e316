"""Why can't I? Every untouchable thing, at every moment, gets the rule that a player asks for.

The tables say which rules answer the question, by the kind of thing and the moment. They were written from the rules,
not from what the game says.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel.engine import Decision, Match, Thing
from speeltafel.games.creatures_and_outcasts import GAME
from speeltafel.games.creatures_and_outcasts.moves import CLAIM, SILENT, Give, SwapWith
from speeltafel.games.creatures_and_outcasts.view import View
from speeltafel.kit.playing import choose, do
from speeltafel.kit.playing import start as begin
from speeltafel.kit.rules import rule
from tests.games.creatures_and_outcasts.layout import A, B, Board, C, lay, start
from tests.games.creatures_and_outcasts.setups import SETUPS, allowed

OVER, COUNTING, COUNTDOWN = {"CO-058"}, {"CO-030"}, {"CO-022"}
NOT_MY_TURN = {"CO-036"}
QUESTIONS = {
    "swap-partner": {"CO-104"},
    "swap-gift": {"CO-105"},
    "take": {"CO-109"},
    "treat": {"CO-114"},
    "block": {"CO-070"},
    "place-wednesday": {"CO-126", "CO-140"},
}
"""Whoever is asked one of these must answer it first: the question's own rule says so."""

CLOSED_TABLE = {"over": OVER, "next-round": COUNTING, "counted": COUNTING, "countdown": COUNTDOWN}
"""Nobody can do anything with cards."""

WHY: dict[str, dict[str, set[str]]] = {
    # A card of the hand; in the own turn `why_not_playable` knows better.
    "card": CLOSED_TABLE
    | QUESTIONS
    | {
        "race": {"CO-024"},
        "raced": {"CO-024"},
        "waiting": NOT_MY_TURN,
        "swap-gift": {"CO-R31"},
    },
    # A player is chosen after a 4 or an 8, and not every player can be.
    "player": CLOSED_TABLE
    | QUESTIONS
    | {
        "race": {"CO-024"},
        "raced": {"CO-024"},
        "turn": {"CO-104"},
        "second-card": {"CO-104"},
        "waiting": {"CO-104"},
        "swap-partner": {"CO-R30"},
        "treat": {"CO-R26"},
    },
    # A card of the closed pile that I look through.
    "place": {"take": {"CO-112"}},
    "gap": {},
    # Three 6s and four 10s: when, and not by halves.
    "set": CLOSED_TABLE
    | QUESTIONS
    | {
        "race": {"CO-R08"},
        "raced": {"CO-R08"},
        "second-card": {"CO-R08"},
        "turn": {"CO-122"},
        "waiting": {"CO-122"},
    },
    "button ready": CLOSED_TABLE
    | QUESTIONS
    | {moment: {"CO-030"} for moment in ("turn", "second-card", "waiting")}
    | {"race": {"CO-024"}, "raced": {"CO-024"}},
    "button silent": CLOSED_TABLE
    | QUESTIONS
    | {moment: {"CO-098", "CO-024"} for moment in ("turn", "second-card", "waiting")}
    | {"raced": {"CO-R09", "CO-R10"}},
    "button pass": CLOSED_TABLE
    | QUESTIONS
    | {
        "race": {"CO-024"},
        "raced": {"CO-024"},
        "second-card": {"CO-100"},
        "waiting": NOT_MY_TURN,
        "swap-partner": {"CO-106"},
        "swap-gift": {"CO-106"},
        "take": {"CO-110"},
        "treat": {"CO-R27"},
    },
    "button discard-blocked": CLOSED_TABLE
    | QUESTIONS
    | {
        "race": {"CO-024"},
        "raced": {"CO-024"},
        "second-card": {"CO-100"},
        "turn": {"CO-075", "CO-R39"},
        "waiting": {"CO-075"},
    },
    # The spot to slam a 1 on.
    "race": {"race": {"CO-R11"}, "raced": {"CO-R09", "CO-R10"}},
    # The play pile is for cards of the hand, and nothing comes back from it.
    "pile trick": {
        "countdown": COUNTDOWN,
        "race": {"CO-024"},
        "turn": {"CO-032", "CO-035", "CO-082", "CO-086", "CO-089", "CO-091", "CO-093"},
        "second-card": {"CO-100"},
        "take": {"CO-R23"},
    },
    # Nobody touches the closed pile, unless a card says so.
    "pile closed": {"take": {"CO-109"}, "treat": {"CO-114"}, "block": {"CO-070"}},
    # Characters turn up by themselves.
    "pile characters": {"place-wednesday": {"CO-126", "CO-140"}},
    "character": {"place-wednesday": {"CO-064", "CO-067", "CO-127", "CO-126", "CO-140"}},
    "blocked": {},
    "effect": {},
}
ELSE = {
    "pile trick": {"CO-008"},
    "pile closed": {"CO-048"},
    "pile characters": {"CO-044"},
    "character": {"CO-064", "CO-067"},
    "blocked": {"CO-R34"},
    "effect": {"CO-131", "CO-R53"},
}
"""What is true of a thing at all other moments."""


def why_not_playable(view: View, face: str) -> str:
    """Why this card of the hand cannot be played in the own turn, told from what lies on the table."""
    number, held = int(face), Counter(view.hand)[face]
    if face == view.blocked:
        return "CO-078" if number == 6 and held >= 3 else "CO-075" if held == len(view.hand) else "CO-073"
    exempt = number == 10 and view.round == 5 and view.round_effect is not None
    if view.active == "tyler" and number % 2 == 0 and not exempt:
        return "CO-081"
    if view.active == "enid" and held < 2:
        return "CO-088" if number in (0, 13) else "CO-085"
    assert view.trick, "on an empty pile every other card may be led"
    top = int(view.trick[-1])
    if view.active == "ajax":
        return "CO-092" if number == top + 1 else "CO-091"
    if view.active == "bianca":
        return "CO-090" if number == top else "CO-089"
    ordinary = "CO-033" if number == top else "CO-032"
    return {"tyler": "CO-082", "enid": "CO-086", "weems": "CO-093"}.get(view.active or "", ordinary)


def answers(view: View, moment: str, thing: Thing) -> set[str]:
    """The rules that answer "why can't I?"."""
    name = f"{thing.kind} {thing.id}" if thing.kind in ("button", "pile") else thing.kind
    if thing.kind == "card" and moment in ("turn", "second-card"):
        return {why_not_playable(view, str(thing.id))}
    return WHY[name].get(moment) or ELSE[name]


def moment_of(match: Match, seat: int) -> str:
    """What this seat is asked, or what it waits for, as its screen shows it."""
    decision: Decision | None = match.table.decision(seat)
    view = match.view(seat)
    if match.result is not None:
        return "over"
    if decision is not None:
        return decision.kind
    if view.countdown is not None:
        return "countdown"
    waits = {"race": "raced", "next-round": "counted"}
    return waits.get(view.waiting[0].kind, "waiting")


def touch_everything(match: Match, seat: int, met: Counter[tuple[str, str]]) -> None:
    """Touch all that this seat cannot use now, and read the answers."""
    view, moment = match.view(seat), moment_of(match, seat)
    for thing in untouchable(match, seat):
        found = GAME.why_untouchable(match.table, seat, thing)
        assert found in GAME.catalogue()
        assert found in answers(view, moment, thing), (found, moment, thing, view)
        met[thing.kind, moment] += 1


def untouchable(match: Match, seat: int) -> list[Thing]:
    """What lies on the screen and serves no legal move."""
    decision = match.table.decision(seat)
    used = {thing for move in (decision.moves if decision else ()) for thing in GAME.about(move)}
    return [thing for thing in GAME.things(match.view(seat), seat) if thing not in used]


def positions(options: dict[str, Any], seats: int, seed: int) -> Iterator[Match]:
    """A game by chance, and from its middle on by bots."""
    match = begin(("creatures-and-outcasts", seats, options), seed, events=False, record=False)
    bots = [GAME.bot("normal", seed + seat) for seat in range(seats)]
    chooser = random.Random(seed)
    while match.result is None:
        yield match
        decision, move = choose(match, chooser)
        if decision is not None and match.view(None).round > 2:
            move = bots[decision.seat].choose(match.view(decision.seat), decision)
        do(match, decision, move)
    yield match


@rule("CO-036", "CO-048", "CO-104", "CO-122")
@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_every_untouchable_thing_has_the_rule_a_player_asks_for(options: dict[str, Any]) -> None:
    met: Counter[tuple[str, str]] = Counter()
    seats = 4 if allowed(options, 4) else 6
    for number, match in enumerate(positions(options, seats, seats)):
        touch_everything(match, number % seats, met)
        for decision in match.decisions()[:1]:
            touch_everything(match, decision.seat, met)
    assert number > 200
    moments = {moment for _, moment in met}
    assert {"over", "race", "turn", "second-card", "swap-gift", "take", "treat", "waiting"} <= moments


@rule("CO-022")
def test_while_the_table_counts_down_cards_lie_face_down() -> None:
    board = start(3, people=3)
    assert Thing("card", "") in untouchable(board.match, A)
    touch_everything(board.match, A, Counter())


def why(board: Board, seat: int, thing: Thing) -> str:
    """The answer about a thing that must be untouchable."""
    assert thing in untouchable(board.match, seat)
    return GAME.why_untouchable(board.table, seat, thing)


@rule("CO-R09", "CO-R10", "CO-R11")
def test_the_spot_of_the_race_knows_what_i_did() -> None:
    spot = Thing("race")
    board = lay("1 5", "1 6", "4 9", racing=True, race="commit")
    assert why(board, C, spot) == "CO-R11"
    board.do(A, CLAIM)
    assert why(board, A, spot) == "CO-R10"
    board.do(B, SILENT)
    assert why(board, B, spot) == "CO-R09"


@rule("CO-032", "CO-035", "CO-089")
def test_the_play_pile_tells_what_fits_on_it() -> None:
    pile = Thing("pile", "trick")
    assert why(lay("8 9", "3", trick="8"), A, pile) == "CO-032"
    assert why(lay("8 9", "3"), A, pile) == "CO-035"
    assert why(lay("8 9", "3", trick="8", active="bianca"), A, pile) == "CO-089"


@rule("CO-033")
def test_an_equal_number_is_not_enough_whatever_character_lies_there() -> None:
    for character in ("", "yoko", "eugene"):
        assert why(lay("8 9", "3", trick="8", active=character), A, Thing("card", "8")) == "CO-033"


@rule("CO-R31")
def test_the_card_just_taken_is_the_one_that_cannot_go_back() -> None:
    board = lay("4 9", "3", "6 6", trick="1")
    board.play(A, 4)
    board.do(A, SwapWith(B))
    assert why(board, A, Thing("card", "3")) == "CO-R31"
    assert why(board, A, Thing("player", C)) == "CO-105"
    board.do(A, Give("9"))


@rule("CO-R30")
def test_nobody_swaps_with_empty_hands_or_alone() -> None:
    board = lay("4 9", "3", "", "6 6", trick="1")
    board.play(A, 4)
    assert why(board, A, Thing("player", C)) == "CO-R30"
    assert why(board, A, Thing("player", A)) == "CO-R30"


@rule("CO-075", "CO-078", "CO-073")
def test_a_blocked_card_tells_how_it_may_still_leave_the_hand() -> None:
    assert why(lay("8 8 9", "3", thing=8), A, Thing("card", "8")) == "CO-073"
    assert why(lay("8 8", "3", thing=8), A, Thing("card", "8")) == "CO-075"
    assert why(lay("6 6 6 9", "3", thing=6), A, Thing("card", "6")) == "CO-078"


@rule("CO-140", "CO-142")
def test_in_round_4_the_9_is_why_wednesday_is_moved() -> None:
    board = lay("9 9 3", "5 5", active="enid", characters="ajax wednesday", round=4, advanced=True)
    board.pair(A, 9)
    assert board.decision(A).rule == "CO-140"
    assert why(board, A, Thing("card", "3")) == "CO-140"
    assert why(board, A, Thing("character", "ajax")) == "CO-127"


@rule("CO-112")
def test_a_blocked_card_of_the_closed_pile_stays_there() -> None:
    board = lay("7 9", "3", trick="1", closed="2 8 5", thing=8)
    board.play(A, 7)
    assert why(board, A, Thing("place", 1)) == "CO-112"
    assert [thing.id for thing in untouchable(board.match, A) if thing.kind == "place"] == [1]


@rule("CO-145", "CO-R63")
def test_in_round_5_a_10_is_refused_under_tyler_for_other_reasons_only() -> None:
    board = lay("8 10", "3", trick="13", active="tyler", round=5, advanced=True)
    assert why(board, A, Thing("card", "10")) == "CO-082"
    assert why(board, A, Thing("card", "8")) == "CO-081"
