"""Who meets whom, and who sits where. Nothing here knows a game."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")

Pair = tuple[T, T]


def round_robin(players: Sequence[T]) -> list[list[Pair[T]]]:
    """Rounds in which everybody meets everybody else once, by the circle method.

    In each round everybody has one opponent; with an odd number one of them rests, each in turn. Played from the
    beginning again when it is over, nobody meets another twice before all others. Everybody is as often the first of a
    pair as the second, give or take one.

    >>> for pairs in round_robin("abcd"): print(pairs)
    [('a', 'd'), ('b', 'c')]
    [('b', 'a'), ('c', 'd')]
    [('a', 'c'), ('d', 'b')]
    """
    places: list[int | None] = list(range(len(players)))
    if len(places) % 2:
        places.append(None)
    rounds = []
    for number in range(len(places) - 1):
        rounds.append(list(named(facing(places, number), players)))
        places[1:] = [*places[2:], places[1]]
    return rounds


def facing(places: Sequence[int | None], number: int) -> Iterator[tuple[int | None, int | None]]:
    """The pairs of one round: the first against the last, the second against the last but one, and so on."""
    for place in range(len(places) // 2):
        pair = places[place], places[-1 - place]
        swapped = number % 2 if place == 0 else place % 2 == 0
        yield pair[::-1] if swapped else pair


def named(pairs: Iterator[tuple[int | None, int | None]], players: Sequence[T]) -> Iterator[Pair[T]]:
    """The players themselves; who has nobody to meet rests."""
    for first, second in pairs:
        if first is not None and second is not None:
            yield players[first], players[second]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The seats of the first of two contestants, in every way that gives both the same: half of the table each.

    Where that is not possible the larger half goes to either as often.

    >>> seatings(3)
    [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    """
    halves = sorted({seats // 2, seats - seats // 2})
    return [chosen for half in halves for chosen in combinations(range(seats), half)]
