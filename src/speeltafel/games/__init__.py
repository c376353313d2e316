"""The games: those of the house, and those of packages that were installed beside it.

Each is imported only when somebody wants to play it. A package offers its game by an entry point:

    [project.entry-points."speeltafel.games"]
    high-card = "high_card"
"""

from functools import cache
from importlib import import_module
from typing import Final

from speeltafel.engine import BadGame, Game, UnknownGame

HOUSE: Final = {
    "good-vs-evil": "speeltafel.games.good_vs_evil",
    "creatures-and-outcasts": "speeltafel.games.creatures_and_outcasts",
    "hydes-attack": "speeltafel.games.hydes_attack",
    "spookhuis": "speeltafel.games.spookhuis",
    "rush-out": "speeltafel.games.rush_out",
}
GROUP: Final = "speeltafel.games"

REGISTERED: Final[dict[str, str]] = {}


def slugs() -> list[str]:
    """The names of all games."""
    return list(packages())


def packages() -> dict[str, str]:
    """The package of every game, by the game's name. The house's names cannot be taken."""
    return HOUSE | {
        slug: package for slug, package in (installed() | REGISTERED).items() if slug not in HOUSE
    }


@cache
def installed() -> dict[str, str]:
    """The games of installed packages; looking for them takes as long as all of `import speeltafel`, so not there."""
    from importlib.metadata import entry_points

    return {point.name: point.module for point in sorted(entry_points(group=GROUP))}


def register(slug: str, package: str) -> None:
    """Add a game of your own for as long as this process runs: a package with a `GAME`."""
    REGISTERED[slug] = package


@cache
def load(slug: str) -> Game:
    """The game with this name.

    >>> load("good-vs-evil").seat_counts
    (2, 3, 4, 5)
    """
    package = HOUSE.get(slug) or packages().get(slug)
    if package is None:
        raise UnknownGame(f"there is no game called {slug!r}; choose one of: {', '.join(packages())}")
    if slug in HOUSE:
        game: Game = import_module(package).GAME
        return game
    return load_foreign(slug, package)


def load_foreign(slug: str, package: str) -> Game:
    """A game of somebody else's package, or what is wrong with it."""
    try:
        game = import_module(package).GAME
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadGame(f"the game {slug} cannot be loaded from the package {package}: {reason}") from error
    if not isinstance(game, Game) or game.slug != slug:
        raise BadGame(f"GAME of the package {package} is not a game with the slug {slug!r}")
    return game
