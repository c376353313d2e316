"""Prints how often the heroes win a race of Rush Out!, by setup and number of heroes, bots against bots.

python tools/rush_out_balance.py [races per cell] [setup ...]
"""

import sys
from statistics import median

import speeltafel
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.state import Table

LEVEL = "master"


def races(scenario: str, seats: int, wanted: int) -> tuple[float, float]:
    """The heroes' share of at least so many races, and the median seconds of a race."""
    won = played = seed = 0
    seconds: list[float] = []
    while played < wanted:
        table, time = play(scenario, seats, seed)
        won += table.trophies["heroes"]
        played += sum(table.trophies.values())
        seconds.append(time / table.round)
        seed += 1
    return won / played, median(seconds)


def play(scenario: str, seats: int, seed: int) -> tuple[Table, float]:
    options = {"scenario": scenario, "lone_hero": seats == 2}
    match = speeltafel.start("rush-out", seats, options, seed=seed, events=False, record=False)
    bots = [match.game.bot(LEVEL, seed * 10 + seat) for seat in range(seats)]
    VirtualClock(match, bots, seed).run()
    table = match.table
    assert isinstance(table, Table)
    return table, match.time


def main(wanted: int, setups: list[str]) -> None:
    print("| setup | 1 hero (house) | 2 heroes | 3 heroes | 4 heroes |")
    print("|---|---|---|---|---|")
    for scenario in setups:
        cells = [races(scenario, seats, wanted) for seats in (2, 3, 4, 5)]
        row = " | ".join(f"{share:.0%} ({seconds:.0f})" for share, seconds in cells)
        print(f"| {scenario.replace('_', ' ')} | {row} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2:] or list(scenarios()))
