"""Piles and hands: drawing, reshuffling, discarding, and what each seat saw of it."""

from typing import Final

from speeltafel.engine import Now, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE, ENCOUNTERS, IS_ITEM, number_of
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.state import Player, Table

HORROR_PILE: Final = 0
ITEM_PILE: Final = 1
MEETING_PILE: Final = 2
PILE_NAMES: Final = ("horrors", "items", "meetings")


def pile_of(table: Table, which: int) -> list[str]:
    """One of the three face-down piles; the top is the last card."""
    return (table.horrors, table.items, table.meetings)[which]


def discard_of(table: Table, which: int) -> list[str]:
    """The open discard pile beside it."""
    return (table.horror_discard, table.item_discard, table.meeting_discard)[which]


def draw(table: Table, which: int, now: Now) -> str:
    """SH-105, SH-R33: the top card, or nothing when both piles are empty."""
    pile = pile_of(table, which)
    if not pile:
        reshuffle(table, which, now)
    return pile.pop() if pile else ""


def reshuffle(table: Table, which: int, now: Now) -> None:
    """SH-105, SH-R33: the discard pile becomes the new pile."""
    pile, discard = pile_of(table, which), discard_of(table, which)
    if not discard:
        return
    pile += discard
    discard.clear()
    now.chance.shuffle(pile)
    table.epochs[which] += 1
    if now.listening:
        now.emit(events.Reshuffled(pile=PILE_NAMES[which]))


def discard(table: Table, card: str) -> None:
    """Every card goes to the discard pile of its kind (SH-R35)."""
    if card in IS_ITEM:
        table.item_discard.append(card)
    elif card in ENCOUNTERS:
        table.meeting_discard.append(card)
    else:
        table.horror_discard.append(card)


def discard_openly(table: Table, seat: int, card: str, now: Now) -> None:
    """A card leaves the game for all to see."""
    discard(table, card)
    if now.listening:
        now.emit(events.Discarded(seat=seat, card=card))


def give(table: Table, seat: int, card: str, which: int) -> None:
    """A card just drawn goes into a hand unseen by the others."""
    table.players[seat].hand.append(Held(card, only(seat), only(seat), 0, table.epochs[which]))


def take(player: Player, card: str) -> Held:
    """Take a card out of a hand."""
    for place, held in enumerate(player.hand):
        if held.card == card:
            return player.hand.pop(place)
    raise ValueError(f"{card} is not in this hand")


def show(table: Table, player: Player, card: str) -> None:
    """SH-111: everybody has seen that this card is in the hand."""
    for place, held in enumerate(player.hand):
        if held.card == card:
            player.hand[place] = Held(card, table.everybody(), table.everybody(), 0, held.epoch)


def refill(table: Table, seat: int, now: Now) -> None:
    """SH-086, SH-R32: three new horrors, or what there is."""
    cards = []
    for _ in range(BALANCE.horrors_dealt):
        card = draw(table, HORROR_PILE, now)
        if card:
            give(table, seat, card, HORROR_PILE)
            cards.append(card)
    if cards and now.listening:
        now.emit(events.Refilled(seat=seat, count=len(cards), cards=tuple(cards), to=only(seat)))


def strike(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-R32: a horror leaves the hand; whoever played the last one draws three at once."""
    player = table.players[seat]
    take(player, card)
    table.horror = card
    if not player.horrors():
        refill(table, seat, now)


def discard_horror(table: Table) -> None:
    """The horror being settled goes to the discard pile (SH-R35)."""
    if table.horror:
        table.horror_discard.append(table.horror)
        table.horror = ""


def remove_laid(player: Player, card: str) -> int:
    """Take an open card away; returns the points that it had given."""
    for place, laid in enumerate(player.laid):
        if laid.card == card:
            del player.laid[place]
            return laid.gained
    return 0


def lift_curse(table: Table, seat: int, card: str, now: Now) -> None:
    """A curse card is discarded."""
    remove_laid(table.players[seat], card)
    discard(table, card)
    if now.listening:
        now.emit(events.CurseLifted(seat=seat, card=card))


def return_key(table: Table, seat: int, place: int, now: Now) -> None:
    """SH-053, SH-126: a key goes back to the pile of its kind, wherever that lies."""
    key = table.players[seat].keys.pop(place)
    table.stock[number_of(key.card)] += 1
    if now.listening:
        now.emit(events.KeyReturned(seat=seat, key=key.card))


def place_of_key(player: Player, card: str) -> int:
    """Where a key of this kind lies in front of its owner."""
    return next(place for place, key in enumerate(player.keys) if key.card == card)
