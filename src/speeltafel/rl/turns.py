"""A game as a row of decisions, one after the other: what every environment plays."""

from typing import Protocol

from speeltafel.engine import ASKED, OPTIONAL, Decision, Game, Match, Move, Table
from speeltafel.engine.spaces import WAIT, Wait
from speeltafel.rl.games import spaces_of

Offer = tuple[int, int]
"""Something that may be done or left, by its seat and its number."""


class InTurn(Protocol):
    """One match, of which one decision at a time is asked."""

    match: Match

    def decision(self) -> Decision | None:
        """Who is to decide, and what; None when the game is over."""
        ...

    def answer(self, decision: Decision, move: Move) -> None:
        """Do one of the moves of the decision that was just asked for."""
        ...


class Turns:
    """One match of a game with turns. Whoever has an offer is asked first, and may wait.

    Seats that decide at the same moment are asked one by one; nobody's view shows what the others answered.

    >>> import speeltafel
    >>> turns = Turns(speeltafel.start("spookhuis", 3, seed=1))
    >>> turns.decision().kind
    'rotate'
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.left: list[Offer] = []

    def decision(self) -> Decision | None:
        """An offer that was not left yet, else the first question that the game waits for."""
        return next_decision(self.match.table, self.left)

    def answer(self, decision: Decision, move: Move) -> None:
        """Do one of the moves of the decision that was just asked for, or wait."""
        if type(move) is Wait:
            self.left.append((decision.seat, decision.number))
            return
        match = self.match
        if match.listening:
            match.moment(None)
        match.apply(as_asked(match.table, decision), move)
        if self.left:
            self.left = still_left(match.table, self.left)


def next_decision(table: Table, left: list[Offer]) -> Decision | None:
    """Who is asked next, if these offers were left; an offer may always be left."""
    if table.waiting == len(table.open):
        return table.open[0] if table.open else None
    for found in table.open:
        if found.waits != ASKED and (found.seat, found.number) not in left:
            moves = [*found.moves, WAIT]
            return Decision(found.seat, found.kind, moves, found.rule, "", found.number, found.waits)
    return next(found for found in table.open if found.waits == ASKED)


def as_asked(table: Table, decision: Decision) -> Decision:
    """The table's own decision, without the wait that was added to it."""
    return decision if decision.waits == ASKED else table.decision(decision.seat) or decision


def still_left(table: Table, left: list[Offer]) -> list[Offer]:
    """After a move what belongs to a window stays left; what may be done at any moment is asked again."""
    standing = [(found.seat, found.number) for found in table.open if found.waits == OPTIONAL]
    return [offer for offer in left if offer in standing]


def in_turn(match: Match, seed: int | str) -> InTurn:
    """The match as a row of decisions; a race in ticks, whose order comes from the seed."""
    turns = spaces_of(match.game).turns
    return Turns(match) if turns is None else turns(match, seed)


def rewards(game: Game, table: Table) -> list[float]:
    """What a finished game was worth to every seat, from -1 to 1.

    Where everybody plays alone the rewards add up to 0 and a winner without company has 1; where sides play, winners have
    1 and losers -1.

    >>> import speeltafel
    >>> from speeltafel.lab.driver import play_out
    >>> from speeltafel.bots import RandomPlayer
    >>> match = speeltafel.start("good-vs-evil", 3, seed=1)
    >>> _ = play_out(match, [RandomPlayer(seat) for seat in range(3)])
    >>> sorted(rewards(match.game, match.table))
    [-0.5, -0.5, 1.0]
    """
    shares, seats = game.payoff(table), table.seats
    if game.together(table):
        return [2 * share - 1 for share in shares]
    return [(share * seats - 1) / (seats - 1) for share in shares]
