"""Chaos: three nodes, PostgreSQL and Redis, tables whose players never stop, and everything that can go wrong.

    python -m bench.chaos [--minutes 5] [--faults 75] [--tables 60] [--seed 1] [--pace 0.3] [--only kill]
                          [--logs FOLDER]

Ends with 1 when an acknowledged move is lost, doubled or out of order, when a finished game does not verify, when a seat
saw what the log does not show it, or when a table does not come back by itself. docs/chaos.md says more.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from cyclopts import run as command_line
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.chaos.run import Outcome, Plan, run


def main(
    minutes: float = 5.0,
    faults: int = 75,
    tables: int = 60,
    seed: int = 1,
    only: str = "",
    pace: float = 0.3,
    logs: Path | None = None,
) -> None:
    """Let things go wrong, and say what came of it."""
    console = Console()
    plan = Plan(minutes * 60, faults, tables, seed, only, pace)
    with (
        tempfile.TemporaryDirectory(prefix="speeltafel-chaos-") as folder,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
        ) as progress,
    ):
        bar = progress.add_task("", total=faults)
        outcome = asyncio.run(
            run(
                plan,
                logs or Path(folder),
                lambda words, done: progress.update(bar, description=words, completed=done),
            )
        )
    show(console, outcome)
    sys.exit(1 if outcome.verdict.wrong else 0)


def show(console: Console, outcome: Outcome) -> None:
    """The figures."""
    verdict = outcome.verdict
    kinds = Table("fault", "times")
    for name, count in sorted(outcome.faults.items()):
        kinds.add_row(name, str(count))
    kinds.add_row("all", str(sum(outcome.faults.values())))
    console.print(kinds)
    times = Table("until a table lived again", "tables", "p50", "p99", "longest")
    for kind, seconds in sorted(outcome.takeovers.items()):
        times.add_row(kind, *figures(seconds))
    times.add_row("all", *figures([second for seconds in outcome.takeovers.values() for second in seconds]))
    times.add_row("nothing else wrong then", *figures(outcome.alone))
    console.print(times)
    share = sum(outcome.still) / outcome.table_seconds if outcome.table_seconds else 0.0
    console.print(
        f"{len(outcome.still)} times a table stood still for more than 2 s: p50, p99, longest: "
        f"{' / '.join(figures(outcome.still)[1:])}; {share:.1%} of all time at tables"
    )
    for pause in outcome.longest:
        console.print(f"  {pause.told()}", highlight=False)
    refused = ", ".join(f"{kind} {count}" for kind, count in sorted(verdict.refused.items()))
    console.print(
        f"{verdict.tables} tables, {verdict.finished} finished and verified; {verdict.acknowledged:,} moves acknowledged, "
        f"{verdict.unknown} without an answer, refused: {refused or 'none'}; {verdict.sightings:,} views compared"
    )
    for wrong in verdict.wrong[:20]:
        console.print(f"[red]{wrong}", highlight=False)
    console.print(f"{len(verdict.wrong)} things wrong")


def figures(seconds: Sequence[float]) -> tuple[str, str, str, str]:
    """How many, and the middle, the worst of a hundred and the worst of all."""
    if not seconds:
        return "0", "-", "-", "-"
    ordered = sorted(seconds)
    worst = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return (
        str(len(ordered)),
        f"{ordered[len(ordered) // 2]:.2f} s",
        f"{worst:.2f} s",
        f"{ordered[-1]:.2f} s",
    )


if __name__ == "__main__":
    command_line(main)
