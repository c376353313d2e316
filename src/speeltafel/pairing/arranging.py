"""Dividing people over tables so that those who cost least together sit together."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

Cost = Sequence[Sequence[int]]
"""What it costs when two sit at one table, by their numbers; the same both ways."""

Tables = list[list[int]]


def arranged(start: Sequence[int], sizes: Sequence[int], cost: Cost, random: Random, tries: int) -> Tables:
    """Tables of these sizes from the order given and from other orders, made better by swapping until no swap helps.

    >>> arranged([0, 1, 2, 3], [2, 2], [[0, 9, 0, 1], [9, 0, 1, 0], [0, 1, 0, 9], [1, 0, 9, 0]], Random(1), 3)
    [[1, 3], [0, 2]]
    """
    order = list(start)
    best = sliced(order, sizes)
    descend(best, cost)
    for _ in range(tries):
        if not total(best, cost):
            break
        random.shuffle(order)
        tables = sliced(order, sizes)
        descend(tables, cost)
        best = min(best, tables, key=lambda found: total(found, cost))
    return [sorted(table) for table in best]


def sliced(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    """The first so many at the first table, and so on."""
    people = iter(order)
    return [[next(people) for _ in range(size)] for size in sizes]


def descend(tables: Tables, cost: Cost) -> None:
    """Swap two people of different tables as long as it makes the whole cheaper."""
    better = True
    while better:
        better = False
        for first, second, here, there in swaps(tables):
            if gain(first, second, first[here], second[there], cost) < 0:
                first[here], second[there] = second[there], first[here]
                better = True


def swaps(tables: Tables) -> Iterator[tuple[list[int], list[int], int, int]]:
    """Two tables, and a place at each."""
    for first, second in combinations(tables, 2):
        for here, there in product(range(len(first)), range(len(second))):
            yield first, second, here, there


def gain(first: list[int], second: list[int], one: int, other: int, cost: Cost) -> int:
    """What the whole would cost more if these two changed places: nobody costs anything with themselves."""
    mine, theirs = cost[one], cost[other]
    change = -2 * mine[other]
    for player in first:
        change += theirs[player] - mine[player]
    for player in second:
        change += mine[player] - theirs[player]
    return change


def total(tables: Sequence[Sequence[int]], cost: Cost) -> int:
    """What all tables cost together."""
    return sum(cost[one][other] for table in tables for one, other in combinations(table, 2))
