"""Forecasts along a game, and how much of what moves them is luck.

The chance to win, judged with all cards open, wanders from what the deal gives to what the result is. If forecasts are
true, the squares of its steps add up to what there was to decide, so they can be shared out: to chance where a die was
thrown or a pile shuffled, to play where nothing but a move came between. A move that asks chance is made again with
other luck: what the forecasts have in common is the move, in what they differ is luck (an unbiased estimate from
`REDRAWS` more). Where several things happen between two forecasts the step is called mixed. What is not known is no
luck here: an unseen card was dealt when its pile was shuffled.
"""

from typing import Any, Final

from speeltafel.engine import Decision, Match, Move, Now, QuickChance, clone
from speeltafel.engine.stepping import apply
from speeltafel.lab.tables import Row

REDRAWS: Final = 3

Before = tuple[Any, list[float]] | None
"""A copy of the table and its forecast, at a moment that has one."""


class Forecaster:
    """The forecasts of one match, and the shares of luck and play in each step."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.rows: list[Row] = []
        self.last: list[float] | None = None
        self.steps = 0
        """Moves since the last forecast."""
        self.chance = False
        """Whether chance was asked since then."""
        self.look(0)

    def before(self) -> Before:
        """What is needed to make a move again; nothing in a race, where time goes on by itself."""
        fresh = self.last is not None and self.steps == 0 and not self.match.game.timed
        return (clone(self.match.table), self.last or []) if fresh else None

    def after(self, before: Before, decision: Decision, move: Move, drawn: bool, number: int) -> None:
        """A move was made."""
        self.steps += 1
        self.chance = self.chance or drawn
        others = self.redrawn(before[0], decision, move, number) if before and drawn else []
        self.look(number + 1, others)

    def passed(self, drawn: bool, number: int) -> None:
        """Time passed."""
        self.chance = self.chance or drawn
        self.look(number)

    def redrawn(self, table: Any, decision: Decision, move: Move, number: int) -> list[list[float]]:
        """What the same move comes to with other luck; nothing where some of it cannot be judged at once."""
        found = []
        for turn in range(REDRAWS):
            world = clone(table) if turn < REDRAWS - 1 else table
            chance = QuickChance(f"{self.seed}/{number}/{turn}")
            apply(self.match.game, world, decision, move, Now(chance, self.match.time, None))
            forecast = self.forecast(world)
            if forecast is None:
                return []
            found.append(forecast)
        return found

    def forecast(self, table: Any) -> list[float] | None:
        """What everybody can expect here; what they got, when it is over."""
        game = self.match.game
        return game.won(table) if table.result is not None else game.forecast(table)

    def look(self, number: int, others: list[list[float]] | None = None) -> None:
        """A row for each seat, if there is something to say now."""
        now = self.forecast(self.match.table)
        if now is None:
            return
        for seat, share in enumerate(now):
            parts = self.parts(seat, share, [other[seat] for other in others or []])
            self.rows.append((number, seat, share, *parts))
        self.last, self.steps, self.chance = now, 0, False

    def parts(self, seat: int, share: float, others: list[float]) -> tuple[float | None, ...]:
        """Luck, play, and what is mixed of both, in the step to this share."""
        if self.last is None:
            return None, None, None
        step = share - self.last[seat]
        if others:
            return (*split(self.last[seat], [share, *others]), 0.0)
        square = step * step
        if not self.chance:
            return 0.0, square, 0.0
        return (0.0, 0.0, square) if self.steps else (square, 0.0, 0.0)


def split(before: float, outcomes: list[float]) -> tuple[float, float]:
    """The squares of luck and of play in a move with several outcomes, free of bias.

    >>> split(0.5, [0.7, 0.7])
    (0.0, 0.04)
    >>> split(0.5, [0.25, 0.75])
    (0.125, -0.0625)
    """
    count = len(outcomes)
    mean = sum(outcomes) / count
    luck = sum((outcome - mean) ** 2 for outcome in outcomes) / (count - 1)
    return luck, round((mean - before) ** 2 - luck / count, 12)
