"""How many Terror Points a Ghost earns that haunts the house from the first turn on, alone among living players.

The places of cards, keys and carts come from the seed, and the Ghost sits in every place in turn, so that two levels of
Ghosts can be compared on the same deals.

python -m tools.haunting --games 24 --level master --living master --seed 1
"""

import argparse
import math
import random
from collections.abc import Iterable
from statistics import mean, stdev

from rich.progress import track

import speeltafel
from speeltafel.bots import make_bot
from speeltafel.engine import Bot, Match
from speeltafel.games.spookhuis.cards import ENCOUNTERS, HORRORS, ITEMS
from speeltafel.games.spookhuis.layout import KIND, Rider
from speeltafel.games.spookhuis.state import Table
from speeltafel.lab.driver import play_out
from speeltafel.lab.rates import SURE


def main() -> None:
    """One line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="master", help="of the Ghost")
    parser.add_argument("--living", default="master", help="level of the others")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = [
        haunted(wanted.seed, number, wanted.seats, wanted.level, wanted.living)
        for number in track(range(wanted.games), description=f"{wanted.level} among {wanted.living}")
    ]
    print(f"{wanted.level} among {wanted.living}: {summary(found)}")


def haunted(seed: int, number: int, seats: int, level: str, living: str) -> tuple[int, int]:
    """The Terror Points of one game, and how many rounds it took."""
    match, ghost = deal(seed, number, seats)
    bots: list[Bot] = [
        make_bot(match.game, level if seat == ghost else living, hash((seed, number, seat)))
        for seat in range(seats)
    ]
    play_out(match, bots)
    table = match.table
    assert isinstance(table, Table)
    return table.players[ghost].terror, table.round


def deal(seed: int, number: int, seats: int) -> tuple[Match, int]:
    """A house with a Ghost in it, and the Ghost's seat. One deal serves once for every seat."""
    turn, ghost = divmod(number, seats)
    order = random.Random(f"haunting/{seed}/{turn}")
    match = speeltafel.position(
        "spookhuis",
        seed=f"haunting/{seed}/{number}",
        players=[Rider(ghost=seat == ghost) for seat in range(seats)],
        round=1,
        rooms=shuffled(KIND, order),
        code=" ".join(shuffled(KIND, order).split()[:3]),
        horrors=shuffled(HORRORS, order),
        items=shuffled(ITEMS, order),
        meetings=shuffled(ENCOUNTERS, order),
    )
    return match, ghost


def shuffled(cards: Iterable[str], order: random.Random) -> str:
    """All of them, in a random order."""
    found = list(cards)
    order.shuffle(found)
    return " ".join(found)


def summary(found: list[tuple[int, int]]) -> str:
    """Terror Points with their 95 % interval, and how long the games lasted."""
    points = [terror for terror, _ in found]
    rounds = mean(round for _, round in found)
    spread = SURE * stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.inf
    low, high = mean(points) - spread, mean(points) + spread
    return f"{mean(points):.2f} Terror Points ({low:.2f} to {high:.2f}), {rounds:.1f} rounds, {len(points)} games"


if __name__ == "__main__":
    main()
