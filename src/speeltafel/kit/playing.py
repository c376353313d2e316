"""Random players for the kit."""

import random
from collections.abc import Iterator
from typing import Any

import speeltafel
from speeltafel.engine import ASKED, Decision, Match, Move, QuickChance

LIMIT = 20_000
"""More steps than any game of ours can take with random players."""
RARELY = 0.15
"""How often a random player uses a chance that nobody waits for."""


IDLE = 1.0
"""Random players never let more time than this pass at once: in a race they would miss it."""


def start(case: tuple[str, int, dict[str, Any]], seed: int, **how: Any) -> Match:
    """A match of one of the kit's cases."""
    slug, seats, options = case
    return speeltafel.start(slug, seats, options, seed=seed, **how)


def steps(match: Match, seed: int) -> Iterator[tuple[Decision | None, Move | None]]:
    """Play at random to the end, giving each decision and move before it is played (None: time passes)."""
    chooser = random.Random(seed)
    for _ in range(LIMIT):
        if match.result is not None:
            return
        step = choose(match, chooser)
        yield step
        do(match, *step)
    raise AssertionError(f"the game did not end within {LIMIT} steps")


def moments(match: Match, seed: int, every: int) -> Iterator[int]:
    """Play at random to the end, stopping every so many steps and wherever a kind of question is new."""
    met: set[str] = set()
    for number, _ in enumerate(steps(match, seed)):
        kinds = {decision.kind for decision in match.decisions()}
        if number % every == 0 or kinds - met:
            met |= kinds
            yield number


def choose(match: Match, chooser: random.Random) -> tuple[Decision | None, Move | None]:
    """A random thing that can happen now."""
    wake = match.wake()
    timed = match.game.timed
    asked = [decision for decision in match.decisions() if timed or decision.waits == ASKED]
    others = [decision for decision in match.decisions() if decision not in asked and decision.moves]
    if wake is not None and (not asked or chooser.random() < RARELY):
        return None, None
    assert asked or others, "a dead end: nobody is asked and the game is not over"
    decision = chooser.choice(others if others and (not asked or chooser.random() < RARELY) else asked)
    return decision, chooser.choice(decision.moves)


def do(match: Match, decision: Decision | None, move: Move | None) -> None:
    """Carry it out."""
    if decision is not None and move is not None:
        match.play(decision.seat, move, match.time)
    else:
        wake = match.wake()
        assert wake is not None
        match.advance(min(max(wake, match.time), match.time + IDLE))


def fork(match: Match, table: Any, number: int) -> Match:
    """A match that goes on from a copy of this table, with a chance of its own."""
    return match.fork_at(table, QuickChance(f"fork/{number}"))


def play_out(match: Match, seed: int) -> Match:
    """Play at random to the end."""
    for _ in steps(match, seed):
        pass
    return match
