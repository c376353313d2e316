"""What many games come to, in little room: counts that add up, in whatever order the games were played."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from speeltafel.engine import Result
from speeltafel.lab.rates import Rate, rate

K = TypeVar("K")
QUANTILES = {"min": 0.0, "p10": 0.1, "p50": 0.5, "p90": 0.9, "max": 1.0}


class Summary(msgspec.Struct):
    """What a simulation showed. `length` has the quantiles of decisions per game, `endings` counts how games ended.

    Where everybody plays alone, winners share a win and rates are of all games. Where people win and lose together,
    every winner has a whole win, `sides` has the rate of each side (of the whole table in a cooperative game), and the
    rates of seats and bots are of the games in which they sat there.
    """

    game: str
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    length: dict[str, int]
    endings: dict[str, int]
    sides: dict[str, Rate]
    seats: list[Rate]
    bots: dict[str, Rate]


Shares = dict[int, int]
"""How often a win was shared by so many: whole numbers, so that the order of adding does not matter."""


class Tally(msgspec.Struct):
    """Counts of finished games. Two of them add up to the count of both.

    >>> tally = Tally.of(["bot", "random"])
    >>> tally.add(12, Result((0,), (1, 2), "last"), ["bot", "random"], {})
    >>> both = tally.merge(tally)
    >>> both.wins(both.by_seat[0])
    2.0
    """

    players: list[str]
    lengths: dict[int, int]
    by_seat: list[Shares]
    by_bot: dict[str, Shares]
    by_side: dict[str, int]
    endings: dict[str, int]

    @classmethod
    def of(cls, players: Sequence[str]) -> "Tally":
        """Nothing counted yet, for these players."""
        return cls(list(players), {}, [{} for _ in players], {bot: {} for bot in players}, {}, {})

    def add(
        self, decisions: int, result: Result, order: Sequence[str], together: Mapping[str, tuple[int, ...]]
    ) -> None:
        """One more finished game."""
        count(self.lengths, decisions)
        count(self.endings, result.reason)
        for side, seats in together.items():
            count(self.by_side, side, int(bool(set(seats) & set(result.winners))))
        for winner in result.winners:
            sharing = 1 if together else len(result.winners)
            count(self.by_seat[winner], sharing)
            count(self.by_bot[order[winner]], sharing)

    def merge(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(
            self.players,
            merged(self.lengths, other.lengths),
            [merged(*pair) for pair in zip(self.by_seat, other.by_seat, strict=True)],
            {bot: merged(shares, other.by_bot[bot]) for bot, shares in self.by_bot.items()},
            merged(self.by_side, other.by_side),
            merged(self.endings, other.endings),
        )

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum(self.lengths.values())

    def wins(self, shares: Shares) -> float:
        """What whole and shared wins are together."""
        return sum(shares[sharing] / sharing for sharing in sorted(shares))

    @property
    def decisions(self) -> int:
        """In all games."""
        return sum(length * times for length, times in self.lengths.items())

    def summary(self, slug: str, seconds: float, before: int = 0) -> Summary:
        """All that was counted; `before` are decisions of an earlier run, which took none of these seconds."""
        games, decisions = self.games, self.decisions
        by_seat = [self.wins(shares) for shares in self.by_seat]
        by_bot = {bot: self.wins(shares) for bot, shares in self.by_bot.items()}
        return Summary(
            game=slug,
            games=games,
            finished=games,
            decisions=decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round((decisions - before) / seconds, 1) if seconds else 0.0,
            wins_by_seat=[round(wins, 3) for wins in by_seat],
            wins_by_bot={name: round(wins, 3) for name, wins in by_bot.items()},
            length=quantiles(self.lengths),
            endings=dict(sorted(self.endings.items(), key=lambda ending: (-ending[1], ending[0]))),
            sides={side: rate(wins, games) for side, wins in self.by_side.items()},
            seats=[rate(wins, games) for wins in by_seat],
            bots={name: rate(wins, self.chances(name), games) for name, wins in by_bot.items()},
        )

    def chances(self, bot: str) -> int:
        """How often this bot could have won: once a game, or once for each of its seats where sides win."""
        return self.games * (self.players.count(bot) if self.by_side else 1)


def count(counts: dict[K, int], key: K, times: int = 1) -> None:
    """So many more of this."""
    counts[key] = counts.get(key, 0) + times


def merged(first: dict[K, int], second: dict[K, int]) -> dict[K, int]:
    """Two counts in one."""
    total = dict(first)
    for key, times in second.items():
        count(total, key, times)
    return total


def quantiles(lengths: Mapping[int, int]) -> dict[str, int]:
    """The shortest, the longest, and some between.

    >>> quantiles({10: 1, 20: 2, 30: 1})
    {'min': 10, 'p10': 10, 'p50': 20, 'p90': 30, 'max': 30}
    """
    places = {name: round(share * (sum(lengths.values()) - 1)) for name, share in QUANTILES.items()}
    return {name: at_place(lengths, place) for name, place in places.items()}


def at_place(lengths: Mapping[int, int], place: int) -> int:
    """The length at this place of all games in order."""
    for length in sorted(lengths):
        place -= lengths[length]
        if place < 0:
            return length
    raise AssertionError("no game has that place")
