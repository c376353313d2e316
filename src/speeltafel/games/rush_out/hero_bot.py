"""How a hero plays: finish what is nearly done, join the team mate who needs help, mind the dragon and the souls."""

from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.estimate import (
    FOR_EVER,
    HELD_WORTH,
    bans_of,
    dragon_threat,
    free_symbols,
    hero_jokers,
    hero_worth,
    left_after,
    loose_dice,
    playing_dice,
    rolls_needed,
)
from speeltafel.games.rush_out.material import DRAGON_TILE, JOKER, material
from speeltafel.games.rush_out.moves import (
    ROLLS,
    Clap,
    Dispel,
    Fill,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Place,
    Repel,
    Roll,
    SpendCoins,
    Tidy,
    Yield,
)
from speeltafel.games.rush_out.view import PlayerView, View

COMING: Final = 0.5
"""Rolls until help arrives."""
HURRY: Final = 0.9
"""What a card keeps of its worth for each roll that it still takes."""
FIRST_THOUGHT, OWN_DICE, TEAM = 0, 1, 2
"""How far somebody thinks: where most dice fit now; how long the dice still take; when to drop it all for the team."""
STAY: Final = (3.0, 1.6, 1.15)
"""How much better it must be to take dice back, by how far one thinks. Nobody overlooks a dragon before the pile."""
NEAREST: Final = 3
"""The dragon may reach the pile with the next spell."""
MOST_HEROES: Final = 2
"""On one card."""
WITH_DICE: Final = (Roll, Fill, Place)
LOOSE: Final = -1


class HeroMind:
    """One look at the table by one hero, who reckons what every card is worth to the team."""

    def __init__(self, view: View, me: PlayerView, foresight: int = TEAM) -> None:
        self.view = view
        self.me = me
        self.stay = STAY[TEAM if dragon_threat(view) == NEAREST else foresight]
        self.hand = len(me.faces)
        self.loose = loose_dice(me)
        self.jokers = hero_jokers(me)
        self.bans = bans_of(view, me.seat)
        self.mates_on: dict[str, list[int]] = {}
        """By card, for every team mate who lies there, the dice that are still rolled for it."""
        self.free_mates = 0
        for mate in self.mates():
            if mate.on:
                self.mates_on.setdefault(mate.on, []).append(loose_dice(mate))
            else:
                self.free_mates += 1
        if is_silent(view):
            self.free_mates = 0
        self.free = {card: free_on(view, card) for card in self.places()}
        self.worth = {card: hero_worth(view, card) for card in self.free}
        self.without_me = {
            card: self.prospects(card, self.free_without_me(card), self.mates_on.get(card, []))
            for card in self.free
        }

    def mates(self) -> list[PlayerView]:
        return [self.view.players[seat] for seat in self.view.heroes if seat != self.me.seat]

    def places(self) -> list[str]:
        view = self.view
        cards = [*view.trials, *view.dissipations, *view.curses]
        if view.dragon > 0:
            cards.append(DRAGON_TILE)
        if view.souls:
            cards += [player.hero for player in view.players if player.hurt]
        return [card for card in cards if card and not view.spots[card].complete]

    def free_without_me(self, card: str) -> tuple[int, ...]:
        """The free symbols when my dice are taken back."""
        free = self.free[card]
        if card != self.me.on:
            return free
        return free + tuple([material().cards[card].hero[slot] for slot in self.me.lies if slot >= 0])

    # What the table is worth

    def prospects(self, card: str, free: tuple[int, ...], rollers: list[int]) -> list[float]:
        """The worth of a card, less the longer it takes, as it is and with each hero more who comes to help."""
        dice, delay = sum(rollers), 0.0
        worth = HELD_WORTH if self.view.spots[card].held and not free else self.worth[card]
        values = []
        for _ in range(len(rollers), MOST_HEROES + 1):
            rolls = rolls_needed(free, dice, self.jokers, self.bans)
            values.append(worth * HURRY ** (rolls + delay) if rolls < FOR_EVER else 0.0)
            dice, delay = dice + self.hand, COMING
        return values

    def value(self, on: str, left: tuple[int, ...], my_dice: int) -> float:
        """All cards together, when I lie on one of them (or none) with so many dice left to roll."""
        prospects = self.without_me
        if on:
            rollers = [*self.mates_on.get(on, []), my_dice]
            prospects = prospects | {on: self.prospects(on, left, rollers)}
        return best_share(list(prospects.values()), self.free_mates + (on == ""))

    # What to do

    def best_fill(self, fills: list[Fill]) -> Move | None:
        """The best card for the dice that just landed, or nothing if rolling on promises more."""
        faces = self.faces()
        best, most = None, self.value_now()
        for move in fills:
            value = self.value_filled(move.card, faces)
            if value > most:
                best, most = move, value
        return best

    def most_dice(self, fills: list[Fill]) -> Move | None:
        """The first thought: the card that takes most of the dice that just landed."""
        best, most = None, 0
        for move in fills:
            if move.card in self.free:
                free = self.free[move.card]
                placed = len(free) - len(left_after(free, self.faces(), self.jokers, self.bans))
                if placed > most:
                    best, most = move, placed
        return best

    def faces(self) -> list[int]:
        """What the dice show that just landed."""
        lying = zip(self.me.faces, self.me.lies, strict=True)
        return [face for face, lies in lying if lies == LOOSE and face >= 0]

    def value_now(self) -> float:
        if not self.me.on or self.me.on not in self.free:
            return self.value("", (), 0)
        return self.value(self.me.on, self.free[self.me.on], self.loose)

    def value_filled(self, card: str, faces: list[int]) -> float:
        free = self.free[card]
        left = left_after(free, faces, self.jokers, self.bans)
        if not left and not self.view.spots[card].held:
            return self.value("", (), 0) + self.worth[card]
        return self.value(card, left, self.loose - (len(free) - len(left)))

    def best_roll(self, decision: Decision) -> Move | None:
        """Roll the loose dice; leave the card when that is better for all; else wait for the mate."""
        everything = sum([1 << die for die, lies in enumerate(self.me.lies) if lies >= 0])
        if everything and ROLLS[everything] in decision.moves:
            leaving = self.value("", (), 0)
            if leaving > self.stay * self.value_now() and self.should_give_way():
                return ROLLS[everything]
        return throw(decision)

    def should_give_way(self) -> bool:
        """Of two heroes who wait on different cards the one with fewer dice there leaves."""
        mine = sum(lies >= 0 for lies in self.me.lies)
        stuck = [mate for mate in self.mates() if mate.on and mate.on != self.me.on and not loose_dice(mate)]
        return all((mine, self.me.seat) <= (playing_dice(mate), mate.seat) for mate in stuck)


