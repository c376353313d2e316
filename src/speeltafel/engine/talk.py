"""What players tell each other during play: signals.

A signal is a word of the game (text id `signal-<word>`), given by one seat to those who hear it: the game says which
signals a table has and whom they reach. It is no part of the rules: no table, record or legal move knows of it, and a
game plays the same whether signals are passed on or not.
"""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from speeltafel.engine.game import Bot
from speeltafel.engine.match import Match


@runtime_checkable
class TalkingBot(Bot, Protocol):
    """A bot that gives signals and understands them."""

    def signal(self, view: Any) -> str:
        """What it says now, after a move of its own; empty when it has nothing to say."""
        ...

    def hear(self, seat: int, signal: str) -> None:
        """Somebody said this."""
        ...


def pass_on(match: Match, bots: Sequence[Bot | None], seat: int, signal: str) -> None:
    """Let every other bot that may hear it know a signal, from a person or from a bot."""
    for listener, bot in enumerate(bots):
        if (
            listener != seat
            and isinstance(bot, TalkingBot)
            and match.game.hears_signal(match.table, seat, listener)
        ):
            bot.hear(seat, signal)


def speak(match: Match, bots: Sequence[Bot | None], seat: int) -> str:
    """Ask the bot of this seat, which has just moved, for a signal and pass it on. Returns what it said."""
    bot = bots[seat]
    signal = bot.signal(match.view(seat)) if isinstance(bot, TalkingBot) else ""
    if signal:
        pass_on(match, bots, seat, signal)
    return signal
