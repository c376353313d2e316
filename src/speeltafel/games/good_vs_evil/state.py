"""The table of Good vs Evil: plain data, and the small facts that everything else asks for."""

from dataclasses import dataclass, field
from typing import Final

from speeltafel.engine import Table as BaseTable
from speeltafel.games.good_vs_evil.material import GODCAT, HAND_KINDS, NOPE
from speeltafel.games.good_vs_evil.options import Options

ON_MAT: Final = -1
IN_DUEL: Final = -2

GAINED: Final = 0
LOST: Final = 1
DREW: Final = 2
KEPT_BOTTOM: Final = 3
RAISED_BOTTOM: Final = 4
HID_KITTEN: Final = 5
REVEALED: Final = 6
SHUFFLED: Final = 7
LACKED: Final = 8
FELL: Final = 9
LOOKED_BELOW: Final = 10

NOTHING: Final = [0] * HAND_KINDS
"""An empty hand."""
ONLY_GODCAT: Final = [int(kind == GODCAT) for kind in range(HAND_KINDS)]

Fact = tuple[int, ...]
"""Something that changed what seats know: a verb from above, then (seat, card, seats that saw the card as bits)."""


@dataclass
class Table(BaseTable):
    """Everything that lies on the table. Hands are counts by kind, because copies cannot be told apart (GE-R54)."""

    options: Options = field(default_factory=Options)
    hands: list[list[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    """The draw pile, bottom first: the top card is the last of the list."""
    discard: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    """The third that the quick variant takes out (GE-027)."""
    living: list[int] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)
    """Seats in the order in which they went."""
    dangers: list[int] = field(default_factory=list)
    """What each of them fell to: Kitten, Devilcat, or -1 for leaving."""
    turn: int = 0
    owed: int = 1
    under_attack: bool = False
    godcat: int = ON_MAT
    leaving: list[int] = field(default_factory=list)
    start_size: int = 0
    """Cards in the first draw pile."""
    kittens: int = 0
    """Kittens that came into play (GE-019)."""
    defuses: int = 0
    """Defuses that came into play (GE-014)."""
    facts: list[Fact] = field(default_factory=list)

    def others(self, seat: int) -> list[int]:
        """The other living players (GE-R44)."""
        return [other for other in self.living if other != seat]

    def with_cards(self, seat: int) -> list[int]:
        """The other living players who hold a card (GE-R08)."""
        return [other for other in self.living if other != seat and self.hands[other] != NOTHING]

    def next_seat(self, seat: int) -> int:
        """The next living player clockwise (GE-039)."""
        for other in self.living:
            if other > seat:
                return other
        return self.living[0]

    def might_nope(self, seat: int) -> bool:
        """Whether everybody must reckon with a Nope here: any card besides Godcat."""
        hand = self.hands[seat]
        return hand != NOTHING and hand != ONLY_GODCAT

    def all_nopes_gone(self, nopes: int) -> bool:
        """Whether every Nope of the deck lies on the discard pile for all to see.

        A loop, because `count` compares objects where a compiled loop compares numbers: 5 % of a game.
        """
        for card in self.discard:
            if card == NOPE:
                nopes -= 1
        return nopes == 0
