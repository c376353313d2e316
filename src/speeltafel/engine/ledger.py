"""What a game lets the statistics know: its own columns, which cards went through whose hands, what went well or ill.

A ledger is opened for one game, reads every event of it as it happened, unredacted, and is closed with its table. It
changes nothing: no rule reads it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

import msgspec

from speeltafel.engine.events import Event

DRAWN: Final = 0
PLAYED: Final = 1
HELD: Final = 2


class Occasion(msgspec.Struct, frozen=True):
    """Something that could go well or ill: a target attacked (text `occasion-<subject>`), named by what it was."""

    subject: str
    name: str
    good: bool
    seat: int | None = None
    """Whose occasion it was; None: everybody's."""


class Ledger:
    """The statistics of one game. The base notes nothing: a game says what is worth knowing.

    >>> ledger = Ledger(seats=2)
    >>> ledger.drew(1, ["nope", "nope"])
    >>> ledger.cards[1, "nope", DRAWN]
    2
    """

    traits: ClassVar[tuple[str, ...]] = ()
    """What a seat can be (texts `trait-…`), as a column of the table of seats: role, character."""

    counted: ClassVar[tuple[str, ...]] = ()
    """What is counted for every seat (texts `summary-…`), for the page of the result and for who looks back: keys, rolls."""

    one_of: ClassVar[frozenset[str]] = frozenset()
    """Subjects of which exactly one occasion goes well each time: the ways in which something can end."""

    compared: ClassVar[tuple[str, ...]] = ()
    """Options whose other values a report compares with the usual game: those that change what bots do."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: Counter[tuple[int, str, int]] = Counter()
        self.occasions: list[Occasion] = []
        self.counts: Counter[tuple[int, str]] = Counter()

    def note(self, event: Event) -> None:
        """Something happened."""

    def close(self, table: Any) -> None:
        """The game is over: note what everybody holds."""

    def seat_traits(self, table: Any) -> Sequence[tuple[str, ...]]:
        """The traits of every seat in this game, in the order of `traits`."""
        return [()] * self.seats

    def tallies(self) -> list[dict[str, int]]:
        """By seat, all that was counted."""
        return [{what: self.counts[seat, what] for what in self.counted} for seat in range(self.seats)]

    @classmethod
    def deck(cls, options: Any, seats: int) -> Iterable[str]:
        """Every card that somebody could play with these options at a table of so many, so that those never played are known."""
        return ()

    # What games call

    def drew(self, seat: int, cards: Iterable[str]) -> None:
        """Cards came to a seat."""
        self.cards.update((seat, card, DRAWN) for card in cards)

    def played(self, seat: int, cards: Iterable[str]) -> None:
        """A seat used cards."""
        self.cards.update((seat, card, PLAYED) for card in cards)

    def held(self, seat: int, cards: Iterable[str]) -> None:
        """A seat still has cards when it is over, for all or for this seat."""
        self.cards.update((seat, card, HELD) for card in cards)

    def count(self, seat: int, what: str, more: int = 1) -> None:
        """A seat did what is counted."""
        self.counts[seat, what] += more

    def occasion(self, subject: str, name: str, good: bool, seat: int | None = None) -> None:
        """Something went well or ill."""
        self.occasions.append(Occasion(subject, name, good, seat))


def place(seat: int, first: int, seats: int) -> str:
    """Which in the order of play a seat is, counted from 1.

    >>> place(0, first=2, seats=3)
    '2'
    """
    return str((seat - first) % seats + 1)
