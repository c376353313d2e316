"""Two hundred tables at people's pace while twenty master bots think at other tables: does anybody wait for them?

Only moves at the two hundred tables count. The bots sit in fives with one person who answers at once, so that they think
all the time, in the one process that thinks by default; once without them, for comparison. The load generator and the
thinker share this machine with the server, so it is said how busy the machine was besides.
"""

import os
from functools import partial

from rich.console import Console
from rich.table import Table

from bench.server_load import Contestant, Load, install, measure, start_speeltafel

AT_MOST_MS = 25.0
"""What 99 of 100 moves must stay below."""
MASTERS = 20
PEOPLES_PACE_MS = 2000
LOAD = Load("200 tables at people's pace", 200, 15, PEOPLES_PACE_MS)


def main() -> None:
    """Measure with bots that think and without, and print one table."""
    install()
    busy = os.getloadavg()[0]
    table = Table(title=f"{LOAD.name}; {busy:.1f} processes wanted this machine before we began")
    for column in ("master bots", "moves/s", "p50 ms", "p99 ms", "CPU of a core", f"p99 < {AT_MOST_MS:g} ms"):
        table.add_column(column, justify="right")
    for masters in (0, MASTERS):
        os.environ["MASTERS"] = str(masters)
        ours = Contestant("speeltafel", 8774, "speeltafel-load.mjs", partial(start_speeltafel, os.environ, 1))
        table.add_row(str(masters), *cells(measure(ours, LOAD)))
    Console(width=110).print(table)


def cells(told: dict[str, float]) -> list[str]:
    return [
        f"{told['moves_per_second']:,.0f}",
        f"{told['p50_ms']:.1f}",
        f"{told['p99_ms']:.1f}",
        f"{told['cpu_share']:.0%}",
        "yes" if told["p99_ms"] < AT_MOST_MS else "no",
    ]


if __name__ == "__main__":
    main()
