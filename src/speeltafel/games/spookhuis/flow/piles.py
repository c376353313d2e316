"""Piles and hands: drawing, reshuffling, discarding, and what each seat saw of it."""

from typing import Final

from speeltafel.engine import Now, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE, ENCOUNTERS, IS_ITEM, number_of
from speeltafel.games.spookhuis.flow import secrets
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


def take(table: Table, player: Player, card: str) -> None:
    """Take a card out of a hand for all to see."""
    secrets.blur(table, player.hand, player.hand[secrets.place_of(player.hand, card)])
    player.hand.pop(secrets.place_of(player.hand, card))


def show(table: Table, player: Player, card: str) -> None:
    """SH-111: everybody has seen that this card is in the hand."""
    place = secrets.place_of(player.hand, card)
    held = player.hand[place]
    secrets.blur(table, player.hand, held)
    player.hand[place] = Held(card, table.everybody(), table.everybody(), 0, held.epoch)


def refill(table: Table, seat: int, now: Now) -> None:
    """SH-086, SH-R32: three new horrors, or what there is."""
    cards = [card for _ in range(BALANCE.horrors_dealt) if (card := draw(table, HORROR_PILE, now))]
    if cards:
        secrets.all_are(table.players[seat].hand, "item")
    for card in cards:
        give(table, seat, card, HORROR_PILE)
    if cards and now.listening:
        now.emit(events.Refilled(seat=seat, count=len(cards), cards=tuple(cards), to=only(seat)))


def strike(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-R32: a horror leaves the hand; whoever played the last one draws three at once."""
    player = table.players[seat]
    take(table, player, card)
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
    key = take_key_from(table, table.players[seat], place)
    table.stock[number_of(key.card)] += 1
    if now.listening:
        now.emit(events.KeyReturned(seat=seat, key=key.card))


def take_key_from(table: Table, player: Player, place: int) -> Held:
    """A key leaves its owner for all to see."""
    secrets.blur(table, player.keys, player.keys[place])
    return player.keys.pop(place)


def place_of_key(player: Player, card: str) -> int:
    """Where a key of this kind lies in front of its owner."""
    return next(place for place, key in enumerate(player.keys) if key.card == card)
