"""Games of mixed players, with everybody's chance at every decision and what came of it."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from speeltafel.analysis import forecast, forecast_known
from speeltafel.analysis.plan import CARES, effort_for
from speeltafel.engine import Effort, Game, Match, Worlds
from speeltafel.lab.driver import moments
from tools.mixed import mixed

WALKS = 16
"""Ways to go on that are tried where the forecast says nothing at this moment: an analysis tries 24 or more."""
RESTLESS = 0.25
"""How often it is asked there: that takes long. Fewer ways would add luck to the forecast, and make it look too bold."""
CARE = CARES["quick"]
KNOWN = {"good-vs-evil": 0.1, "creatures-and-outcasts": 0.08, "hydes-attack": 0.1, "spookhuis": 0.04}
SELDOM = 0.02
"""How often it is also asked from what somebody knows, as an analysis of quick depth does: that takes many worlds."""
TABLE = "table"
SEAT = "seat"

Group = tuple[int, int, int, bool]


class Case(NamedTuple):
    """One forecast for one side, and what came.

    `group` is what a forecast knows that has nothing to go by but seat and number of living players.
    """

    game: int
    source: str
    foretold: float
    came: float
    group: Group


def play(slug: str, number: int, seed: int) -> list[Case]:
    """One game."""
    name = f"calibrate/{seed}/{number}"
    match, players = mixed(slug, name)
    luck = random.Random(name)
    asked = list(ask(match, name, luck))
    for _ in moments(match, players):
        if match.result is None and is_choice(match):
            asked += ask(match, f"{name}/{len(asked)}", luck)
    won = match.game.won(match.table)
    return [Case(number, source, share, won[seat], group) for source, seat, share, group in asked]


def is_choice(match: Match) -> bool:
    """Whether somebody can decide something."""
    return any(len(decision.moves) > 1 for decision in match.decisions())


def ask(match: Match, name: str, luck: random.Random) -> Iterator[tuple[str, int, float, Group]]:
    """What is foretold at this moment: for every side from the table, perhaps for one seat from what it knows."""
    game, table = match.game, match.table
    quiet = game.forecast(table) is not None
    if quiet or luck.random() < RESTLESS:
        shares = forecast(game, table, Effort(1 if quiet else WALKS, depth=0), name, match.time).shares
        for seat in speakers(game, table):
            yield TABLE, seat, shares[seat], group(table, seat)
    if luck.random() < KNOWN.get(game.slug, SELDOM):
        seat = match.decisions()[0].seat
        worlds, quick = Worlds(game, table, seat), effort_for(game, CARE)
        known = forecast_known(worlds, quick, name, match.time, CARE.enough)
        yield SEAT, seat, known.shares[seat], group(table, seat)


def speakers(game: Game, table: Any) -> list[int]:
    """One seat of every side that is still in the game."""
    sides = list(game.together(table).values()) or [(seat,) for seat in range(table.seats)]
    return [side[0] for side in sides if not game.is_out(table, side[0])]


def group(table: Any, seat: int) -> Group:
    """Number of seats, seat, number of living players, and whether this one is among them."""
    living = getattr(table, "living", range(table.seats))
    alive = living() if callable(living) else living
    return table.seats, seat, len(alive), seat in alive
