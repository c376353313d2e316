"""Four levels, the same in every game."""

from typing import Final

import msgspec

from speeltafel.bots.search import DeliberatePlayer, SearchPlayer
from speeltafel.engine import BadSetup, Bot, Effort, Game, Proposer, Thinking

EFFORTS: Final = {
    "strong": Effort(iterations=300, worlds=60, seconds=0.5),
    "master": Effort(iterations=1500, worlds=200, seconds=1.5),
}
"""Who thinks, and how much. The others answer at once."""


def make_bot(game: Game, level: str, seed: int, seconds: float = 0.0) -> Bot:
    """A bot of this level. Races against the clock leave no time to search: there the game's own bot has all levels.

    With seconds it also minds the clock, for a table with people. Elsewhere only iterations count, so that equal seeds
    give equal games on any machine.
    """
    effort = effort_of(game, checked(game, level))
    if effort is None:
        return game.bot(level, seed)
    spent = msgspec.structs.replace(effort, seconds=seconds)
    if isinstance(game, Thinking):
        planner = game.thinker(level, seed)
        if isinstance(planner, Proposer) and effort.iterations > 0:
            return DeliberatePlayer(planner, seed, spent)
        return planner
    return SearchPlayer(game.bot(game.usual_level, seed), seed, spent)


def effort_of(game: Game, level: str) -> Effort | None:
    """What a bot of this level spends on a decision; None when it answers at once."""
    if game.timed or not game.thinks:
        return None
    return game.efforts.get(level) or EFFORTS.get(level)


def checked(game: Game, level: str) -> str:
    """A level that bots of this game have."""
    if level not in game.levels:
        raise BadSetup(f"bots of {game.slug} play as: {', '.join(game.levels)}; not as {level!r}")
    return level
