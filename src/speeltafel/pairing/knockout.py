"""Knock-out: at each table the first so many go on, until one table is left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from speeltafel.pairing.rounds import P, Round
from speeltafel.pairing.sizes import table_sizes


@dataclass(frozen=True, slots=True)
class Stage:
    """How many sit at each table of a round, and how many go on without playing."""

    tables: tuple[int, ...]
    byes: int = 0


def stages(players: int, sizes: Sequence[int], through: int = 1) -> list[Stage]:
    """The rounds, the final last. `sizes` are those the game allows, the one that is wanted first.

    As few rounds as possible; byes in the first of them rather than later, and as few as possible; tables of the size
    that is wanted. Empty where no such knock-out is possible.

    >>> stages(6, [2])
    [Stage(tables=(2, 2), byes=2), Stage(tables=(2, 2), byes=0), Stage(tables=(2,), byes=0)]
    >>> stages(8, [4, 3], through=2)
    [Stage(tables=(4, 4), byes=0), Stage(tables=(4,), byes=0)]
    """
    wanted = sizes[0]

    @cache
    def plan(count: int) -> tuple[tuple[int, int, int, int], tuple[Stage, ...]] | None:
        if count in sizes:
            return (1, 0, 0, abs(count - wanted)), (Stage((count,)),)
        plans = []
        for byes in range(count - min(sizes) + 1):
            tables = tuple(table_sizes(count - byes, [size for size in sizes if size > through]))
            following = byes + through * len(tables)
            if sum(tables) < count - byes or following >= count:
                continue
            if (rest := plan(following)) is not None:
                rounds, late, early, away = rest[0]
                away += sum(abs(size - wanted) for size in tables)
                plans.append(((rounds + 1, late + early, byes, away), (Stage(tables, byes), *rest[1])))
        return min(plans, default=None, key=lambda found: found[0])

    found = plan(players)
    return list(found[1]) if found else []


def draw(ranked: Sequence[P], stage: Stage) -> Round[P]:
    """A round for people who are in the order of their seeds: byes to the best, the others dealt to and fro.

    >>> draw("abcdef", Stage((2, 2), byes=2))
    Round(tables=(('c', 'f'), ('d', 'e')), resting=('a', 'b'))
    """
    sizes = sorted(stage.tables)
    tables: list[list[P]] = [[] for _ in sizes]
    turn = to_and_fro(len(sizes))
    for player in ranked[stage.byes :]:
        table = next(number for number in turn if len(tables[number]) < sizes[number])
        tables[table].append(player)
    return Round(tuple(map(tuple, tables)), tuple(ranked[: stage.byes]))


def to_and_fro(count: int) -> Iterator[int]:
    """0, 1, 2, 2, 1, 0, 0, 1, …"""
    while True:
        yield from range(count)
        yield from reversed(range(count))


def going_on(
    ranked: Sequence[P], played: Round[P], finishes: Sequence[Sequence[P]], through: int = 1
) -> list[P]:
    """Who plays the next round, in the order of their seeds. `finishes` has the players of each table, the first first.

    Who goes on takes over the best seeds of their table. So at tables of two the whole tree is fixed from the start, and
    the first two seeds can meet in the final only.

    >>> first = draw("abcd", Stage((2, 2)))
    >>> going_on("abcd", first, [["d", "a"], ["b", "c"]])
    ['d', 'b']
    """
    seeds = {player: number for number, player in enumerate(ranked)}
    heirs = {seeds[player]: player for player in played.resting}
    for table, finish in zip(played.tables, finishes, strict=True):
        best = sorted(seeds[player] for player in table)[:through]
        heirs.update(zip(best, finish[:through], strict=True))
    return [heirs[seed] for seed in sorted(heirs)]
