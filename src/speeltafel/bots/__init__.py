"""Players that are not people and know no particular game."""

import random
from importlib import import_module
from typing import Any

from speeltafel.bots.levels import EFFORTS, effort_of, make_bot
from speeltafel.bots.search import SearchPlayer
from speeltafel.engine import BadSetup, Bot, Decision, Effort, Game, Move

KINDS = ("bot", "bot:LEVEL", "search:ITERATIONS", "random", "policy:FILE")


class RandomPlayer:
    """Any legal move, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        moves = decision.moves
        return moves[int(self.random.random() * len(moves))]


def make_player(game: Game, kind: str, seed: int) -> Bot:
    """A player by name: `random`, `bot` with a level as in `bot:novice`, `search` with a number of iterations.

    A program that learned to play is `policy` with the file that holds what it learned.
    """
    name, _, rest = kind.partition(":")
    if name == "random" and not rest:
        return RandomPlayer(seed)
    if name == "bot":
        return make_bot(game, rest or game.usual_level, seed)
    if name == "search" and (not rest or rest.isdecimal()):
        return searcher(game, int(rest or EFFORTS["master"].iterations), seed)
    if name == "policy" and rest:
        return trained(game, rest)
    raise BadSetup(f"there is no player called {kind!r}; choose one of: {', '.join(KINDS)}")


def searcher(game: Game, iterations: int, seed: int) -> Bot:
    """A search with so many iterations a decision, and nothing else of a level."""
    if game.timed:
        raise BadSetup(
            f"{game.slug} is a race against the clock: nobody has time to search; choose bot:LEVEL"
        )
    if iterations < 1:
        raise BadSetup("a search needs at least 1 iteration")
    return SearchPlayer(
        game.bot(game.usual_level, seed), seed, Effort(iterations, worlds=max(1, iterations // 6))
    )


def trained(game: Game, path: str) -> Bot:
    """The player whose policy is in a file. It stands above this package and wants numpy, so it is fetched by name."""
    player: Bot = import_module("speeltafel.rl").needed("speeltafel.rl.policy").player(game, path)
    return player


__all__ = ["KINDS", "RandomPlayer", "SearchPlayer", "effort_of", "make_bot", "make_player"]
