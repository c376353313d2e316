"""Players that are not people and know no particular game."""

import random
from typing import Any

from speeltafel.engine import BadSetup, Bot, Decision, Game, Move

KINDS = ("bot", "random")


class RandomPlayer:
    """Any legal move, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        moves = decision.moves
        return moves[int(self.random.random() * len(moves))]


def make_player(game: Game, kind: str, seed: int) -> Bot:
    """A player by name: `random`, or `bot` for the one that knows the game, with a level as in `bot:novice`."""
    name, _, level = kind.partition(":")
    if name == "random" and not level:
        return RandomPlayer(seed)
    if name == "bot":
        return game.bot(checked(game, level) if level else game.levels[-1], seed)
    raise BadSetup(f"there is no player called {kind!r}; choose one of: {', '.join(KINDS)}")


def checked(game: Game, level: str) -> str:
    """A level that bots of this game have."""
    if level not in game.levels:
        raise BadSetup(f"bots of {game.slug} play as: {', '.join(game.levels)}; not as {level!r}")
    return level


__all__ = ["KINDS", "RandomPlayer", "make_player"]
