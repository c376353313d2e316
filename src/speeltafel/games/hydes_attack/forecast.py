"""The chance to win, for people: the outlook of players who know what they do, set right by how mixed tables fared.

The weights were found by `python -m tools.fit hydes-attack --forecast`.
"""

import math
from functools import cache
from typing import Final

from speeltafel.engine.judgement import FORECAST, Weights, chances_of, read_weights
from speeltafel.games.hydes_attack.judge import ORDINARY, points_with_reserve, reserve
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.outlook import SHARES, Outlook
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.state import Table, attack_number, is_open, losses
from speeltafel.games.hydes_attack.weights import SEASONED

FIGURES: Final = (
    "always",
    "win",
    "share",
    "next_attack",
    "next_attack_fatal",
    "one_lost",
    "two_lost",
    "expert",
    "nightmare",
    "two_players",
    "three_players",
    "reserve",
    "brought",
    "surplus",
    "weakest",
    "by_turn",
    "by_turn_expert",
    "by_turn_nightmare",
    "likely",
    "share_expert",
    "share_nightmare",
)
"""What is told of the players, in this order; the Hyde is what they are compared with."""
USUAL: Final = 3
"""Turns that are taken to have been ordinary ones: the first few tell little."""
SURE: Final = 0.003
"""Nothing is surer than this."""
LAST_CHANCE: Final = len(SHARES) - 2
"""Targets lost when the next one loses the game."""


def forecast(table: Table) -> list[float] | None:
    """The same chance for everybody; None while a turn is going on."""
    if not is_quiet(table):
        return None
    return chances_of(sides(table), features(table), weights_for(stage(table)), table.seats)


def is_quiet(table: Table) -> bool:
    """Whether somebody's turn begins."""
    return bool(table.open) and table.open[0].kind == "move"


def stage(table: Table) -> int:
    """Which weights count: by the number of the next attack."""
    return attack_number(table)


def sides(table: Table) -> list[tuple[int, ...]]:
    """HA-100: all against the Hyde."""
    return [tuple(range(table.seats)), ()]


def features(table: Table) -> list[list[float]]:
    """The figures of the players, and nothing for the Hyde."""
    return [figures_of(table), [0.0] * len(FIGURES)]


def figures_of(table: Table) -> list[float]:
    """See `FIGURES`."""
    waiting = table.seats - (table.turn - table.first) % table.seats
    points = points_with_reserve(table)
    outlook, lost = Outlook(table, points, waiting, SEASONED), losses(table)
    need = MATERIAL.levels[table.options.level].need[table.seats][attack_number(table) - 1]
    there = [points[location] / need for location in table.ring if is_open(table, location)]
    held, win, share, rate = (
        outlook.chance(0),
        chance_to_win(outlook, lost),
        logit(outlook.share),
        by_turn(table),
    )
    expert = 1.0 if table.options.level == "expert" else 0.0
    nightmare = 1.0 if table.options.level == "nightmare" else 0.0
    return [
        1.0,
        logit(win),
        share,
        logit(held),
        1.0 - held if lost == LAST_CHANCE else 0.0,
        1.0 if lost == 1 else 0.0,
        1.0 if lost == 2 else 0.0,
        expert,
        nightmare,
        1.0 if table.seats == 2 else 0.0,
        1.0 if table.seats == 3 else 0.0,
        reserve(table) / 10,
        sum(there) / len(there),
        surplus(table),
        min(there),
        rate,
        rate * expert,
        rate * nightmare,
        win,
        share * expert,
        share * nightmare,
    ]


def chance_to_win(outlook: Outlook, lost: int) -> float:
    """How likely few enough of the attacks to come succeed."""
    likely = [1.0]
    for attack in range(outlook.attacks):
        held = outlook.chance(attack)
        likely = [
            (held * likely[more] if more < len(likely) else 0.0)
            + ((1.0 - held) * likely[more - 1] if more else 0.0)
            for more in range(len(likely) + 1)
        ]
    return sum(likely[: max(0, LAST_CHANCE + 1 - lost)])


def by_turn(table: Table) -> float:
    """What a turn has brought so far: people who know what they do bring more."""
    there = sum(
        [card_worth(table, location, card) for location in table.ring for card in table.piles[location]]
    )
    brought = there + sum([reached for _, reached, _ in table.attacks])
    return (brought + USUAL * ORDINARY) / (table.turns + USUAL) - ORDINARY


def surplus(table: Table) -> float:
    """How much more there was than needed at the attacks so far, on average: it tells how these people play."""
    if not table.attacks:
        return 0.0
    return sum([reached - needed for _, reached, needed in table.attacks]) / len(table.attacks) / 10


def logit(chance: float) -> float:
    """A chance as the logarithm of its odds.

    >>> logit(0.5)
    0.0
    """
    chance = min(1.0 - SURE, max(SURE, chance))
    return math.log(chance / (1.0 - chance))


@cache
def all_weights() -> Weights:
    """As they were fitted."""
    return read_weights(__package__, FIGURES, FORECAST)


def weights_for(stage: int) -> list[float]:
    """Those of this stage."""
    return all_weights()[stage]
