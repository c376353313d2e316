"""Why can't I? Whatever is touched, the answer is a rule about that very thing at that very moment."""

from typing import Any

import pytest

from speeltafel.engine import Match, Move, Thing
from speeltafel.games.good_vs_evil.events import Left
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.layout import DEAD
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    KEEP,
    NOPE,
    PASS,
    PICK_GODCAT,
    PICK_PLAIN,
    SAVE_BY_GODCAT,
    SWAP,
    TO_HAND,
    TO_TOP,
    Duel,
    Give,
    Insert,
)
from speeltafel.games.good_vs_evil.state import Table
from speeltafel.kit.rules import rule
from tests.games.good_vs_evil.layout import A, B, C, D, lay, on, pair, play, triple
from tests.games.good_vs_evil.leaving import games
from tests.games.good_vs_evil.setups import SETUPS

ANY = "any"
OVER, DEAD_NOW, LEAVING = {"GE-007"}, {"GE-R46"}, {"GE-R41"}
MY_ACTION_FIRST = {"GE-R39"}
NOT_MY_TURN = {"GE-039"}
ALWAYS = {"discard": {"GE-R33"}, "mat:godcat": {"GE-090"}, "mat:devilcat": {"GE-091"}}
"""What lies there for everybody has one answer."""

ALLOWED: dict[str, dict[str, set[str]]] = {
    "over": {ANY: OVER},
    "dead": {ANY: DEAD_NOW},
    "leaving": {ANY: LEAVING},
    # My turn: a lone cat does nothing, a Favor needs somebody with cards, Armageddon needs both cats on the mat.
    "turn": {
        "nope": {"GE-125"},
        "defuse": {"GE-052"},
        "cat": {"GE-130", "GE-R08"},
        "favor": {"GE-R08"},
        "armageddon": {"GE-063"},
        "me": {"GE-R44"},
        "dead player": {"GE-R46"},
        "player": {"GE-R07", "GE-R08"},
    },
    # I am asked for a Nope: Godcat is none, a Nope is not aimed at a player, and without a Nope there is nothing to say.
    "nope in my turn": {
        "godcat": {"GE-083"},
        "players": {"GE-R40"},
        "stack": {"GE-R05", "GE-083"},
        ANY: MY_ACTION_FIRST,
    },
    "nope": {
        "godcat": {"GE-083"},
        "players": {"GE-R40"},
        "stack": {"GE-R05", "GE-083"},
        ANY: NOT_MY_TURN,
    },
    # Others are asked for a Nope: I let it happen already, or it is my own card.
    "window in my turn": {
        "nope": {"GE-R05"},
        "stack": {"GE-R05", "GE-083"},
        "button": {"GE-R05"},
        ANY: MY_ACTION_FIRST,
    },
    "window": {
        "nope": {"GE-R05"},
        "stack": {"GE-R05", "GE-083"},
        "button": {"GE-R05"},
        "godcat": {"GE-081"},
        ANY: NOT_MY_TURN,
    },
    # I am asked for something else: that comes first.
    "give": {"players": {"GE-109"}, "draw": NOT_MY_TURN},
    "pick": {
        "nope": {"GE-125"},
        "me": {"GE-R44"},
        "dead player": {"GE-R46"},
        "player": {"GE-R07"},
        "back": {"GE-R34"},
        ANY: MY_ACTION_FIRST,
    },
    "heck": {"nope": {"GE-125"}, "players": {"GE-112"}, "draw": {"GE-112"}, ANY: MY_ACTION_FIRST},
    "save": {"nope": {"GE-050"}, "players": {"GE-R12"}, "draw": {"GE-R12"}, ANY: {"GE-051"}},
    "insert": {"nope": {"GE-050"}, "players": {"GE-053"}, "draw": {"GE-053"}, ANY: {"GE-058"}},
    "duel-deal": {"nope": {"GE-125"}, "me": {"GE-R44"}, "dead player": {"GE-R46"}, ANY: MY_ACTION_FIRST},
    "duel-choice": {"nope": {"GE-125"}, "players": {"GE-070"}, "duel": {"GE-070"}, ANY: NOT_MY_TURN},
    # My own action waits for another player.
    "busy": {"nope": {"GE-125"}, "duel": {"GE-070"}, ANY: MY_ACTION_FIRST},
    # It is not my turn, and something goes on or nothing does.
    "idle": {"nope": {"GE-125"}, "godcat": {"GE-081"}, ANY: NOT_MY_TURN},
    "ticking": {"nope": {"GE-050"}, "kitten": {"GE-050"}, "godcat": {"GE-081"}, ANY: NOT_MY_TURN},
    "begun": {
        "nope": {"GE-125"},
        "godcat": {"GE-081"},
        "back": {"GE-133"},
        "duel": {"GE-061"},
        ANY: NOT_MY_TURN,
    },
}


