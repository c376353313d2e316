"""One moment of a game, measured: what everybody could expect, and what the choice that follows was worth."""

from typing import Any

import msgspec

from speeltafel.analysis.forecasting import forecast, forecast_known
from speeltafel.analysis.plan import Care, effort_for, is_choice
from speeltafel.analysis.structure import Alternative, Choice, whole
from speeltafel.analysis.weighing import (
    USUAL,
    Weighed,
    candidates,
    compared,
    is_as_good,
    mean_and_error,
    try_all,
)
from speeltafel.bots.search.leave import LEAVE
from speeltafel.engine import Decision, Effort, Entry, Game, Match, Move, QuickChance, Worlds

USUAL_COST = 0.06
"""How much choices cost, as a spread: what a sample says beyond that is believed the less, the smaller the sample."""


class Measured(msgspec.Struct, frozen=True):
    """One number for every seat, in ten-thousandths."""

    at: float
    known: list[int]
    doubt: list[int]
    table: list[int]
    change: list[int]
    """What the choice changed for everybody, in the worlds of the one who chose."""
    choice: Choice | None = None
    left: int | None = None
    """The seat that left the table for good: all that this changed is its doing."""
    dice: list[int] | None = None
    """In a race: what the dice changed up to the next moment."""


class Weighing(msgspec.Struct, frozen=True):
    """A choice, and what its seat could expect of it before."""

    choice: Choice
    change: list[int]
    usual: tuple[float, float]
    """The chance by what a usual player does there, and its standard error."""


def measure(match: Match, entry: Entry | None, number: int, care: Care, seed: int) -> Measured:
    """The moment before this entry; None: the game is over."""
    game, table = match.game, match.table
    effort = effort_for(game, care)
    truth = forecast(game, table, effort, seed, match.time, care.enough)
    told = [whole(share) for share in truth.shares]
    nothing = [0] * table.seats
    if entry is None:
        return Measured(match.time, told, nothing, told, nothing)
    weighing = None
    if not game.timed and is_choice(match, entry):
        weighing = weigh_choice(match, entry, number, care, effort, seed)
    pairs = [known_by(match, seat, weighing, care, effort, seed) for seat in range(table.seats)]
    return Measured(
        at=match.time,
        known=[whole(share) for share, _ in pairs],
        doubt=[whole(error) for _, error in pairs],
        table=told,
        change=weighing.change if weighing else nothing,
        choice=weighing.choice if weighing else None,
        left=entry.seat if entry.left else None,
    )


def known_by(
    match: Match, seat: int, weighing: Weighing | None, care: Care, effort: Effort, seed: int
) -> tuple[float, float]:
    """The chance of a seat from what it can know, with its error. Who chooses has it from the weighing: the same worlds."""
    if weighing is not None and weighing.choice.seat == seat:
        return weighing.usual
    worlds = Worlds(match.game, match.table, seat)
    found = forecast_known(worlds, effort, seed, match.time, care.enough)
    return found.shares[seat], found.errors[seat]


def weigh_choice(match: Match, entry: Entry, number: int, care: Care, effort: Effort, seed: int) -> Weighing:
    """What was done beside what a usual player and the best would have done, in the same worlds with the same luck."""
    seat = entry.seat
    assert seat is not None
    game, decision = match.game, match.decision(seat)
    worlds = Worlds(game, match.table, seat)
    played = entry.move if isinstance(entry.move, Move) else match.read_move(entry.move)
    moves = worth_weighing(game, worlds, decision, played, care, seed)
    every = msgspec.structs.replace(effort, iterations=effort.iterations * (len(moves) + 1))
    tried = try_all(game, worlds, decision, [USUAL, *moves], every, seed, care.enough)
    change = changes(tried[0], tried[1 + moves.index(played)])
    weighed = compared(seat, moves, tried[1:])
    usual = mean_and_error([shares[seat] for shares in tried[0]])
    return Weighing(told_of(number, decision, played, weighed, change[seat]), change, usual)


def worth_weighing(
    game: Game, worlds: Worlds, decision: Decision, played: Move, care: Care, seed: int
) -> list[Move]:
    """The candidates, and in any case what was played."""
    found = candidates(game, worlds, decision, care.options, care.level, seed, care.iterations)
    return found if played in found else [*found, played]


def changes(usual: list[list[float]], played: list[list[float]]) -> list[int]:
    """For every seat, how much more it could expect than by the usual move."""
    found = []
    for seat in range(len(usual[0])):
        pairs = zip(usual, played, strict=True)
        mean, _ = mean_and_error([after[seat] - before[seat] for before, after in pairs])
        found.append(whole(mean))
    return found


def told_of(number: int, decision: Decision, played: Move, weighed: list[Weighed], gain: int) -> Choice:
    """The choice as the analysis keeps it."""
    moves = [one.move for one in weighed]
    done = weighed[moves.index(played)]
    cost = 0.0 if is_as_good(done) else believed(done.behind, done.doubt)
    options = [Alternative(plainly(one.move), whole(one.share), whole(one.error)) for one in weighed]
    return Choice(number, decision.seat, decision.kind, moves.index(played), options, whole(cost), gain)


def believed(behind: float, doubt: float) -> float:
    """How far a difference is believed: the best of several samples looks better than it is.

    >>> believed(0.1, 0.0), round(believed(0.1, 0.06), 3)
    (0.1, 0.05)
    """
    return behind * USUAL_COST**2 / (USUAL_COST**2 + doubt**2)


def plainly(move: Move) -> Any:
    """A move in JSON's types."""
    return None if move is LEAVE else msgspec.to_builtins(move)


def before_the_deal(match: Match, care: Care, seed: int) -> list[int]:
    """What every seat can expect of a game with these options before anything is dealt."""
    game, names, options = match.game, match.names, match.options
    effort = msgspec.structs.replace(effort_for(game, care), iterations=1)
    sums = [0.0] * len(names)
    for number in range(care.walks):
        deal = Match(game, options, names, QuickChance(f"deal/{seed}/{number}"), events=False, record=None)
        shares = forecast(game, deal.table, effort, f"{seed}/{number}").shares
        sums = [total + share for total, share in zip(sums, shares, strict=True)]
    return [whole(total / care.walks) for total in sums]
