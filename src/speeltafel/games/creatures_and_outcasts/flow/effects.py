"""What cards and characters make a player do: swap, take from the closed pile, hand out its top, block, move Wednesday."""

from bisect import insort
from dataclasses import dataclass
from typing import Any

from speeltafel.engine import UNKNOWN, Now, Procedure, Step, only
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import DREW, LOOKED, MOVED, PLACED, SAW_CHARACTERS, TAKEN
from speeltafel.games.creatures_and_outcasts.legal import (
    block_moves,
    give_moves,
    swap_partners,
    take_moves,
    treat_guests,
)
from speeltafel.games.creatures_and_outcasts.material import character_number, faces, wednesday
from speeltafel.games.creatures_and_outcasts.moves import SwapWith, place_wednesday, swap_with, treat
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table

# Shapeshifter


@dataclass
class Swap(Procedure):
    """CO-104 to CO-108: choose a player, take a card blindly, give another one back."""

    seat: int = 0
    player: int = NOBODY
    taken: int = UNKNOWN

    def steps(self) -> tuple[Step, ...]:
        return (choose_partner, take_blindly, choose_gift)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, SwapWith):
            self.player = move.player
        else:
            give_back(table, self, int(move.card), now)


def choose_partner(table: Table, frame: Swap, now: Now) -> None:
    """CO-104, CO-106, CO-107, CO-R30; with one possible partner there is nothing to ask."""
    partners = swap_partners(table, frame.seat)
    if not partners:
        frame.finish()
    elif len(partners) == 1:
        frame.player = partners[0]
    else:
        table.ask(frame.seat, "swap-partner", [swap_with(player) for player in partners], "CO-104", "choice")


def take_blindly(table: Table, frame: Swap, now: Now) -> None:
    """CO-104, CO-108, CO-139, CO-R32: any card of the hand, as if it had been shuffled."""
    hand = table.hands[frame.player]
    frame.taken = hand.pop(now.chance.below(len(hand)))
    insort(table.hands[frame.seat], frame.taken)
    eyes = table.eyes(frame.seat, frame.player)
    table.facts.append((MOVED, eyes, frame.player, frame.seat, frame.taken))
    if now.listening:
        now.emit(events.Swapped(seat=frame.seat, player=frame.player, card=str(frame.taken), to=eyes))


def choose_gift(table: Table, frame: Swap, now: Now) -> None:
    """CO-105, CO-R31"""
    table.ask(frame.seat, "swap-gift", give_moves(table.hands[frame.seat], frame.taken), "CO-105", "choice")


def give_back(table: Table, frame: Swap, card: int, now: Now) -> None:
    """CO-105"""
    table.hands[frame.seat].remove(card)
    insort(table.hands[frame.player], card)
    eyes = table.eyes(frame.seat, frame.player)
    table.facts.append((MOVED, eyes, frame.seat, frame.player, card))
    if now.listening:
        now.emit(events.Gave(seat=frame.seat, player=frame.player, card=str(card), to=eyes))


# Siren


@dataclass
class TakeFromClosed(Procedure):
    """CO-109 to CO-113: look through the closed pile and take a card."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (look_for_a_card, choose_card)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        card = take_out(table, move.place)
        insort(table.hands[seat], card)
        public = card if table.open_hands else UNKNOWN
        table.facts.append((TAKEN, only(seat), seat, table.thing, public, move.place, card))
        if now.listening:
            now.emit(events.Took(seat=seat, card=str(card), to=table.eyes(seat)))


def look_for_a_card(table: Table, frame: TakeFromClosed, now: Now) -> None:
    """CO-111, CO-112, CO-R22, CO-R24"""
    if any(card != table.thing for card in table.closed):
        look_through(table, frame.seat, now)
    else:
        frame.finish()


def choose_card(table: Table, frame: TakeFromClosed, now: Now) -> None:
    """CO-109, CO-110, CO-112"""
    table.ask(frame.seat, "take", take_moves(table), "CO-109", "look")


def look_through(table: Table, seat: int, now: Now) -> None:
    """CO-048, CO-049, CO-R22: privately, in its order."""
    table.facts.append((LOOKED, only(seat), *reversed(table.closed)))
    if now.listening:
        now.emit(events.LookedThrough(seat=seat, pile=faces(reversed(table.closed)), to=only(seat)))


def take_out(table: Table, place: int) -> int:
    """CO-071, CO-113: the rest keeps its order; place 0 is the top."""
    return table.closed.pop(len(table.closed) - 1 - place)


# Vampire


@dataclass
class GiveTop(Procedure):
    """CO-114 to CO-116: somebody draws the top card of the closed pile."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (choose_guest,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        draw_top(table, move.player, now, seat)


