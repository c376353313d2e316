"""Positions worth looking at: the first time a player is asked each kind of question, and the result."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import speeltafel
from speeltafel.engine import Event, Match, Table, clone
from speeltafel.engine.clock import VirtualClock
from speeltafel.lab.driver import answer, next_decision

GAMES_TRIED = 4
"""So many games of bots are searched for questions that the first player is asked."""
LATE, END = "late", "over"


@dataclass(frozen=True)
class Position:
    """A table at one moment, and what happened before it."""

    game: str
    name: str
    seats: int
    table: Table
    time: float
    happened: tuple[tuple[Event, ...], ...]


def positions(slug: str, only: frozenset[str] = frozenset()) -> list[Position]:
    """One position for each kind of question to the first player, in the order in which they are met, the last, and the end.

    If there is one in which more than one move is possible, it is that."""
    found: dict[str, Position] = {}
    for seed in range(GAMES_TRIED):
        for kind, position in played(slug, seed):
            first = found.get(kind)
            if (not only or kind in only) and (first is None or chooses(position) > chooses(first)):
                found[kind] = position
        if only and only <= found.keys():
            break
    return list(found.values())


def chooses(position: Position) -> bool:
    """Whether the first player has a choice."""
    decision = position.table.decision(0)
    return decision is not None and len(decision.moves) > 1


def played(slug: str, seed: int, options: Mapping[str, Any] | None = None) -> Iterator[tuple[str, Position]]:
    """A game of bots, stopping wherever the first player is asked something new, and at its end.

    When much lies on the table, the last question is looked at, too."""
    seats = crowd(slug)
    match = speeltafel.start(slug, seats, options, seed=seed, record=False)
    happened: list[tuple[Event, ...]] = [tuple(match.opening)]
    step = steps(match, seed)
    met: set[tuple[str, bool]] = set()
    late = None
    while match.result is None:
        decision = match.table.decision(0)
        if decision is not None:
            late = taken(match, LATE, happened)
        if decision is not None and (asked := (decision.kind, len(decision.moves) > 1)) not in met:
            met.add(asked)
            yield decision.kind, taken(match, decision.kind, happened)
        step()
        happened.append(tuple(match.now.events or ()))
    if late is not None:
        yield LATE, late
    yield END, taken(match, END, happened)


def crowd(slug: str) -> int:
    """A full table, with room for names."""
    return min(4, speeltafel.load(slug).seat_counts[-1])


def taken(match: Match, name: str, happened: list[tuple[Event, ...]]) -> Position:
    table = clone(match.table)
    return Position(match.game.slug, name, table.seats, table, match.time, tuple(happened))


def steps(match: Match, seed: int) -> Callable[[], None]:
    """The game's own bots: each call is one step of theirs."""
    game = match.game
    players = [
        game.bot("normal" if "normal" in game.levels else game.levels[0], seat)
        for seat in range(match.table.seats)
    ]
    if game.timed:
        return VirtualClock(match, players, seed).step

    def step() -> None:
        decision = next_decision(match)
        answer(match, players[decision.seat], decision)

    return step