def best_share(prospects: list[list[float]], helpers: int) -> float:
    """What all cards are worth together when free heroes go, alone or in pairs, where each of them brings most.

    >>> best_share([[1.0, 1.5], [0.0, 0.0, 4.0], [0.5]], helpers=2)
    5.5
    """
    total = 0.0
    gains: list[tuple[float, int]] = []
    for values in prospects:
        total += values[0]
        if len(values) == 2:
            gains.append((values[1] - values[0], 1))
        elif len(values) == 3:
            first, second = values[1] - values[0], values[2] - values[1]
            gains += [((first + second) / 2, 2)] if second > first else [(first, 1), (second, 1)]
    gains.sort(reverse=True)
    for gain, heroes in gains:
        if heroes <= helpers and gain > 0.0:
            total += gain * heroes
            helpers -= heroes
    return total


def is_silent(view: View) -> bool:
    return any(material().cards[card].effect == "silence" for card in view.curses)


def free_on(view: View, card: str) -> tuple[int, ...]:
    return free_symbols(material().cards[card].hero, view.spots[card].hero)


def choose(view: View, decision: Decision, seat: int, foresight: int = TEAM) -> Move | None:
    """What a hero does in the race, who thinks so far."""
    me = view.players[seat]
    others = [move for move in decision.moves if type(move) not in WITH_DICE]
    if others:
        move = besides_dice(view, me, others)
        if move is not None:
            return move
    fills = [move for move in decision.moves if type(move) is Fill]
    if not fills and (not me.on or just_placed(me)):
        return throw(decision)
    mind = HeroMind(view, me, foresight)
    if foresight == FIRST_THOUGHT:
        return (mind.most_dice(fills) if fills else None) or mind.best_roll(decision)
    return (mind.best_fill(fills) if fills else None) or mind.best_roll(decision)


def just_placed(me: PlayerView) -> bool:
    """Dice of this roll lie on a card and others are left: it was the best card a moment ago."""
    return me.on == me.roll_card != "" and LOOSE in me.lies


def throw(decision: Decision) -> Move | None:
    """Roll what is loose, or wait if nothing is."""
    return ROLLS[0] if ROLLS[0] in decision.moves else None


def besides_dice(view: View, me: PlayerView, moves: list[Move]) -> Move | None:
    """Gestures first, then experience, traits and coins."""
    for move in moves:
        if type(move) in (Clap, HighFive, Tidy) and not has_raised(view, me.seat, move):
            return move
    return keep_card(view, me, moves) or use_trait(view, moves) or spend(view, moves)


def has_raised(view: View, seat: int, move: Move) -> bool:
    """The own hand is up already: wait for the other one."""
    return isinstance(move, HighFive) and any(
        waiting.card == move.card and seat in waiting.raised for waiting in view.waiting
    )


def keep_card(view: View, me: PlayerView, moves: list[Move]) -> Move | None:
    """Claim a card as the hero with fewer points."""
    for move in moves:
        if isinstance(move, Keep):
            offer = next(offer for offer in view.offered if offer.card == move.card)
            if me.experience == min(view.players[seat].experience for seat in offer.seats):
                return move
    return None


def use_trait(view: View, moves: list[Move]) -> Move | None:
    """Warrior against a near dragon, cleric when souls run out, hunter at once, bard for a mate's missing symbol."""
    hurt = sum(player.hurt for player in view.players)
    for move in moves:
        if isinstance(move, Dispel) or (isinstance(move, Repel) and view.dragon >= 2):
            return move
        if isinstance(move, Heal) and (view.souls <= 4 or hurt >= 2):
            return move
        if isinstance(move, Inspire) and helps(view, move):
            return move
    return None


def helps(view: View, move: Inspire) -> bool:
    """The joker would fit on the card where that hero already lies, and the die as it shows does not."""
    mate = view.players[move.seat]
    if not mate.on or view.spots[mate.on].complete or mate.roll_card not in ("", mate.on):
        return False
    free = free_on(view, mate.on)
    as_it_shows = left_after(free, [mate.faces[move.die]], 0, 0)
    return as_it_shows == free != left_after(free, [JOKER], hero_jokers(mate), 0)


def spend(view: View, moves: list[Move]) -> Move | None:
    """Coins shorten the pile when it is thin or no market follows; else they are kept for the market."""
    for move in moves:
        if isinstance(move, SpendCoins):
            last_round = min(view.trophies.values()) == 1
            return move if last_round or view.trial_pile != "many" or view.purse["heroes"] > 2 else None
    return None


def yield_die(view: View, decision: Decision, seat: int) -> Move:
    """Give up the die that shows least: unrolled before rolled, the joker last."""
    faces = view.players[seat].faces
    return min([move for move in decision.moves if isinstance(move, Yield)], key=lambda move: faces[move.die])
