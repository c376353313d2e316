"""The bots of one table: who plays for which seat, and what they are thinking about."""

import asyncio
import random
import secrets
from collections.abc import Container
from typing import Any

import msgspec
import structlog

from speeltafel.bots import effort_of
from speeltafel.engine import INTERRUPT, Bot, Decision, Effort, Move, Thinker, Worlds, clone
from speeltafel.engine.clock import PacedBot
from speeltafel.engine.interject import AlertBot
from speeltafel.engine.talk import pass_on
from speeltafel.server.aside.thinking import problem
from speeltafel.server.table.live import LiveTable

log = structlog.get_logger()

Question = tuple[int, int]
"""A seat and the number of its decision."""


class Bots:
    """Players that are not people, made when they are first asked."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.made: dict[int, Bot] = {}
        self.thoughts: dict[Question, asyncio.Future[bytes | None]] = {}
        """What bots that think for longer are thinking about, from when they are asked."""

    def of(self, seat: int) -> Bot:
        """Who plays for a seat at once; for a level that thinks, who plays when there is no time to."""
        if seat not in self.made:
            self.made[seat] = self.table.ledger.game.bot(self.level(seat), secrets.randbits(32))
        return self.made[seat]

    def level(self, seat: int) -> str:
        """How well a seat's bot plays; one that stands in for a person plays like the other bots of the table."""
        game, seats = self.table.ledger.game, self.table.ledger.seats
        return seats[seat].level or next((entry.level for entry in seats if entry.level), game.usual_level)

    def effort(self, seat: int) -> Effort | None:
        """What the bot of a seat spends on a decision, if it thinks."""
        return effort_of(self.table.ledger.game, self.level(seat))

    def dismiss(self, seat: int) -> None:
        """Somebody else plays this seat from now on."""
        self.made.pop(seat, None)

    def begin(self, decision: Decision, pause: float) -> None:
        """Let a bot that thinks begin at once: it has until the pause is over."""
        effort = self.effort(decision.seat)
        if effort is None or decision.waits == INTERRUPT or len(decision.moves) == 1:
            return
        about = problem(self.table.match, decision, self.level(decision.seat), secrets.randbits(32))
        self.thoughts[decision.seat, decision.number] = asyncio.ensure_future(
            self.table.thinkers.think(about, effort.seconds, pause)
        )

    def forget(self, asked: Container[Question]) -> None:
        """Keep only thoughts about what is still asked."""
        self.thoughts = {
            question: thought for question, thought in self.thoughts.items() if question in asked
        }

    def hear(self, seat: int, word: str) -> None:
        """Let the bots at the table know a seat's signal."""
        bots = [self.made.get(other) for other in range(len(self.table.ledger.seats))]
        pass_on(self.table.match, bots, seat, word)

    def shown(self, seat: int) -> Any:
        """What the seat's bot goes by: its view, or worlds that are possible at this moment."""
        match = self.table.match
        if isinstance(self.of(seat), Thinker):
            return Worlds(match.game, clone(match.table), seat)
        return match.view(seat)

    async def think(self, seat: int, shown: Any, decision: Decision) -> Move | None:
        """What the bot does, or None when it would rather look again later.

        A bot with a pace of its own acts on what the table looked like a moment ago, as people do.
        """
        tuition = self.table.ledger.tuition
        if tuition is not None:
            return tuition.reply(self.table.match, decision)
        thought = self.thought(decision)
        if thought is not None:
            return thought
        bot = self.of(seat)
        move = await asyncio.to_thread(self.choose, bot, shown, decision)
        if isinstance(bot, PacedBot):
            await asyncio.sleep(bot.reaction)
        return move

    def thought(self, decision: Decision) -> Move | None:
        """What a bot that thinks has come to by now."""
        thinking = self.thoughts.pop((decision.seat, decision.number), None)
        if thinking is None or not thinking.done() or (answer := thinking.result()) is None:
            return None
        move = msgspec.json.decode(answer, type=self.table.ledger.game.moves)
        return move if move in decision.moves else None

    def choose(self, bot: Bot, shown: Any, decision: Decision) -> Move | None:
        """Ask the bot; one that fails must not hold up the table."""
        try:
            if isinstance(bot, Thinker):
                return bot.think(shown, decision)
            if decision.waits == INTERRUPT:
                return bot.interject(shown, decision) if isinstance(bot, AlertBot) else None
            return bot.look(shown, decision) if isinstance(bot, PacedBot) else bot.choose(shown, decision)
        except Exception:
            log.exception("bot failed", table=self.table.ledger.table, decision=decision.kind)
            return None if decision.waits == INTERRUPT else random.choice(decision.moves)
