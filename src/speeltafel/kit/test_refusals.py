"""Whatever is sent gets an answer: a rule of the catalogue, and never a fault."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from speeltafel.engine import IllegalMove, Match, Move, NotAsked, QuickChance, Thing
from speeltafel.engine.abilities import Foreseeing
from speeltafel.engine.match import is_legal
from speeltafel.kit.playing import moments, start
from speeltafel.kit.setups import CASES, Options, name

Case = tuple[str, int, Options]

NUMBERS: list[int | str] = [
    -(2**63),
    -(2**31),
    -7,
    -2,
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    12,
    40,
    99,
    1000,
    2**31,
    2**63 - 1,
]
WORDS: list[int | str] = [
    "",
    "abc",
    "0",
    "-1",
    " ",
    "é",
    "\x00",
    "\u202e",
    "😀",
    "a" * 500,
    "None",
    "__class__",
    "draw",
    "nope",
]
ODD = [None, True, False, 1.5, -0.0, 1e308, *NUMBERS, *WORDS]
THINGS = [
    Thing(kind, id)
    for kind in ("", "card", "player", "tile", "die", "?", "é")
    for id in (*NUMBERS[1:-2], *WORDS[:9])
]

cases = pytest.mark.parametrize("case", CASES, ids=name)


@cases
def test_any_move_that_can_be_read_is_refused_by_a_rule(case: Case) -> None:
    match = start(case, 61, events=False, record=False)
    chooser = random.Random(61)
    for number in moments(match, 61, every=6):
        before = match.game.snapshot(match.table)
        worlds = [world_of(match, seat, number) for seat in range(match.table.seats)]
        for move in odd_moves(match, chooser, 30):
            for seat, world in enumerate(worlds):
                refuse(match, seat, move, world)
        assert match.game.snapshot(match.table) == before


def refuse(match: Match, seat: int, move: Move, world: Any) -> None:
    """Playing it, asking about it and looking ahead at it all end well, and tell nothing that is hidden."""
    decision = match.table.decision(seat)
    if isinstance(match.game, Foreseeing):
        match.game.preview(match.view(seat), seat, move)
    if decision is not None and is_legal(decision, move):
        return
    rule = match.game.why_not(match.table, seat, move)
    assert rule in match.game.catalogue(), (rule, move)
    assert rule == match.game.why_not(world, seat, move), move
    with pytest.raises((IllegalMove, NotAsked)):
        match.play(seat, move)


@cases
def test_everything_that_can_be_touched_has_its_rule(case: Case) -> None:
    match = start(case, 62, events=False, record=False)
    touched = 0
    for number in moments(match, 62, every=5):
        for seat in range(match.table.seats):
            world = world_of(match, seat, number)
            on_screen = list(match.game.things(match.view(seat), seat))
            touched += len(on_screen)
            for thing in (*on_screen, *THINGS):
                answer(match, seat, thing, world)
            assert used(match, seat) <= set(on_screen)
    assert touched
    for thing in THINGS:
        answer(match, 0, thing, match.table)


def answer(match: Match, seat: int, thing: Thing, world: Any) -> None:
    rule = match.game.why_untouchable(match.table, seat, thing)
    assert rule in match.game.catalogue(), (rule, thing)
    assert rule == match.game.why_untouchable(world, seat, thing), thing


def used(match: Match, seat: int) -> set[Thing]:
    """The things that legal moves are about."""
    decision = match.table.decision(seat)
    return {thing for move in (decision.moves if decision else ()) for thing in match.game.about(move)}


def world_of(match: Match, seat: int, number: int) -> Any:
    return match.game.sample_world(match.table, seat, QuickChance(f"refusals/{number}/{seat}"))


def odd_moves(match: Match, chooser: random.Random, count: int) -> Iterator[Move]:
    """Moves of the game with odd values in them, as far as a decoder lets them through."""
    kinds = get_args(match.game.moves) or (match.game.moves,)
    legal = [move for decision in match.decisions() for move in decision.moves]
    values = [*ODD, *(value for move in legal for value in msgspec.structs.astuple(move))]
    for _ in range(count):
        kind = type(chooser.choice(legal)) if legal and chooser.random() < 0.5 else chooser.choice(kinds)
        for _ in range(50):
            fields = {key: odd_value(values, chooser) for key in kind.__struct_fields__}
            try:
                yield match.read_move({"type": kind.__struct_config__.tag} | fields)
                break
            except IllegalMove:
                continue


def odd_value(values: list[Any], chooser: random.Random) -> Any:
    """One of the values, or a list of some."""
    if chooser.random() < 0.7:
        return chooser.choice(values)
    return [chooser.choice(values) for _ in range(chooser.randrange(5))]


@cases
def test_a_move_with_a_field_too_many_is_refused(case: Case) -> None:
    match = start(case, 63)
    move = msgspec.to_builtins(match.decisions()[0].moves[0]) if match.decisions() else None
    if move is not None:
        match.read_move(move)
        with pytest.raises(IllegalMove):
            match.read_move(move | {"surplus": 1})
