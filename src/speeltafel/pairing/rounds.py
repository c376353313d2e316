"""A round: who sits together, in the order of the seats, and who rests. And what earlier rounds come to."""

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Generic, TypeVar

P = TypeVar("P", bound=Hashable)

Seed = int | str


@dataclass(frozen=True, slots=True)
class Round(Generic[P]):
    """The tables of a round, each in the order of its seats; who rests has no table.

    Who arranges the evening gives those who rest a bye, or a table with bots.
    """

    tables: tuple[tuple[P, ...], ...]
    resting: tuple[P, ...] = ()


def meetings(rounds: Iterable[Round[P]]) -> Counter[frozenset[P]]:
    """How often any two sat at one table.

    >>> meetings([Round((("a", "b", "c"),)), Round((("b", "a"),))])[frozenset("ab")]
    2
    """
    return Counter(
        frozenset(pair) for each in rounds for table in each.tables for pair in combinations(table, 2)
    )


def rests(rounds: Iterable[Round[P]]) -> Counter[P]:
    """How often somebody rested.

    >>> rests([Round((("a", "b"),), ("c",)), Round((("b", "c"),), ("a",))])["c"]
    1
    """
    return Counter(player for each in rounds for player in each.resting)


def seats_taken(rounds: Iterable[Round[P]]) -> Counter[tuple[P, int]]:
    """How often somebody sat in a seat.

    >>> seats_taken([Round((("a", "b"),)), Round((("a", "c"),))])["a", 0]
    2
    """
    return Counter(
        (player, seat) for each in rounds for table in each.tables for seat, player in enumerate(table)
    )
