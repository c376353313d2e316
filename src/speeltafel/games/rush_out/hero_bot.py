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

FULL_HAND: Final = 3
"""Dice that a hero who comes to help brings."""
COMING: Final = 0.5
"""Rolls until help arrives."""
HURRY: Final = 0.9
"""What a card keeps of its worth for each roll that it still takes."""
STAY: Final = 1.15
"""How much better it must be to take dice back."""


class HeroMind:
    """One look at the table by one hero, who reckons what every card is worth to the team."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me = view.players[seat]
        self.jokers = hero_jokers(self.me)
        self.bans = bans_of(view, seat)
        self.free = {card: self.free_on(card) for card in self.places()}
        self.mates_on = {card: self.mates_at(card) for card in self.free}
        self.worth = {card: hero_worth(view, card) for card in self.free}
        self.free_mates = sum(not mate.on for mate in self.mates())
        if any(material().cards[card].effect == "silence" for card in view.curses):
            self.free_mates = 0

    def mates(self) -> list[PlayerView]:
        return [self.view.players[seat] for seat in self.view.heroes if seat != self.me.seat]

    def mates_at(self, card: str) -> list[int]:
        """Per team mate on a card the dice that are still rolled for it."""
        seats = heroes_on(self.view.spots[card])
        return [loose_dice(self.view.players[seat]) for seat in seats if seat != self.me.seat]

    def places(self) -> list[str]:
        tiles = [player.hero for player in self.view.players if player.hurt]
        tile = [DRAGON_TILE] if self.view.dragon > 0 else []
        cards = [*self.view.trials, *tile, *self.view.dissipations, *self.view.curses, *tiles]
        return [card for card in cards if card and not self.view.spots[card].complete]

    def free_on(self, card: str) -> tuple[int, ...]:
        return free_symbols(material().cards[card].hero, self.view.spots[card].hero)

    # What the table is worth

    def value(self, on: str, left: tuple[int, ...], my_dice: int) -> float:
        """All cards together, when I lie on one of them (or none) with so many dice left to roll."""
        free = {
            card: left if card == on else self.free_without_me(card, slots)
            for card, slots in self.free.items()
        }
        rollers = {card: [*mates, my_dice] if card == on else mates for card, mates in self.mates_on.items()}
        values = {card: self.card_value(card, free[card], rollers[card], 0.0) for card in free}
        for _ in range(self.free_mates + (on == "")):
            self.send_help(free, rollers, values)
        return sum(values.values())

    def send_help(
        self, free: dict[str, tuple[int, ...]], rollers: dict[str, list[int]], values: dict[str, float]
    ) -> None:
        """Let one free hero join the card where that brings most."""
        best, gain = "", 0.0
        for card, dice in rollers.items():
            if len(dice) < 2 and free[card]:
                helped = self.card_value(card, free[card], [*dice, FULL_HAND], COMING)
                if helped - values[card] > gain:
                    best, gain = card, helped - values[card]
        if best:
            rollers[best] = [*rollers[best], FULL_HAND]
            values[best] += gain

    def free_without_me(self, card: str, free: tuple[int, ...]) -> tuple[int, ...]:
        """The free symbols when my dice are taken back."""
        if card != self.me.on:
            return free
        return free + tuple(material().cards[card].hero[slot] for slot in self.me.lies if slot >= 0)

    def card_value(self, card: str, free: tuple[int, ...], dice: list[int], delay: float) -> float:
        """Worth of a card, less the longer it takes."""
        rolls = rolls_needed(free, sum(dice), self.jokers, self.bans)
        return self.worth[card] * HURRY ** (rolls + delay) if rolls < FOR_EVER else 0.0

    # What to do

    def best_fill(self, decision: Decision) -> Move | None:
        """The best card for the dice that just landed, or nothing if rolling on promises more."""
        faces = [
            face for face, lies in zip(self.me.faces, self.me.lies, strict=True) if lies == -1 and face >= 0
        ]
        fills = [move for move in decision.moves if type(move) is Fill and move.card in self.free]
        if not fills:
            return None
        value, best = max((self.value_filled(move.card, faces), number) for number, move in enumerate(fills))
        return fills[best] if value > self.value_now() else None

    def value_now(self) -> float:
        if not self.me.on or self.me.on not in self.free:
            return self.value("", (), 0)
        return self.value(self.me.on, self.free[self.me.on], loose_dice(self.me))

    def value_filled(self, card: str, faces: list[int]) -> float:
        free = self.free[card]
        left = left_after(free, faces, self.jokers, self.bans)
        if not left:
            return self.value("", (), 0) + self.worth[card]
        return self.value(card, left, loose_dice(self.me) - (len(free) - len(left)))

    def best_roll(self, decision: Decision) -> Move | None:
        """Roll the loose dice; leave the card when that is better for all; else wait for the mate."""
        everything = sum(1 << die for die, lies in enumerate(self.me.lies) if lies >= 0)
        if everything and ROLLS[everything] in decision.moves:
            leaving = self.value("", (), 0)
            if leaving > STAY * self.value_now() and self.should_give_way():
                return ROLLS[everything]
        return ROLLS[0] if ROLLS[0] in decision.moves else None

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
    if "experience" not in view.modules:
        return None
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
