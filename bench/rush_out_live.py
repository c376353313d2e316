"""A hundred races of five people on real sockets of one server: how long until everybody's screen has a move.

Everybody acts as soon as the dice allow it, once as fast as a machine and once with the time that people need to see
what they rolled. A move counts from the moment it is sent until the last of the five has the data that shows it.
"""

import os
from functools import partial

from rich.console import Console
from rich.table import Table

from bench.server_load import Contestant, Load, install, measure, start_speeltafel

AT_MOST_MS = 50.0
"""What 99 of 100 moves must stay below with people's reactions."""
REACTION_MS = 350
LOADS = [
    Load("100 races of five people", 100, 15, REACTION_MS),
    Load("100 races of five machines", 100, 15, 0),
]


def main() -> None:
    """Measure both paces and print one table."""
    install()
    ours = Contestant("speeltafel", 8773, "rush-out-load.mjs", partial(start_speeltafel, os.environ, 1))
    table = Table(title="Rush Out! live, from a move to the last of five screens")
    for column in (
        "load",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "CPU ms a move",
        "CPU of a core",
        f"p99 < {AT_MOST_MS:g} ms",
    ):
        table.add_column(column, justify="left" if column == "load" else "right")
    for load in LOADS:
        table.add_row(load.name, *cells(measure(ours, load)))
    Console(width=120).print(table)


def cells(told: dict[str, float]) -> list[str]:
    return [
        f"{told['moves_per_second']:,.0f}",
        f"{told['p50_ms']:.1f}",
        f"{told['p99_ms']:.1f}",
        f"{told['cpu_ms_per_move']:.2f}",
        f"{told['cpu_share']:.0%}",
        "yes" if told["p99_ms"] < AT_MOST_MS else "no",
    ]


if __name__ == "__main__":
    main()
