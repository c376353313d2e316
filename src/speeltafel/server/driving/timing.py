"""How long things take at a table: the clocks of people, and the pauses of bots."""

import random
from typing import Final

from speeltafel.engine import Decision, Match, Window
from speeltafel.engine.clock import PacedBot
from speeltafel.server.aside.thinking import SLACK_SECONDS
from speeltafel.server.driving.bots import Bots, Question
from speeltafel.server.table.pace import stretch
from speeltafel.server.table.standing import Deadline, Standing

LEAST_HESITATION: Final = 0.5
MOST_HESITATION: Final = 1.5
"""How long it takes until something happens by itself: never at once, because that would tell more than a person does.

Not a pair: mypyc takes one of decimal numbers for a value that was never set.
"""

FIRST_LOOK: Final = 4.0
"""How many times as long as later bots wait in a window that opens the game: people have just sat down and read."""

SLOWER: Final = 1.4
"""How much longer than it thinks a bot may take."""


class Timing:
    """For one table and its bots."""

    def __init__(self, table: Standing, bots: Bots) -> None:
        self.table = table
        self.bots = bots
        self.allowed: dict[str, float] = {}
        """Seconds by clock."""

    def change_player(self) -> None:
        """Who was alone against bots has company, and perhaps a clock."""
        self.allowed.clear()

    def seconds(self, match: Match, clock: str) -> float:
        """How long a person has for a question with this clock."""
        if clock not in self.allowed:
            self.allowed[clock] = match.game.seconds(match.options, clock) * stretch(self.table.ledger)
        return self.allowed[clock]

    def deadline(
        self, decision: Decision, now: float, seconds: float, running: dict[Question, Deadline]
    ) -> Deadline:
        """The clock of a new question: one that runs already for the same turn, or its own."""
        match = self.table.match
        if decision.clock not in match.game.turn_clocks:
            return Deadline(now + seconds, seconds)
        turn = (decision.seat, decision.clock, match.game.turn(match.table))
        for deadline in running.values():
            if deadline.turn == turn:
                return deadline
        return Deadline(now + seconds, seconds, turn)

    def patience(self, decision: Decision) -> float:
        """When a bot that would rather wait looks again."""
        bot = self.bots.of(decision.seat)
        return bot.pause(decision) if isinstance(bot, PacedBot) else self.pause(decision)

    def pause(self, decision: Decision) -> float:
        """How long a bot waits. It depends on the public question only, never on what the bot holds."""
        bot = self.bots.of(decision.seat)
        if isinstance(bot, PacedBot):
            return max(0.0, bot.pause(decision) - bot.reaction)
        if self.table.hasty and self.table.only_bots_play():
            return 0.0
        settings = self.table.settings
        if self.table.ledger.lesson is not None:
            return settings.bot_least_seconds
        if self.table.ledger.slow is not None:
            effort = self.bots.effort(decision.seat)
            return 0.0 if effort is None else effort.seconds + SLACK_SECONDS
        frames = self.table.match.table.frames
        if not frames or not isinstance(frames[-1], Window):
            effort = self.bots.effort(decision.seat)
            least = 0.0 if effort is None else effort.seconds + SLACK_SECONDS
            pause = random.uniform(settings.bot_least_seconds, settings.bot_most_seconds)
            return max(pause, least * random.uniform(1.0, SLOWER))
        match, record = self.table.ledger.playing()
        longer = 1.0 if any(entry.seat is not None for entry in record.entries) else FIRST_LOOK
        most = settings.window_most_seconds * longer
        seconds = self.seconds(match, decision.clock)
        if seconds:
            most = min(most, 0.8 * seconds)
        return random.uniform(min(settings.window_least_seconds * longer, most), most)

    def hesitation(self) -> float:
        """How long it takes until something happens by itself: no time where that tells nobody anything."""
        told = self.table.ledger.lesson is None and self.table.ledger.slow is None
        return random.uniform(LEAST_HESITATION, MOST_HESITATION) if told else 0.0
