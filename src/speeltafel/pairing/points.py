"""What a table's result is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from speeltafel.pairing.rounds import P

WIN = 120
"""Twelve points, in tenths: all that a table has to give to one person, at a table of any size."""


@dataclass(frozen=True, slots=True)
class Result(Generic[P]):
    """How a table ended: its players in the order of the seats, and their places; who shares a place has the same."""

    players: tuple[P, ...]
    places: tuple[int, ...]

    def place_of(self, player: P) -> int:
        """Their place."""
        return self.places[self.players.index(player)]

    def points_of(self, player: P) -> int:
        """Their points, in tenths."""
        return points(self.places)[self.players.index(player)]

    def won_by(self, player: P) -> bool:
        """First, and alone so."""
        return self.places.count(self.place_of(player)) == 1 and self.place_of(player) == min(self.places)


def points(places: Sequence[int]) -> list[int]:
    """Tenths of points for each place: twelve points times the part of the others that one left behind.

    Who shares a place has left half of each other behind. So every table gives six points for each of its players,
    whatever its size and however many share a place.

    >>> points([1, 2, 3, 4]), points([2, 1]), points([1, 1, 3]), points([2, 1, 2, 2])
    ([120, 80, 40, 0], [0, 120], [90, 90, 0], [40, 120, 40, 40])
    """
    others = len(places) - 1
    return [
        WIN * (2 * sum(place > mine for place in places) + places.count(mine) - 1) // (2 * others)
        for mine in places
    ]
