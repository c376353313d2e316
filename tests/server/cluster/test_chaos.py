"""The short form of `python -m bench.chaos`, and what its judge would find."""

import random
from pathlib import Path

import msgspec
import pytest

import speeltafel
from bench.chaos.judge import Retold, Verdict, plain
from bench.chaos.run import Plan, run
from bench.chaos.story import Attempt, Story
from speeltafel.engine import Record
from speeltafel.engine.redaction import redacted

SHORT = Plan(seconds=20, faults=12, tables=4, seed=4)
"""Every kind of fault once."""


async def test_nothing_is_lost_whatever_goes_wrong(tmp_path: Path) -> None:
    outcome = await run(SHORT, tmp_path, lambda words, done: None)
    assert outcome.verdict.wrong == []
    assert len(outcome.faults) > SHORT.faults // 2  # a slow machine has no node to strike at some moments
    assert outcome.verdict.acknowledged > 0
    assert outcome.verdict.sightings > 0


@pytest.fixture
def told() -> tuple[Story, Record]:
    """A game, and what its players were told about it."""
    chance = random.Random(3)
    match = speeltafel.start("good-vs-evil", seats=2, options={"quick": True}, seed=7)
    story = Story("t", "good-vs-evil")
    known: dict[int, int] = {0: 0, 1: 0}
    events = match.opening
    while match.result is None:
        for seat in known:
            shown = plain(list(redacted(events, seat)))
            story.see(
                {"seat": seat, "view": plain(match.view(seat)), "events": shown, "first_event": known[seat]}
            )
            known[seat] += len(shown)
        decision = next(iter(match.decisions()))
        move = chance.choice(list(decision.moves))
        events = match.play(decision.seat, move)
        number = float(len(story.attempts))
        story.attempts.append(
            Attempt(decision.seat, decision.number, plain(move), number, number + 0.5, "accepted")
        )
    assert match.record is not None
    return story, match.record


def judged(story: Story, record: Record) -> Verdict:
    verdict, retold = Verdict(), Retold(record)
    verdict.judge_moves(story, retold)
    verdict.judge_sightings(story, retold)
    return verdict


def test_a_true_story_is_believed(told: tuple[Story, Record]) -> None:
    verdict = judged(*told)
    assert verdict.wrong == []
    assert verdict.acknowledged > 10
    assert verdict.sightings > 20


def test_a_lost_move_is_found(told: tuple[Story, Record]) -> None:
    story, record = told
    cut_short = msgspec.structs.replace(record, entries=record.entries[:-1])
    assert "an acknowledged move is lost" in judged(story, cut_short).wrong[0]


def test_moves_out_of_order_are_found(told: tuple[Story, Record]) -> None:
    story, record = told
    first, last = story.attempts[0], story.attempts[-1]
    first.sent, first.answered, last.sent, last.answered = (
        last.sent,
        last.answered,
        first.sent,
        first.answered,
    )
    assert "out of order" in judged(story, record).wrong[0]


def test_a_move_that_was_refused_and_yet_stored_is_found(told: tuple[Story, Record]) -> None:
    story, record = told
    story.attempts[3].answer = "storage"
    assert "refused and yet stored" in judged(story, record).wrong[0]


def test_a_view_of_another_seat_is_found(told: tuple[Story, Record]) -> None:
    story, record = told
    some = next(seen for seen in story.sightings if seen.seat == 0)
    other = next(seen for seen in story.sightings if seen.seat == 1 and seen.view != some.view)
    leaked = type(some)(0, some.events, some.fresh, other.view, some.latest)
    story.sightings.add(leaked)
    assert "seat 0 saw what the log does not show it" in judged(story, record).wrong[0]
