"""What the kit needs to know of each game's tests: which options to play, what is conserved, what others see."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

import speeltafel
from speeltafel.engine import Decision, Move

Options = dict[str, Any]

PLACES: Final = ("{package}.{what}", "tests.games.{name}.{what}")
"""Where a game's side of the kit can be: in its package, or beside its tests."""


class Kit:
    """A game's side of the kit, from `setups.py` in one of the `PLACES`.

    SETUPS: the options to try. `material(table)`: everything that must never get lost or doubled, counted.
    `face(table, decision, move, viewer)`: the move as another seat may see it; equal faces must look equal.
    Where a game has such things, also `contradictions(table, seat)`: what the seat's kept knowledge claims and is not
    true of this table. `unoffered(table)`: what waits for somebody's choice and is neither asked now nor held by a
    frame that will ask. `knows(table, seat)`: what the seat (None: a spectator) may know beyond its view.
    """

    def __init__(self, slug: str, module: ModuleType) -> None:
        self.slug = slug
        self.game = speeltafel.load(slug)
        self.setups: list[Options] = module.SETUPS
        self.material: Callable[[Any], Counter[Any]] = module.material
        self.face: Callable[[Any, Decision, Move, int], object] = module.face
        self.contradictions: Callable[[Any, int], list[str]] = getattr(
            module, "contradictions", lambda table, seat: []
        )
        self.unoffered: Callable[[Any], list[str]] = getattr(module, "unoffered", lambda table: [])
        self.knows: Callable[[Any, int | None], object] = getattr(module, "knows", lambda table, seat: None)
        self.allowed: Callable[[Options, int], bool] = getattr(module, "allowed", lambda options, seats: True)

    def cases(self) -> list[tuple[str, int, Options]]:
        """Every setup at every number of seats."""
        return [
            (self.slug, seats, options)
            for options in self.setups
            for seats in self.game.seat_counts
            if self.allowed(options, seats)
        ]


def side_of(slug: str, what: str) -> ModuleType | None:
    """A module that a game has for the kit."""
    package = speeltafel.load(slug).package()
    places = [place.format(package=package, name=package.rsplit(".", 1)[-1], what=what) for place in PLACES]
    return next((import_module(place) for place in places if exists(place)), None)


def exists(module: str) -> bool:
    """Whether there is such a module, also when there is not even a package for it."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


KITS = {slug: Kit(slug, module) for slug in speeltafel.slugs() if (module := side_of(slug, "setups"))}
CASES = [case for kit in KITS.values() for case in kit.cases()]


def name(case: tuple[str, int, Options]) -> str:
    """How a case is called in the test run."""
    slug, seats, options = case
    chosen = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{slug}-{seats}-{chosen or 'default'}"
