"""Who will win, at a glance over the whole table: a few figures of every hand, weighed by `python -m tools.fit`.

A search asks this in possible worlds, whose cards all lie open to it.
"""

from functools import cache
from typing import Final

from speeltafel.engine.judgement import FILE, FORECAST, read_weights, shares, weighed
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    FAVOR,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    KITTEN,
    NOPE,
    RAISING_HECK,
    REVEAL,
    SHUFFLE,
    TARGETED_ATTACK,
)
from speeltafel.games.good_vs_evil.state import Table

FIGURES: Final = (
    "one_saver",
    "two_savers",
    "more_savers",
    "godcat",
    "nope",
    "more_nopes",
    "attack",
    "heck",
    "reveal",
    "shuffle",
    "armageddon",
    "favor",
    "cat_pairs",
    "cards",
    "on_turn",
    "more_turns",
    "bare_at_danger",
    "meets_kitten",
    "meets_kitten_bare",
    "meets_next_kitten",
    "meets_next_kitten_bare",
    "flees",
)
"""What is told of a seat, in this order."""
LEAST: Final = 2
MOST: Final = 4
"""Weights are kept for 2, 3, and 4 or more living players."""
FAR: Final = 12
"""A Kitten that lies deeper is nobody's yet."""


def judge(table: Table) -> list[float] | None:
    """The chance of every seat to win between players of instinct; None while something is going on."""
    return chances(table, weights_for(stage(table), FILE)) if is_quiet(table) else None


def forecast(table: Table) -> list[float] | None:
    """The same between players of mixed skill."""
    return chances(table, weights_for(stage(table), FORECAST)) if is_quiet(table) else None


def chances(table: Table, weights: list[float]) -> list[float]:
    """The chance of every seat, with these weights."""
    meets = meetings(table)
    ours = shares([weighed(figures_of(table, seat, meets), weights) for seat in table.living])
    found = [0.0] * table.seats
    for place in range(len(ours)):
        found[table.living[place]] = ours[place]
    return found


def is_quiet(table: Table) -> bool:
    """Whether somebody is about to play or draw."""
    return bool(table.frames) and isinstance(table.frames[-1], Turns)


def stage(table: Table) -> int:
    """Which weights count: by the number of living players."""
    return min(MOST, len(table.living))


def sides(table: Table) -> list[tuple[int, ...]]:
    """Who can still win, everybody alone."""
    return [(seat,) for seat in table.living]


def features(table: Table) -> list[list[float]]:
    """The figures of every living seat, in the order of `table.living`."""
    meets = meetings(table)
    return [figures_of(table, seat, meets) for seat in table.living]


def figures_of(table: Table, seat: int, meets: list[int]) -> list[float]:
    """See `FIGURES`."""
    hand = table.hands[seat]
    savers = hand[DEFUSE] + hand[GODCAT]
    bare = 1.0 if savers == 0 else 0.0
    ferals = hand[FERAL_CAT]
    pairs = 0
    cards = 0
    for kind in range(FIRST_CAT, FERAL_CAT):
        pairs += hand[kind] // 2
        cards += hand[kind]
    if ferals:
        pairs += 1
    attacks = hand[ATTACK] + hand[TARGETED_ATTACK]
    flees = attacks + hand[RAISING_HECK] + hand[SHUFFLE]
    turn = 1.0 if table.turn == seat else 0.0
    first = near(meets[0]) if meets and meets[1] == seat else 0.0
    second = near(meets[2]) if len(meets) > 2 and meets[3] == seat else 0.0
    return [
        1.0 if savers >= 1 else 0.0,
        1.0 if savers >= 2 else 0.0,
        float(max(0, savers - 2)),
        float(hand[GODCAT]),
        1.0 if hand[NOPE] else 0.0,
        float(max(0, hand[NOPE] - 1)),
        float(attacks),
        float(hand[RAISING_HECK]),
        float(hand[REVEAL]),
        float(hand[SHUFFLE]),
        float(hand[ARMAGEDDON]),
        float(hand[FAVOR]),
        float(pairs),
        0.1 * (cards + ferals),
        turn,
        turn * (table.owed - 1),
        bare * 4.0 * sum_kittens(table.pile) / max(1, len(table.pile)),
        first,
        first * bare,
        second,
        second * bare,
        first * (1.0 if flees else 0.0),
    ]


def near(place: int) -> float:
    """How much a Kitten at this depth counts."""
    return 1.0 / (1.0 + 0.25 * place)


def sum_kittens(pile: list[int]) -> int:
    """Kittens in the pile."""
    found = 0
    for card in pile:
        if card == KITTEN:
            found += 1
    return found


def meetings(table: Table) -> list[int]:
    """For the two uppermost Kittens: the depth, and who draws it if everybody simply draws."""
    pile = table.pile
    living = table.living
    found: list[int] = []
    seat = living.index(table.turn)
    owed = table.owed
    for depth in range(min(FAR, len(pile))):
        if pile[len(pile) - 1 - depth] == KITTEN:
            found.append(depth)
            found.append(living[seat])
            if len(found) == 4:
                break
        owed -= 1
        if owed == 0:
            owed = 1
            seat = seat + 1 if seat + 1 < len(living) else 0
    return found


@cache
def weights_for(living: int, file: str) -> list[float]:
    """The fitted weights, in the order of `FIGURES`."""
    return read_weights(__package__, FIGURES, file)[living]
