"""The bot: answers each question of the game from one look at the table, and talks."""

import random

from speeltafel.engine import Decision, Move
from speeltafel.games.hydes_attack.bot.beginner import first_thought
from speeltafel.games.hydes_attack.bot.belief import believed_table
from speeltafel.games.hydes_attack.bot.memory import Memory
from speeltafel.games.hydes_attack.cards import CARDS
from speeltafel.games.hydes_attack.instinct import Plan, believed_points, best_swap, chosen
from speeltafel.games.hydes_attack.moves import LOCATION, LOCATION_NAMES, SILENCE
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.powers import card_worth
from speeltafel.games.hydes_attack.signals import COVERED, FOCUS, LITTLE_HELP, REMARKS, SIGNALS, about
from speeltafel.games.hydes_attack.state import Table, attack_number
from speeltafel.games.hydes_attack.view import PileCard, SaidView, View
from speeltafel.games.hydes_attack.weights import TRUSTING, Weights

LITTLE = 1
"""A card that counts no more than this was of little help."""
EAGER = 1.25
"""How much more a point counts where somebody asked for it."""

Laid = dict[str, list[PileCard]]
"""The own cards in every location."""


class OutcastBot:
    """Plays for the table. `slips` is the share of decisions in which it follows its first thought."""

    def __init__(self, seed: int, slips: float = 0.0, weights: Weights = TRUSTING) -> None:
        self.chance = random.Random(seed)
        self.slips = slips
        self.weights = weights
        self.memory = Memory()
        self.laid: Laid | None = None
        """Its cards on the table when it last looked."""
        self.heard = 0
        """How many of the remarks in the view it has taken in."""

    # Deciding

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves."""
        moves = decision.moves
        self.listen(view.said, decision.seat)
        if decision.kind == "signal":
            return self.speak_up(view, moves)
        self.laid = own_cards(view)
        if len(moves) == 1 or decision.kind == "outcast":
            return self.chance.choice(moves)
        table = believed_table(view, decision.seat)
        if self.slips and self.chance.random() < self.slips:
            return first_thought(table, decision, self.chance)
        return self.think(table, decision)

    def think(self, table: Table, decision: Decision) -> Move:
        """The best by all that is known."""
        if decision.kind == "swap":
            return best_swap(table, decision.moves)
        plan = self.plan(table, decision.seat)
        if decision.kind == "thing":
            return plan.errand(decision.moves, self.next_holder(plan))
        self.memory.going.clear()
        return chosen(plan, decision)

    def plan(self, table: Table, seat: int) -> Plan:
        """What it sees, with what it heard."""
        memory = self.memory
        memory.turn_page(attack_number(table))
        points = believed_points(table, seat, self.weights)
        memory.correct(points, table, seat, self.weights.unknown_card)
        eager = {LOCATION[name]: EAGER for name in memory.focus}
        return Plan(table, seat, points, self.weights, eager)

    def next_holder(self, plan: Plan) -> int:
        """The next player, unless somebody asked for Thing to be elsewhere."""
        wanted, stays = self.memory.wants_thing, self.memory.keep_thing
        self.memory.done_with_thing()
        if stays:
            return plan.seat
        return (plan.seat + 1) % plan.table.seats if wanted is None else wanted

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
        before, self.laid = self.laid, own_cards(view)
        played = new_card(before, self.laid) if before is not None else None
        if view.seat is None or played is None or not view.bag:
            return ""
        name, card = played
        table = believed_table(view, view.seat)
        if card.card is not None and card_worth(table, LOCATION[name], CARDS[card.card]) <= LITTLE:
            return about(LITTLE_HELP, name)
        return self.remark(self.plan(table, view.seat), name)

    def remark(self, plan: Plan, here: str) -> str:
        """That a place is covered, or which place needs more; once in a round, unless somebody thinks otherwise since."""
        table, memory = plan.table, self.memory
        needed = need(table.options, table.seats, attack_number(table))
        points = plan.outlook.points
        if LOCATION[here] in table.bag and points[LOCATION[here]] >= needed and here not in memory.covered:
            return self.once(COVERED, here)
        worst = min(table.bag, key=lambda location: points[location])
        name = LOCATION_NAMES[worst]
        if len(table.bag) == 2 and points[worst] < needed and name not in memory.focus:
            return self.once(FOCUS, name)
        return ""

    def once(self, phrase: str, location: str) -> str:
        """This remark, if it was not made before."""
        told = self.memory.told
        if (phrase, location) in told:
            return ""
        told.add((phrase, location))
        return about(phrase, location)


def own_cards(view: View) -> Laid:
    """Where the seat's own cards lie."""
    return {
        place.location: [card for card in place.pile if card.seat == view.seat] for place in view.locations
    }


def new_card(before: Laid, now: Laid) -> tuple[str, PileCard] | None:
    """The card that was laid since then and where, if it is one of which others know nothing."""
    for location, cards in now.items():
        if len(cards) == len(before[location]) + 1 and cards[-1].source != "six":
            return location, cards[-1]
    return None
