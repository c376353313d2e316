"""The engine's contract as every game keeps it: what a step may do, what an event is, what waits for whom."""

from typing import get_args

import msgspec
import pytest

from speeltafel.engine import Now, Table, clone, flow
from speeltafel.kit.playing import moments, start, steps
from speeltafel.kit.setups import CASES, KITS, Options, name

Case = tuple[str, int, Options]

cases = pytest.mark.parametrize("case", CASES, ids=name)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Runs every step with somebody looking: the names of the steps that asked and did something else too."""
    guilty: list[str] = []

    def run(table: Table, now: Now) -> None:
        while table.frames and not table.waiting:
            table.open.clear()
            frame = table.frames[-1]
            if frame.at == len(frame.steps()):
                table.frames.pop()
                continue
            step = frame.steps()[frame.at]
            frame.at += 1
            before, told = clone(table), len(now.events or ())
            step(table, frame, now)
            if table.open and (before != bare(table) or told != len(now.events or ())):
                guilty.append(f"{type(frame).__name__}.{step.__name__}")

    monkeypatch.setattr(flow, "run", run)
    return guilty


def bare(table: Table) -> Table:
    """The table as it was before it asked, if asking was all that happened."""
    copy = clone(table)
    for decision in copy.open:
        copy.asked[decision.seat] -= 1
    if not any(copy.asked):
        copy.asked = []
    copy.withdraw()
    return copy


@cases
def test_a_step_that_asks_does_nothing_else(case: Case, watched: list[str]) -> None:
    for seed in (51, 52):
        for _ in steps(start(case, seed, record=False), seed):
            assert watched == []


@cases
def test_every_event_is_declared_and_every_question_has_moves(case: Case) -> None:
    match = start(case, 53, record=False)
    declared = get_args(match.game.events) or (match.game.events,)
    for _ in steps(match, 53):
        assert {type(event) for event in match.now.events or ()} <= set(declared)
        assert all(decision.moves for decision in match.decisions())


@cases
def test_whatever_waits_for_a_choice_is_asked_or_will_be(case: Case) -> None:
    unoffered = KITS[case[0]].unoffered
    for seed in range(54, 58):
        match = start(case, seed, events=False, record=False)
        for _ in steps(match, seed):
            assert unoffered(match.table) == []
        assert unoffered(match.table) == []


@cases
def test_kept_views_never_change(case: Case) -> None:
    match = start(case, 58, events=False, record=False)
    kept = []
    for number in moments(match, 58, every=3):
        for eyes in (None, number % match.table.seats):
            view = match.view(eyes)
            kept.append((view, msgspec.json.encode(view)))
    for view, text in kept:
        assert msgspec.json.encode(view) == text


@cases
def test_whatever_is_handed_out_can_be_spoiled(case: Case) -> None:
    match = start(case, 59)
    for number in moments(match, 59, every=7):
        before = match.game.snapshot(match.table)
        spoil(match.now.events)
        for eyes in (None, number % match.table.seats):
            spoil(match.view(eyes))
        spoil(match.decisions())
        assert match.game.snapshot(match.table) == before


def spoil(value: object) -> None:
    """Empty every list and dictionary in it."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            spoil(getattr(value, name))
    elif isinstance(value, list | tuple | dict):
        for item in value.values() if isinstance(value, dict) else value:
            spoil(item)
        if not isinstance(value, tuple):
            value.clear()
