"""Games as they are played at many tables: numbers of players, ways to play and skill are mixed."""

import random
from typing import Any, NamedTuple

import speeltafel
from speeltafel.bots import make_bot
from speeltafel.engine import BadSetup, Bot, Game, Match

LEVELS = ("novice", "normal")
RACING = ("novice", "normal", "novice", "normal", "strong", "master")
"""In a race against the clock good players cost no more time than others."""
OTHER_WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "hydes-attack": ({"level": "nightmare"},),
    "spookhuis": ({"dawn": 14},),
}
"""Ways to play that no preset offers."""


class Mixed(NamedTuple):
    """A game that is about to begin."""

    match: Match
    players: list[Bot]


def mixed(slug: str, seed: str) -> Mixed:
    """One of these games, the same for the same seed."""
    game, luck = speeltafel.load(slug), random.Random(seed)
    seats = luck.choice(game.seat_counts)
    options = way_to_play(game, seats, luck)
    match = speeltafel.start(slug, seats, options, seed=seed, events=False, record=False)
    return Mixed(match, [make_bot(game, level, luck.getrandbits(32)) for level in skills(game, seats, luck)])


def way_to_play(game: Game, seats: int, luck: random.Random) -> dict[str, Any]:
    """One that can be played by so many."""
    ways = [
        game.advice(seats) | dict(way) for way in (*game.presets.values(), *OTHER_WAYS.get(game.slug, ()))
    ]
    luck.shuffle(ways)
    return next(way for way in ways if is_possible(game, seats, way))


def is_possible(game: Game, seats: int, way: dict[str, Any]) -> bool:
    try:
        game.check_setup(game.read_options(way), seats)
    except BadSetup:
        return False
    return True


def skills(game: Game, seats: int, luck: random.Random) -> list[str]:
    """Half of the tables are of equals."""
    levels = RACING if game.timed else LEVELS
    if luck.random() < 0.5:
        return [luck.choice(levels)] * seats
    return [luck.choice(levels) for _ in range(seats)]
