"""Players that think: what they are handed of a table."""

from typing import Any

from speeltafel.engine.chance import Chance
from speeltafel.engine.flow import Table
from speeltafel.engine.game import Bot, Game
from speeltafel.engine.match import Match
from speeltafel.engine.moves import Decision, Move


class Worlds:
    """All that a thinking player gets of the table: worlds that its seat cannot tell from the real one.

    Samples are blind (equal knowledge and equal chance give equal worlds), so whatever is worked out from them is
    worked out from what the seat knows.
    """

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._table = table

    def sample(self, chance: Chance) -> Any:
        """Another of them."""
        return self.game.sample_world(self._table, self.seat, chance)


class Thinker:
    """A bot that thinks in possible worlds. Where nobody hands it any, it answers at once, by its view alone."""

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves, without thinking."""
        raise NotImplementedError

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        """One of the decision's moves; None leaves an offer for now."""
        raise NotImplementedError


def decide(match: Match, bot: Bot, decision: Decision) -> Move:
    """Let a bot answer: a thinker in its possible worlds, the others by their view."""
    if isinstance(bot, Thinker):
        move = bot.think(Worlds(match.game, match.table, decision.seat), decision)
        assert move is not None, "only an offer can be left"
        return move
    return bot.choose(match.view(decision.seat), decision)
