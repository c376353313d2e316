"""Bots and what may be done at any moment: `Interruptible.offers` opens it, nobody waits for it.

A bot that has an `interject` is shown its own offers whenever the game waits for somebody, and may use one or keep it.
"""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from speeltafel.engine.game import Bot
from speeltafel.engine.match import Match
from speeltafel.engine.moves import INTERRUPT, Decision, Move


@runtime_checkable
class AlertBot(Bot, Protocol):
    """A bot that uses what is offered at any moment."""

    def interject(self, view: Any, decision: Decision) -> Move | None:
        """One of the offer's moves, or None to leave it for now."""
        ...


def interjection(match: Match, bots: Sequence[Bot | None]) -> tuple[Decision, Move] | None:
    """The first offer that its bot wants to use now."""
    for decision in match.table.open:
        if decision.waits == INTERRUPT:
            bot = bots[decision.seat]
            move = bot.interject(match.view(decision.seat), decision) if isinstance(bot, AlertBot) else None
            if move is not None:
                return decision, move
    return None
