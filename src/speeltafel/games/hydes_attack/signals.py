"""What may be said (HA-053): stock phrases about a location. None of them carries a number or a symbol.

>>> SIGNALS[0], MEANING["little-help-art-shed"]
('covered-crypt', ('little-help', 'art_shed'))
"""

from typing import Final

from speeltafel.games.hydes_attack.material import NEVERMORE
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES

COVERED: Final = "covered"
FOCUS: Final = "focus"
LITTLE_HELP: Final = "little-help"
GOING: Final = "going"

THING_TO_ME: Final = "thing-to-me"
KEEP_THING: Final = "keep-thing"


def about(phrase: str, location: str) -> str:
    """The signal that says this phrase about this location.

    >>> about(FOCUS, "pilgrim_village")
    'focus-pilgrim-village'
    """
    return f"{phrase}-{location.replace('_', '-')}"


MEANING: Final = {
    about(phrase, location): (phrase, location)
    for phrase in (COVERED, FOCUS, LITTLE_HELP, GOING)
    for location in LOCATION_NAMES[NEVERMORE + 1 :]
}
"""Phrase and location of every signal about a location."""

SIGNALS: Final = (*MEANING, THING_TO_ME, KEEP_THING)
