"""Rush Out!"""

from speeltafel.games.rush_out.game import GAME

__all__ = ["GAME"]
