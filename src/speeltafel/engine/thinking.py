"""Players that think: what they are handed of a table."""

from collections.abc import Sequence
from typing import Any

from speeltafel.engine.chance import Chance, QuickChance
from speeltafel.engine.flow import Table
from speeltafel.engine.game import Bot, Game
from speeltafel.engine.match import Match
from speeltafel.engine.moves import ASKED, Decision, Move


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
    """A bot that goes by possible worlds: hand it some by `decide`."""

    def choose(self, view: Any, decision: Decision) -> Move:
        """Most thinkers make nothing of a view."""
        raise NotImplementedError(f"{type(self).__name__} needs possible worlds: ask it by `decide`")

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        """One of the decision's moves; None leaves an offer for now."""
        raise NotImplementedError


class Proposer(Thinker):
    """A thinker that can also name the moves between which it would hesitate, so that a search may weigh them."""

    def propose(self, worlds: Worlds, decision: Decision) -> Sequence[Move]:
        """Moves that are worth a closer look, the best first; less than two where there is nothing to weigh."""
        raise NotImplementedError


class Instinctive(Thinker):
    """Does at once what the game's instinct says, in one possible world.

    Instinct looks only at what the mover knows, so any world will do; and where it looked at more, it would be no truth.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        if len(decision.moves) == 1 and decision.waits == ASKED:
            return decision.moves[0]
        chance = QuickChance(f"{self.seed}/{worlds.seat}/{decision.number}")
        return self.answer(worlds.game, worlds.sample(chance), decision, chance)

    def answer(self, game: Game, world: Any, decision: Decision, chance: Chance) -> Move | None:
        """What it does in this world."""
        return game.instinct(world, decision, chance)


def decide(match: Match, bot: Bot, decision: Decision) -> Move:
    """Let a bot answer: a thinker in its possible worlds, the others by their view."""
    if isinstance(bot, Thinker):
        move = bot.think(Worlds(match.game, match.table, decision.seat), decision)
        assert move is not None, "only an offer can be left"
        return move
    return bot.choose(match.view(decision.seat), decision)
