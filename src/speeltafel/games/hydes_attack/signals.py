"""What may be said (HA-053): stock phrases about a location. None of them carries a number or a symbol.

>>> SIGNALS[0], MEANING["little-help-art-shed"]
('covered-crypt', ('little-help', 'art_shed'))
"""

from typing import Final

from speeltafel.games.hydes_attack.material import NEVERMORE
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES, Remark

COVERED: Final = "covered"
FOCUS: Final = "focus"
LITTLE_HELP: Final = "little-help"
GOING: Final = "going"

THING_TO_ME: Final = "thing-to-me"
KEEP_THING: Final = "keep-thing"


def about(phrase: str, location: str) -> str:
    """The signal that says this phrase about this location; what is said about Thing has none.

    >>> about(FOCUS, "pilgrim_village"), about(KEEP_THING, "")
    ('focus-pilgrim-village', 'keep-thing')
    """
    return f"{phrase}-{location.replace('_', '-')}" if location else phrase


MEANING: Final = {
    about(phrase, location): (phrase, location)
    for phrase in (COVERED, FOCUS, LITTLE_HELP, GOING)
    for location in LOCATION_NAMES[NEVERMORE + 1 :]
}
"""Phrase and location of every signal about a location."""

SIGNALS: Final = (*MEANING, THING_TO_ME, KEEP_THING)

REMARKS: Final = tuple(Remark(*MEANING.get(signal, (signal, None))) for signal in SIGNALS)
"""The same as moves, in the same order."""
SIGNAL: Final = {remark: signal for signal, remark in enumerate(REMARKS)}
