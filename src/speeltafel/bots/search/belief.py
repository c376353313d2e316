"""Which worlds a seat believes in: samples, each as often as the others' behaviour makes it likely."""

from typing import Any, Final

from speeltafel.engine import Chance, Worlds, clone

FINE: Final = 1 << 30


class Belief:
    """A stock of possible worlds, handed out in turn. Sampling costs more than copying, so each is used many times."""

    def __init__(self, worlds: Worlds, size: int, chance: Chance) -> None:
        sampled = [worlds.sample(chance) for _ in range(size)]
        game, seat = worlds.game, worlds.seat
        self.stock = resampled(sampled, [game.plausibility(world, seat) for world in sampled], chance)
        self.next = 0

    def go_on(self) -> None:
        """Turn to the next world."""
        self.next = self.next + 1 if self.next + 1 < len(self.stock) else 0

    def world(self) -> Any:
        """A copy of the present world."""
        return clone(self.stock[self.next])


def resampled(worlds: list[Any], weights: list[float], chance: Chance) -> list[Any]:
    """As many worlds as there were, each as often as its weight says, evenly spread."""
    if min(weights) == max(weights):
        return worlds
    step = sum(weights) / len(worlds)
    mark = step * chance.below(FINE) / FINE
    found: list[Any] = []
    reached = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        reached += weight
        while mark < reached and len(found) < len(worlds):
            found.append(world)
            mark += step
    mixed = found or worlds
    chance.shuffle(mixed)
    return mixed
