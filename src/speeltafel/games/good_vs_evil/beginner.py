"""A player who knows the rules since yesterday: forgets what was shown, wastes good cards, Nopes in a hurry."""

from typing import Any, Final

from speeltafel.engine import Chance, Decision, Game, Move
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.moves import DRAW, NOPE, PASS, Play, PlayOn
from speeltafel.games.good_vs_evil.ordinary import Ordinary
from speeltafel.games.good_vs_evil.state import SHUFFLED, Table

FORGETS: Final = 60
IMPULSIVE: Final = 30
JUMPY: Final = 45
"""How often, in a hundred times, something happens as a beginner does it."""


class Beginner(Ordinary):
    """Its mistakes are those of people, not those of dice: the move always looks like a good idea at the time."""

    def answer(self, game: Game, world: Any, decision: Decision, chance: Chance) -> Move | None:
        if chance.below(100) < FORGETS:
            world.facts.append((SHUFFLED,))
        if decision.kind == "insert":
            return decision.moves[0]
        if decision.kind == "nope" and NOPE in decision.moves and chance.below(100) < JUMPY:
            return PASS if is_own(world, decision.seat) else NOPE
        if decision.kind == "turn" and chance.below(100) < IMPULSIVE:
            return tempting(decision.moves, chance)
        return super().answer(game, world, decision, chance)


def is_own(table: Table, seat: int) -> bool:
    """Whether the last word is this seat's own: nobody is in a hurry to Nope that."""
    action = table.frames[-1]
    return isinstance(action, Action) and (action.nopers[-1] if action.nopers else action.seat) == seat


def tempting(moves: list[Move], chance: Chance) -> Move:
    """Cards want to be played, whether that helps or not."""
    found = [move for move in moves if isinstance(move, Play | PlayOn) and not move.godcat]
    return chance.pick(found) if found else DRAW
