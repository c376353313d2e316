"""What the kit needs to know of each game's tests: which options to play, what is conserved, what others see."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import speeltafel
from speeltafel.engine import Decision, Move

Options = dict[str, Any]

speeltafel.register("high-card", "examples.high_card")


class Kit:
    """A game's side of the kit, from `tests/games/<package>/setups.py`.

    SETUPS: the options to try. `material(table)`: everything that must never get lost or doubled, counted.
    `face(table, decision, move, viewer)`: the move as another seat may see it; equal faces must look equal.
    Where a game has such things, also `contradictions(table, seat)`: what the seat's kept knowledge claims and is not
    true of this table. `unoffered(table)`: what waits for somebody's choice and is neither asked now nor held by a
    frame that will ask. `knows(table, seat)`: what the seat (None: a spectator) may know beyond its view.
    """

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.game = speeltafel.load(slug)
        module = import_module(f"tests.games.{self.game.package().rsplit('.', 1)[-1]}.setups")
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


KITS = {slug: Kit(slug) for slug in speeltafel.slugs()}
CASES = [case for kit in KITS.values() for case in kit.cases()]


def name(case: tuple[str, int, Options]) -> str:
    """How a case is called in the test run."""
    slug, seats, options = case
    chosen = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{slug}-{seats}-{chosen or 'default'}"
