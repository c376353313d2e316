"""What team mates may tell each other by a button (CO-150): words about the hand, never a card shown (CO-151)."""

from typing import Final

LIGHT: Final = "light-hand"
HEAVY: Final = "heavy-hand"
THIRTEEN: Final = "have-13"
TENS: Final = ("one-ten", "two-tens", "three-tens")
PLAY_LOW: Final = "play-low"
LET_IT_LIE: Final = "let-it-lie"

SIGNALS: Final = (LIGHT, HEAVY, THIRTEEN, *TENS, PLAY_LOW, LET_IT_LIE)

LIGHT_POINTS: Final = 12
"""A hand with at most this many points is light."""
HEAVY_POINTS: Final = 40
"""A hand with at least this many points is heavy."""
