"""What an experienced player does without thinking. It looks only at what the mover knows."""

from typing import Final

from speeltafel.engine import Chance, Decision, Move
from speeltafel.games.hydes_attack.cards import (
    CARDS,
    EMPTY,
    ONES,
    SIX,
    kind,
    knows,
    together,
)
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL, OUTER
from speeltafel.games.hydes_attack.moves import (
    LOCATION,
    LOCATION_NAMES,
    SILENCE,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    SendThing,
    Swap,
)
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.outlook import Outlook
from speeltafel.games.hydes_attack.powers import (
    WORTH,
    card_worth,
    effects,
    may_stay,
    neighbours,
    places,
    plays,
    points,
    total,
)
from speeltafel.games.hydes_attack.state import Table, attack_number, is_open
from speeltafel.games.hydes_attack.weights import SEASONED, Weights

TYPICAL: Final = 4
"""What a card that is yet to be played may count."""
CALM: Final[dict[int, float]] = {}


def instinct(table: Table, decision: Decision, chance: Chance) -> Move:
    """One of the decision's moves."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    if decision.kind == "outcast":
        return chance.pick(moves)
    if decision.kind == "signal":
        return SILENCE
    if decision.kind == "swap":
        return best_swap(table, moves)
    seat = decision.seat
    return chosen(Plan(table, seat, believed_points(table, seat, SEASONED), SEASONED), decision)


def chosen(plan: "Plan", decision: Decision) -> Move:
    """What a player with this plan answers to a question of its turn."""
    moves = decision.moves
    match decision.kind:
        case "move":
            return max(moves, key=plan.move_value)
        case "play":
            return max(moves, key=plan.play_value)
        case "discard":
            return min(moves, key=plan.discard_value)
    return plan.errand(moves, (plan.seat + 1) % plan.table.seats)


def believed_points(table: Table, seat: int, weights: Weights) -> list[float]:
    """The points in every location: known cards for what they count, hidden ones for what others lay down as a rule."""
    found = [0.0] * LOCATIONS
    for location in table.ring:
        row = WORTH[location][table.targets[location]]
        sum_ = 0.0
        for card in table.piles[location]:
            if knows(card, seat):
                sum_ += row[kind(card)]
            elif together(card):
                sum_ += sum([row[one] for one in ONES]) / len(ONES)
            else:
                sum_ += weights.unknown_card
        found[location] = sum_
    return found


class Plan:
    """One look at the table by the player on turn: what cards are worth where."""

    def __init__(
        self, table: Table, seat: int, points: list[float], weights: Weights, eager: dict[int, float] = CALM
    ) -> None:
        """`eager` says how much more a point counts where somebody asked for it."""
        self.table = table
        self.seat = seat
        self.weights = weights
        self.outcast = effects(table, seat)
        waiting = table.seats - 1 - (seat - table.first) % table.seats
        self.outlook = Outlook(table, points, waiting, weights)
        self.rows = [WORTH[location][table.targets[location]] for location in range(LOCATIONS)]
        self.eager = eager
        self.gains: dict[int, float] = {}
        open_ = self.outlook.open
        self.unit = sum([self.gain(location, TYPICAL) for location in open_]) / (TYPICAL * len(open_))
        """What a point is worth somewhere."""
        self.own_turns = own_turns_after(table)
        self.keep = weights.keep * self.unit * min(1.0, self.own_turns / weights.keep_turns)
        self.potentials: dict[int, float] = {}
        self.best: dict[int, float] = {}

    def gain(self, location: int, counted: int) -> float:
        """What so many points more in a location are worth."""
        if counted <= 0:
            return 0.0
        key = counted * LOCATIONS + location
        found = self.gains.get(key)
        if found is None:
            found = self.outlook.gain(location, counted) * self.eager.get(location, 1.0)
            self.gains[key] = found
        return found

    def potential(self, card: int) -> float:
        """What a card could count where it fits best, and on average."""
        found = self.potentials.get(card)
        if found is None:
            counts = [self.rows[location][card] for location in self.outlook.open]
            one = self.weights.one_place
            found = one * max(counts) + (1.0 - one) * sum(counts) / len(counts)
            self.potentials[card] = found
        return found

    # What a turn is worth

    def play_value(self, move: Move) -> float:
        """The help of a play, less what its cards could do elsewhere; nothing where no card is played."""
        if isinstance(move, Play | PlayThing | PlayOnes | PlaySix):
            return self.value_at(LOCATION[move.location], move)
        return 0.0

    def value_at(self, location: int, play: Move) -> float:
        """What a play would be worth in this location."""
        row = self.rows[location]
        if isinstance(play, Play):
            card = CARDS[play.card]
            return self.gain(location, row[card]) - self.potential(card) * self.keep
        if isinstance(play, PlaySix):
            return self.gain(location, row[SIX]) - self.six_cost(CARDS[play.card])
        cards = self.cards_of(play)
        cost = sum([self.potential(card) for card in cards]) * self.keep
        if isinstance(play, PlayThing):
            cost -= self.weights.fresh_card * self.unit
        return self.gain(location, sum([row[card] for card in cards])) - cost

    def six_cost(self, card: int) -> float:
        """A 6 could be spent later, unless there are no more turns than 6s; the card that goes for it is lost."""
        spare = self.own_turns + 1 > self.table.sixes
        return (self.weights.six * self.unit if spare else 0.0) + self.keep * self.potential(card)

    def cards_of(self, play: Move) -> list[int]:
        """The cards of a play with Thing or of several 1s."""
        held = [kind(self.table.thing)]
        if isinstance(play, PlayOnes):
            return [CARDS[one] for one in play.cards] + (held if play.thing else [])
        return held

    def move_value(self, move: Move) -> float:
        """Going there (or staying): the best play from there, and what can be reached in the next turn."""
        table, seat = self.table, self.seat
        here = table.pawns[seat]
        there = LOCATION[move.location] if isinstance(move, Go) else here
        table.pawns[seat] = there
        found = [self.best_at(place) for place in places(self.outcast, table, seat)]
        table.pawns[seat] = here
        if not is_open(table, there):
            found.append(0.0)
        return max(found, default=0.0) + self.reach(there) + self.presence(there)

    def best_at(self, location: int) -> float:
        """The best play in this location."""
        if location not in self.best:
            options = plays(self.outcast, self.table, self.seat, location)
            self.best[location] = max([self.value_at(location, play) for play in options], default=0.0)
        return self.best[location]

    def reach(self, location: int) -> float:
        """The places that may be attacked to which the next turn can lead; after the last token all meet again."""
        bag = self.table.bag
        if len(bag) < 2:
            return 0.0
        near = self.near(self.seat, location)
        found = sum([self.gain(place, TYPICAL) for place in bag if place in near])
        return self.weights.reach * found / len(bag)

    def near(self, player: int, location: int) -> list[int]:
        """Where a player who stands here can play in the next turn."""
        table = self.table
        if reaches_all(table, player):
            return self.outlook.open
        near = list(neighbours(table.ring)[location])
        if may_stay((LOCATION_NAMES[location],)):
            near.append(location)
        return near

    def presence(self, location: int) -> float:
        """What the own pawn adds if the attack comes here now."""
        bag = self.table.bag
        if location not in bag:
            return 0.0
        return self.gain(location, points(self.outcast, 0)) / len(bag) ** 2

    # Cards that go elsewhere

    def discard_value(self, move: Move) -> float:
        return self.potential(CARDS[move.card]) if isinstance(move, Discard) else 0.0

    def errand(self, moves: list[Move], player: int) -> Move:
        """Thing goes to this player, with the card that helps most there."""
        errands = [move for move in moves if isinstance(move, SendThing) and move.player == player]
        return max(errands, key=self.lend_value)

    def lend_value(self, errand: SendThing) -> float:
        """What a card at Thing would do for the player who gets it, less what it could do here."""
        table, player = self.table, errand.player
        if errand.card is None and table.thing == EMPTY:
            return 0.0
        card = CARDS[errand.card] if errand.card else kind(table.thing)
        near = self.near(player, table.pawns[player])
        gains = [self.gain(place, self.rows[place][card]) for place in self.outlook.open if place in near]
        return max(gains, default=0.0) - self.weights.lend * self.unit * self.potential(card)


def reaches_all(table: Table, player: int) -> bool:
    """Whether a player plays into any place from the middle, which is never more than a step away."""
    return MATERIAL.outcasts[table.outcasts[player]].plays_from_nevermore


def own_turns_after(table: Table) -> int:
    """How many turns the player on turn has after this one, if the game goes on to the last attack."""
    left = OUTER - attack_number(table)
    return len(table.bag) - 1 + left * (left + 1) // 2


def best_swap(table: Table, moves: list[Move]) -> Move:
    """One that saves the target, and takes the card that counts most elsewhere."""
    reached = total(table, table.striking, table.revealed)
    needed = need(table.options, table.seats, attack_number(table))
    return max(moves, key=lambda move: swap_value(table, move, reached - needed))


def swap_value(table: Table, move: Move, surplus: int) -> tuple[bool, int]:
    """First whether the target is saved, then what the swap does for the hand."""
    if not isinstance(move, Swap):
        return surplus >= 0, 0
    mine, theirs = CARDS[move.card], CARDS[move.revealed]
    striking = table.striking
    surplus += card_worth(table, striking, mine) - card_worth(table, striking, theirs)
    others = [location for location in range(LOCATIONS) if is_open(table, location) and location != striking]
    spread = [card_worth(table, place, theirs) - card_worth(table, place, mine) for place in others]
    return surplus >= 0, sum(spread)
