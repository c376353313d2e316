"""A player that knows Good vs Evil: counts Kittens, keeps its Defuse, dodges a dangerous top, Nopes what hurts it."""

import random
from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import Decision, Move
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    NOPE,
    PASS,
    SAVE_BY_GODCAT,
    TO_HAND,
    TO_TOP,
    Duel,
    Give,
    Insert,
    Pair,
    Play,
    PlayOn,
    Triple,
)
from speeltafel.games.good_vs_evil.view import PlayerView, View

KITTEN: Final = "exploding_kitten"
WORTH: Final = {
    "defuse": 12,
    "godcat": 9,
    "nope": 6,
    "attack": 5,
    "targeted_attack": 5,
    "reveal_the_future": 4,
    "raising_heck": 4,
    "shuffle": 3,
    "armageddon": 2,
    "favor": 2,
    "feral_cat": 2,
}
"""How much a card helps to survive; a cat alone is worth 1."""
CALM: Final = 0.12
"""With this chance of a Kitten or less, simply draw."""
BRAVE: Final = 0.35
"""The same with a spare Defuse in hand."""
HURTING: Final = {"favor", "pair", "triple", "targeted_attack"}


class CunningCat:
    """Decides from its view alone."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.answers: dict[str, Callable[[View, Decision], Move]] = {
            "turn": self.take_turn,
            "nope": self.maybe_nope,
            "give": self.give_least,
            "heck": self.settle_heck,
            "insert": self.hide_kitten,
            "save": self.save_myself,
            "duel-deal": self.deal_duel,
        }

    def choose(self, view: Any, decision: Decision) -> Move:
        """One of the decision's moves."""
        answer = self.answers.get(decision.kind)
        return (
            answer(view, decision) if answer else decision.moves[self.random.randrange(len(decision.moves))]
        )

    # The own turn

    def take_turn(self, view: View, decision: Decision) -> Move:
        """Gain cards while it costs only cats, then draw, or dodge when the top is dangerous."""
        danger = top_danger(view)
        bounty = self.best_bounty(view, decision.moves)
        if bounty is not None:
            return bounty
        if danger <= (BRAVE if "defuse" in view.hand else CALM):
            return DRAW
        dodge = self.best_dodge(view, decision.moves, danger)
        return dodge or DRAW

    def best_bounty(self, view: View, moves: list[Move]) -> Move | None:
        """Steal with cards that are worth little; ask for a Favor."""
        best, most = None, 0.0
        for move in moves:
            gain = self.bounty(view, move)
            if gain > most:
                best, most = move, gain
        return best

    def bounty(self, view: View, move: Move) -> float:
        """What a theft is worth, less the cards it costs."""
        if isinstance(move, Triple):
            return self.named_worth(view, move) - cost(move.cards) - 1
        if isinstance(move, Pair):
            return loot(view.players[move.target]) - cost(move.cards) + self.random.random() / 10
        if isinstance(move, PlayOn) and move.card == "favor" and not move.godcat:
            return 0.4 + view.players[move.target].cards / 20
        return 0.0

    def named_worth(self, view: View, move: Triple) -> float:
        """Naming a card pays when it is known to be there."""
        if move.named == "godcat":
            return WORTH["godcat"] if view.players[move.target].godcat else 0
        return WORTH.get(move.named, 1) if move.named in view.players[move.target].known else 0

    def best_dodge(self, view: View, moves: list[Move], danger: float) -> Move | None:
        """The cheapest way not to draw the top card."""
        best, most = None, 0.0
        for move in moves:
            value = self.dodge(view, move, danger)
            if value > most:
                best, most = move, value
        return best

    def dodge(self, view: View, move: Move, danger: float) -> float:
        """How well a play avoids a dangerous top."""
        if isinstance(move, PlayOn) and move.card == "targeted_attack":
            return 5 + victim_weakness(view.players[move.target]) - 2 * move.godcat
        if not isinstance(move, Play):
            return 0
        base = {
            "attack": 6.0,
            "raising_heck": 4.5,
            "shuffle": 0.0,
            "reveal_the_future": 0.0,
            "armageddon": 0.0,
        }
        value = base.get(move.card, 0.0)
        if move.card == "shuffle" and danger > 2 * average_danger(view):
            value = 3.5
        if move.card == "reveal_the_future" and 0 < danger < 1:
            value = 5.5
        if move.card == "armageddon" and "defuse" in view.hand and danger > BRAVE:
            value = 3
        return value - 2 * move.godcat

    # Reactions and follow-ups

    def maybe_nope(self, view: View, decision: Decision) -> Move:
        """Stop what hurts me; rescue my own play when it matters."""
        action = view.action
        if NOPE not in decision.moves or action is None:
            return PASS
        mine = action.seat == view.seat
        if mine:
            return (
                NOPE if action.stopped and action.effect in ("attack", "targeted_attack", "triple") else PASS
            )
        hurts = self.hurts_me(view)
        return NOPE if hurts and not action.stopped else PASS

    def hurts_me(self, view: View) -> bool:
        """Whether the action on the stack is aimed at me, or an Attack reaches me at a dangerous moment."""
        action = view.action
        if action is None or view.seat is None:
            return False
        if action.effect in HURTING and action.target == view.seat:
            return action.effect != "favor" or len(view.hand) <= 3
        return action.effect == "attack" and next_living(view, action.seat) == view.seat

    def give_least(self, view: View, decision: Decision) -> Move:
        """Give what helps least."""
        return min(decision.moves, key=lambda move: WORTH.get(move.card, 1) if isinstance(move, Give) else 0)

    def settle_heck(self, view: View, decision: Decision) -> Move:
        """A Kitten goes on top, for the next player or at least for a later turn; anything else into the hand."""
        return TO_TOP if view.looking_at == KITTEN else TO_HAND

    def hide_kitten(self, view: View, decision: Decision) -> Move:
        """Near the top when somebody else draws next, else out of reach of my own turns."""
        places = len(decision.moves)
        if view.owed > 1:
            return decision.moves[min(places - 1, view.owed + self.random.randrange(3))]
        wanted = 0 if self.random.random() < 0.7 else self.random.randrange(min(places, 4))
        move = decision.moves[wanted]
        assert isinstance(move, Insert)
        return move

    def save_myself(self, view: View, decision: Decision) -> Move:
        """Keep the Defuse: it also works in other players' turns."""
        return SAVE_BY_GODCAT

    def deal_duel(self, view: View, decision: Decision) -> Move:
        """Against somebody who may lack a Defuse; which card lies where is a coin flip nobody can read."""
        weakest = max(
            victim_weakness(player) for player in view.players if player.alive and player.seat != view.seat
        )
        moves = [
            move
            for move in decision.moves
            if isinstance(move, Duel) and victim_weakness(view.players[move.opponent]) == weakest
        ]
        return self.random.choice(moves)


