"""The fourth step of a turn: what Thing holds, and with whom it stands."""

from dataclasses import dataclass

from speeltafel.engine import Move, Now, Procedure, Step, only
from speeltafel.games.hydes_attack.cards import ALL_KINDS, CARDS, EMPTY, kept_by, kind, knowers, name, seen_by
from speeltafel.games.hydes_attack.deck import draw
from speeltafel.games.hydes_attack.events import (
    DrewForThing,
    GaveThing,
    ThingSent,
    ThingSentEmpty,
    TookFromThing,
)
from speeltafel.games.hydes_attack.hands import forget, hand_kinds, learn
from speeltafel.games.hydes_attack.moves import GIVE_CARD, KEEP_CARD, SendThing
from speeltafel.games.hydes_attack.state import Table, reminded


@dataclass
class HandThing(Procedure):
    """HA-R24: one decision about Thing's card and Thing's place."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (draw_for_thing, choose_for_thing)

    def answer(self, table: Table, seat: int, move: SendThing, now: Now) -> None:
        if move.card:
            give(table, seat, CARDS[move.card], move.player, now)
        if move.player != seat:
            send(table, seat, move.player, now)


def draw_for_thing(table: Table, frame: HandThing, now: Now) -> None:
    """HA-063, HA-R25: an empty Thing gets a new card, which its player sees first."""
    card = draw(table, now) if table.thing == EMPTY else EMPTY
    if card == EMPTY:
        return
    table.hands[frame.seat].append(card)
    if now.listening:
        now.emit(DrewForThing(seat=frame.seat, card=name(card), to=only(frame.seat)))


def choose_for_thing(table: Table, frame: HandThing, now: Now) -> None:
    """HA-059 to HA-066"""
    table.ask(frame.seat, "thing", errands(table, frame.seat), "HA-059", "turn")


def errands(table: Table, seat: int) -> list[Move]:
    """Which card Thing holds, times where it stands; an empty Thing takes a card if there is one (HA-067, HA-R29)."""
    kinds = hand_kinds(table, seat)
    must_give = table.thing == EMPTY and bool(kinds)
    moves: list[Move] = []
    for player in (seat, *(other for other in range(table.seats) if other != seat)):
        if not must_give:
            moves.append(KEEP_CARD[player])
        moves += [GIVE_CARD[player][card] for card in kinds]
    return moves


def give(table: Table, seat: int, card: int, receiver: int, now: Now) -> None:
    """HA-064, HA-065: only who gets Thing at once sees which card left the hand."""
    table.hands[seat].remove(card)
    forget(table, seat, frozenset({card}), viewers=only(receiver))
    forget(table, seat, ALL_KINDS, viewers=~only(receiver))
    back, table.thing = table.thing, kept_by(card, seat)
    if back != EMPTY:
        take_back(table, seat, back, now)
    if now.listening:
        now.emit(GaveThing(seat=seat, card=name(card), to=reminded(table, only(seat))))


def take_back(table: Table, seat: int, back: int, now: Now) -> None:
    """HA-065: whoever knew the card that Thing gives back knows that it is in this hand."""
    table.hands[seat].append(kind(back))
    learn(table, knowers(back), seat, kind(back))
    if now.listening:
        seers = reminded(table, knowers(back)) | only(seat)
        now.emit(TookFromThing(seat=seat, card=name(back), to=seers))


def send(table: Table, seat: int, player: int, now: Now) -> None:
    """HA-061, HA-062: with its card, to anybody; the new holder sees the card (HA-025)."""
    table.holder = player
    if table.thing == EMPTY:
        now.emit(ThingSentEmpty(seat=seat, player=player))
        return
    table.thing = seen_by(table.thing, player)
    if now.listening:
        seers = reminded(table, knowers(table.thing)) | only(player)
        now.emit(ThingSent(seat=seat, player=player, card=name(table.thing), to=seers))
