"""Forecasts along a game, and how much of what moves them is luck.

A seat's chance to win changes by its own move twice: by what it chose, and by what luck made of the choice (a draw, a
die, a shuffle, what others turned out to hold). Both are measured from what the seat knows: in possible worlds the move
that was made is compared with what instinct would do there, with the same luck; and what the seat expects after the
move, knowing what it saw, is compared with what it expected of the move before. The squares of these steps are shared
out. Few worlds make a noisy step, whose square would be too large, so two independent halves are multiplied: on average
that is the square of the true step, and it may be negative in one place.
"""

from typing import Any, Final

from speeltafel.analysis.onward import Onward
from speeltafel.analysis.weighing import USUAL, try_move
from speeltafel.engine import Effort, Match, Move, QuickChance, clone
from speeltafel.lab.tables import Row

HALF: Final = 2
"""Worlds in each of the two halves."""
EVERY: Final = 100
"""Luck is measured in one of so many games: it costs as much as playing most of them."""
GLANCE: Final = Effort(iterations=1, depth=0)

Steps = list[float]
"""What the mover can expect, world by world."""


class Forecaster:
    """Everybody's chance to win along one match, judged with all cards open."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: list[Row] = []
        self.last: list[float] = []

    def look(self, number: int) -> None:
        """A row for each seat, if there is something new to say."""
        table, game = self.match.table, self.match.game
        now = game.won(table) if table.result is not None else game.forecast(table)
        if now is not None and (now != self.last or table.result is not None):
            self.rows += [(number, seat, share) for seat, share in enumerate(now)]
            self.last = now


class LuckMeter:
    """Luck and choice in the moves of one match."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.rows: list[Row] = []

    def before(self, seat: int, move: Move, number: int) -> tuple[Steps, Steps]:
        """What the mover can expect of instinct, and of this move."""
        usual, chosen = [], []
        for world, luck in self.worlds(seat, f"{number}/before"):
            usual.append(self.tried(clone(world), seat, USUAL, luck))
            chosen.append(self.tried(world, seat, move, luck))
        return usual, chosen

    def after(self, seat: int, expected: tuple[Steps, Steps], number: int) -> None:
        """A row about the move that was just made."""
        usual, chosen = expected
        come = [self.expected(seat, world, luck) for world, luck in self.worlds(seat, f"{number}/after")]
        self.rows.append((number, seat, square(chosen, come), square(usual, chosen)))

    def worlds(self, seat: int, label: str) -> list[tuple[Any, str]]:
        """Tables that the seat cannot tell from the real one, each with luck of its own."""
        table, game = self.match.table, self.match.game
        labels = [f"{self.seed}/{label}/{number}" for number in range(2 * HALF)]
        if table.result is not None:
            return [(table, label) for label in labels]
        return [(game.sample_world(table, seat, QuickChance(label)), label) for label in labels]

    def tried(self, world: Any, seat: int, move: Move, luck: str) -> float:
        """What a move comes to in a world."""
        return try_move(self.match.game, world, seat, move, luck, GLANCE)[seat]

    def expected(self, seat: int, world: Any, luck: str) -> float:
        """What a seat can expect in a world as it is."""
        return Onward(self.match.game, world, QuickChance(luck)).play(GLANCE)[seat]


def square(first: Steps, second: Steps) -> float:
    """The square of the step between two means, free of the noise in both.

    >>> square([0.0, 0.5, 0.5, 0.0], [1.0, 0.5, 0.75, 0.75])
    0.25
    """
    steps = [later - sooner for sooner, later in zip(first, second, strict=True)]
    return sum(steps[:HALF]) / HALF * (sum(steps[HALF:]) / HALF)
