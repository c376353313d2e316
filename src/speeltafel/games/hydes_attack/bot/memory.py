"""What a bot remembers of what was said, and what it makes of it."""

from typing import Final

from speeltafel.games.hydes_attack.cards import knows, owner, together
from speeltafel.games.hydes_attack.moves import LOCATION
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.signals import (
    COVERED,
    FOCUS,
    GOING,
    KEEP_THING,
    LITTLE_HELP,
    MEANING,
    THING_TO_ME,
)
from speeltafel.games.hydes_attack.state import Table, attack_number

WEAK_CARD: Final = 0.9
"""What a hidden card counts that was of little help."""
COMING: Final = 3.6
"""What somebody will bring who said so."""


class Memory:
    """Signals by what they mean; all but the weak cards grow old at the next attack."""

    def __init__(self) -> None:
        self.attack = 1
        self.weak: dict[tuple[int, str], int] = {}
        """How many cards of a player in a location were of little help."""
        self.covered: set[str] = set()
        self.focus: set[str] = set()
        self.going: dict[int, str] = {}
        self.wants_thing: int | None = None
        self.keep_thing = False
        self.told: set[tuple[str, str]] = set()
        """Phrase and location of what this bot said itself: nobody needs to hear it twice."""

    def hear(self, seat: int, signal: str) -> None:
        """Somebody said this; a word that is no signal of this game means nothing."""
        if signal == THING_TO_ME:
            self.wants_thing, self.keep_thing = seat, False
        elif signal == KEEP_THING:
            self.wants_thing, self.keep_thing = None, True
        phrase, location = MEANING.get(signal, ("", ""))
        if phrase == LITTLE_HELP:
            self.weak[seat, location] = self.weak.get((seat, location), 0) + 1
        elif phrase == COVERED:
            self.covered.add(location)
            self.focus.discard(location)
            self.told.discard((FOCUS, location))
        elif phrase == FOCUS:
            self.focus.add(location)
            self.covered.discard(location)
            self.told.discard((COVERED, location))
        elif phrase == GOING:
            self.going[seat] = location

    def turn_page(self, attack: int) -> None:
        """A new attack is coming: what was said about the last one is over."""
        if attack != self.attack:
            self.attack = attack
            self.covered.clear()
            self.focus.clear()
            self.told.clear()
            self.going.clear()
            self.done_with_thing()

    def done_with_thing(self) -> None:
        """What was said about Thing was heeded, or is out of date."""
        self.wants_thing, self.keep_thing = None, False

    def correct(self, points: list[float], table: Table, seat: int, unknown: float) -> None:
        """What lies somewhere by what was said about it: each hidden card counts as `unknown` at first."""
        for (player, name), said in self.weak.items():
            weak = min(said, hidden_cards(table, LOCATION[name], player, seat))
            points[LOCATION[name]] -= weak * (unknown - WEAK_CARD)
        for name in self.covered:
            enough = need(table.options, table.seats, attack_number(table))
            points[LOCATION[name]] = max(points[LOCATION[name]], float(enough))
        for name in self.going.values():
            points[LOCATION[name]] += COMING


def hidden_cards(table: Table, location: int, player: int, seat: int) -> int:
    """How many cards of a player lie here of which a seat knows nothing."""
    return sum(
        owner(card) == player and not knows(card, seat) and not together(card)
        for card in table.piles[location]
    )
