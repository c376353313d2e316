"""Finds how much slower bots of Rush Out! take a setup that favours their side: `src/speeltafel/games/rush_out/ease.json`.

For every setup, number of heroes and level, equals play in batches; after each one the table is moved to where all games so
far say that both sides would win equally often. What was found is written at once, so it can be stopped and go on.

python -m tools.rush_out_ease [batches per cell] [setup ...]
"""

import math
import sys
from itertools import islice
from pathlib import Path

import msgspec
from rich.progress import track

from speeltafel.games import rush_out
from speeltafel.games.rush_out.bot import LEVELS
from speeltafel.games.rush_out.ease import FILE, table
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.state import HEROES
from tools.rush_out_balance import games

TEAMS = (2, 3, 4)
BATCH = 30
SLOPE = 7.0
"""How fast the odds of the heroes fall with the logarithm of their ease: a tenth slower, half the odds."""
DOUBT = 10.0
"""So many games are thought to have been even at the first ease, so that one batch does not leap to the end."""
MOST = 2.0
TRAINING = 1_000_000
"""Seeds from here on; rows are measured on others."""


class Cell:
    """One setup with so many heroes at one level, and all that was played of it."""

    def __init__(self, setup: str, heroes: int, level: str) -> None:
        self.setup, self.heroes, self.level = setup, heroes, level
        self.played: list[tuple[float, int]] = []
        """At which ease a batch was played, and how many games of it the heroes won."""

    def play(self) -> None:
        """A batch at the present ease."""
        first = TRAINING + BATCH * len(self.played)
        batch = islice(games(self.setup, self.heroes, self.level, self.level, first), BATCH)
        self.played.append((self.ease(), sum(end.winner == HEROES for end, _ in batch)))
        table()[self.setup][self.heroes][self.level] = round(self.even(), 3)

    def ease(self) -> float:
        """The present one; at first that of the setup before, which is not so different."""
        names = list(scenarios())
        before = names[max(0, names.index(self.setup) - 1)]
        guess = table().get(before, {}).get(self.heroes, {}).get(self.level, 1.0)
        return table().setdefault(self.setup, {}).setdefault(self.heroes, {}).setdefault(self.level, guess)

    def even(self) -> float:
        """The ease at which both would win equally often, by all batches: where expectation meets what was won."""
        low, high = -math.log(MOST), math.log(MOST)
        won = DOUBT / 2 + sum(won for _, won in self.played)
        for _ in range(30):
            middle = (low + high) / 2
            if self.expected(middle) < won:
                low = middle
            else:
                high = middle
        return math.exp(low)

    def expected(self, even: float) -> float:
        """Games that the heroes would have won, were they even at this ease (its logarithm)."""
        counted = [(self.played[0][0], DOUBT), *((ease, float(BATCH)) for ease, _ in self.played)]
        return sum(games / (1.0 + math.exp(SLOPE * (math.log(ease) - even))) for ease, games in counted)


def main(batches: int, setups: list[str]) -> None:
    """One cell after the other."""
    path = Path(rush_out.__path__[0]) / FILE
    cells = [Cell(setup, heroes, level) for setup in setups for heroes in TEAMS for level in LEVELS]
    for cell in track(cells, description="playing"):
        for _ in range(batches):
            cell.play()
        path.write_bytes(msgspec.json.format(msgspec.json.encode(table()), indent=2) + b"\n")
        print(cell.setup, cell.heroes, cell.level, cell.played, f"{cell.ease():.3f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, sys.argv[2:] or list(scenarios()))
