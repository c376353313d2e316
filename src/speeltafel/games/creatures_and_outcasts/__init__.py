"""Wednesday: Creatures & Outcasts."""

from speeltafel.games.creatures_and_outcasts.game import GAME

__all__ = ["GAME"]
