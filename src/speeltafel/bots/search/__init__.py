"""Search over possible worlds: it knows no game, only what a game says by `instinct`, `judge` and their kin."""

from speeltafel.bots.search.player import DeliberatePlayer, SearchPlayer
from speeltafel.bots.search.tree import Edge, Node
from speeltafel.bots.search.walk import Search

__all__ = ["DeliberatePlayer", "Edge", "Node", "Search", "SearchPlayer"]
