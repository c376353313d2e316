"""Who sits where at a table: everybody in every seat about as often."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from speeltafel.pairing.rounds import P, Round, seats_taken


def seated(players: Sequence[P], taken: Counter[tuple[P, int]]) -> tuple[P, ...]:
    """The order in which nobody sits where they sat often; among equals the one that is nearest to the order given.

    >>> seated(["a", "b"], Counter({("a", 0): 1}))
    ('b', 'a')
    """
    often = [[taken[player, seat] for seat in range(len(players))] for player in players]

    def weight(order: tuple[int, ...]) -> int:
        return sum(often[number][seat] for seat, number in enumerate(order))

    best = min(permutations(range(len(players))), key=weight)
    return tuple(players[number] for number in best)


def rotated(rounds: Iterable[Round[P]]) -> list[Round[P]]:
    """The same tables, round after round with seats in which nobody sits much more often than in others.

    >>> rotated([Round((("a", "b"),)), Round((("a", "c"),))])
    [Round(tables=(('a', 'b'),), resting=()), Round(tables=(('c', 'a'),), resting=())]
    """
    seated_rounds: list[Round[P]] = []
    for each in rounds:
        taken = seats_taken(seated_rounds)
        seated_rounds.append(Round(tuple(seated(table, taken) for table in each.tables), each.resting))
    return seated_rounds
