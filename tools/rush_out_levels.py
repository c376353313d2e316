"""Prints how the levels of Rush Out! do against each other, on either side of the table, with 95 % intervals.

python -m tools.rush_out_levels [games per cell] [setup ...]
"""

import sys
from itertools import islice, pairwise

from speeltafel.games.rush_out.bot import LEVELS
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.state import HEROES
from speeltafel.lab.rates import Rate, rate
from tools.rush_out_balance import games

TEAMS = (2, 3, 4)


def main(wanted: int, setups: list[str]) -> None:
    """Each level as heroes and as the wizard against the one below, then each against itself, by number of heroes."""
    print("| setup | levels | won by | " + " | ".join(f"{team} heroes" for team in TEAMS) + " |")
    print("|---|---|---|" + "---|" * len(TEAMS))
    for scenario in setups:
        for lower, higher in pairwise(LEVELS):
            row(scenario, f"{higher} against {lower}", lower, higher, wanted, wizard=False)
            row(scenario, f"{higher} against {lower}", higher, lower, wanted, wizard=True)
        for level in LEVELS:
            row(scenario, f"{level} on both sides", level, level, wanted, wizard=False)


def row(scenario: str, name: str, wizard_level: str, hero_level: str, wanted: int, wizard: bool) -> None:
    """How often one side won, by number of heroes."""
    cells = []
    for team in TEAMS:
        played = islice(games(scenario, team, wizard_level, hero_level), wanted)
        won = sum((table.winner == HEROES) != wizard for table, _ in played)
        cells.append(told(rate(won, wanted)))
    print(
        f"| {scenario} | {name} | {'the wizard' if wizard else 'the heroes'} | {' | '.join(cells)} |",
        flush=True,
    )


def told(found: Rate) -> str:
    return f"{found.share:.0%} ({found.low:.0%} to {found.high:.0%})"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2:] or list(scenarios()))
