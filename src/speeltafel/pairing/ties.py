"""What decides between people with the same points, in a fixed order, each with a reason that can be told.

1. `direct`: the points they took from each other, if any two of them met, and all equally often.
2. `opponents`: the points of those they met, on average; who met the stronger stands higher, and who rested met nobody.
3. `wins`: tables won alone.
4. `first-seats`: who sat first less often.

A group that one of them has made smaller is looked at from the first one again. Who is still equal then shares the
place (`shared`).
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Generic

from speeltafel.pairing.points import Result
from speeltafel.pairing.rounds import P

Values = Mapping[P, Fraction]


@dataclass(frozen=True, slots=True)
class Played(Generic[P]):
    """All that a tie-break looks at: the results, everybody's points in tenths, and how often they rested."""

    results: Sequence[Result[P]]
    points: Mapping[P, int]
    byes: Mapping[P, int]

    def of(self, player: P) -> list[Result[P]]:
        """The tables they sat at."""
        return [result for result in self.results if player in result.players]


TieBreak = Callable[[Sequence[P], Played[P]], "Values[P] | None"]
"""What each of those who are equal has, more being better; None where it says nothing about them."""


def direct(equal: Sequence[P], played: Played[P]) -> Values[P] | None:
    """Of each meeting of two: 1 for who left the other behind, a half each where they shared a place."""
    met: Counter[frozenset[P]] = Counter()
    taken = dict.fromkeys(equal, Fraction(0))
    for result in played.results:
        for one, other in combinations([player for player in result.players if player in taken], 2):
            met[frozenset((one, other))] += 1
            ahead = result.place_of(other) - result.place_of(one)
            taken[one] += Fraction(1 if ahead > 0 else 0 if ahead < 0 else Fraction(1, 2))
            taken[other] += Fraction(0 if ahead > 0 else 1 if ahead < 0 else Fraction(1, 2))
    often = {met[frozenset(pair)] for pair in combinations(equal, 2)}
    return taken if len(often) == 1 and often != {0} else None


def opponents(equal: Sequence[P], played: Played[P]) -> Values[P] | None:
    """The average points (in tenths) of those they met; those who are not ranked, such as bots, do not count.

    A bye counts as somebody without points: who got a win as a present does not stand before who won it.
    """
    values = {}
    for player in equal:
        met = [
            played.points[other]
            for result in played.of(player)
            for other in result.players
            if other != player and other in played.points
        ]
        values[player] = Fraction(sum(met), max(1, len(met) + played.byes.get(player, 0)))
    return values


def wins(equal: Sequence[P], played: Played[P]) -> Values[P] | None:
    """Tables won alone."""
    return {player: Fraction(sum(result.won_by(player) for result in played.of(player))) for player in equal}


def first_seats(equal: Sequence[P], played: Played[P]) -> Values[P] | None:
    """How often they sat first, counted downwards: less is better."""
    return {
        player: -Fraction(sum(result.players[0] == player for result in played.of(player)))
        for player in equal
    }


ORDER: tuple[str, ...] = ("direct", "opponents", "wins", "first-seats")
