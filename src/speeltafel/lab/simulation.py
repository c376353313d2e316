"""Many games between chosen players, and a summary of them."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import Result
from speeltafel.lab.driver import play_out
from speeltafel.lab.rates import Rate, rate

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


def simulate(
    slug: str,
    games: int,
    players: Sequence[str],
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    progress: Callable[[], None] = lambda: None,
) -> Summary:
    """Play this many games. The players move one seat on after every game, so that no bot owns a seat.

    >>> simulate("good-vs-evil", 3, ["random", "random"], seed=1).finished
    3
    """
    seats = len(players)
    tally = Tally(players)
    began = time.perf_counter()
    for number in range(games):
        order = [players[(seat + number) % seats] for seat in range(seats)]
        match = speeltafel.start(slug, seats, options, seed=f"{seed}/{number}", events=False, record=False)
        hands = [make_player(match.game, kind, hash((seed, number, seat))) for seat, kind in enumerate(order)]
        decisions = play_out(match, hands)
        assert match.result is not None
        tally.add(decisions, match.result, order, match.game.together(match.table))
        progress()
    return tally.summary(slug, time.perf_counter() - began)


def quantiles(lengths: Sequence[int]) -> dict[str, int]:
    """The shortest, the longest, and some between."""
    ordered = sorted(lengths)
    return {name: ordered[round(share * (len(ordered) - 1))] for name, share in QUANTILES.items()}


class Tally:
    """Counts while games are played."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.lengths: list[int] = []
        self.by_seat = [0.0] * len(players)
        self.by_bot = dict.fromkeys(players, 0.0)
        self.by_side: Counter[str] = Counter()
        self.sides: list[str] = []
        self.endings: Counter[str] = Counter()

    def add(
        self, decisions: int, result: Result, order: Sequence[str], together: Mapping[str, tuple[int, ...]]
    ) -> None:
        """One more finished game."""
        self.lengths.append(decisions)
        self.endings[result.reason] += 1
        self.sides = list(together)
        self.by_side.update(side for side, seats in together.items() if set(seats) & set(result.winners))
        for winner in result.winners:
            win = 1.0 if together else 1 / len(result.winners)
            self.by_seat[winner] += win
            self.by_bot[order[winner]] += win

    def summary(self, slug: str, seconds: float) -> Summary:
        """All that was counted."""
        lengths = self.lengths
        games, decisions = len(lengths), sum(lengths)
        return Summary(
            game=slug,
            games=games,
            finished=games,
            decisions=decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
            wins_by_seat=[round(wins, 3) for wins in self.by_seat],
            wins_by_bot={name: round(wins, 3) for name, wins in self.by_bot.items()},
            length=quantiles(lengths),
            endings=dict(self.endings.most_common()),
            sides={side: rate(self.by_side[side], games) for side in self.sides},
            seats=[rate(wins, games) for wins in self.by_seat],
            bots={name: rate(wins, self.chances(name), games) for name, wins in self.by_bot.items()},
        )

    def chances(self, bot: str) -> int:
        """How often this bot could have won: once a game, or once for each of its seats where sides win."""
        return len(self.lengths) * (self.players.count(bot) if self.sides else 1)
