"""A small table, laid out in words, and a match that goes on from it.

Seats are A to E, hands and piles are words: `lay("defuse nope", "favor", pile="kitten shuffle")` gives A a Defuse and a
Nope, B a Favor, and a draw pile with a Kitten on top. Whatever is not laid out is out of the game, unseen.
"""

from typing import Any

import speeltafel
from speeltafel.engine import Chance, Decision, Event, Match, Move
from speeltafel.engine.redaction import redacted
from speeltafel.games.good_vs_evil.layout import long, words
from speeltafel.games.good_vs_evil.moves import PASS, Pair, Play, PlayOn, Triple
from speeltafel.games.good_vs_evil.state import Table

A, B, C, D, E = range(5)


class Board:
    """A match on a laid-out table, read in short words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log: list[Event] = []

    @property
    def table(self) -> Table:
        assert isinstance(self.match.table, Table)
        return self.match.table

    # Doing

    def play(self, seat: int, move: Move) -> list[Event]:
        """One answer, nothing more."""
        happened = self.match.play(seat, move)
        self.log += happened
        return happened

    def do(self, seat: int, move: Move) -> None:
        """Play, and nobody Nopes."""
        self.play(seat, move)
        self.all_pass()

    def all_pass(self) -> None:
        """Everybody who is asked for a Nope lets it happen."""
        while True:
            asked = [decision.seat for decision in self.match.decisions() if decision.kind == "nope"]
            if not asked:
                return
            self.play(asked[0], PASS)

    def leave(self, seat: int) -> None:
        """Leave for good."""
        self.log += self.match.leave(seat)

    def timeout(self, seat: int) -> None:
        """Be too late."""
        self.log += self.match.timeout(seat)

    # Reading

    def hand(self, seat: int) -> str:
        """A hand, sorted by kind."""
        kinds = [kind for kind, count in enumerate(self.table.hands[seat]) for _ in range(count)]
        return words(kinds)

    @property
    def pile(self) -> str:
        """The draw pile, top first."""
        return words(self.table.pile[::-1])

    @property
    def discard(self) -> str:
        """The discard pile, oldest first."""
        return words(self.table.discard)

    @property
    def turn(self) -> tuple[int, int]:
        """Who is on turn, and how many turns that player still has to take."""
        return self.table.turn, self.table.owed

    @property
    def living(self) -> list[int]:
        return self.table.living

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.match.decisions()]

    def decision(self, seat: int) -> Decision:
        return self.match.decision(seat)

    def moves(self, seat: int) -> list[Move]:
        """What this seat may do now."""
        return self.match.decision(seat).moves

    def may(self, seat: int, move: Move) -> bool:
        """Whether this seat may do this now."""
        decision = self.table.decision(seat)
        return decision is not None and move in decision.moves

    def why_not(self, seat: int, move: Move) -> str:
        """The rule that a refusal cites."""
        return self.match.game.why_not(self.table, seat, move)

    def view(self, seat: int | None) -> Any:
        return self.match.view(seat)

    def seen_by(self, seat: int | None) -> list[Event]:
        """All that happened, as this seat may know it."""
        return redacted(self.log, seat)

    def told(self, kind: type[Event], seat: int | None = None, everything: bool = False) -> list[Any]:
        """The events of a kind, as this seat may know them (or with everything in them)."""
        events = self.log if everything else self.seen_by(seat)
        return [event for event in events if isinstance(event, kind)]


def lay(
    *hands: str,
    pile: str = "mer mer troll troll kitten",
    discard: str = "",
    turn: int = A,
    owed: int = 1,
    attacked: bool = False,
    chance: Chance | None = None,
    **options: Any,
) -> Board:
    """A table with these hands (DEAD: a Kitten killed that player) and this pile, top first."""
    described: dict[str, Any] = {
        "hands": hands,
        "pile": pile,
        "discard": discard,
        "turn": turn,
        "owed": owed,
        "attacked": attacked,
    }
    return Board(speeltafel.position("good-vs-evil", options=options, chance=chance, **described))


# Words


def names(text: str) -> tuple[str, ...]:
    return tuple(long(word) for word in text.split())


def play(card: str, godcat: bool = False) -> Play:
    return Play(long(card), godcat)


def on(card: str, target: int, godcat: bool = False) -> PlayOn:
    return PlayOn(long(card), target, godcat)


def pair(cards: str, target: int) -> Pair:
    return Pair(names(cards), target)


def triple(cards: str, target: int, named: str) -> Triple:
    return Triple(names(cards), target, long(named))
