"""Sampled worlds are possible for everybody at the table, and say nothing that the seat does not know."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from speeltafel.engine import Match, QuickChance, clone
from speeltafel.engine.clock import VirtualClock
from speeltafel.kit.playing import choose, do, fork, moments, start
from speeltafel.kit.setups import CASES, KITS, Options, name
from speeltafel.lab.driver import answer, next_decision

Case = tuple[str, int, Options]
AHEAD = 12
"""How far bots play on from a sampled world."""
TAKEN_BACK = 12
"""Steps of a game that are taken back and looked at in other worlds."""

cases = pytest.mark.parametrize("case", CASES, ids=name)


@cases
def test_samples_are_blind(case: Case) -> None:
    """Tables that look the same to a seat give the same sample from the same chance: so no bot can cheat."""
    match = start(case, 41, events=False, record=False)
    for number in moments(match, 41, every=7):
        for seat in range(match.table.seats):
            first, second = (sample(match, match.table, seat, f"{number}/{which}") for which in "ab")
            again = [
                match.game.snapshot(sample(match, table, seat, f"{number}/again"))
                for table in (match.table, first, second)
            ]
            assert again[0] == again[1] == again[2], f"step {number}, seat {seat}"


@cases
def test_nobody_believes_what_is_not_so(case: Case) -> None:
    match = start(case, 42, events=False, record=False)
    for _ in moments(match, 42, every=1):
        assert_no_contradictions(match)


@cases
def test_a_sampled_world_is_possible_for_every_seat(case: Case) -> None:
    match = start(case, 43, events=False, record=False)
    for number in moments(match, 43, every=9):
        seat = number % match.table.seats
        world = fork(match, sample(match, match.table, seat, f"possible/{number}"), number)
        assert world.view(None) == match.view(None)
        step = bots(world, number)
        for _ in range(AHEAD):
            assert_no_contradictions(world)
            for eyes in (None, *range(world.table.seats)):
                world.view(eyes)
            if world.result is not None:
                break
            step()


@cases
def test_what_can_be_taken_back_taught_nobody_anything(case: Case) -> None:
    """In every world that a seat holds for possible the same step would have shown it the same."""
    match, chooser = start(case, 44), random.Random(44)
    tried = 0
    while match.result is None and tried < TAKEN_BACK:
        before = clone(match.table)
        decision, move = choose(match, chooser)
        do(match, decision, move)
        if decision is not None and move is not None and match.can_undo(decision.seat):
            tried += 1
            for seat in range(match.table.seats):
                world = fork(match, sample(match, before, seat, f"back/{tried}"), tried)
                world.play(decision.seat, move)
                assert world.view(seat) == match.view(seat), f"seat {seat}, {move}"


def sample(match: Match, table: Any, seat: int, label: str) -> Any:
    return match.game.sample_world(table, seat, QuickChance(label))


def assert_no_contradictions(match: Match) -> None:
    contradictions = KITS[match.game.slug].contradictions
    for seat in range(match.table.seats):
        assert contradictions(match.table, seat) == []


def bots(match: Match, seed: int) -> Callable[[], None]:
    """One step of the game's own best bots at every seat."""
    game = match.game
    players = [game.bot(game.levels[-1], seed + seat) for seat in range(match.table.seats)]
    if game.timed:
        return VirtualClock(match, players, seed).step

    def step() -> None:
        decision = next_decision(match)
        answer(match, players[decision.seat], decision)

    return step
