"""How a hero plays: finish what is nearly done, join the team mate who needs help, mind the dragon and the souls."""

from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.estimate import (
    FOR_EVER,
    bans_of,
    free_symbols,
    hero_jokers,
    hero_worth,
    heroes_on,
    left_after,
    loose_dice,
    playing_dice,
    rolls_needed,
)
from speeltafel.games.rush_out.material import DRAGON_TILE, material
from speeltafel.games.rush_out.moves import (
    ROLLS,
    Clap,
    Dispel,
    Fill,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Repel,
    SpendCoins,
    Tidy,
)
from speeltafel.games.rush_out.view import PlayerView, View

HELP_OF_A_FREE_MATE: Final = 2.0
"""Dice to count on when somebody could still join."""
SWITCH: Final = 1.6
"""How much better another card must be to leave the present one."""
JOINING: Final = 1.35


class HeroMind:
    """One look at the table by one hero."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me = view.players[seat]
        self.jokers = hero_jokers(self.me)
        self.bans = bans_of(view, seat)
        self.silent = any(material().cards[card].effect == "silence" for card in view.curses)

    # What a card is worth to me

    def rate(self, card: str, free: tuple[int, ...], my_dice: float, colours: list[int]) -> float:
        """Worth per roll of a card with these free slots, given how many dice I could still roll for it."""
        mates = [seat for seat in colours if seat != self.me.seat]
        dice = my_dice + self.help_on(card, mates)
        rolls = rolls_needed(free, dice, self.jokers, self.bans)
        if rolls >= FOR_EVER:
            return 0.0
        joined = JOINING if mates and not self.silent else 1.0
        return hero_worth(self.view, card) * joined / (rolls + 0.7)

    def help_on(self, card: str, mates: list[int]) -> float:
        """Dice that others may add."""
        if mates:
            return float(loose_dice(self.view.players[mates[0]]))
        free = [player for player in self.mates() if not player.on]
        return HELP_OF_A_FREE_MATE if free else 0.0

    def mates(self) -> list[PlayerView]:
        return [self.view.players[seat] for seat in self.view.heroes if seat != self.me.seat]

    def free_on(self, card: str) -> tuple[int, ...]:
        return free_symbols(material().cards[card].hero, self.view.spots[card].hero)

    def rate_if_filled(self, card: str) -> float:
        """Worth of a card when all my fitting dice go there now."""
        faces = [
            face for face, lies in zip(self.me.faces, self.me.lies, strict=True) if lies == -1 and face >= 0
        ]
        free = self.free_on(card)
        left = left_after(free, faces, self.jokers, self.bans)
        placed = len(free) - len(left)
        colours = heroes_on(self.view.spots[card])
        return self.rate(card, left, loose_dice(self.me) - placed, colours)

    def rate_from_scratch(self, card: str) -> float:
        """Worth of a card when I start rolling for it with all my dice."""
        spot = self.view.spots[card]
        colours = [seat for seat in heroes_on(spot) if seat != self.me.seat]
        if spot.complete or len(colours) >= 2:
            return 0.0
        free = list(self.free_on(card))
        if self.me.on == card:
            free += [material().cards[card].hero[slot] for slot in self.me.lies if slot >= 0]
        return self.rate(card, tuple(free), playing_dice(self.me), colours)

    def places(self) -> list[str]:
        tiles = [player.hero for player in self.view.players if player.hurt]
        tile = [DRAGON_TILE] if self.view.dragon > 0 else []
        trials = [card for card in self.view.trials if card]
        return [*trials, *tile, *self.view.dissipations, *self.view.curses, *tiles]

    # What to do

    def best_fill(self, decision: Decision) -> Move | None:
        """The best card for the dice that just landed, or nothing if rolling on promises more."""
        fills = [move for move in decision.moves if type(move) is Fill]
        if not fills:
            return None
        best = max(fills, key=lambda move: self.rate_if_filled(move.card))
        if self.me.on:
            return best
        rolling_on = max((self.rate_from_scratch(card) for card in self.places()), default=0.0)
        return best if self.rate_if_filled(best.card) >= 0.9 * rolling_on else None

    def best_roll(self, decision: Decision) -> Move | None:
        """Roll the loose dice; leave the card when another one promises much more; else wait for the mate."""
        everything = sum(1 << die for die, lies in enumerate(self.me.lies) if lies >= 0)
        if everything and ROLLS[everything] in decision.moves and self.should_leave():
            return ROLLS[everything]
        return ROLLS[0] if ROLLS[0] in decision.moves else None

    def should_leave(self) -> bool:
        card = self.me.on
        spot = self.view.spots[card]
        stay = self.rate(card, self.free_on(card), loose_dice(self.me), heroes_on(spot))
        if spot.held and not self.free_on(card):
            stay = 0.02
        others = [place for place in self.places() if place != card]
        best = max((self.rate_from_scratch(place) for place in others), default=0.0)
        if stay == 0.0 and best == 0.0:
            return self.should_give_way()
        return best > SWITCH * stay and (stay > 0 or self.should_give_way())

    def should_give_way(self) -> bool:
        """Of two heroes who wait on different cards the one with fewer dice there leaves."""
        mine = sum(lies >= 0 for lies in self.me.lies)
        stuck = [mate for mate in self.mates() if mate.on and mate.on != self.me.on and not loose_dice(mate)]
        return all((mine, self.me.seat) <= (playing_dice(mate), mate.seat) for mate in stuck)


def choose(view: View, decision: Decision, seat: int) -> Move | None:
    """What a hero does in the race."""
    mind = HeroMind(view, seat)
    urgent = first_of(decision, Clap, HighFive, Tidy)
    if urgent is not None and not has_raised(view, seat, urgent):
        return urgent
    extra = keep_card(mind, decision) or use_trait(mind, decision) or spend(mind, decision)
    return extra or mind.best_fill(decision) or mind.best_roll(decision)


def first_of(decision: Decision, *kinds: type[Move]) -> Move | None:
    for move in decision.moves:
        if type(move) in kinds:
            return move
    return None


def has_raised(view: View, seat: int, move: Move) -> bool:
    """The own hand is up already: wait for the other one."""
    return isinstance(move, HighFive) and any(
        waiting.card == move.card and seat in waiting.raised for waiting in view.waiting
    )


def keep_card(mind: HeroMind, decision: Decision) -> Move | None:
    """Claim a card as the hero with fewer points."""
    for move in decision.moves:
        if isinstance(move, Keep):
            offer = next(offer for offer in mind.view.offered if offer.card == move.card)
            points = [mind.view.players[other].experience for other in offer.seats]
            if mind.me.experience == min(points):
                return move
    return None


def use_trait(mind: HeroMind, decision: Decision) -> Move | None:
    """Warrior against a near dragon, cleric when souls run out, hunter at once, bard for a mate's missing symbol."""
    view = mind.view
    hurt = sum(player.hurt for player in view.players)
    for move in decision.moves:
        if isinstance(move, Dispel) or (isinstance(move, Repel) and view.dragon >= 2):
            return move
        if isinstance(move, Heal) and (view.souls <= 4 or hurt >= 2):
            return move
        if isinstance(move, Inspire) and helps(mind, move):
            return move
    return None


def helps(mind: HeroMind, move: Inspire) -> bool:
    """The joker would fit on the card where that hero already lies, and the die as it shows does not."""
    mate = mind.view.players[move.seat]
    if not mate.on or mind.view.spots[mate.on].complete or mate.roll_card not in ("", mate.on):
        return False
    free = mind.free_on(mate.on)
    return (
        left_after(free, [mate.faces[move.die]], 0, 0) == free != left_after(free, [5], hero_jokers(mate), 0)
    )


def spend(mind: HeroMind, decision: Decision) -> Move | None:
    """Coins shorten the pile when it is thin or no market follows; else they are kept for the market."""
    move = first_of(decision, SpendCoins)
    if move is None:
        return None
    last_round = min(mind.view.trophies.values()) == 1
    return move if last_round or mind.view.trial_pile != "many" or mind.view.purse["heroes"] > 2 else None


def yield_die(view: View, decision: Decision, seat: int) -> Move:
    """Give up the die that shows least: unrolled before rolled, the joker last."""
    faces = view.players[seat].faces
    return min(decision.moves, key=lambda move: faces[move.die] if hasattr(move, "die") else 99)
