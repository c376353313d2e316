"""Exploding Kittens: Good vs Evil."""

from speeltafel.games.good_vs_evil.game import GAME

__all__ = ["GAME"]
