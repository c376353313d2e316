"""One run: players, faults, peace, and the verdict."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.chaos.cluster import Cluster
from bench.chaos.faults import Faults
from bench.chaos.judge import Verdict
from bench.chaos.regulars import Regulars
from bench.chaos.story import Pause, Story

LOG: Final = "SELECT entry FROM log WHERE table_id = $1 ORDER BY number"
SECONDS_TO_RECOVER: Final = 30.0
NO_MISTAKE: Final = ("BadSetup", "StorageFailed", "Unreached", "CancelledError")
"""What a node says that was started while its database was away, or that ends and has not answered everybody."""
STILL: Final = 2.0
"""Shorter waits are the players' own."""


@dataclass(frozen=True)
class Plan:
    """How much of it."""

    seconds: float
    faults: int
    tables: int
    seed: int
    only: str = ""
    pace: float = 0.3


@dataclass
class Outcome:
    """What came of it."""

    verdict: Verdict = field(default_factory=Verdict)
    faults: Counter[str] = field(default_factory=Counter)
    takeovers: dict[str, list[float]] = field(default_factory=dict)
    """Seconds until a table lived again, by what happened to its node."""
    alone: list[float] = field(default_factory=list)
    """Those of them during which nothing else was wrong."""
    still: list[float] = field(default_factory=list)
    longest: list[Pause] = field(default_factory=list)
    """The longest of them, of different tables."""
    table_seconds: float = 0.0


async def run(plan: Plan, folder: Path, tell: Callable[[str, int], None]) -> Outcome:
    """Everything, from the first table to the last question; `tell` hears what is done and how many faults there were."""
    tell("starting PostgreSQL, Redis and three nodes", 0)
    cluster = await asyncio.to_thread(Cluster, folder)
    outcome = Outcome()
    try:
        await cluster.start()
        places = [Regulars(cluster, number, plan.seed, plan.pace) for number in range(plan.tables)]
        playing = [asyncio.create_task(place.play()) for place in places]
        faults = Faults(cluster, random.Random(plan.seed), only=plan.only)
        await strike(plan, faults, tell)
        tell("letting everything recover", plan.faults)
        await recover(cluster, places, outcome.verdict)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        outcome.verdict.wrong += [
            f"a player failed: {error!r}" for error in ended if isinstance(error, Exception)
        ]
        stories = [story for place in places for story in place.stories]
        await judge(cluster, stories, outcome, tell)
        outcome.faults = faults.done
        measure(stories, faults, outcome)
    finally:
        await cluster.stop()
    for node in cluster.nodes:
        outcome.verdict.wrong += told_faults(node.server.log)
    return outcome


def told_faults(log: Path) -> list[str]:
    """What a node says about mistakes of its own; a line that a full disk cut short says nothing."""
    found = []
    for line in log.read_text().splitlines():
        with suppress(ValueError):
            told = json.loads(line)
            if "fault" in told and not told["fault"].startswith(NO_MISTAKE):
                found.append(
                    f"{log.parent.name} failed: {told['event']}: {told['fault']} at {told.get('where', '')[-200:]}"
                )
    return found


async def strike(plan: Plan, faults: Faults, tell: Callable[[str, int], None]) -> None:
    """All faults, spread over the time."""
    began = time.monotonic()
    struck: list[asyncio.Task[None]] = []
    for number in range(plan.faults):
        due = began + plan.seconds * (number + faults.chance.random()) / plan.faults
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        struck.append(asyncio.create_task(faults.strike()))
        tell("playing", number + 1)
    await asyncio.sleep(max(0.0, began + plan.seconds - time.monotonic()))
    faults.late = True
    await asyncio.gather(*struck)


async def recover(cluster: Cluster, places: list[Regulars], verdict: Verdict) -> None:
    """Every table lives again by itself."""
    await cluster.recovered()
    since = time.monotonic()
    while time.monotonic() < since + SECONDS_TO_RECOVER:
        silent = [story.table for place in places for story in place.stories[-1:] if not lives(story, since)]
        if not silent:
            return
        await asyncio.sleep(0.2)
    verdict.wrong.append(f"these tables never came back: {', '.join(silent)}")


def lives(story: Story, since: float) -> bool:
    return bool(story.ended) or story.first_sign(since) is not None


async def judge(
    cluster: Cluster, stories: list[Story], outcome: Outcome, tell: Callable[[str, int], None]
) -> None:
    for number, story in enumerate(stories):
        tell(f"judging table {number + 1} of {len(stories)}", sum(outcome.faults.values()))
        rows = await cluster.ask(LOG, story.table)
        outcome.verdict.judge(story, [row["entry"] for row in rows])


def measure(stories: list[Story], faults: Faults, outcome: Outcome) -> None:
    """How long it took, and how long tables stood still."""
    by_name = {story.table: story for story in stories}
    for outage in faults.outages:
        for story in (by_name[table] for table in outage.tables if table in by_name):
            if not story.ended or story.ended > outage.at:
                lived = story.first_sign(outage.at + REACTION) or story.ended or time.monotonic()
                outcome.takeovers.setdefault(outage.kind, []).append(lived - outage.at)
                if faults.alone(outage, lived):
                    outcome.alone.append(lived - outage.at)
    outcome.longest = sorted((story.longest_pause() for story in stories), reverse=True)[:3]
    outcome.still = sorted(pause for story in stories for pause in story.still(STILL))
    outcome.table_seconds = sum((story.ended or time.monotonic()) - story.begun for story in stories)


REACTION: Final = 0.05
"""What was on its way when a node was struck still arrives."""