def choose_guest(table: Table, frame: GiveTop, now: Now) -> None:
    """CO-114, CO-115, CO-R26, CO-R27, CO-R28"""
    guests = treat_guests(table, frame.seat)
    if not table.closed:
        return
    if len(guests) == 1:
        draw_top(table, guests[0], now, frame.seat)
    else:
        table.ask(frame.seat, "treat", [treat(player) for player in guests], "CO-114", "choice")


def draw_top(table: Table, seat: int, now: Now, author: int | None = None) -> None:
    """CO-095, CO-114, CO-R29"""
    card = table.closed.pop()
    insort(table.hands[seat], card)
    eyes = table.eyes(seat)
    table.facts.append((DREW, eyes, seat, card))
    if now.listening:
        chosen_by = None if author == seat else author
        now.emit(events.Drew(seat=seat, card=str(card), author=chosen_by, to=eyes))


# Thing


@dataclass
class BlockNumber(Procedure):
    """CO-070 to CO-074: look through the closed pile and put Thing on a card."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (look_for_a_number, choose_number)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        """CO-072, CO-R34: the card leaves the pile and lies open under Thing."""
        card = take_out(table, move.place)
        table.thing = card
        table.facts.append((TAKEN, only(seat), NOBODY, UNKNOWN, card, move.place, card))
        if now.listening:
            now.emit(events.ThingPlaced(seat=seat, card=str(card)))


def look_for_a_number(table: Table, frame: BlockNumber, now: Now) -> None:
    """CO-R22"""
    look_through(table, frame.seat, now)


def choose_number(table: Table, frame: BlockNumber, now: Now) -> None:
    """CO-070, CO-R37"""
    table.ask(frame.seat, "block", block_moves(table), "CO-070", "look")


# Psychic, and the round effect that moves Wednesday


@dataclass
class MoveWednesday(Procedure):
    """CO-126, CO-127, CO-140 to CO-142: look at the characters and put Wednesday anywhere among them."""

    seat: int = 0
    rule: str = "CO-126"
    """What lets this player do it."""

    def steps(self) -> tuple[Step, ...]:
        return (look_at_characters, choose_place)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        table.characters.remove(wednesday())
        table.characters.insert(len(table.characters) - move.place, wednesday())
        table.facts.append((PLACED, only(seat), character_number(wednesday()), move.place))
        if now.listening:
            now.emit(events.WednesdayMoved(seat=seat, place=move.place, to=only(seat)))


def look_at_characters(table: Table, frame: MoveWednesday, now: Now) -> None:
    """CO-126, CO-R45, CO-R48"""
    stack = table.characters[::-1]
    table.facts.append((SAW_CHARACTERS, only(frame.seat), *map(character_number, stack)))
    if now.listening:
        now.emit(events.LookedAtCharacters(seat=frame.seat, characters=stack, to=only(frame.seat)))


def choose_place(table: Table, frame: MoveWednesday, now: Now) -> None:
    """CO-126, CO-127, CO-R45"""
    if wednesday() in table.characters:
        places = [place_wednesday(place) for place in range(len(table.characters))]
        table.ask(frame.seat, "place-wednesday", places, frame.rule, "look")
