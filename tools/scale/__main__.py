"""Up to a million tables: what they ask of nodes, PostgreSQL and Redis (docs/scale.md).

python -m tools.scale                            # with the figures that were measured
python -m tools.scale --move-ms 0.3 --people 4   # with yours
python -m tools.scale simulate --nodes 1000      # who drives which table, in virtual time
"""

import argparse
from dataclasses import fields, replace

from rich.console import Console
from rich.table import Table

from tools.scale.model import Figures, markdown
from tools.scale.simulation import Findings, Plan, Simulation


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for field in fields(Figures):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=float, default=field.default)
    simulate = parser.add_subparsers(dest="command").add_parser("simulate", help="who drives which table")
    simulate.add_argument("--nodes", type=int, default=Plan.nodes)
    simulate.add_argument("--tables", type=int, default=Plan.tables)
    simulate.add_argument("--seconds", type=float, default=Plan.seconds)
    simulate.add_argument("--seed", type=int, default=Plan.seed)
    simulate.add_argument("--unfenced", action="store_true", help="without epochs: what they are there for")
    given = parser.parse_args(words)
    if given.command == "simulate":
        plan = replace(Plan(), nodes=given.nodes, tables=given.tables, seconds=given.seconds, seed=given.seed)
        plan.fenced = not given.unfenced
        show(plan, Simulation(plan).run())
    else:
        print(markdown(Figures(**{field.name: getattr(given, field.name) for field in fields(Figures)})))


def show(plan: Plan, found: Findings) -> None:
    """What was seen."""
    console = Console(width=110)
    table = Table(title=f"{plan.nodes} nodes, {plan.tables:,} tables, {plan.seconds:.0f} seconds")
    for column in ("a node was", "times", "tables", "p50 s", "p99 s", "longest s"):
        table.add_column(column, justify="left" if column == "a node was" else "right")
    for why, fault in (("killed", "kill"), ("asleep", "sleep"), ("ended", "stop")):
        waits = sorted(found.takeovers[why])
        figures = [f"{part(waits, share):.2f}" for share in (0.5, 0.99, 1.0)]
        table.add_row(why, f"{found.faults[fault]}", f"{len(waits)}", *figures)
    console.print(table)
    console.print(f"{found.believers} tables were believed to be their own by nodes that woke up too late:")
    console.print(f"{found.refused} entries of theirs were refused, {found.stale} were stored.")
    console.print(f"{found.orphans} tables were without a driver when all was calm again.")
    console.print("Asked of the database, a second:")
    for name, times in found.asked.most_common():
        console.print(f"  {name:14} {times / plan.seconds:12,.0f}")


def part(waits: list[float], share: float) -> float:
    """The wait that this share of all did not exceed."""
    return waits[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0


if __name__ == "__main__":
    main()
