"""The same for a game against the clock: what each move is worth when everybody races on for a few moments."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

from speeltafel.analysis.onward import race_on
from speeltafel.analysis.weighing import Weighed, compared
from speeltafel.engine import Effort, Move, Now, QuickChance, Worlds
from speeltafel.engine.stepping import apply

HURRY = 0.4
"""Seconds at most: the race goes on meanwhile."""
MOMENTS = 12
"""Moves of all together after which it is judged."""


def weigh_race(worlds: Worlds, moves: Sequence[Move], seed: int, effort: Effort, at: float) -> list[Weighed]:
    """In the order in which they were named: that is the order in which a racer would choose."""
    tried: list[list[list[float]]] = [[] for _ in moves]
    brief = msgspec.structs.replace(effort, depth=MOMENTS)
    until = perf_counter() + min(HURRY, effort.seconds)
    for number in range(max(2, effort.iterations // (10 * len(moves)))):
        if effort.seconds and number >= 2 and perf_counter() > until:
            break
        luck = f"coach/{seed}/{worlds.seat}/{number}"
        for results, move in zip(tried, moves, strict=True):
            results.append(try_race(worlds, move, luck, brief, at))
    order = {move: number for number, move in enumerate(moves)}
    return sorted(compared(worlds.seat, moves, tried), key=lambda one: order[one.move])


def try_race(worlds: Worlds, move: Move, luck: str, effort: Effort, at: float) -> list[float]:
    """What every seat can expect after this move."""
    chance = QuickChance(luck)
    world: Any = worlds.sample(chance)
    decision = world.decision(worlds.seat)
    assert decision is not None, "a possible world asks the same seat"
    apply(worlds.game, world, decision, move, Now(chance, at))
    return (
        race_on(worlds.game, world, at, chance, effort) if world.result is None else worlds.game.payoff(world)
    )
