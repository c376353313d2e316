"""Many games between chosen players, and a summary of them."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from speeltafel.lab.part import job, play_part
from speeltafel.lab.plan import USUAL, Plan, make_plan
from speeltafel.lab.spread import Progress, spread
from speeltafel.lab.store import Store, open_store
from speeltafel.lab.tally import Summary, Tally


def simulate(
    slug: str,
    games: int,
    players: Sequence[str],
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    cluster: str = "",
    out: Path | None = None,
    tables: Sequence[str] = USUAL,
    progress: Progress = lambda games: None,
) -> Summary:
    """Play this many games. The players move one seat on after every game, so that no bot owns a seat.

    `jobs` processes play them, or the workers of a Dask cluster (its address, or "local"): the same seed gives the same
    games everywhere. With `out` the tables are written there as Parquet, and a run that was broken off goes on.

    >>> simulate("good-vs-evil", 3, ["random", "random"], seed=1).finished
    3
    """
    plan = make_plan(slug, games, players, options=options, seed=seed, tables=tables if out else ())
    return run(plan, jobs=jobs, cluster=cluster, out=out, progress=progress)


def run(
    plan: Plan,
    *,
    jobs: int = 1,
    cluster: str = "",
    out: Path | None = None,
    progress: Progress = lambda games: None,
) -> Summary:
    """Play what is missing of a plan, and sum up all of it."""
    began = time.perf_counter()
    store = open_store(out, plan) if out else None
    total, missing = taken_up(plan, store, progress)
    before = total.decisions
    for tally in played(plan, missing, store, jobs=jobs, cluster=cluster, progress=progress):
        total = total.merge(tally)
    return total.summary(plan.game, time.perf_counter() - began, before)


def taken_up(plan: Plan, store: Store | None, progress: Progress) -> tuple[Tally, list[int]]:
    """The counts of what was played before, and the parts that are missing."""
    total, missing = Tally.of(plan.players), dict.fromkeys(range(plan.parts))
    for number, tally in store.done() if store else ():
        total = total.merge(tally)
        del missing[number]
        progress(tally.games)
    return total, list(missing)


def played(plan: Plan, missing: Sequence[int], store: Store | None, **where: Any) -> Iterator[Tally]:
    """The counts of the missing parts, one at a time; each is written as soon as it is done, and let go."""
    work = (job(plan, number) for number in missing)
    for part in spread(play_part, work, **where) if missing else ():
        if store is not None:
            store.write(part)
        yield part.tally
