"""How many sit at each table when the numbers do not come out even."""

from collections.abc import Sequence


def table_sizes(players: int, sizes: Sequence[int]) -> list[int]:
    """Tables for so many players, largest first. `sizes` are those that the game allows, the one that is wanted first.

    As few as possible are left over; then as many tables as possible have the size that is wanted, and the others are
    near to it.

    >>> table_sizes(9, [3]), table_sizes(10, [4, 3]), table_sizes(5, [4, 3]), table_sizes(5, [4, 3, 5])
    ([3, 3, 3], [4, 3, 3], [4], [5])
    """
    wanted = sizes[0]
    best: list[tuple[int, list[int]] | None] = [(0, [])]
    for count in range(1, players + 1):
        ways = [
            (before[0] + abs(size - wanted) ** 2, [*before[1], size])
            for size in sizes
            if size <= count and (before := best[count - size]) is not None
        ]
        best.append(min(ways, default=None))
    seated = next(way for way in reversed(best) if way is not None)
    return sorted(seated[1], reverse=True)
