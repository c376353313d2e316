"""Prints how often the heroes win a race of Rush Out!, by setup and number of heroes, bots of equal pace on both sides.

python tools/rush_out_balance.py [races per cell] [setup ...]
"""

import sys
from collections.abc import Iterator
from statistics import median

from rich.console import Console
from rich.progress import Progress

import speeltafel
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.state import Table

LEVEL = "master"
HEROES = (1, 2, 3, 4)


def main(wanted: int, setups: list[str]) -> None:
    """A row of the table as soon as it is known, the progress beside it."""
    print("| setup | 1 hero (house) | 2 heroes | 3 heroes | 4 heroes |")
    print("|---|---|---|---|---|", flush=True)
    with Progress(console=Console(stderr=True), redirect_stdout=False) as progress:
        task = progress.add_task("races", total=len(setups) * len(HEROES) * wanted)
        for scenario in setups:
            row = []
            for heroes in HEROES:
                progress.update(task, description=f"{scenario}, heroes: {heroes}")
                won = played = 0
                seconds: list[float] = []
                for table, length in games(scenario, heroes):
                    won += table.trophies["heroes"]
                    played += sum(table.trophies.values())
                    seconds.append(length / table.round)
                    progress.advance(task, sum(table.trophies.values()))
                    if played >= wanted:
                        break
                row.append(f"{won / played:.0%} ({median(seconds):.0f} s)")
            print(f"| {scenario.replace('_', ' ')} | {' | '.join(row)} |", flush=True)


def games(
    scenario: str, heroes: int, wizard: str = LEVEL, hero: str = LEVEL, seed: int = 0
) -> Iterator[tuple[Table, float]]:
    """One game after the other, from this seed on: the table at its end, and how long its races took together."""
    seats = heroes + 1
    while True:
        options = {"scenario": scenario, "lone_hero": heroes == 1}
        match = speeltafel.start("rush-out", seats, options, seed=seed, events=False, record=False)
        levels = [wizard, *[hero] * heroes]
        bots = [match.game.bot(level, seed * 10 + seat) for seat, level in enumerate(levels)]
        VirtualClock(match, bots, seed).run()
        table = match.table
        assert isinstance(table, Table)
        yield table, match.time
        seed += 1


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2:] or list(scenarios()))