def top_danger(view: View) -> float:
    """The chance that the next card is a Kitten, from what this seat knows."""
    certain = [sight for sight in view.seen if sight.latest == 0]
    if certain:
        return 1.0 if certain[0].card == KITTEN else 0.0
    known = [sight for sight in view.seen if sight.card == KITTEN]
    floating = sum(1 / (sight.latest + 1) for sight in known if sight.earliest == 0)
    unknown = max(1, view.pile - len(view.seen))
    hidden = max(0, view.kittens - len(known)) / unknown
    return min(1.0, floating + hidden * (1 - min(1.0, floating)))


def average_danger(view: View) -> float:
    """Kittens per card in the pile."""
    return view.kittens / max(1, view.pile)


def cost(cards: tuple[str, ...]) -> float:
    """What the cards of a combination are worth otherwise; cats are there for this."""
    return sum(WORTH.get(card, 0.1) for card in cards) / 2


def loot(victim: PlayerView) -> float:
    """What a random card of this hand is worth, on average."""
    if victim.godcat:
        return WORTH["godcat"]
    known = sum(WORTH.get(card, 1) for card in victim.known)
    unknown = victim.cards - len(victim.known)
    return (known + 2.5 * unknown) / max(1, victim.cards)


def victim_weakness(player: PlayerView) -> float:
    """How likely an explosion would be the end of this player."""
    if "defuse" in player.known:
        return 0.0
    return 2.0 if "defuse" in player.lacking else 1.0


def next_living(view: View, seat: int) -> int:
    """The player after this one."""
    living = [player.seat for player in view.players if player.alive]
    later = [other for other in living if other > seat]
    return later[0] if later else living[0]
