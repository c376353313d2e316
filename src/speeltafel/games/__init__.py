"""The games of the house. Each is imported only when somebody wants to play it."""

from functools import cache
from importlib import import_module

from speeltafel.engine import Game, UnknownGame

PACKAGES = {
    "good-vs-evil": "speeltafel.games.good_vs_evil",
    "creatures-and-outcasts": "speeltafel.games.creatures_and_outcasts",
    "hydes-attack": "speeltafel.games.hydes_attack",
    "spookhuis": "speeltafel.games.spookhuis",
    "rush-out": "speeltafel.games.rush_out",
}


def slugs() -> list[str]:
    """The names of all games."""
    return list(PACKAGES)


def register(slug: str, package: str) -> None:
    """Add a game of your own: a package with a `GAME`."""
    PACKAGES[slug] = package


@cache
def load(slug: str) -> Game:
    """The game with this name.

    >>> load("good-vs-evil").seat_counts
    (2, 3, 4, 5)
    """
    if slug not in PACKAGES:
        raise UnknownGame(f"there is no game called {slug!r}; choose one of: {', '.join(PACKAGES)}")
    game: Game = import_module(PACKAGES[slug]).GAME
    return game
