"""What the laboratory costs: one process beside the bare loop, and two processes beside one. Read the ratios.

Rounds alternate and the best one of each counts. The cost of one process is taken in time of the processor, which other
programs hardly change; what two processes gain can only be seen on the clock, so beside it stands what two bare loops in
two processes gain at the same moment: no laboratory can do better than that machine.
"""

import time
from collections.abc import Callable
from multiprocessing import get_context
from typing import Final

from rich.console import Console
from rich.table import Table

import speeltafel
from speeltafel.bots import make_player
from speeltafel.lab import play_out, simulate

SLUG: Final = "good-vs-evil"
BOTS: Final = ("random",) * 4
"""The fastest there are: beside better ones the laboratory costs less."""
GAMES: Final = 3_200
"""In a round: a few seconds."""
ROUNDS: Final = 3
OVERHEAD: Final = 0.05
SPEED_UP: Final = 1.8


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


def spent(work: Callable[[], None], clock: Callable[[], float]) -> float:
    """Seconds by this clock."""
    began = clock()
    work()
    return clock() - began


def main() -> None:
    """Measure and print one table."""
    rows: dict[str, tuple[Callable[[], None], Callable[[], float]]] = {
        "bare loop, processor": (lambda: bare(range(GAMES)), time.process_time),
        "simulate, one process, processor": (lambda: laboratory(1), time.process_time),
        "bare loop, clock": (lambda: bare(range(GAMES)), time.perf_counter),
        "bare loop, two processes, clock": (bare_on_two, time.perf_counter),
        "simulate, one process, clock": (lambda: laboratory(1), time.perf_counter),
        "simulate, two processes, clock": (lambda: laboratory(2), time.perf_counter),
    }
    bare_on_two()
    laboratory(2)
    best = dict.fromkeys(rows, float("inf"))
    for _ in range(ROUNDS):
        for name, (work, clock) in rows.items():
            best[name] = min(best[name], spent(work, clock))
    show(best)


def show(best: dict[str, float]) -> None:
    """Figures, and what they mean."""
    table = Table(title=f"{GAMES} games of {SLUG} between four random players, best of {ROUNDS} rounds")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    for name, seconds in best.items():
        table.add_row(name, f"{seconds:.2f}")
    console = Console()
    console.print(table)
    overhead = best["simulate, one process, processor"] / best["bare loop, processor"] - 1
    gained = best["simulate, one process, clock"] / best["simulate, two processes, clock"]
    possible = best["bare loop, clock"] / best["bare loop, two processes, clock"]
    console.print(f"one process costs {overhead:+.1%} (goal: under {OVERHEAD:.0%})")
    console.print(
        f"two processes are {gained:.2f} × as fast (goal: {SPEED_UP}); bare loops {possible:.2f} × on this machine now"
    )


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as POOL:
        main()
