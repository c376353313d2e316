"""What the cards do, once nobody stopped them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import EVERYONE, Chance, Move, Now, Step, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.asking import Asking, any_card, ask
from speeltafel.games.good_vs_evil.flow.cards import give, hand_over
from speeltafel.games.good_vs_evil.flow.explosions import meet_kitten
from speeltafel.games.good_vs_evil.flow.order import finish_turn, hand_over_turns
from speeltafel.games.good_vs_evil.material import GODCAT, KITTEN, NAMES, NUMBER
from speeltafel.games.good_vs_evil.moves import GIVE, HAND_OR_TOP, PICK_GODCAT, PICK_PLAIN, TO_TOP
from speeltafel.games.good_vs_evil.state import (
    KEPT_BOTTOM,
    LACKED,
    LOOKED_BELOW,
    NOTHING,
    RAISED_BOTTOM,
    REVEALED,
    SHUFFLED,
    Table,
)

REVEALED_CARDS: Final = 3


def attack(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-095 to GE-097: no draw, the next player takes over."""
    hand_over_turns(table, table.next_seat(seat), now)


def targeted_attack(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-103 to GE-105: the victim is the attacker's choice."""
    hand_over_turns(table, target, now)


def reveal_the_future(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-114, GE-115, GE-R31"""
    top = table.pile[: -REVEALED_CARDS - 1 : -1]
    table.facts.append((REVEALED, *top))
    if now.listening:
        now.emit(events.Revealed(seat=seat, cards=tuple(NAMES[card] for card in top)))


def shuffle(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-117, GE-R30: the order is fixed at once; the stop is ceremony."""
    now.chance.shuffle(table.pile)
    table.facts.append((SHUFFLED,))
    if now.listening:
        now.emit(events.Shuffled(seat=seat, stopper=table.next_seat(seat)))


# Favor


@dataclass
class Favor(Asking):
    """GE-108, GE-109: the giver decides which card."""

    giver: int = 0
    taker: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (choose_gift,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        give(table, seat, self.taker, NUMBER[move.card], now, stolen=False)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return GIVE[any_card(table.hands[seat], chance)]


def favor(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-108"""
    if has_cards(table, seat, target, now):
        table.push(Favor(giver=target, taker=seat))


def choose_gift(table: Table, frame: Favor, now: Now) -> None:
    """GE-109, GE-R43"""
    hand = table.hands[frame.giver]
    moves: list[Move] = [GIVE[kind] for kind, count in enumerate(hand) if count]
    ask(table, frame, frame.giver, ("give", "GE-109", "give"), moves, now)


def has_cards(table: Table, seat: int, target: int, now: Now) -> bool:
    """GE-R09: the target may have spent its last card as a Nope."""
    if table.hands[target] != NOTHING:
        return True
    if now.listening:
        now.emit(events.NothingToTake(seat=seat, target=target))
    return False


# Two and three of a kind


@dataclass
class Steal(Asking):
    """GE-131 to GE-135: the thief picks a card without seeing the fronts."""

    thief: int = 0
    victim: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (pick_card,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        card = GODCAT if move.what == "godcat" else random_plain(table, self.victim, now)
        give(table, self.victim, seat, card, now, stolen=True)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return PICK_GODCAT if any_card(table.hands[self.victim], chance) == GODCAT else PICK_PLAIN


def pair(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-131, GE-142"""
    if has_cards(table, seat, target, now):
        table.push(Steal(thief=seat, victim=target))


def pick_card(table: Table, frame: Steal, now: Now) -> None:
    """GE-133, GE-135, GE-R34: Godcat on purpose, or one of the equal backs."""
    moves: list[Move] = []
    if table.hands[frame.victim][GODCAT]:
        moves.append(PICK_GODCAT)
    if table.might_nope(frame.victim):
        moves.append(PICK_PLAIN)
    ask(table, frame, frame.thief, ("pick", "GE-133", "pick"), moves, now)


def random_plain(table: Table, victim: int, now: Now) -> int:
    """GE-134: any card but Godcat, each with the same chance."""
    hand = table.hands[victim]
    left = now.chance.below(sum(hand) - hand[GODCAT])
    for kind in range(GODCAT):
        left -= hand[kind]
        if left < 0:
            return kind
    raise AssertionError("a hand with plain cards has a random one")


def triple(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-144 to GE-146, GE-R11: looked for now; hit or miss is public."""
    found = table.hands[target][named] > 0
    if found:
        hand_over(table, target, seat, named, EVERYONE)
    else:
        table.facts.append((LACKED, target, named))
    if now.listening:
        now.emit(events.Named(seat=seat, target=target, card=NAMES[named], found=found))


# Raising Heck


@dataclass
class RaisingHeck(Asking):
    """GE-111 to GE-113: the bottom card, to the hand or on top; the turn is over."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (hand_or_top,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        if move.to == "top":
            raise_bottom(table, seat, now)
        else:
            keep_bottom(table, seat, now)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return TO_TOP


def raising_heck(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-111: only the player sees the card (GE-R04)."""
    card = table.pile[0]
    table.facts.append((LOOKED_BELOW, seat, card, only(seat)))
    if now.listening:
        now.emit(events.LookedBelow(seat=seat, card=NAMES[card], to=only(seat)))
    table.push(RaisingHeck(seat=seat))


def hand_or_top(table: Table, frame: RaisingHeck, now: Now) -> None:
    """GE-112"""
    ask(table, frame, frame.seat, ("heck", "GE-112", "heck"), HAND_OR_TOP, now)


def raise_bottom(table: Table, seat: int, now: Now) -> None:
    """GE-112, GE-R03: face down on top; a Kitten there harms nobody yet."""
    card = table.pile.pop(0)
    table.pile.append(card)
    table.facts.append((RAISED_BOTTOM, seat, card, only(seat)))
    if now.listening:
        now.emit(events.HeckOnTop(seat=seat, card=NAMES[card], to=only(seat)))
    finish_turn(table, now)


def keep_bottom(table: Table, seat: int, now: Now) -> None:
    """GE-112, GE-R03: into the hand, where a Kitten is a drawn Kitten."""
    card = table.pile.pop(0)
    to = EVERYONE if card == KITTEN else only(seat)
    table.facts.append((KEPT_BOTTOM, seat, card, to))
    if card == KITTEN:
        meet_kitten(table, seat, now)
        return
    table.hands[seat][card] += 1
    if now.listening:
        now.emit(events.HeckKept(seat=seat, card=NAMES[card], to=to))
    finish_turn(table, now)
