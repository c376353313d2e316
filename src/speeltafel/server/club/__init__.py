"""People who come back: player cards, what they played and how well, how they find each other. Nothing of it is needed to play."""
