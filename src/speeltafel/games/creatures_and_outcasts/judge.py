"""Who will win, at a glance over the whole table: a few figures of every hand, weighed by `python -m tools.fit`.

A search asks this in possible worlds, whose cards all lie open to it.
"""

from functools import cache
from typing import Final

from speeltafel.engine.judgement import FILE, FORECAST, Weights, read_weights, shares, weighed
from speeltafel.games.creatures_and_outcasts.flow.turns import Turns
from speeltafel.games.creatures_and_outcasts.material import effect_of, wednesday
from speeltafel.games.creatures_and_outcasts.state import Table

FIGURES: Final = (
    "total",
    "points",
    "points_soon_counted",
    "cards",
    "high_cards",
    "empty",
    "helpers",
    "set_of_three",
    "set_of_four",
    "stops_wednesday",
    "on_turn",
    "leads",
)
"""What is told of a seat, in this order."""
HIGH: Final = 9
DUEL: Final = 10
"""Weights are kept by round; this is added where two play, because one's loss is the other's gain."""


def judge(table: Table) -> list[float] | None:
    """The chance of every seat to win between players of instinct; None while something is going on."""
    return chances(table, weights_for(stage(table), FILE)) if is_quiet(table) else None


def forecast(table: Table) -> list[float] | None:
    """The same between players of mixed skill."""
    return chances(table, weights_for(stage(table), FORECAST)) if is_quiet(table) else None


def chances(table: Table, weights: list[float]) -> list[float]:
    """The chance of every seat, shared by its team."""
    scores = [0.0] * table.columns()
    for seat, figures in enumerate(seat_figures(table)):
        scores[table.team(seat)] += weighed(figures, weights)
    found = shares(scores)
    return [found[table.team(seat)] for seat in range(table.seats)]


def is_quiet(table: Table) -> bool:
    """Whether somebody is about to play or pass."""
    return bool(table.frames) and isinstance(table.frames[-1], Turns)


def stage(table: Table) -> int:
    """Which weights count."""
    return table.round + (DUEL if table.columns() == 2 else 0)


def sides(table: Table) -> list[tuple[int, ...]]:
    """The teams, or everybody alone."""
    return [
        tuple([seat for seat in range(table.seats) if table.team(seat) == team])
        for team in range(table.columns())
    ]


def features(table: Table) -> list[list[float]]:
    """The figures of every side: those of its players together."""
    rows = [[0.0] * len(FIGURES) for _ in range(table.columns())]
    for seat, figures in enumerate(seat_figures(table)):
        row = rows[table.team(seat)]
        for number in range(len(figures)):
            row[number] += figures[number]
    return rows


def seat_figures(table: Table) -> list[list[float]]:
    """The figures of every seat."""
    totals = table.totals()
    columns = table.columns()
    mean = sum(totals) / columns
    share = columns / table.seats
    hurry = 1.0 / (1.0 + tricks_left(table))
    return [
        figures_of(table, seat, share * (totals[table.team(seat)] - mean), hurry)
        for seat in range(table.seats)
    ]


def figures_of(table: Table, seat: int, ahead: float, hurry: float) -> list[float]:
    """See `FIGURES`."""
    hand = table.hands[seat]
    points = high = helpers = stops = 0
    for card in hand:
        points += card
        if card >= HIGH:
            high += 1
        effect = effect_of(card)
        if effect == "play-again" or effect == "swap":
            helpers += 1
        elif effect == "stops-wednesday":
            stops = 1
    return [
        ahead / 10,
        points / 10,
        points / 10 * hurry,
        len(hand) / 10,
        float(high),
        0.0 if hand else 1.0,
        float(helpers),
        1.0 if hand.count(6) >= 3 else 0.0,
        1.0 if hand.count(10) >= 4 else 0.0,
        float(stops),
        1.0 if table.turn == seat else 0.0,
        1.0 if table.last_player == seat and table.trick else 0.0,
    ]


def tricks_left(table: Table) -> int:
    """How many more characters turn up before Wednesday does."""
    stack = table.characters
    for place in range(len(stack)):
        if stack[len(stack) - 1 - place] == wednesday():
            return place
    return len(stack)


@cache
def all_weights(file: str) -> Weights:
    """As they were fitted."""
    return read_weights(__package__, FIGURES, file)


def weights_for(stage: int, file: str) -> list[float]:
    """Those of this stage; with more rounds than usual, those of the last."""
    kept = all_weights(file)
    return kept[stage] if stage in kept else kept[max(kept)]
