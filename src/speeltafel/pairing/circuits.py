"""Everybody meets everybody at tables of three to six."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from speeltafel.pairing.arranging import Cost, arranged
from speeltafel.pairing.rounds import P, Round, Seed, meetings, rests, seats_taken
from speeltafel.pairing.seats import rotated, seated
from speeltafel.pairing.sizes import table_sizes

SCHEDULES = 4
"""So many are made, and the best is taken."""


def table_robin(players: Sequence[P], sizes: Sequence[int], seed: Seed = 0) -> list[Round[P]]:
    """Rounds until everybody has met everybody. `sizes` are those the game allows, the one that is wanted first.

    What holds always: in each round everybody plays once or rests; nobody rests a second time before everybody has
    rested; at the end everybody has met everybody.

    What cannot always hold: that nobody meets another twice before all others. With fewer tables than seats at the
    largest of them, two of a table must meet again in the very next round. So each round has as few repeats as a search
    by swapping finds. For 4 to 24 players the tests show what that comes to: with at least as many tables as seats at
    the largest, the first two rounds or more have no repeat (nearly always three), and nobody meets another more than
    three times in all (with fewer tables: than five times). 9 at tables of three and 16 at tables of four meet exactly
    once. How often somebody sits in one seat and in another differs by two at most.

    >>> for each in table_robin(range(9), [3]): print(len(each.tables), each.resting)
    3 ()
    3 ()
    3 ()
    3 ()
    """
    if len(players) < min(sizes):
        return []
    schedules = [schedule(players, sizes, Random(f"{seed}/{number}")) for number in range(SCHEDULES)]
    best = min(schedules, key=lambda rounds: (len(rounds), repeats(rounds)))
    return rotated(best)


def repeats(rounds: Sequence[Round[P]]) -> int:
    """How often people met again, the more often the worse."""
    return sum(often**2 for often in meetings(rounds).values())


def meeting_round(
    players: Sequence[P], sizes: Sequence[int], rounds: Sequence[Round[P]], seed: Seed = 0
) -> Round[P]:
    """One more round for whoever is here now, in which as few as possible meet who have met.

    >>> meeting_round("abcd", [2], [Round((("a", "b"),), ("c",))], seed=2)
    Round(tables=(('d', 'a'), ('b', 'c')), resting=())
    """
    found = next_round(players, sizes, rounds, Random(f"{seed}/{len(rounds)}"))
    taken = seats_taken(rounds)
    return Round(tuple(seated(table, taken) for table in found.tables), found.resting)


def schedule(players: Sequence[P], sizes: Sequence[int], random: Random) -> list[Round[P]]:
    """One way of letting everybody meet."""
    rounds: list[Round[P]] = []
    pairs = len(players) * (len(players) - 1) // 2
    while len(meetings(rounds)) < pairs:
        rounds.append(next_round(players, sizes, rounds, random))
    return rounds


def next_round(
    players: Sequence[P], sizes: Sequence[int], rounds: Sequence[Round[P]], random: Random
) -> Round[P]:
    """A round in which as few as possible meet who have met."""
    tables = table_sizes(len(players), sizes)
    resting = resters(players, len(players) - sum(tables), rounds, random)
    playing = [number for number, player in enumerate(players) if player not in resting]
    random.shuffle(playing)
    found = arranged(playing, tables, again(players, meetings(rounds)), random, tries=8)
    return Round(tuple(tuple(players[number] for number in table) for table in found), tuple(resting))


def resters(players: Sequence[P], count: int, rounds: Sequence[Round[P]], random: Random) -> list[P]:
    """Who rests: those who did so least; among them those who have met most of the others."""
    rested, met = rests(rounds), meetings(rounds)
    known = Counter(player for pair in met for player in pair)
    order = list(players)
    random.shuffle(order)
    order.sort(key=lambda player: (rested[player], -known[player]))
    return order[:count]


def again(players: Sequence[P], met: Counter[frozenset[P]]) -> Cost:
    """A first repeat is what costs; each further one a little more."""

    def weight(often: int) -> int:
        return 3 + often**2 if often else 0

    return [[weight(met[frozenset((one, other))]) for other in players] for one in players]
