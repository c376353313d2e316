"""Who will win the race, at a glance over the table: a few figures of both sides, weighed by `python -m tools.fit`.

All lies open but the order of the piles, which is not looked at: what this says, every player could say.
"""

import math
from functools import cache
from typing import Final

from speeltafel.engine.judgement import FORECAST, Weights, chances_of, read_weights
from speeltafel.games.rush_out.material import DRAGON_TILE, material, scenarios
from speeltafel.games.rush_out.state import (
    AT_HOME,
    FIELDS,
    FREE,
    HEROES,
    MARKET,
    ON_THE_PILE,
    RACE,
    SETUP,
    WIZARD,
    Table,
    modules,
    place,
    scenario,
)

TEAMS: Final = (1, 2, 3, 4)
DRAGONS: Final = (1, 2, 3)
FIGURES: Final = (
    *scenarios(),
    *(f"{team}_heroes" for team in TEAMS),
    *(f"{team}_heroes_dragon" for team in TEAMS),
    *(f"dragon_{field}" for field in DRAGONS),
    "dragon_strikes",
    "dragon_strikes_soon",
    "dragon_tile",
    "work_left",
    "work_left_late",
    "work_done",
    "work_done_late",
    "pace",
    "pace_late",
    "trial_begun",
    "spell_begun",
    "dissipations",
    "curses",
    "hurt",
    "souls",
    "souls_at_stake",
    "lives",
    "coins",
    "equipment",
    "scrolls",
    "experience",
)
"""What is told of the heroes, in this order; the wizard is what they are compared with."""
DECIDING: Final = 0
FIRST: Final = 1
HEROES_AHEAD: Final = 2
WIZARD_AHEAD: Final = 3


def judge(table: Table) -> list[float] | None:
    """The chance of every seat to win the game; None before there is a table to look at."""
    if not is_quiet(table):
        return None
    return chances_of(sides(table), features(table), weights_for(stage(table)), table.seats)


def is_quiet(table: Table) -> bool:
    """Whether the cards lie: a race can be judged at any moment."""
    return table.phase != SETUP and table.result is None


def stage(table: Table) -> int:
    """Which weights count: by the trophies that both sides still need."""
    heroes, wizard = table.trophies[HEROES], table.trophies[WIZARD]
    if heroes == wizard:
        return FIRST if heroes + 1 < scenario(table).trophies else DECIDING
    return HEROES_AHEAD if heroes > wizard else WIZARD_AHEAD


def sides(table: Table) -> list[tuple[int, ...]]:
    """RO-005"""
    return [tuple(table.heroes), (table.wizard,)]


def features(table: Table) -> list[list[float]]:
    """The figures of the heroes, and nothing for the wizard."""
    return [hero_figures(table), [0.0] * len(FIGURES)]


def hero_figures(table: Table) -> list[float]:
    """See `FIGURES`."""
    team, dragon = len(table.heroes), float("dragon" in modules(table))
    racing = table.phase == RACE
    found = [float(name == table.options.scenario) for name in scenarios()]
    found += [float(team == number) for number in TEAMS]
    found += [dragon * (team == number) for number in TEAMS]
    found += dragon_figures(table) if racing and dragon else [0.0] * (len(DRAGONS) + 3)
    found += race_figures(table) if racing else standing_start(table)
    found += woes(table) if racing else [0.0] * 6
    return found + belongings(table)


def dragon_figures(table: Table) -> list[float]:
    """Where it is, whether an open spell brings it to the pile, and how far the heroes are with pushing it."""
    steps = [place(card).steps if card else 0 for card in table.spells]
    strikes = max(steps) + table.dragon >= ON_THE_PILE
    soon = [
        begun(table.spots[card].wizard)
        for card, fields in zip(table.spells, steps, strict=True)
        if fields and fields + table.dragon >= ON_THE_PILE
    ]
    pushed = begun(table.spots[DRAGON_TILE].hero) if table.dragon > AT_HOME else 0.0
    return [
        *(float(table.dragon == field) for field in DRAGONS),
        float(strikes),
        max(soon, default=0.0),
        pushed,
    ]


def race_figures(table: Table) -> list[float]:
    """What is left and what was done: as logarithms, so that the last cards of a pile count most."""
    trials, spells = len(table.trial_pile), len(table.spell_pile)
    full_trials, full_spells = table.pile_sizes[HEROES], table.pile_sizes[WIZARD]
    on_trials = [begun(table.spots[card].hero) for card in table.trials if card]
    on_spells = [begun(table.spots[card].wizard) for card in table.spells if card]
    left = odds(spells, trials, 0.5)
    done = odds(full_trials - trials, full_spells - spells, 3.0)
    late = 1.0 - min(trials / full_trials, spells / full_spells)
    rolls = sum([table.players[seat].rolls for seat in table.heroes]) / len(table.heroes)
    pace = odds(rolls, table.players[table.wizard].rolls, 10.0)
    return [
        left,
        left * late,
        done,
        done * late,
        pace,
        pace * late,
        sum(on_trials) / (1.0 + trials),
        sum(on_spells) / (1.0 + spells),
    ]


def standing_start(table: Table) -> list[float]:
    """The same before the race: only how thick the piles are."""
    spells, trials = len(table.spell_deck) - FIELDS, len(table.trial_deck) - FIELDS
    return [odds(spells, trials, 0.5)] + [0.0] * 7


def odds(much: float, less: float, doubt: float) -> float:
    """How much more, as a logarithm; the doubt tempers it where there is little of both."""
    return math.log((max(0.0, much) + doubt) / (max(0.0, less) + doubt))


def begun(side: list[int]) -> float:
    """How much of a card is filled."""
    return 1.0 - side.count(FREE) / len(side) if side else 0.0


def woes(table: Table) -> list[float]:
    """What ails the heroes, and what is left of souls and of the wizard's lives."""
    team = len(table.heroes)
    hurt = sum([table.players[seat].hurt for seat in table.heroes])
    souls = table.souls / material().souls[team] if "doom" in modules(table) else 1.0
    lives = table.lives / material().lives[team] if "confrontation" in modules(table) else 1.0
    at_stake = 1.0 if "doom" in modules(table) and table.souls <= min(hurt + 1, team) else 0.0
    return [
        len(table.dissipations) / team,
        len(table.curses) / 2,
        hurt / team,
        1.0 - souls,
        at_stake,
        1.0 - lives,
    ]


def belongings(table: Table) -> list[float]:
    """What the sides own: coins, equipment, scrolls, experience."""
    coins = len(table.purse[HEROES]) - len(table.purse[WIZARD]) if table.phase != MARKET else 0
    owned = sum([len(table.players[seat].equipment) for seat in table.heroes])
    learned = sum([len(table.players[seat].experience) for seat in table.heroes])
    return [coins / 2, owned / 2, len(table.owned_scrolls) / 2, learned / 4]


@cache
def all_weights() -> Weights:
    """As they were fitted."""
    return read_weights(__package__, FIGURES, FORECAST)


def weights_for(stage: int) -> list[float]:
    """Those of this stage."""
    return all_weights()[stage]