def moment(table: Table, seat: int) -> str:
    """What a player would say is going on for this seat."""
    if table.result is not None:
        return "over"
    if seat not in table.living:
        return "dead"
    if seat in table.leaving:
        return "leaving"
    decision = table.decision(seat)
    mine = " in my turn" if seat == table.turn else ""
    if decision is not None:
        return "nope" + mine if decision.kind == "nope" else decision.kind
    top = table.frames[-1]
    if isinstance(top, Action):
        return "window" + mine
    if mine:
        return "busy"
    return "idle" if isinstance(top, Turns) else "ticking" if isinstance(top, MeetKitten) else "begun"


def sort(table: Table, seat: int, thing: Thing) -> list[str]:
    """What a player would call this thing, the most exact name first."""
    if thing.kind == "card":
        name = str(thing.id)
        return ["cat" if name.startswith("cat_") or name == "feral_cat" else name, "card"]
    if thing.kind == "player":
        exact = "me" if thing.id == seat else "player" if thing.id in table.living else "dead player"
        return [exact, "players"]
    if thing.kind == "mat":
        return [f"mat:{thing.id}"]
    return [str(thing.id) if thing.kind == "pile" else thing.kind]


def allowed(table: Table, seat: int, thing: Thing) -> set[str]:
    names = sort(table, seat, thing)
    if names[0] in ALWAYS:
        return ALWAYS[names[0]]
    rules = ALLOWED[moment(table, seat)]
    return next((rules[name] for name in (*names, ANY) if name in rules), set())


@rule("GE-R39", "GE-039", "GE-R44", "GE-R46")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", SETUPS)
def test_whatever_is_touched_the_answer_is_about_it(options: dict[str, object], seats: int) -> None:
    for match in games(options, seats):
        touch_everything(match)


def touch_everything(match: Match) -> None:
    table: Any = match.table
    for seat in range(table.seats):
        for thing in match.game.things(match.view(seat), seat):
            told = match.why(seat, thing)
            if told:
                assert told in match.game.catalogue()
                assert told in allowed(table, seat, thing), f"{moment(table, seat)}, {thing}: {told}"


@rule("GE-R12", "GE-051")
def test_a_kitten_with_two_ways_out() -> None:
    board = lay("godcat defuse nope horse attack", "nope", DEAD, pile="kitten mer kitten")
    board.play(A, DRAW)
    assert moment(board.table, A) == "save"
    touch_everything(board.match)


def test_every_other_moment_of_the_table_above_occurs() -> None:
    met = {"save"}
    for options in SETUPS[1:3]:
        for match in games(options, 4):
            table: Any = match.table
            met.update(moment(table, seat) for seat in range(4))
    assert met == set(ALLOWED)


def why(board: Any, seat: int, kind: str, id: int | str = "") -> str:
    answer: str = board.match.why(seat, Thing(kind, id))
    return answer


@rule("GE-130", "GE-R08", "GE-R07")
def test_a_cat_says_whether_it_lacks_a_partner_or_a_victim() -> None:
    lone = lay("horse", "nope", pile="mer kitten")
    assert why(lone, A, "card", "cat_horse") == "GE-130"
    poor = lay("horse horse feral favor", "", pile="mer kitten")
    assert {why(poor, A, "card", name) for name in ("cat_horse", "feral_cat", "favor")} == {"GE-R08"}
    assert why(poor, A, "player", B) == "GE-R08"
    assert why(lone, A, "player", B) == "GE-R07"


@rule("GE-R05", "GE-R06")
def test_who_passed_is_told_when_the_question_comes_back() -> None:
    board = lay("attack horse", "nope", "nope", pile="mer kitten kitten")
    board.play(A, play("attack"))
    assert why(board, B, "stack") == ""
    board.play(B, PASS)
    assert why(board, B, "card", "nope") == why(board, B, "stack") == "GE-R05"
    board.play(C, NOPE)
    assert why(board, B, "card", "nope") == ""


