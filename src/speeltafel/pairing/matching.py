"""Pairs without a repeat, wherever there are any: the search that swapping can miss."""

from collections.abc import Sequence

MOST = 200_000
"""So many positions are looked at; more than an evening of a hundred people needs."""


def matched(order: Sequence[int], met: Sequence[Sequence[int]]) -> list[list[int]] | None:
    """Everybody with somebody they have not met, the first with whoever comes next in the order as far as possible.

    None where there is no such pairing.

    >>> matched([0, 1, 2, 3], [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]])
    [[0, 2], [1, 3]]
    >>> matched([0, 1, 2, 3], [[0, 1, 1, 1], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]) is None
    True
    """
    hopeless: set[tuple[int, ...]] = set()

    def rest(left: tuple[int, ...]) -> list[list[int]] | None:
        if not left:
            return []
        if left in hopeless or len(hopeless) > MOST:
            return None
        first, others = left[0], left[1:]
        for place, other in enumerate(others):
            if not met[first][other]:
                following = rest(others[:place] + others[place + 1 :])
                if following is not None:
                    return [[first, other], *following]
        hopeless.add(left)
        return None

    return rest(tuple(order))
