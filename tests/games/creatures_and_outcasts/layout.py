"""A small table, laid out in words, and a match that goes on from it.

Seats are A to F, hands and piles are numbers: `lay("3 7 7", "5", trick="2", closed="9 1")` gives A a 3 and two 7s, B a
5, a play pile with a 2 on top, and a closed pile with a 9 on top of a 1. It is A's turn, and whatever is not laid out
is out of the game.
"""

from collections.abc import Iterable
from typing import Any

from speeltafel.engine import (
    EVERYONE,
    Chance,
    Decision,
    Event,
    IllegalMove,
    Match,
    Move,
    QuickChance,
    flow,
    open_match,
)
from speeltafel.engine.redaction import redacted
from speeltafel.games.creatures_and_outcasts import GAME
from speeltafel.games.creatures_and_outcasts.events import RoundEnded, TrickOver
from speeltafel.games.creatures_and_outcasts.facts import DEALT
from speeltafel.games.creatures_and_outcasts.flow import Rounds, Turns
from speeltafel.games.creatures_and_outcasts.flow.rounds import prepare_round_effect
from speeltafel.games.creatures_and_outcasts.material import material
from speeltafel.games.creatures_and_outcasts.moves import PASS, LaySet, Play, PlayPair
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.games.creatures_and_outcasts.view import View

A, B, C, D, E, F = range(6)
RACING, COUNTING = 4, 6
"""The steps of a round that race for the first 1 and count the points."""


class Scripted(Chance):
    """Gives the outcomes that a test wants, then zeros."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        outcome = self.outcomes.pop(0) if self.outcomes else 0
        assert outcome < n, f"{outcome} is not below {n}"
        return outcome

    def below_for(self, n: int, *label: int | str) -> int:
        return self.below(n)


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
    **options: Any,
) -> Board:
    """A table in the middle of a round, or at its race; closed pile and character stack are given top first."""
    match = start(len(hands), **options).match
    table = Table(seats=len(hands), options=match.options, round=round, youngest=youngest)
    table.hands = [sorted(numbers(hand)) for hand in hands]
    table.trick = numbers(trick)
    table.closed = numbers(closed)[::-1]
    table.characters = characters.split()[::-1]
    table.active, table.thing, table.turn, table.last_player = active, thing, turn, last
    table.points = list(points)
    table.facts = [(DEALT, EVERYONE, len(table.closed), len(table.characters))]
    table.acted = not racing
    check_box(table)
    if racing:
        table.turn, table.last_player = NOBODY, youngest
        table.frames = [Rounds(at=RACING)]
    else:
        table.frames = [Rounds(at=COUNTING), Turns()]
    return go_on(match, table, chance)


def go_on(match: Match, table: Table, chance: Chance | None) -> Board:
    """A match without a record that goes on from this table."""
    playing = Match(GAME, match.options, match.names, QuickChance(1), events=True, record=None)
    playing.opening = []
    prepare_round_effect(table)
    playing.table = table
    playing.now.chance = chance or QuickChance(1)
    flow.run(table, playing.now)
    return Board(playing)


def check_box(table: Table) -> None:
    """No card may be laid out more often than the box has it."""
    laid = [*table.trick, *table.closed, *(card for hand in table.hands for card in hand)]
    if table.thing != EMPTY:
        laid.append(table.thing)
    for number, kind in material().outcasts.items():
        assert laid.count(number) <= kind.copies, f"the box has only {kind.copies} cards with {number}"
    assert set(laid) <= set(material().outcasts)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def words(cards: Iterable[int]) -> str:
    return " ".join(str(card) for card in cards)
