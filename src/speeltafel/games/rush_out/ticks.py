"""Tick mode: the race for researchers who need turns.

In each tick every seat may roll once and then place, in an order that is drawn anew for each tick; targets and
whirlwind dice are chosen in no time. All rules stay as they are: only the pace is the same for everybody.
"""

import random
from typing import Final

from speeltafel.engine import ASKED, Decision, Match, Move
from speeltafel.engine.spaces import WAIT, Wait
from speeltafel.games.rush_out.moves import Roll
from speeltafel.games.rush_out.state import RACE, Table

MOST_MOVES: Final = 8
"""Moves of one seat in one half of a tick, after which the next seat has its turn."""


class Ticks:
    """One match in ticks: `decision()` says who may do what, `play(move)` does it.

    >>> import speeltafel
    >>> ticks = Ticks(speeltafel.start("rush-out", 3, {"tumble_ms": 300}, seed=1), seed=1)
    >>> ticks.decision().kind
    'start'
    >>> ticks.play(ticks.decision().moves[0])
    >>> ticks.decision().moves
    [Roll(), Wait()]
    """

    def __init__(self, match: Match, seed: int | str) -> None:
        self.match = match
        self.random = random.Random(f"ticks/{seed}")
        self.number = 0
        self.rolling = False
        self.turns: list[int] = []
        self.moves = 0

    def decision(self) -> Decision | None:
        """Who is to decide, and what; None when the game is over. The last move is to wait, where that is possible."""
        while self.match.result is None:
            decision: Decision
            for decision in self.match.table.open:
                if decision.waits == ASKED or not self.racing():
                    return decision
            while self.turns:
                found = self.half_turn(self.turns[0])
                if found is not None:
                    return found
                self.next_seat()
            self.next_half()
        return None

    def racing(self) -> bool:
        table = self.match.table
        return isinstance(table, Table) and table.phase == RACE

    def half_turn(self, seat: int) -> Decision | None:
        """What a seat may do in this half of the tick."""
        found = self.match.table.decision(seat)
        if found is None or self.moves >= (1 if self.rolling else MOST_MOVES):
            return None
        moves = [move for move in found.moves if isinstance(move, Roll) == self.rolling]
        if not moves:
            return None
        return Decision(seat, found.kind, [*moves, WAIT], found.rule, found.clock, found.number, found.waits)

    def play(self, move: Move) -> None:
        """Do it, or wait."""
        decision = self.decision()
        if decision is None:
            raise ValueError("the game is over")
        self.answer(decision, move)

    def answer(self, decision: Decision, move: Move) -> None:
        """The same for the decision that was just asked for."""
        if isinstance(move, Wait):
            self.next_seat()
        else:
            in_turn = bool(self.turns) and decision.seat == self.turns[0] and decision.waits != ASKED
            self.match.play(decision.seat, move)
            self.moves += in_turn

    def next_seat(self) -> None:
        self.turns.pop(0)
        self.moves = 0

    def next_half(self) -> None:
        """First everybody rolls; when all dice have landed everybody places."""
        if self.rolling or not self.racing():
            self.land()
            self.rolling = False
        else:
            self.rolling = True
            self.number += 1
        self.turns = list(range(self.match.table.seats))
        self.random.shuffle(self.turns)
        self.moves = 0

    def land(self) -> None:
        """Let the time of one roll pass."""
        end = self.match.time + self.match.options.tumble_ms / 1000
        while self.match.result is None:
            wake = self.match.wake()
            if wake is None or wake > end:
                break
            self.match.advance(max(wake, self.match.time))
        self.match.now.at = max(self.match.time, end)
