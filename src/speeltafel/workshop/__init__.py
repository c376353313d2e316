"""The workshop: `speeltafel new-game` writes a package with a complete small game, to be changed into your own."""

from speeltafel.workshop.writing import NewGame, write_game

__all__ = ["NewGame", "write_game"]
