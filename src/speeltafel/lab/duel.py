"""A match between two kinds of players: the same deals again and again, with the first in every place in turn."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import Match
from speeltafel.lab.driver import play_out
from speeltafel.lab.rates import Rate, rate
from speeltafel.lab.tally import count, quantiles


class Duel(msgspec.Struct):
    """How a match ended. `fair` is what two equal players would share out: one seat or side of so many.

    Where all win or lose together both play every deal by themselves, and there is no fair share (0).
    """

    game: str
    games: int
    seats: int
    bots: tuple[str, str]
    first: Rate
    second: Rate
    fair: float
    length: dict[str, int]
    seconds: float
    options: dict[str, Any] = {}
    seed: int = 0


def duel(
    slug: str,
    games: int,
    bots: tuple[str, str],
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda games: None,
) -> Duel:
    """Play this many games: one seat (or one side) for the first, all others for the second.

    >>> duel("good-vs-evil", 2, ("random", "random"), seed=1).fair
    0.5
    """
    tally, began = Score(), time.perf_counter()
    for number in range(games):
        deal, place = divmod(number, len(tally.places) or 1)
        match = speeltafel.start(slug, seats, options, seed=f"duel/{seed}/{deal}", events=False, record=False)
        tally.places = tally.places or places(match)
        tally.play(match, bots, tally.places[place], seed)
        progress(1)
    found = tally.told(slug, seats, bots, time.perf_counter() - began)
    return msgspec.structs.replace(found, options=options or {}, seed=seed)


def places(match: Match) -> list[tuple[int, ...]]:
    """What the first plays in turn: every seat, every side, or the whole table and nothing of it."""
    sides = match.game.together(match.table)
    if not sides:
        return [(seat,) for seat in range(match.table.seats)]
    return list(sides.values()) if len(sides) > 1 else [tuple(range(match.table.seats)), ()]


class Score:
    """Counts while games are played."""

    def __init__(self) -> None:
        self.places: list[tuple[int, ...]] = []
        self.wins = [0.0, 0.0]
        self.played = [0, 0]
        self.games = 0
        self.lengths: dict[int, int] = {}
        self.sides: Mapping[str, tuple[int, ...]] = {}

    def play(self, match: Match, bots: tuple[str, str], place: tuple[int, ...], seed: int) -> None:
        """One game with the first in this place."""
        kinds = [bots[0] if seat in place else bots[1] for seat in range(match.table.seats)]
        numbers = [hash((seed, self.games, seat)) for seat in range(len(kinds))]
        players = [make_player(match.game, *each) for each in zip(kinds, numbers, strict=True)]
        self.games += 1
        count(self.lengths, play_out(match, players))
        self.sides = match.game.together(match.table)
        self.count(match, place)

    def count(self, match: Match, place: tuple[int, ...]) -> None:
        """Who won. Winners who play alone share a win."""
        assert match.result is not None
        winners = match.result.winners
        if len(self.sides) == 1:
            who = 0 if place else 1
            self.played[who] += 1
            self.wins[who] += bool(winners)
            return
        share = sum(winner in place for winner in winners) / len(winners) if winners else 0.0
        self.played = [games + 1 for games in self.played]
        self.wins[0] += share
        self.wins[1] += bool(winners) - share

    def told(self, slug: str, seats: int, bots: tuple[str, str], seconds: float) -> Duel:
        """All that was counted."""
        first, second = (rate(wins, games) for wins, games in zip(self.wins, self.played, strict=True))
        fair = 0.0 if len(self.sides) == 1 else 1 / len(self.places)
        lengths = quantiles(self.lengths)
        return Duel(slug, self.games, seats, bots, first, second, fair, lengths, round(seconds, 3))
