"""How a bot weighs places and cards. The weights were found by playing Expert games against each other."""

import math
from typing import Final

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.bot.belief import believed_table
from speeltafel.games.hydes_attack.bot.memory import Memory
from speeltafel.games.hydes_attack.cards import CARDS, SIX, STRENGTHS, kind
from speeltafel.games.hydes_attack.flow.turn import legal_plays
from speeltafel.games.hydes_attack.material import LOCATIONS, NEVERMORE
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    LOCATION_NAMES,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Swap,
)
from speeltafel.games.hydes_attack.powers import card_worth, effects, may_stay, neighbours, points
from speeltafel.games.hydes_attack.state import is_open
from speeltafel.games.hydes_attack.view import LocationView, View

UNKNOWN_CARD: Final = 3.6
"""What a hidden card of another player counts, if nothing was said about it."""
WEAK_CARD: Final = 0.9
ONES: Final = [card for card, strength in enumerate(STRENGTHS) if strength == 1]
RESCUE: Final = 0.5
"""What it is worth to save a target, for each point it needs."""
HELP: Final = 4.0
"""What every turn until the attack will bring, spread over the places that may be attacked."""
DOUBT: Final = 1.2
LATER: Final = 0.44
"""What a point is worth where the next attack will not be, against one where it will."""
SPARE: Final = 1.28
"""Points above the need that still feel like needed ones."""
SURPLUS: Final = 0.12
KEEP: Final = 0.35
"""What it costs to let a card go, for each point it could count elsewhere."""
SIX_COST: Final = 2.56
FRESH_CARD: Final = 0.38
"""Playing Thing's card brings a new card besides the one drawn back."""
REACH: Final = 0.46
"""Standing where every place that may be attacked is one step away."""
FOCUS: Final = 1.25
LEND: Final = 0.38
ONE_PLACE: Final = 0.6


