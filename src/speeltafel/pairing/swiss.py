"""Swiss rounds: those who did equally well meet, and nobody meets the same people again."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from speeltafel.pairing.arranging import Cost, Tables, arranged, descend
from speeltafel.pairing.matching import matched
from speeltafel.pairing.rounds import P, Round, Seed, meetings, rests, seats_taken
from speeltafel.pairing.seats import seated
from speeltafel.pairing.sizes import table_sizes

REPEAT = 10**12
"""What it costs that two meet again: more than all differences of points together."""


def swiss_round(
    points: Mapping[P, int], sizes: Sequence[int], rounds: Sequence[Round[P]] = (), seed: Seed = 0
) -> Round[P]:
    """The next round for whoever is here. `points` has everybody who plays it, whenever they came; who left is not in it.

    `sizes` are those that the game allows, the one that is wanted first. Who is left over rests: nobody a second time
    before everybody who is here has, and the lowest in points first. Tables come best first.

    At tables of two nobody meets another again as long as there is any pairing without (for whoever rests, too). At
    larger tables there are as few repeats as a search by swapping finds. Then differences in points, squared, are as
    small as swapping can make them.

    >>> first = swiss_round({"a": 0, "b": 0, "c": 0, "d": 0, "e": 0}, [2], seed=3)
    >>> first
    Round(tables=(('b', 'a'), ('c', 'd')), resting=('e',))
    >>> swiss_round({"a": 0, "b": 120, "c": 120, "d": 0, "e": 120}, [2], [first], seed=3)
    Round(tables=(('b', 'c'), ('a', 'e')), resting=('d',))
    """
    random = Random(f"{seed}/{len(rounds)}")
    order = list(points)
    random.shuffle(order)
    order.sort(key=lambda player: -points[player])
    tables = table_sizes(len(order), sizes)
    met = meetings(rounds)
    resting, playing, found = best_division(order, tables, met, rests(rounds), points, random)
    taken = seats_taken(rounds)
    return Round(
        tuple(seated([playing[number] for number in table], taken) for table in sorted(found)), tuple(resting)
    )


def best_division(
    order: Sequence[P],
    sizes: Sequence[int],
    met: Counter[frozenset[P]],
    rested: Counter[P],
    points: Mapping[P, int],
    random: Random,
) -> tuple[list[P], list[P], Tables]:
    """Who rests, who plays, and the tables: with the first choice of who rests that needs no repeat, else the fewest."""
    best: tuple[int, tuple[list[P], list[P], Tables]] | None = None
    for resting in who_rests(order, len(order) - sum(sizes), rested):
        playing = [player for player in order if player not in resting]
        repeats = [
            [met[frozenset((one, other))] if one != other else 0 for other in playing] for one in playing
        ]
        found = divided([points[player] for player in playing], repeats, sizes, random)
        again = sum(repeats[one][other] for table in found for one, other in combinations(table, 2))
        if best is None or again < best[0]:
            best = again, (resting, playing, found)
        if not again:
            break
    assert best is not None
    return best[1]


def who_rests(order: Sequence[P], count: int, rested: Counter[P]) -> Iterator[list[P]]:
    """Choices of who rests, the best first: always those who rested least; if it is one person, each of them in turn."""
    lowest = {player: -number for number, player in enumerate(order)}
    candidates = sorted(order, key=lambda player: (rested[player], lowest[player]))
    yield candidates[:count]
    if count == 1:
        least = rested[candidates[0]]
        yield from ([player] for player in candidates[1:] if rested[player] == least)


def divided(
    points: Sequence[int], repeats: Sequence[Sequence[int]], sizes: Sequence[int], random: Random
) -> Tables:
    """Tables for people who are in the order of their points, by number."""
    cost = costs(points, repeats)
    people = range(len(points))
    found = arranged(people, sizes, cost, random, tries=8)
    if set(sizes) == {2} and any(repeats[one][other] for one, other in found):
        pairs = matched(people, repeats)
        if pairs is not None:
            descend(pairs, cost)
            return [sorted(pair) for pair in pairs]
    return found


def costs(points: Sequence[int], repeats: Sequence[Sequence[int]]) -> Cost:
    """A repeat costs most, each further one more; then the square of the difference in points."""
    return [
        [REPEAT * repeats[one][other] ** 2 + (mine - theirs) ** 2 for other, theirs in enumerate(points)]
        for one, mine in enumerate(points)
    ]
