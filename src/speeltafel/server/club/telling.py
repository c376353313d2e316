"""What a finished game was, as far as members want to remember it: from the table's log and nothing else."""

from collections.abc import Sequence
from time import time
from typing import Any, Final

import msgspec

from speeltafel.engine import Climb, Climbing, Game, Match, Result
from speeltafel.server.storage.entries import SeatEntry
from speeltafel.server.table.ledger import Ledger

TELLING: Final = 2
"""Goes up when more is told of a game than before."""
CARDS_TOLD: Final = 3
"""So many of the cards that somebody played most."""


class Told(msgspec.Struct):
    """What all who played share."""

    options: dict[str, Any]
    reason: str
    winners: list[int]
    scores: list[int]
    names: list[str]
    """As they were called at the table; nobody's name here is a member's once that member has left."""
    climb: Climb | None = None
    """How high all of them climbed together, where nobody plays against another."""
    telling: int = 1
    """Which words of this file tell it: what an older one left out is read from the log once more."""


class SeatTold(msgspec.Struct):
    """What one of them did: traits (role, character, fate) and, where a game counts cards, those played most."""

    side: str
    ladder: str
    """Where this counts, if the game was rated."""
    traits: dict[str, str]
    played: dict[str, int]
    deserted: bool = False
    """Stood up while the game went on."""
    tallies: dict[str, int] = {}
    """What the game counts for everybody: keys, rolls, turns."""


class Finished(msgspec.Struct):
    """One game, ready to be kept."""

    table: str
    game: str
    version: str
    ended: int
    seconds: int
    moves: int
    rated: bool
    told: Told
    seats: list[SeatEntry]
    places: list[int]
    shares: list[float]
    seat_told: list[SeatTold]

    @property
    def members(self) -> set[str]:
        """Who of them has a card."""
        return {entry.member for entry in self.seats if entry.member}


def finished(ledger: Ledger) -> Finished | None:
    """The game of a table that is over; nothing of a lesson, or one that still goes on."""
    match = ledger.match
    if match is None or match.result is None or match.record is None or ledger.lesson is not None:
        return None
    result, game = match.result, match.game
    return Finished(
        table=ledger.table,
        game=game.slug,
        version=ledger.version,
        ended=ledger.ended or int(time()),
        seconds=int(match.time),
        moves=sum(entry.move is not None for entry in ledger.record().entries),
        rated=ledger.choices.rated,
        told=Told(
            ledger.options,
            result.reason,
            list(result.winners),
            list(result.scores),
            [entry.name for entry in ledger.seats],
            game.climb(match.table) if isinstance(game, Climbing) else None,
            TELLING,
        ),
        seats=ledger.seats,
        places=places(result, len(ledger.seats)),
        shares=list(game.won(match.table)),
        seat_told=seat_told(ledger, match),
    )


def places(result: Result, seats: int) -> list[int]:
    """1 for who won. Where a game ranks nobody, there are winners and others.

    >>> places(Result(winners=(1,), ranks=(), reason="points"), 3)
    [2, 1, 2]
    """
    if len(result.ranks) == seats:
        return list(result.ranks)
    return [1 if seat in result.winners else 2 for seat in range(seats)]


def ladder_of(game: Game, side: str) -> str:
    """Where a seat on this side is compared with others: sides that play a game of their own have one each."""
    return f"{game.slug}/{side}" if side and game.sides_differ else game.slug


def seat_told(ledger: Ledger, match: Match) -> list[SeatTold]:
    """What the game's own statistics say about everybody."""
    noted = ledger.noted(match)
    sides = {seat: name for name, seats in match.game.together(match.table).items() for seat in seats}
    traits, tallies = noted.seat_traits(match.table), noted.tallies()
    return [
        SeatTold(
            sides.get(seat, ""),
            ladder_of(match.game, sides.get(seat, "")),
            dict(zip(noted.traits, traits[seat], strict=True)),
            most(noted.cards, seat),
            seat in ledger.deserted,
            tallies[seat],
        )
        for seat in range(match.table.seats)
    ]


def most(cards: Any, seat: int) -> dict[str, int]:
    """The cards that a seat played most."""
    played = {card: times for (who, card, use), times in cards.items() if who == seat and use == 1}
    favourites: Sequence[str] = sorted(played, key=lambda card: (-played[card], card))[:CARDS_TOLD]
    return {card: played[card] for card in favourites}
