"""The bot: answers each question of the game from one look at the table."""

import random

from speeltafel.engine import Decision, Move
from speeltafel.games.hydes_attack.bot.memory import Memory
from speeltafel.games.hydes_attack.bot.plan import Plan
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, kind
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    LOCATION_NAMES,
    SILENCE,
    Discard,
    Play,
    PlayThing,
    SendThing,
)
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.signals import COVERED, FOCUS, LITTLE_HELP, REMARKS, SIGNALS, about
from speeltafel.games.hydes_attack.view import SaidView, View

LITTLE = 1
"""A card that counts no more than this was of little help."""


class OutcastBot:
    """Plays for the table. `slips` is the share of decisions it takes without thinking."""

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        self.chance = random.Random(seed)
        self.slips = slips
        self.memory = Memory()
        self.played: Move | None = None
        self.heard = 0
        """How many of the remarks in the view it has taken in."""

    # Deciding

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves."""
        moves = decision.moves
        self.listen(view.said, decision.seat)
        if decision.kind == "signal":
            return self.speak_up(view, moves)
        if len(moves) == 1 or decision.kind == "outcast" or self.chance.random() < self.slips:
            choice = self.chance.choice(moves)
        else:
            choice = self.think(view, decision)
        self.played = choice if decision.kind == "play" else None
        return choice

    def think(self, view: View, decision: Decision) -> Move:
        plan = Plan(view, decision.seat, self.memory)
        moves = decision.moves
        match decision.kind:
            case "move":
                return max(moves, key=plan.move_value)
            case "play":
                self.memory.going.clear()
                return max(moves, key=plan.play_value)
            case "discard":
                return min(moves, key=lambda move: discard_value(plan, move))
            case "thing":
                return self.send_thing(plan, moves)
        return max(moves, key=plan.swap_value)

    def send_thing(self, plan: Plan, moves: list[Move]) -> Move:
        """To the next player, or where somebody asked for it to be, with the card that helps most there."""
        player = (plan.seat + 1) % len(plan.view.players)
        if self.memory.keep_thing:
            player = plan.seat
        elif self.memory.wants_thing is not None:
            player = self.memory.wants_thing
        self.memory.done_with_thing()
        errands = [move for move in moves if isinstance(move, SendThing) and move.player == player]
        return max(errands, key=lambda move: errand_value(plan, move))

    # Talking

    def hear(self, seat: int, signal: str) -> None:
        """Somebody at the table said this."""
        self.memory.hear(seat, signal)

    def listen(self, said: tuple[SaidView, ...], seat: int) -> None:
        """Take in what others said as a move since the last look."""
        for remark in said[self.heard :]:
            if remark.seat != seat:
                self.hear(remark.seat, about(remark.phrase, remark.location or ""))
        self.heard = len(said)

    def speak_up(self, view: View, moves: list[Move]) -> Move:
        """The same honest remark, as a move."""
        word = self.signal(view)
        remark = REMARKS[SIGNALS.index(word)] if word else SILENCE
        return remark if remark in moves else SILENCE

    def signal(self, view: View) -> str:
        """HA-053: after a play, one honest remark; none if the cards were turned up meanwhile."""
        played, self.played = self.played, None
        if view.seat is None or not isinstance(played, Play | PlayThing):
            return ""
        pile = next(place.pile for place in view.locations if place.location == played.location)
        if not pile or not view.bag:
            return ""
        plan = Plan(view, view.seat, self.memory)
        location, mine = LOCATION[played.location], pile[-1].card
        if mine is not None and card_worth(plan.table, location, CARDS[mine]) <= LITTLE:
            return about(LITTLE_HELP, played.location)
        return self.remark(plan, location)

    def remark(self, plan: Plan, location: int) -> str:
        """That a place is covered, or which place needs more."""
        here = LOCATION_NAMES[location]
        if location in plan.table.bag and plan.lack(location) <= 0 and here not in self.memory.covered:
            return about(COVERED, here)
        worst = max(plan.table.bag, key=plan.lack)
        name = LOCATION_NAMES[worst]
        if len(plan.table.bag) == 2 and plan.lack(worst) > 0 and name not in self.memory.focus:
            return about(FOCUS, name)
        return ""


def discard_value(plan: Plan, move: Move) -> float:
    return plan.potential(CARDS[move.card]) if isinstance(move, Discard) else 0.0


def errand_value(plan: Plan, move: SendThing) -> float:
    if move.card is None and plan.table.thing == EMPTY:
        return 0.0
    card = CARDS[move.card] if move.card else kind(plan.table.thing)
    return plan.lend_value(card, move.player)