class Plan:
    """One look at the table."""

    def __init__(self, view: View, seat: int, memory: Memory) -> None:
        memory.turn_page(view.attack)
        self.view = view
        self.seat = seat
        self.memory = memory
        self.table = believed_table(view, seat)
        self.open = [location for location in range(LOCATIONS) if is_open(self.table, location)]
        self.need = view.need
        self.next_need = view.needs[min(view.attack, len(view.needs) - 1)]
        seats = len(view.players)
        self.turns_left = seats * len(view.bag) - 1 - (view.turn - view.first) % seats
        """How many turns of others and of mine come before the attack, after this one."""
        self.estimates = [0.0] * LOCATIONS
        for place in view.locations:
            self.estimates[LOCATION[place.location]] = self.estimate(place)

    # What lies there

    def estimate(self, place: LocationView) -> float:
        """The points in a location: known cards for what they count, hidden ones for what was said about them."""
        location, memory = LOCATION[place.location], self.memory
        weak = {seat: memory.weak.get((seat, place.location), 0) for seat in range(len(self.view.players))}
        sum_ = 0.0
        for card in place.pile:
            if card.card is not None:
                sum_ += card_worth(self.table, location, CARDS[card.card])
            elif card.strength == 1:
                sum_ += sum(card_worth(self.table, location, one) for one in ONES) / len(ONES)
            elif weak[card.seat]:
                weak[card.seat] -= 1
                sum_ += WEAK_CARD
            else:
                sum_ += UNKNOWN_CARD
        return self.corrected(sum_, place.location)

    def corrected(self, points: float, location: str) -> float:
        """What others said about the whole location."""
        coming = sum(UNKNOWN_CARD for seat, going in self.memory.going.items() if going == location)
        if location in self.memory.covered:
            points = max(points, float(self.need))
        return points + coming

    def lack(self, location: int) -> float:
        """How many points this location still needs at the next attack."""
        return self.need - self.estimates[location]

    # What points and cards are worth

    def gain(self, location: int, points: float) -> float:
        """What so many points more would help, at the next attack or at a later one."""
        bag = self.table.bag
        strikes = 1 / len(bag) if location in bag else 0.0
        now = (
            RESCUE * self.need * (self.hope(location, points) - self.hope(location, 0.0)) if strikes else 0.0
        )
        have = self.estimates[location]
        later = useful(have + points, self.next_need) - useful(have, self.next_need)
        eager = FOCUS if LOCATION_NAMES[location] in self.memory.focus else 1.0
        return eager * (strikes * now + (1 - strikes) * LATER * later)

    def hope(self, location: int, points: float) -> float:
        """The chance to save this target, were it the next one, with so many points more."""
        turns = self.turns_left / len(self.table.bag)
        missing = self.need - self.estimates[location] - points - HELP * turns
        return 1 / (1 + math.exp(missing / (DOUBT * math.sqrt(6 + turns))))

    def potential(self, card: int) -> float:
        """What a card could count where it fits best, and on average."""
        counts = [card_worth(self.table, location, card) for location in self.open]
        if not counts:
            return 0.0
        return ONE_PLACE * max(counts) + (1 - ONE_PLACE) * sum(counts) / len(counts)

    # What a turn is worth

    def play_value(self, move: Move) -> float:
        """The help of a play, less what its cards could do elsewhere."""
        match move:
            case Play():
                return self.cards_value([CARDS[move.card]], move.location)
            case PlayThing():
                return self.cards_value([kind(self.table.thing)], move.location) + FRESH_CARD
            case PlayOnes():
                held = [kind(self.table.thing)] if move.thing else []
                return self.cards_value([*(CARDS[card] for card in move.cards), *held], move.location)
            case PlaySix():
                six = card_worth(self.table, LOCATION[move.location], SIX)
                return (
                    self.gain(LOCATION[move.location], six)
                    - SIX_COST
                    - 0.1 * self.potential(CARDS[move.card])
                )
        return 0.0

    def cards_value(self, cards: list[int], place: str) -> float:
        location = LOCATION[place]
        counted = sum(card_worth(self.table, location, card) for card in cards)
        return self.gain(location, counted) - KEEP * sum(self.potential(card) for card in cards)

    def move_value(self, move: Move) -> float:
        """Going there (or staying): the best play from there, and what can be reached in the next turn."""
        here = self.table.pawns[self.seat]
        there = LOCATION[move.location] if isinstance(move, Go) else here
        self.table.pawns[self.seat] = there
        plays = [self.play_value(play) for play in legal_plays(self.table, self.seat)]
        self.table.pawns[self.seat] = here
        return max(plays, default=0.0) + REACH * self.reach(there) + self.presence(there)

    def reach(self, location: int) -> float:
        """The share of the places that may be attacked to which the next turn can lead; all meet again afterwards."""
        bag = self.table.bag
        if len(bag) < 2:
            return 0.0
        near = set(neighbours(self.table.ring)[location])
        if may_stay((LOCATION_NAMES[location],)):
            near.add(location)
        return len(near.intersection(bag)) / len(bag)

    def presence(self, location: int) -> float:
        """What the own pawn adds if the attack comes here now."""
        bag = self.table.bag
        if location == NEVERMORE or location not in bag:
            return 0.0
        return (points(effects(self.table, self.seat), 0)) / len(bag) ** 3

    # Thing and the swap

    def lend_value(self, card: int, player: int) -> float:
        """What a card at Thing would do for the player who gets it, less what it could do here."""
        near = neighbours(self.table.ring)[self.table.pawns[player]]
        places = [location for location in (*near, self.table.pawns[player]) if location in self.open]
        best = max(
            [self.gain(location, card_worth(self.table, location, card)) for location in places], default=0.0
        )
        return best - LEND * self.potential(card)

    def swap_value(self, move: Move) -> tuple[bool, float]:
        """First whether the target is saved, then what it does for the hand."""
        total = self.view.total or 0
        if not isinstance(move, Swap):
            return total >= self.need, 0.0
        striking = LOCATION[self.view.striking or ""]
        mine, theirs = CARDS[move.card], CARDS[move.revealed]
        total += card_worth(self.table, striking, mine) - card_worth(self.table, striking, theirs)
        others = [location for location in self.open if location != striking]
        spread = sum(
            card_worth(self.table, place, theirs) - card_worth(self.table, place, mine) for place in others
        )
        return total >= self.need, float(spread)


def useful(points: float, need: int) -> float:
    """Points up to the need and a little above it; the rest hardly helps."""
    enough = need + SPARE
    return points if points <= enough else enough + SURPLUS * (points - enough)
