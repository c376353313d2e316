"""A league: rounds that are spread over weeks."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Generic

from speeltafel.pairing.circuits import table_robin
from speeltafel.pairing.pairs import round_robin
from speeltafel.pairing.rounds import P, Round, Seed


@dataclass(frozen=True, slots=True)
class Window:
    """The first and the last day on which a round is played, as ISO dates."""

    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Fixture(Generic[P]):
    """A round and when it is played."""

    window: Window
    round: Round[P]


def calendar(rounds: int, first: str, days: int = 7, without: Collection[str] = ()) -> list[Window]:
    """Windows of so many days, one after the other; one that would have a day off in it is left out.

    >>> for window in calendar(2, "2026-12-14", without=["2026-12-25"]): print(window.first, window.last)
    2026-12-14 2026-12-20
    2026-12-28 2027-01-03
    """
    off = {date.fromisoformat(day) for day in without}
    windows: list[Window] = []
    start = date.fromisoformat(first)
    while len(windows) < rounds:
        last = start + timedelta(days=days - 1)
        if not any(start <= day <= last for day in off):
            windows.append(Window(start.isoformat(), last.isoformat()))
        start += timedelta(days=days)
    return windows


def league(
    players: Sequence[P],
    sizes: Sequence[int],
    first: str,
    days: int = 7,
    without: Collection[str] = (),
    legs: int = 1,
    seed: Seed = 0,
) -> list[Fixture[P]]:
    """Everybody meets everybody, so many times over; each time the seats are turned round.

    >>> for fixture in league("abc", [2], "2026-11-16"): print(fixture.window.first, fixture.round.tables)
    2026-11-16 (('b', 'c'),)
    2026-11-23 (('b', 'a'),)
    2026-11-30 (('a', 'c'),)
    """
    once = everybody(players, sizes, seed)
    rounds = [turned(each) if leg % 2 else each for leg in range(legs) for each in once]
    windows = calendar(len(rounds), first, days, without)
    return [Fixture(window, each) for window, each in zip(windows, rounds, strict=True)]


def everybody(players: Sequence[P], sizes: Sequence[int], seed: Seed = 0) -> list[Round[P]]:
    """A round robin at tables of any size.

    >>> [each.resting for each in everybody("abc", [2])]
    [('a',), ('c',), ('b',)]
    """
    if sizes[0] > 2:
        return table_robin(players, sizes, seed)
    rounds = []
    for pairs in round_robin(players):
        playing = {player for pair in pairs for player in pair}
        rounds.append(Round(tuple(pairs), tuple(player for player in players if player not in playing)))
    return rounds


def turned(played: Round[P]) -> Round[P]:
    """The same tables with the seats the other way round."""
    return Round(tuple(table[::-1] for table in played.tables), played.resting)
