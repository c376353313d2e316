"""What an experienced player does without thinking. It looks only at what the mover knows."""

from functools import cache
from typing import Any, Final

from speeltafel.engine import Chance, Decision, Move
from speeltafel.games.creatures_and_outcasts.material import effect_of, material
from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    DISCARD_BLOCKED,
    LaySet,
    PlaceWednesday,
    Play,
    PlayPair,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY, TrickRules, rules_of_trick

AVERAGE: Final = 5.5
"""Points of a card that nobody has seen."""
EAGERNESS: Final = 0.7
"""How often a player who could play does."""
LEAD: Final = 3.0
"""What it is worth to lead the next trick."""
GIFT: Final = 0.3
"""How much a point for somebody else is worth to me."""
MARGIN: Final = 0.8
"""Who holds less than this share of what others hold wants the round to end."""
CHEAP: Final = {"play-again": 0.2, "swap": 0.7}
"""How much of its number a card really costs to hold, because it is easy or useful to play."""
WAVER: Final = 1.5
"""How much better a move must look to be the only one that comes to mind, in points."""
FINE: Final = 1 << 20
UNSEEN: Final = -2.0

Spread = tuple[tuple[int, float], ...]
"""Numbers that may lie on top, with their likelihood."""


def instinct(table: Table, decision: Decision, chance: Chance) -> Move:
    """One of the decision's moves."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    kind = decision.kind
    if kind == "turn" or kind == "second-card":
        return best_play(table, decision.seat, moves, chance)
    if kind == "race":
        return CLAIM
    if kind == "swap-gift":
        return costliest(moves)
    if kind == "take":
        return cheapest(moves)
    if kind == "swap-partner":
        return against_rival(table, decision.seat, moves, chance)
    if kind == "treat":
        return treat_rival(table, decision.seat, moves, chance)
    if kind == "block":
        return block_number(table, decision.seat, moves)
    if kind == "place-wednesday":
        return place_wednesday(table, decision.seat, moves, chance)
    return chance.pick(moves)


# The own turn


def best_play(table: Table, seat: int, moves: list[Move], chance: Chance) -> Move:
    """What gets rid of most points by the end of the trick, give or take a little."""
    if DISCARD_BLOCKED in moves:
        return DISCARD_BLOCKED
    prospect = Prospect(table, seat)
    best, most = moves[0], -1e9
    for move in moves:
        value = score(table, seat, prospect, move) + WAVER * chance.below(FINE) / FINE
        if value > most:
            best, most = move, value
    return best


def score(table: Table, seat: int, prospect: "Prospect", move: Any) -> float:
    """Points that this gets rid of."""
    kind = type(move)
    if kind is Play or kind is PlayPair:
        number = int(move.card)
        return prospect.gain(number) + LEAD * prospect.stays(number)
    if kind is LaySet:
        return set_score(table, seat, int(move.card))
    waits = prospect.after(table.top)
    return waits - AVERAGE if prospect.rules.draws and table.closed else waits


def set_score(table: Table, seat: int, number: int) -> float:
    """A set sheds all its cards; ending the round is good for whoever holds little."""
    kind = material().outcasts[number]
    shed = float(number * kind.set_size)
    if kind.set_effect != "end-round":
        return shed
    return shed + others_points(table, seat) - (sum(table.hands[seat]) - shed)


class Prospect:
    """The running trick from one seat: what follows a number, and what that is worth."""

    def __init__(self, table: Table, seat: int) -> None:
        exempt = table.exempt if table.active and table.active == table.exempt_under else EMPTY
        self.rules = table.trick_rules()
        others = 0
        cards = 0
        for other in range(table.seats):
            if other != seat and table.hands[other]:
                others += 1
                cards += len(table.hands[other])
        self.spreads = spreads(table.active, exempt, table.thing, others, cards // others if others else 0)
        self.held = [0] * 14
        for card in table.hands[seat]:
            self.held[card] += 1
        self.worth = worths(table, seat)
        self.known = [UNSEEN] * 15
        """By the number on top (the last place: none), what can be shed when the turn is here."""

    def playable(self, top: int) -> list[int]:
        """The numbers that my hand can put on this one."""
        held, size = self.held, self.rules.size
        return [number for number in self.rules.playable[top] if held[number] >= size]

    def ahead(self, top: int) -> float:
        """Points to shed in this trick when it is my turn and this number lies on top."""
        known = self.known[top]
        if known == UNSEEN:
            self.known[top] = 0.0  # under Weems a number can follow itself: counted once
            best = 0.0
            for number in self.playable(top):
                gain = self.gain(number)
                if gain > best:
                    best = gain
            self.known[top] = known = best
        return known

    def gain(self, number: int) -> float:
        """Points to shed by playing this number now and going on as well as possible."""
        shed = self.worth[number] * self.rules.size
        if effect_of(number) == "play-again":
            best = 0.0
            for second in self.playable(number):
                if second != number:
                    best = max(best, self.gain(second))
            return shed + best
        return shed + self.after(number)

    def after(self, top: int) -> float:
        """What can still be shed once the others have answered this number."""
        total = 0.0
        for number, likely in self.spreads[top]:
            total += likely * self.ahead(number)
        return total

    def stays(self, top: int) -> float:
        """How likely nobody answers this number."""
        for number, likely in self.spreads[top]:
            if number == top:
                return likely
        return 0.0


@cache
def spreads(active: str, exempt: int, blocked: int, others: int, cards: int) -> dict[int, Spread]:
    """By the number on top: what may lie there when the turn comes back, if others hold what hands usually hold."""
    rules = rules_of_trick(active, exempt, blocked)
    return {top: when_it_returns(rules, top, others, cards) for top in rules.playable}


def when_it_returns(rules: TrickRules, top: int, others: int, cards: int) -> Spread:
    spread = {top: 1.0}
    for _ in range(others):
        following: dict[int, float] = {}
        for number, likely in spread.items():
            for answer, chance in one_answer(rules, number, cards):
                following[answer] = following.get(answer, 0.0) + likely * chance
        spread = following
    return tuple(spread.items())


def one_answer(rules: TrickRules, top: int, cards: int) -> list[tuple[int, float]]:
    """One player with this many cards answers this number, or passes."""
    outcasts = material().outcasts
    fitting = {number: outcasts[number].copies for number in rules.playable[top]}
    share = sum(fitting.values())
    if not share:
        return [(top, 1.0)]
    plays = EAGERNESS * (1.0 - (1.0 - share / len(material().deck)) ** (cards / rules.size))
    return [(top, 1.0 - plays), *((number, plays * count / share) for number, count in fitting.items())]


def worths(table: Table, seat: int) -> list[float]:
    """By number: how many points the player is better off when it is played now."""
    worth = list(PLAIN_WORTHS)
    hand = table.hands[seat]
    closed = len(table.closed)
    for number in {*hand}:
        effect = effect_of(number)
        if effect == "swap" and len(hand) > 1:
            worth[number] += (hand[-1] if hand[-1] != number else hand[-2]) - AVERAGE
        elif effect == "take-from-closed" and closed:
            worth[number] -= 10.0 / (closed + 1)
        elif effect == "give-top-of-closed" and closed:
            worth[number] += GIFT * AVERAGE
    return worth


PLAIN_WORTHS: Final = [float(number) for number in range(14)]


# Choices


def costliest(moves: list[Any]) -> Move:
    """The card that costs most to hold."""
    found: Move = max(moves, key=lambda move: cost(int(move.card)))
    return found


def cheapest(moves: list[Any]) -> Move:
    """The card that costs least to hold."""
    found: Move = min(moves, key=lambda move: cost(int(move.card)))
    return found


def cost(number: int) -> float:
    """What holding this card costs, in points."""
    return number * CHEAP.get(effect_of(number), 1.0)


def against_rival(table: Table, seat: int, moves: list[Any], chance: Chance) -> Move:
    """Against whoever is ahead; a team mate or oneself only if there is no other."""
    mine = table.team(seat)
    rivals = [move for move in moves if table.team(move.player) != mine] or moves
    totals = table.totals()
    best, least = rivals[0], 1e9
    for move in rivals:
        standing = totals[table.team(move.player)] + AVERAGE * len(table.hands[move.player])
        standing += 4.0 * chance.below(FINE) / FINE
        if standing < least:
            best, least = move, standing
    found: Move = best
    return found


def treat_rival(table: Table, seat: int, moves: list[Any], chance: Chance) -> Move:
    """Who has no cards left does not bring others back who have none."""
    playing = [move for move in moves if table.hands[move.player]]
    return against_rival(table, seat, moves if table.hands[seat] else playing or moves, chance)


def block_number(table: Table, seat: int, moves: list[Any]) -> Move:
    """A high number that others hold and I do not; or the only number that I hold, to discard it."""
    hand = table.hands[seat]
    outcasts = material().outcasts
    best, most = moves[0], -1e9
    for move in moves:
        number = int(move.card)
        mine = hand.count(number)
        harm = number * (outcasts[number].copies - 1 - 4.0 * mine)
        if hand and mine == len(hand):
            harm = 100.0
        if harm > most:
            best, most = move, harm
    found: Move = best
    return found


def place_wednesday(table: Table, seat: int, moves: list[Move], chance: Chance) -> Move:
    """On top when I hold clearly less than the others, else deep."""
    places = [move for move in moves if isinstance(move, PlaceWednesday)]
    if sum(table.hands[seat]) < MARGIN * others_points(table, seat):
        return places[0]
    return places[len(places) - 1 - chance.below(min(2, len(places)))]


def others_points(table: Table, seat: int) -> float:
    """What the rivals hold on average, as far as the number of their cards tells."""
    mine = table.team(seat)
    cards = [len(table.hands[other]) for other in range(table.seats) if table.team(other) != mine]
    return AVERAGE * sum(cards) / len(cards)
