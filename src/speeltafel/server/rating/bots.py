"""Where the bots stand: measured once (`python -m tools.rate_bots`), kept in a file for each game, and fixed."""

from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from speeltafel.server.rating.skill import Skill

ENOUGH: Final = 30
"""A level is known when it has played so many games."""
ORDER: Final = ("novice", "normal", "strong", "master")
"""The levels of all games, from easy to hard."""
FOLDER: Final = files("speeltafel.server.rating") / "measured"


class BotSkill(msgspec.Struct, frozen=True):
    """A level on a ladder, and in how many games that was measured."""

    mu: float
    sigma: float
    games: int

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)


class Run(msgspec.Struct):
    """Games that were played in one way to measure bots."""

    games: int
    seats: int
    levels: list[str]
    """Those that were measured."""
    company: list[str]
    """Those that stayed where they were."""
    options: dict[str, Any]
    seed: int


class Measured(msgspec.Struct):
    """The file of a game: how it was measured, and every level on every ladder."""

    game: str
    version: str
    """Of the rules, when it was measured."""
    runs: list[Run]
    ladders: dict[str, dict[str, BotSkill]]


@cache
def measured(game: str) -> Measured | None:
    """What is known about the bots of a game; nothing where nobody has measured them."""
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else None


def marks(ladder: str) -> dict[str, BotSkill]:
    """The levels on a ladder of which enough is known, for people to compare themselves with."""
    found = measured(ladder.partition("/")[0])
    levels = found.ladders.get(ladder, {}) if found is not None else {}
    return {level: known for level, known in levels.items() if known.games >= ENOUGH}


class Mark(NamedTuple):
    """Levels that stand together: one, or several where measuring did not show the harder one to be better."""

    levels: tuple[str, ...]
    skill: Skill
    games: int


def standing(ladder: str) -> list[Mark]:
    """The levels as people compare themselves with them, from easy to hard: none stands above a harder one.

    >>> [mark.levels for mark in standing("good-vs-evil")]
    [('novice',), ('normal',), ('strong',), ('master',)]
    """
    known, stand = marks(ladder), list[Mark]()
    for level in sorted(known, key=ORDER.index):
        stand.append(Mark((level,), known[level].skill, known[level].games))
        while len(stand) > 1 and stand[-1].skill.mu <= stand[-2].skill.mu:
            harder, easier = stand.pop(), stand.pop()
            stand.append(together(easier, harder))
    return stand


def together(easier: Mark, harder: Mark) -> Mark:
    """In the middle of the two, by how many games are known of each; no surer than the less sure."""
    games = easier.games + harder.games
    mu = (easier.skill.mu * easier.games + harder.skill.mu * harder.games) / games
    sigma = max(easier.skill.sigma, harder.skill.sigma)
    return Mark(easier.levels + harder.levels, Skill(mu, sigma), games)


def like(ladder: str, mu: float) -> str:
    """The level that somebody this good plays about like; none where no bot was measured.

    >>> like("good-vs-evil", 25.0)
    'normal'
    """
    nearest = min(standing(ladder), key=lambda mark: abs(mark.skill.mu - mu), default=None)
    return nearest.levels[0] if nearest else ""
