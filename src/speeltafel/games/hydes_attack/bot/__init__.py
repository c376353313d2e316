"""A player that knows The Hyde's Attack, sees only its own view, and says and hears what the rules allow."""

from speeltafel.games.hydes_attack.bot.player import OutcastBot

__all__ = ["OutcastBot"]
