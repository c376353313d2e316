"""Nobody learns what they may not know: not from views, not from events, not from legal moves."""

import random
from typing import Any

import msgspec
import pytest

from speeltafel.engine import Decision, Match, Move, QuickChance
from speeltafel.engine.redaction import redacted
from speeltafel.kit.playing import do, fork, start, steps
from speeltafel.kit.setups import CASES, KITS, Options, name

Case = tuple[str, int, Options]
AHEAD = 12
"""How far two worlds are followed."""

cases = pytest.mark.parametrize("case", CASES, ids=name)


@cases
def test_a_sampled_world_looks_the_same_to_the_seat(case: Case) -> None:
    for seed in range(2):
        match = start(case, seed, record=False)
        for number, _ in enumerate(steps(match, seed)):
            if number % 3 == 0:
                for seat in range(match.table.seats):
                    world = match.game.sample_world(match.table, seat, QuickChance(f"{seed}/{number}/{seat}"))
                    for eyes in (seat, None):
                        assert known(match.game, world, eyes) == known(match.game, match.table, eyes)


@cases
def test_a_view_made_beside_another_is_the_same_view(case: Case) -> None:
    match = start(case, 11, record=False)
    everybody = (None, *range(match.table.seats))
    for number, _ in enumerate(steps(match, 11)):
        if number % 5 == 0:
            other = match.view(everybody[number // 5 % len(everybody)])
            for eyes in everybody:
                assert match.game.view_beside(match.table, eyes, other) == match.view(eyes)


@cases
def test_in_a_sampled_world_what_follows_looks_the_same_until_something_differs(case: Case) -> None:
    match = start(case, 21, record=False)
    for number, _ in enumerate(steps(match, 21)):
        if number % 9 == 0:
            seat = number % match.table.seats
            world = match.game.sample_world(match.table, seat, QuickChance(f"ahead/{number}"))
            follow(match, world, seat, number)


@cases
def test_a_hidden_choice_tells_others_nothing(case: Case) -> None:
    face = KITS[case[0]].face
    match = start(case, 31, record=False)
    for number, (decision, move) in enumerate(steps(match, 31)):
        if decision is None or move is None:
            continue
        for viewer in range(match.table.seats):
            if viewer == decision.seat:
                continue
            twin = hidden_twin(match.table, decision, move, viewer, face)
            if twin is not None:
                compare_twins(match, decision, (move, twin), viewer, number)


def hidden_twin(table: Any, decision: Decision, move: Move, viewer: int, face: Any) -> Move | None:
    """Another move that this viewer cannot tell from the one played."""
    for other in decision.moves:
        if other != move and face(table, decision, other, viewer) == face(table, decision, move, viewer):
            return other
    return None


def compare_twins(
    match: Match, decision: Decision, moves: tuple[Move, Move], viewer: int, number: int
) -> None:
    """Play both, and go on for a while: equal events must mean equal views."""
    first, second = fork(match, match.table, number), fork(match, match.table, number)
    events = [
        redacted(run.play(decision.seat, move, run.time), viewer)
        for run, move in zip((first, second), moves, strict=True)
    ]
    assert events[0] == events[1]
    assert known(match.game, first.table, viewer) == known(match.game, second.table, viewer)
    go_on_together(first, second, viewer, number)


def follow(match: Match, world: Any, seat: int, number: int) -> None:
    go_on_together(fork(match, match.table, number), fork(match, world, number), seat, number)


def go_on_together(first: Match, second: Match, viewer: int, number: int) -> None:
    """Do the same in both worlds for as long as the viewer sees the same. Spectators know nothing that it does not."""
    chooser = random.Random(number)
    for _ in range(AHEAD):
        step = common_step(first, second, chooser)
        if step is None:
            return
        do(first, *step)
        do(second, *step)
        if not all(told_alike(first, second, eyes) for eyes in (viewer, None)):
            return


def told_alike(first: Match, second: Match, viewer: int | None) -> bool:
    """Whether a viewer was told the same in both worlds; events may differ only where what it knows does."""
    events = [redacted(run.now.events or [], viewer) for run in (first, second)]
    seen = [(known(run.game, run.table, viewer), knows(run, viewer)) for run in (first, second)]
    if events[0] == events[1]:
        assert seen[0] == seen[1]
    else:
        assert seen[0] != seen[1], (viewer, *events)
    return events[0] == events[1]


def knows(run: Match, viewer: int | None) -> object:
    return KITS[run.game.slug].knows(run.table, viewer)


def common_step(first: Match, second: Match, chooser: random.Random) -> tuple[Any, Any] | None:
    """Something that can happen in both worlds."""
    if first.result is not None or second.result is not None:
        return None
    found = []
    for decision in first.decisions():
        other = second.table.decision(decision.seat)
        if other is not None and other.kind == decision.kind:
            found += [(decision, move) for move in decision.moves if move in other.moves][:20]
    if found:
        return chooser.choice(found)
    return (None, None) if first.wake() is not None and first.wake() == second.wake() else None


def known(game: Any, table: Any, seat: int | None) -> Any:
    """All that a seat receives: its view and its own question."""
    question = None if seat is None else msgspec.to_builtins(table.decision(seat))
    return msgspec.to_builtins(game.view(table, seat)), question