@rule("GE-052", "GE-125", "GE-136", "GE-140", "GE-148", "GE-149", "GE-R19", "GE-R26")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("cat_mer+cat_horse", "GE-136"),
        ("attack+targeted_attack", "GE-148"),
        ("cat_mer+attack", "GE-148"),
        ("feral_cat+attack", "GE-140"),
        ("godcat+nope", "GE-R19"),
        ("cat_mer+cat_mer+cat_mer+attack", "GE-149"),
        ("cat_mer+ghost", "GE-032"),
        ("attack+defuse", "GE-052"),
        ("attack+nope", "GE-125"),
        ("attack+cat_horse", "GE-130"),
    ],
)
def test_a_card_that_does_not_go_with_those_chosen_says_why(cards: str, reason: str) -> None:
    hand = "mer mer mer horse attack targeted feral godcat nope defuse"
    board = lay(hand, "nope", pile="troll kitten")
    assert why(board, A, "together", cards) == reason
    assert why(board, B, "together", cards) == "GE-039"
    plain = lay("attack attack mer", "nope", pile="troll kitten", special_combos=False)
    assert why(plain, A, "together", "attack+attack") == "GE-R26"


@rule("GE-050", "GE-R36", "GE-053")
def test_a_ticking_kitten_is_for_the_one_who_drew_it() -> None:
    board = lay("defuse nope", "nope", pile="kitten mer kitten")
    board.play(A, DRAW)
    assert why(board, A, "kitten") == why(board, A, "place", 2) == ""
    assert why(board, B, "kitten") == why(board, B, "card", "nope") == "GE-050"
    assert why(board, A, "place", 3) == why(board, A, "place", -1) == "GE-R36"
    board.play(A, Insert(0))
    assert why(board, A, "place", 0) == "GE-053"


@rule("GE-061", "GE-070", "GE-067")
def test_a_duel_is_between_two() -> None:
    board = lay("armageddon", "defuse", "nope", DEAD, pile="mer kitten kitten")
    board.do(A, play("armageddon"))
    assert why(board, A, "cat", "godcat") == why(board, A, "player", B) == ""
    assert why(board, A, "player", D) == "GE-R46"
    board.play(A, Duel(B, "godcat"))
    assert why(board, A, "duel", B) == why(board, B, "duel", B) == "GE-070"
    assert why(board, C, "duel", B) == "GE-061"
    assert why(board, D, "duel", B) == "GE-R46"


@rule("GE-R41")
def test_who_is_leaving_is_told_so() -> None:
    board = lay("favor", "horse nope", "nope", pile="mer kitten kitten")
    board.play(A, on("favor", B))
    board.leave(B)
    assert board.told(Left)
    assert why(board, B, "card", "nope") == why(board, B, "pile", "draw") == "GE-R41"


@rule("GE-R33", "GE-090", "GE-091")
def test_what_lies_there_has_one_answer_for_everybody() -> None:
    board = lay("horse", DEAD, "nope", pile="kitten mer")
    for _ in range(2):
        for seat in (A, B, C):
            assert why(board, seat, "pile", "discard") == "GE-R33"
            assert why(board, seat, "mat", "godcat") == "GE-090"
            assert why(board, seat, "mat", "devilcat") == "GE-091"
        if board.match.result is None:
            board.leave(A)
    assert why(board, C, "card", "nope") == "GE-007"


@rule("GE-R07", "GE-082", "GE-R34")
@pytest.mark.parametrize(
    ("move", "used"),
    [
        (DRAW, "pile:draw"),
        (play("attack"), "card:attack"),
        (play("attack", godcat=True), "card:godcat"),
        (on("favor", B), "card:favor player:1"),
        (on("favor", C, godcat=True), "card:godcat player:2"),
        (pair("mer feral", B), "card:cat_mer card:feral_cat player:1"),
        (triple("mer mer godcat", C, "nope"), "card:cat_mer card:godcat player:2"),
        (NOPE, "card:nope stack:"),
        (PASS, "button:pass"),
        (Give("shuffle"), "card:shuffle"),
        (PICK_PLAIN, "back:plain"),
        (PICK_GODCAT, "back:godcat"),
        (TO_TOP, "button:top bottom:"),
        (TO_HAND, "button:hand bottom:"),
        (SAVE_BY_GODCAT, "card:godcat kitten:"),
        (Insert(3), "place:3 kitten:"),
        (Duel(B, "devilcat"), "cat:devilcat player:1"),
        (KEEP, "button:keep"),
        (SWAP, "button:swap"),
    ],
)
def test_a_move_is_about_all_that_it_uses(move: Move, used: str) -> None:
    game = lay("horse", "nope").match.game
    assert " ".join(f"{thing.kind}:{thing.id}" for thing in game.about(move)) == used
