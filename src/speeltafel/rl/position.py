"""A game as a tree: every outcome of chance is a step of its own, and a position can be copied, kept and dealt anew."""

import hashlib
from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Any

import msgspec

from speeltafel.engine import Chance, Decision, Event, Move, Now, QuickChance, Table, clone, stepping
from speeltafel.engine.redaction import redacted
from speeltafel.engine.spaces import Wait
from speeltafel.rl.seeing import Numbers
from speeltafel.rl.turns import Offer, as_asked, next_decision, still_left


class NeedsOutcome(Exception):
    """Chance is asked for more than it was told."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class ToldChance(Chance):
    """Gives the outcomes that it was told; then it stops the game to ask for another."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes
        self.next = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.next == len(self.outcomes):
            raise NeedsOutcome(n)
        self.next += 1
        return self.outcomes[self.next - 1]

    def below_for(self, n: int, *label: int | str) -> int:
        return self.below(n)


class Rules(Numbers):
    """A game with its options, the same object for all its positions, also for those that come out of a file."""

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, (self.game.slug, self.seats, msgspec.json.encode(self.options))

    def __deepcopy__(self, memo: object) -> "Rules":
        return self


@cache
def rules_of(slug: str, seats: int, options: bytes) -> Rules:
    """The rules with these options, given as JSON."""
    return Rules(slug, seats, msgspec.json.decode(options))


class Position:
    """Somewhere in a game: before a decision, before an outcome of chance (`below` says of how many), or at the end.

    A table is never changed here: a step works on a copy, so that positions can share it.

    >>> position = Position(rules_of("good-vs-evil", 2, b"{}"))
    >>> while position.below:
    ...     position.happen(0)
    >>> position.decision.kind
    'turn'
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table: Table | None = None
        self.left: list[Offer] = []
        self.first: int | None = None
        """Who is asked first of those who decide at the same moment, where that is not the usual order."""
        self.doing: tuple[Decision, Move] | None = None
        self.outcomes: list[int] = []
        self.below = 0
        self.past: list[list[Event]] = []
        self.decision: Decision | None = None
        self.go_on()

    def __deepcopy__(self, memo: object) -> "Position":
        twin = copy(self)
        twin.left, twin.outcomes, twin.past = self.left[:], self.outcomes[:], self.past[:]
        return twin

    def answer(self, move: Move) -> None:
        """The one who is asked does this."""
        assert self.decision is not None
        if isinstance(move, Wait):
            self.left.append((self.decision.seat, self.decision.number))
            self.ask()
            return
        self.doing = (self.decision, move)
        self.go_on()

    def happen(self, outcome: int) -> None:
        """Chance gives this."""
        self.outcomes.append(outcome)
        self.go_on()

    def go_on(self) -> None:
        """Do once more what is being done, with the outcomes known by now."""
        now = Now(ToldChance(self.outcomes), 0.0, [])
        try:
            self.table = self.set_up(now) if self.table is None else self.carried_out(self.table, now)
        except NeedsOutcome as needs:
            self.below = needs.below
            self.decision = None
            return
        self.doing, self.outcomes, self.below, self.first = None, [], 0, None
        self.past.append(now.events or [])
        self.left = still_left(self.table, self.left)
        self.ask()

    def set_up(self, now: Now) -> Table:
        game = self.rules.game
        table: Table = game.setup(self.rules.chosen, self.rules.seats, now)
        stepping.proceed(game, table, now)
        return table

    def carried_out(self, before: Table, now: Now) -> Table:
        assert self.doing is not None
        decision, move = self.doing
        table = clone(before)
        stepping.apply(self.rules.game, table, as_asked(table, decision), move, now)
        return table

    def ask(self) -> None:
        """Find out who is to decide."""
        assert self.table is not None
        self.decision = next_decision(self.table, self.left)
        if self.first is not None and self.decision is not None and self.decision.seat != self.first:
            self.decision = self.table.decision(self.first) or self.decision

    def resampled(self, seat: int, seed: int | str) -> "Position":
        """A position that this seat cannot tell from this one, at its own decision.

        What others answered at the same moment is hidden from the seat: there they are asked after it.
        """
        assert self.table is not None
        assert self.below == 0
        twin: Position = self.__deepcopy__(None)
        twin.table = self.rules.game.sample_world(self.table, seat, QuickChance(seed))
        twin.first = seat
        twin.ask()
        return twin

    def seen(self, seat: int) -> str:
        """What this seat sees now."""
        if self.table is None:
            return "dealing"
        question = self.decision.kind if self.decision is not None and self.decision.seat == seat else ""
        view = self.rules.game.view(self.table, seat)
        return f"{question}|{msgspec.json.encode(view).decode()}"

    def remembered(self, seat: int) -> str:
        """All that this seat ever saw, as a short hash, and what it sees now."""
        told = hashlib.blake2b(digest_size=16)
        for events in self.past:
            told.update(msgspec.msgpack.encode(redacted(events, seat)))
        return f"{told.hexdigest()}|{self.seen(seat)}"

    def __str__(self) -> str:
        table = "dealing" if self.table is None else self.rules.game.snapshot(self.table).decode()
        chance = f" chance of {self.below} after {self.outcomes}" if self.below else ""
        return f"{table}{chance} left {self.left}"
