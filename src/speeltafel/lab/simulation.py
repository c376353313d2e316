"""Many games between chosen players, and a summary of them."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.lab.driver import play_out

QUANTILES = {"min": 0.0, "p10": 0.1, "p50": 0.5, "p90": 0.9, "max": 1.0}


class Summary(msgspec.Struct):
    """What a simulation showed. `length` has the quantiles of decisions per game."""

    game: str
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    length: dict[str, int]


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
        tally.add(decisions, match.result.winners, order)
        progress()
    return tally.summary(slug, time.perf_counter() - began)


class Tally:
    """Counts while games are played. Winners share a win."""

    def __init__(self, players: Sequence[str]) -> None:
        self.lengths: list[int] = []
        self.by_seat = [0.0] * len(players)
        self.by_bot = dict.fromkeys(players, 0.0)

    def add(self, decisions: int, winners: Sequence[int], order: Sequence[str]) -> None:
        """One more finished game."""
        self.lengths.append(decisions)
        for winner in winners:
            self.by_seat[winner] += 1 / len(winners)
            self.by_bot[order[winner]] += 1 / len(winners)

    def summary(self, slug: str, seconds: float) -> Summary:
        """All that was counted."""
        lengths = sorted(self.lengths)
        last = len(lengths) - 1
        return Summary(
            game=slug,
            games=len(lengths),
            finished=len(lengths),
            decisions=sum(lengths),
            seconds=round(seconds, 3),
            decisions_per_second=round(sum(lengths) / seconds, 1) if seconds else 0.0,
            wins_by_seat=[round(wins, 3) for wins in self.by_seat],
            wins_by_bot={name: round(wins, 3) for name, wins in self.by_bot.items()},
            length={name: lengths[round(share * last)] for name, share in QUANTILES.items()}
            if lengths
            else {},
        )
