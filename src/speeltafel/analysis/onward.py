"""How a game may go on from a table: everybody by instinct, up to a forecast or to the end."""

from collections.abc import Sequence
from typing import Any

from speeltafel.bots.search.leave import LEAVE
from speeltafel.engine import ASKED, Bot, Chance, Decision, Effort, Game, Match, Move, Now
from speeltafel.engine.clock import VirtualClock
from speeltafel.engine.interject import AlertBot
from speeltafel.engine.stepping import apply, let_time_pass

FINE = 1 << 30


class Onward:
    """One game that goes on from this table, which it changes."""

    def __init__(self, game: Game, table: Any, chance: Chance) -> None:
        self.game = game
        self.table = table
        self.chance = chance
        self.now = Now(chance)
        self.choices = 0
        self.left: set[tuple[int, int]] = set()
        """Offers that their seats have left for now."""
        self.bots = usual_bots(game, table.seats, chance)

    def play(self, effort: Effort) -> list[float]:
        """What every seat can expect after so many choices, or what it got."""
        game, table = self.game, self.table
        while table.result is None:
            if self.choices >= effort.depth:
                shares = game.forecast(table)
                if shares is not None:
                    return shares
                if self.choices > effort.patience:
                    return [1.0 / table.seats] * table.seats
            self.step()
        return game.won(table)

    def step(self) -> None:
        """Somebody takes up an offer, or the next who is asked answers."""
        for decision in self.table.open:
            if decision.waits != ASKED and (decision.seat, decision.number) not in self.left:
                self.do(decision, self.thought(decision) or LEAVE)
                return
        decision = next((decision for decision in self.table.open if decision.waits == ASKED), None)
        if decision is None:
            let_time_pass(self.game, self.table, self.now)
            return
        self.do(decision, decision.moves[0] if len(decision.moves) == 1 else self.thought(decision))

    def do(self, decision: Decision, move: Move | None) -> None:
        """Carry a move out; to leave an offer is one too."""
        assert move is not None, "only an offer can be left"
        if move is LEAVE:
            self.left.add((decision.seat, decision.number))
            return
        self.choices += len(decision.moves) > 1 or decision.waits != ASKED
        apply(self.game, self.table, decision, move, self.now)

    def thought(self, decision: Decision) -> Move | None:
        """What the seat would do at once; None leaves an offer."""
        if not self.bots:
            return self.game.instinct(self.table, decision, self.chance)
        bot = self.bots[decision.seat]
        if decision.waits == ASKED:
            return bot.choose(self.game.view(self.table, decision.seat), decision)
        if not isinstance(bot, AlertBot):
            return None
        return bot.interject(self.game.view(self.table, decision.seat), decision)


def usual_bots(game: Game, seats: int, chance: Chance) -> Sequence[Bot]:
    """The game's quick players, where it has no instinct."""
    if has_instinct(game):
        return ()
    return [game.bot(game.usual_level, chance.below(FINE)) for _ in range(seats)]


def has_instinct(game: Game) -> bool:
    """Whether the game says itself what a player would do at once."""
    return type(game).instinct is not Game.instinct


def race_on(game: Game, table: Any, at: float, chance: Chance, effort: Effort) -> list[float]:
    """The same for a game against the clock: paced bots race on from this second."""
    bots = usual_bots(game, table.seats, chance)
    match = Match(game, None, [""] * table.seats, chance, events=False, record=None, table=table)
    match.now.at = at
    clock = VirtualClock(match, bots, chance.below(FINE))
    while match.result is None:
        if clock.moves >= effort.depth:
            shares = game.forecast(table)
            if shares is not None:
                return shares
        clock.step()
    return game.won(table)
