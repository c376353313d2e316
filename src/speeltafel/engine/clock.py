"""Games whose rules depend on the clock, played by bots on a clock that is only a number.

Nothing waits here: the clock jumps from one moment to the next, so a race of a minute takes milliseconds, and the
same seed gives the same race.
"""

import heapq
import random
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from speeltafel.engine.game import Bot
from speeltafel.engine.match import Match
from speeltafel.engine.moves import Decision, Move, Result


@runtime_checkable
class PacedBot(Bot, Protocol):
    """A bot with a pace. Its times depend on the public question only."""

    reaction: float
    """Seconds between seeing and doing: it acts on what the table looked like that long ago."""

    def pause(self, decision: Decision) -> float:
        """Seconds between this question and the answer."""
        ...

    def look(self, view: Any, decision: Decision) -> Move | None:
        """One of the decision's moves, or None to leave it open and look again later."""
        ...


class Steady:
    """Gives any bot a pace: it answers every question after the same time."""

    def __init__(self, bot: Bot, seconds: float = 0.5, reaction: float = 0.3) -> None:
        self.bot = bot
        self.seconds = seconds
        self.reaction = reaction

    def pause(self, decision: Decision) -> float:
        return self.seconds

    def choose(self, view: Any, decision: Decision) -> Move:
        return self.bot.choose(view, decision)

    def look(self, view: Any, decision: Decision) -> Move | None:
        return self.bot.choose(view, decision)


Plan = tuple[float, float, int, int, Move | None]
"""When, a random number for equal times, seat, number of the decision, and the move (None: look first)."""


class VirtualClock:
    """Drives one match with paced bots to its end.

    >>> import speeltafel
    >>> game = speeltafel.load("rush-out")
    >>> match = speeltafel.start("rush-out", 3, seed=1, events=False, record=False)
    >>> result = VirtualClock(match, [game.bot("master", seat) for seat in range(3)], seed=1).run()
    >>> result.reason in ("trial_pile", "spell_pile")
    True
    """

    def __init__(self, match: Match, bots: Sequence[Bot], seed: int | str) -> None:
        self.match = match
        self.bots = [bot if isinstance(bot, PacedBot) else Steady(bot) for bot in bots]
        self.moves = 0
        self.random = random.Random(f"clock/{seed}")
        self.plans: list[Plan] = []
        self.planned = [0] * len(bots)
        """Per seat the number of the question that is being answered."""

    def run(self) -> Result:
        """Play to the end; the result of the match."""
        while (result := self.match.result) is None:
            self.step()
        return result

    def step(self) -> None:
        """Up to the next thing that happens: by itself, or because a bot moves. Looking changes nothing."""
        self.plan_answers()
        wake = self.match.wake()
        while self.plans and (wake is None or self.plans[0][0] < wake):
            if self.follow(heapq.heappop(self.plans)):
                return
        if wake is None:
            raise RuntimeError("nobody can move and nothing will happen by itself")
        self.match.advance(max(wake, self.match.time))

    def plan_answers(self) -> None:
        """Every new question gets its moment."""
        for decision in self.match.table.open:
            if self.planned[decision.seat] != decision.number:
                self.planned[decision.seat] = decision.number
                self.look_later(decision)

    def look_later(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        wait = max(0.0, bot.pause(decision) - bot.reaction)
        self.push(self.match.time + wait, decision, None)

    def push(self, when: float, decision: Decision, move: Move | None) -> None:
        heapq.heappush(self.plans, (when, self.random.random(), decision.seat, decision.number, move))

    def follow(self, plan: Plan) -> bool:
        """Look at the table, or do what was decided when looking, and say whether something was done.

        What is no longer possible is left.
        """
        when, _, seat, number, move = plan
        decision = self.match.table.decision(seat)
        if decision is None or decision.number != number:
            return False
        self.match.now.at = when
        bot = self.bots[seat]
        if move is None:
            move = bot.look(self.match.view(seat), decision)
            if move is None:
                self.push(when + bot.pause(decision), decision, None)
            else:
                self.push(when + bot.reaction, decision, move)
        elif move in decision.moves:
            self.match.play(seat, move, when)
            self.moves += 1
            return True
        else:
            self.look_later(decision)
        return False
