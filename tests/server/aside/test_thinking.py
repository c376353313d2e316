"""Bots think in processes of their own, and nobody waits for them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel.engine import Match
from speeltafel.server.aside.thinking import Problem, Thinkers, problem
from speeltafel.server.driving.timing import Timing
from tests.server.inside import ServerInside, driver_of
from tests.server.player import random_move
from tests.server.tables import make_table, person, player

ENOUGH = 60.0
"""Seconds that nothing here takes, on any machine."""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1)
    yield made
    await made.close()


def begun() -> Match:
    return speeltafel.start("good-vs-evil", seats=3, seed=3)


def first_problem(match: Match) -> Problem:
    return problem(match, match.decisions()[0], "strong", 5)


async def test_a_thought_is_one_of_the_moves(thinkers: Thinkers) -> None:
    match = begun()
    thought = await thinkers.think(first_problem(match), 0.2, ENOUGH)
    assert thought is not None
    assert msgspec.json.decode(thought, type=match.game.moves) in match.decisions()[0].moves


async def test_who_finds_all_thinkers_busy_goes_without(thinkers: Thinkers) -> None:
    match = begun()
    first = asyncio.create_task(thinkers.think(first_problem(match), 0.2, ENOUGH))
    await asyncio.sleep(0)
    assert await thinkers.think(first_problem(match), 0.2, 0.15) is None
    assert await first is not None


async def test_a_thinker_that_died_is_replaced(thinkers: Thinkers) -> None:
    match = begun()
    await thinkers.think(first_problem(match), 0.2, ENOUGH)
    (aside,) = thinkers.asides
    assert aside.process is not None
    aside.process.kill()
    thoughts = [await thinkers.think(first_problem(match), 0.2, ENOUGH) for _ in range(2)]
    assert thoughts[-1] is not None


async def test_a_problem_that_cannot_be_read_is_told_without_its_secrets(
    thinkers: Thinkers, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = first_problem(begun())
    broken.table = msgspec.Raw(b'{"$": "Table", "secret": "of Anna"}')
    assert await thinkers.think(broken, 0.2, ENOUGH) is None
    told = capsys.readouterr()
    assert "a bot could not think" in told.out + told.err
    assert "Anna" not in told.out + told.err
    assert await thinkers.think(first_problem(begun()), 0.2, ENOUGH) is not None


async def test_who_no_longer_waits_leaves_the_thinker_in_order(thinkers: Thinkers) -> None:
    match = begun()
    waiting = asyncio.create_task(thinkers.think(first_problem(match), 0.3, ENOUGH))
    for _ in range(9):
        await asyncio.sleep(0)
    assert not thinkers.free.qsize()
    waiting.cancel()
    other = speeltafel.start("creatures-and-outcasts", seats=3, seed=1)
    thought = await thinkers.think(problem(other, other.decisions()[0], "strong", 1), 0.2, ENOUGH)
    assert thought is not None
    assert msgspec.json.decode(thought, type=other.game.moves) in other.decisions()[0].moves


@pytest.mark.parametrize("thinkers", [0, 1])
async def test_a_person_plays_against_bots_that_think(tmp_path: Path, thinkers: int) -> None:
    inside = ServerInside(tmp_path, bot_least_seconds=0, bot_most_seconds=0, thinkers=thinkers).start()
    try:
        ticket = make_table(inside, [person("Anna"), {"kind": "bot", "level": "strong"}])
        anna = await player(inside, ticket).arrive()
        await anna.send(type="start")
        await anna.play(random_move(4), moves=3)
        seats = inside.get(f"/api/tables/{ticket['table']}")["seats"]
        assert seats[1]["level"] == "strong"
    finally:
        inside.stop()


async def test_when_a_bot_answers_was_settled_before_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it holds: the pause is drawn from the public question, whether there is much to think about or nothing."""
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return least

    inside = ServerInside(tmp_path, bot_least_seconds=0.1, bot_most_seconds=0.2).start()
    try:
        seats = [person("Anna"), {"kind": "bot", "level": "master"}]
        table = make_table(inside, seats)["table"]
        monkeypatch.setattr("speeltafel.server.driving.timing.random.uniform", uniform)
        inside.at(table, lambda live: compare_pauses(driver_of(live).timing, begun()))
    finally:
        inside.stop()
    assert drawn[: len(drawn) // 2] == drawn[len(drawn) // 2 :]


def compare_pauses(asked: Timing, match: Match) -> None:
    decision = match.decisions()[0]
    asked.table.ledger.match = match
    full = msgspec.structs.replace(decision, seat=1)
    forced = msgspec.structs.replace(full, moves=full.moves[:1])
    assert asked.pause(full) == asked.pause(forced) > 1.5
