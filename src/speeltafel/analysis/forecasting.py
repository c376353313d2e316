"""The chance to win of everybody: from what lies on the table, and from what a seat can know."""

from typing import Any

import msgspec

from speeltafel.analysis.onward import Onward, race_on
from speeltafel.analysis.weighing import ROUND, is_enough, mean_and_error
from speeltafel.bots.search.belief import Belief
from speeltafel.engine import Effort, Game, QuickChance, Worlds, clone


class Forecast(msgspec.Struct, frozen=True):
    """What every seat can expect, each with its standard error."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


def forecast(
    game: Game, table: Any, effort: Effort, seed: int | str = 0, at: float = 0.0, enough: float = 0.0
) -> Forecast:
    """From the truth: the game goes on from this very table, again and again, until errors are below `enough`.

    >>> import speeltafel
    >>> match = speeltafel.start("good-vs-evil", 2, seed=1)
    >>> round(sum(forecast(match.game, match.table, Effort(8)).shares), 6)
    1.0
    """
    found: list[list[float]] = []
    for number in range(effort.iterations):
        if number and number % ROUND == 0 and is_enough(found, enough):
            break
        found.append(go_on(game, clone(table), f"truth/{seed}/{number}", effort, at))
    return means(found)


def forecast_known(
    worlds: Worlds, effort: Effort, seed: int | str = 0, at: float = 0.0, enough: float = 0.0
) -> Forecast:
    """From what a seat can know: the mean over worlds that it cannot tell from the real one."""
    game = worlds.game
    belief = Belief(
        worlds, min(effort.worlds, effort.iterations), QuickChance(f"worlds/{seed}/{worlds.seat}")
    )
    found: list[list[float]] = []
    for number in range(effort.iterations):
        if number and number % ROUND == 0 and is_enough(found, enough):
            break
        found.append(go_on(game, belief.world(), f"luck/{seed}/{worlds.seat}/{number}", effort, at))
        belief.go_on()
    return means(found)


def go_on(game: Game, table: Any, luck: str, effort: Effort, at: float) -> list[float]:
    """One way in which it may go on."""
    if table.result is not None:
        return game.won(table)
    chance = QuickChance(luck)
    return (
        race_on(game, table, at, chance, effort) if game.timed else Onward(game, table, chance).play(effort)
    )


def means(found: list[list[float]]) -> Forecast:
    """Mean and error of every seat."""
    pairs = [mean_and_error(column) for column in zip(*found, strict=True)]
    return Forecast(tuple(mean for mean, _ in pairs), tuple(error for _, error in pairs))
