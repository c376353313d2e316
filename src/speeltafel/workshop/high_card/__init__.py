"""High Card: everybody lays a card at the same time, the highest wins. A complete game in a few pages."""

from speeltafel.workshop.high_card.game import GAME

__all__ = ["GAME"]
