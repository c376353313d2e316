"""What the laboratory costs: one process beside the bare loop, and two processes beside one. Read the ratios.

    python -m bench.lab        # under a minute on two idle cores

Rounds alternate and the best one of each counts. The cost of one process is taken in time of the processor, which other
programs hardly change; what two processes gain can only be seen on the clock, so beside it stands what two bare loops in
two processes gain at the same moment: no laboratory can do better than that machine. When a round takes too long because
the machine has other work, there are fewer of them, and the title says so.
"""

import time
from collections.abc import Callable
from multiprocessing import get_context
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

import speeltafel
from speeltafel.bots import make_player
from speeltafel.lab import play_out, simulate

SLUG: Final = "good-vs-evil"
BOTS: Final = ("random",) * 4
"""The fastest there are: beside better ones the laboratory costs less."""
GAMES: Final = 9_600
"""In a round: a few seconds."""
ROUNDS: Final = 4
LONGEST: Final = 100.0
"""Seconds after which no other round begins."""
OVERHEAD: Final = 0.05
SPEED_UP: Final = 1.8
BARE, BARE_ON_TWO = "bare loop", "bare loop, two processes"
ONE, TWO = "simulate, one process", "simulate, two processes"


def bare(games: range) -> None:
    """The same games in the loop that anybody would write."""
    game = speeltafel.load(SLUG)
    for number in games:
        match = speeltafel.start(SLUG, len(BOTS), seed=f"0/{number}", events=False, record=False)
        players = [make_player(game, kind, hash((0, number, seat))) for seat, kind in enumerate(BOTS)]
        play_out(match, players)


def bare_on_two() -> None:
    """Half of them in each of two processes, which are ready before the clock runs."""
    halves = [range(GAMES // 2), range(GAMES // 2, GAMES)]
    POOL.map(bare, halves, chunksize=1)


def laboratory(jobs: int) -> None:
    """The games in the laboratory."""
    simulate(SLUG, GAMES, BOTS, jobs=jobs)


class Spent(NamedTuple):
    """Seconds of this process, and seconds on the clock."""

    processor: float
    clock: float


def spent(work: Callable[[], None]) -> Spent:
    """What a piece of work takes."""
    processor, clock = time.process_time(), time.perf_counter()
    work()
    return Spent(time.process_time() - processor, time.perf_counter() - clock)


def main() -> None:
    """Measure and print one table."""
    rows: dict[str, Callable[[], None]] = {
        BARE: lambda: bare(range(GAMES)),
        BARE_ON_TWO: bare_on_two,
        ONE: lambda: laboratory(1),
        TWO: lambda: laboratory(2),
    }
    bare_on_two()
    laboratory(2)
    found: dict[str, list[Spent]] = {name: [] for name in rows}
    began = time.perf_counter()
    while len(found[BARE]) < ROUNDS and (not found[BARE] or time.perf_counter() - began < LONGEST):
        for name, work in rows.items():
            found[name].append(spent(work))
    show(found)


def show(found: dict[str, list[Spent]]) -> None:
    """Figures, and what they mean."""
    rounds = len(found[BARE])
    table = Table(title=f"{GAMES} games of {SLUG} between four random players, best of {rounds} rounds")
    table.add_column("what")
    table.add_column("seconds of the processor", justify="right")
    table.add_column("seconds on the clock", justify="right")
    best = {
        name: Spent(min(each.processor for each in all_of_it), min(each.clock for each in all_of_it))
        for name, all_of_it in found.items()
    }
    for name, least in best.items():
        here = name in (BARE, ONE)
        table.add_row(name, f"{least.processor:.2f}" if here else "in others", f"{least.clock:.2f}")
    console = Console()
    console.print(table)
    overhead = best[ONE].processor / best[BARE].processor - 1
    gained, possible = best[ONE].clock / best[TWO].clock, best[BARE].clock / best[BARE_ON_TWO].clock
    console.print(f"one process costs {overhead:+.1%} (goal: under {OVERHEAD:.0%})")
    console.print(
        f"two processes are {gained:.2f} × as fast (goal: {SPEED_UP}); bare loops {possible:.2f} × on this machine now"
    )


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as POOL:
        main()
