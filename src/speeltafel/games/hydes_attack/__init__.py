"""Wednesday: The Hyde's Attack."""

from speeltafel.games.hydes_attack.game import GAME

__all__ = ["GAME"]
