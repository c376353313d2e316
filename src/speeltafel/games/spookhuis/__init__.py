"""Gevangen in het Spookhuis (Trapped in the Haunted House)."""

from speeltafel.games.spookhuis.game import GAME

__all__ = ["GAME"]
