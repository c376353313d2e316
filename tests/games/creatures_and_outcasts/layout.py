"""A small table, laid out in words, and a match that goes on from it.

Seats are A to F, hands and piles are numbers: `lay("3 7 7", "5", trick="2", closed="9 1")` gives A a 3 and two 7s, B a
5, a play pile with a 2 on top, and a closed pile with a 9 on top of a 1. It is A's turn, and whatever is not laid out
is out of the game.
"""

from collections.abc import Iterable
from typing import Any

import speeltafel
from speeltafel.engine import (
    Chance,
    Decision,
    Event,
    IllegalMove,
    Match,
    Move,
    open_match,
)
from speeltafel.engine.redaction import redacted
from speeltafel.games.creatures_and_outcasts import GAME
from speeltafel.games.creatures_and_outcasts.events import RoundEnded, TrickOver
from speeltafel.games.creatures_and_outcasts.moves import PASS, LaySet, Play, PlayPair
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.games.creatures_and_outcasts.view import View

A, B, C, D, E, F = range(6)


class Board:
    """A match on a laid-out table, read in short words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log: list[Event] = list(match.opening)

    @property
    def table(self) -> Table:
        assert isinstance(self.match.table, Table)
        return self.match.table

    # Doing

    def do(self, seat: int, move: Move) -> list[Event]:
        """One answer, nothing more."""
        happened = self.match.play(seat, move)
        self.log += happened
        return happened

    def play(self, seat: int, number: int) -> None:
        """Play one card."""
        self.do(seat, Play(str(number)))

    def pair(self, seat: int, number: int) -> None:
        """Play two equal cards."""
        self.do(seat, PlayPair(str(number)))

    def lay_set(self, seat: int, number: int) -> None:
        """Lay down a set."""
        self.do(seat, LaySet(str(number)))

    def passes(self, *seats: int) -> None:
        """These seats pass, one after another."""
        for seat in seats:
            self.do(seat, PASS)

    def all_pass(self) -> None:
        """Everybody passes until the trick is over."""
        over = len(self.told(TrickOver))
        for _ in range(self.table.seats):
            self.passes(self.table.turn)
            if len(self.told(TrickOver)) > over:
                return
        raise AssertionError("everybody passed, but the trick goes on")

    def timeout(self, seat: int) -> None:
        """Be too late."""
        self.log += self.match.timeout(seat)

    # Reading

    def hand(self, seat: int) -> str:
        return words(self.table.hands[seat])

    @property
    def trick(self) -> str:
        """The play pile, the last card on top."""
        return words(self.table.trick)

    @property
    def closed(self) -> str:
        """The closed pile, top first."""
        return words(reversed(self.table.closed))

    @property
    def stack(self) -> str:
        """The character stack, top first."""
        return " ".join(reversed(self.table.characters))

    @property
    def turn(self) -> int:
        return self.table.turn

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.match.decisions()]

    def decision(self, seat: int) -> Decision:
        return self.match.decision(seat)

    def moves(self, seat: int) -> list[Move]:
        """What this seat may do now."""
        return self.match.decision(seat).moves

    def playable(self, seat: int) -> str:
        """The numbers that this seat may play now, alone or as pairs."""
        return " ".join(move.card for move in self.moves(seat) if isinstance(move, Play | PlayPair))

    def may(self, seat: int, move: Move) -> bool:
        decision = self.table.decision(seat)
        return decision is not None and move in decision.moves

    def refusal(self, seat: int, move: Move) -> str:
        """The rule that a refusal cites."""
        try:
            self.match.play(seat, move)
        except IllegalMove as refused:
            return refused.rule
        raise AssertionError("the move was legal")

    def view(self, seat: int | None) -> View:
        found = self.match.view(seat)
        assert isinstance(found, View)
        return found

    def told(self, kind: type[Event], seat: int | None = None) -> list[Any]:
        """The events of a kind, as this seat (None: a spectator) may know them."""
        return [event for event in redacted(self.log, seat) if isinstance(event, kind)]

    @property
    def over(self) -> str:
        """Why the last round ended; empty while the first one runs."""
        ended = self.told(RoundEnded)
        return ended[-1].reason if ended else ""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the last finished round, by seat."""
        return self.table.points[-1]


def start(seats: int, seed: int = 1, people: int = 0, chance: Chance | None = None, **options: Any) -> Board:
    """A real match, from the first deal."""
    names = [f"player {number + 1}" for number in range(seats)]
    match = open_match(GAME, names, options, seed=seed, shares=(), people=people, events=True, record=True)
    if chance is not None:
        match = Match(GAME, match.options, names, chance, events=True, record=None)
    return Board(match)


def lay(
    *hands: str,
    trick: str = "",
    closed: str = "",
    characters: str = "wednesday",
    active: str = "",
    thing: int = EMPTY,
    turn: int = A,
    last: int = A,
    youngest: int = 0,
    round: int = 1,
    points: Iterable[tuple[int, ...]] = (),
    racing: bool = False,
    chance: Chance | None = None,
    people: int = 0,
    **options: Any,
) -> Board:
    """A table in the middle of a round, or at its race; closed pile and character stack are given top first."""
    described: dict[str, Any] = {
        "hands": hands,
        "trick": trick,
        "closed": closed,
        "characters": characters,
        "active": active,
        "thing": thing,
        "turn": turn,
        "last": last,
        "youngest": youngest,
        "round": round,
        "points": list(points),
        "racing": racing,
    }
    match = speeltafel.position(GAME.slug, options=options, chance=chance, people=people, **described)
    match.opening = []
    return Board(match)


def words(cards: Iterable[int]) -> str:
    return " ".join(str(card) for card in cards)
