"""The table: plain data, and the small facts that everything else asks for."""

from dataclasses import dataclass, field
from typing import Final

from speeltafel.engine import EVERYONE, only
from speeltafel.engine import Table as BaseTable
from speeltafel.games.creatures_and_outcasts.facts import Fact
from speeltafel.games.creatures_and_outcasts.options import Options
from speeltafel.games.creatures_and_outcasts.trick import EMPTY, TrickRules, rules_of_trick

NOBODY: Final = -1


@dataclass
class Table(BaseTable):
    """Everything that lies on the table. Cards are their numbers, because equal cards cannot be told apart."""

    options: Options = field(default_factory=Options)
    round: int = 0
    hands: list[list[int]] = field(default_factory=list)
    """Sorted, so that their order tells nothing (CO-R32)."""
    trick: list[int] = field(default_factory=list)
    """The play pile, the last card on top (CO-008)."""
    closed: list[int] = field(default_factory=list)
    """The closed pile, the last of the list on top (CO-009)."""
    characters: list[str] = field(default_factory=list)
    """The stack of character cards, the last of the list on top (CO-013)."""
    active: str = ""
    used: list[str] = field(default_factory=list)
    """Characters that were active, or were put away by a round effect (CO-067)."""
    thing: int = EMPTY
    """The card under the wooden Thing: its number is blocked (CO-R34)."""
    turn: int = NOBODY
    last_player: int = NOBODY
    """Who last played a card in this round; before the first card, the youngest (CO-R06, CO-R13)."""
    passed: int = 0
    """Who has passed since the last other action, as bits (CO-R01)."""
    youngest: int = 0
    points: list[tuple[int, ...]] = field(default_factory=list)
    """One row for each finished round, one number for each seat (CO-056)."""
    shown: list[tuple[int, ...]] = field(default_factory=list)
    """The hands as they were laid open at the end of the last round (CO-R50)."""
    ended_by: str = ""
    """Why the present round is over, empty while it runs."""
    open_hands: bool = False
    effect_done: bool = False
    """This round's effect has happened (CO-R53)."""
    exempt: int = EMPTY
    """A number that is allowed although `exempt_under` forbids it (CO-145)."""
    exempt_under: str = ""
    character_stays: bool = False
    """The active character is not discarded any more this round (CO-R56)."""
    acted: bool = False
    """Somebody did more than pass since the last all-pass (CO-R58)."""
    fewest: int = NOBODY
    """The lowest count of all hands at an all-pass without a character (CO-R59)."""
    stalled: int = 0
    """How many such all-passes followed without a lower count (CO-R59)."""
    facts: list[Fact] = field(default_factory=list)
    """What changed what seats know, in this round."""

    @property
    def top(self) -> int:
        """The number to beat."""
        return self.trick[-1] if self.trick else EMPTY

    @property
    def hands_are_open(self) -> bool:
        """Whether everybody sees all hands: in the third round of the advanced variant, and when all is over."""
        return self.open_hands or self.result is not None

    def trick_rules(self) -> TrickRules:
        """What the active character, the round and Thing make of the rules."""
        exempt = self.exempt if self.active and self.active == self.exempt_under else EMPTY
        return rules_of_trick(self.active, exempt, self.thing)

    def next_seat(self, seat: int) -> int:
        """The next place at the table in the direction of play (CO-036, CO-083)."""
        return (seat + self.trick_rules().step) % self.seats

    def with_cards(self) -> list[int]:
        """The seats that hold cards."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def eyes(self, *seats: int) -> int:
        """Who sees a card that only these seats see: everybody while hands are open (CO-R60)."""
        return EVERYONE if self.open_hands else only(*seats)

    def team(self, seat: int) -> int:
        """The column on the score pad: a team sits alternately, everybody else alone (CO-R64)."""
        return seat % self.options.teams if self.options.teams else seat

    def columns(self) -> int:
        """How many columns the score pad has (CO-056, CO-147)."""
        return self.options.teams or self.seats

    def totals(self) -> list[int]:
        """The sum of each column so far (CO-058, CO-152)."""
        totals = [0] * self.columns()
        for row in self.points:
            for seat, points in enumerate(row):
                totals[self.team(seat)] += points
        return totals
