"""Phase 3 in a room: keys, encounters, items and the Gatehouse."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.board import GATE, IS_KEY, ITEM_TILE, KEY_ROOMS
from speeltafel.games.spookhuis.cards import ENCOUNTERS, IS_HORROR
from speeltafel.games.spookhuis.flow.code import Cracking, look_at
from speeltafel.games.spookhuis.flow.dead_end import horror_moves
from speeltafel.games.spookhuis.flow.fright import Fright
from speeltafel.games.spookhuis.flow.items import Asking, own_turn_moves, take_key
from speeltafel.games.spookhuis.flow.morale import gain_morale
from speeltafel.games.spookhuis.flow.piles import (
    HORROR_PILE,
    ITEM_PILE,
    MEETING_PILE,
    PILE_NAMES,
    discard,
    discard_of,
    draw,
    give,
    pile_of,
    refill,
    strike,
)
from speeltafel.games.spookhuis.flow.trial import throw_die
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.moves import (
    CRACK,
    DECLINE,
    DRAW,
    LOOK,
    TAKE_KEY,
    Crack,
    Draw,
    Frighten,
    Look,
    TakeKey,
)
from speeltafel.games.spookhuis.state import NOBODY, Table


def room_action(table: Table, seat: int) -> Procedure:
    """The local action of the room in which a player stands (SH-043)."""
    cell = table.players[seat].cell
    tile = table.board[cell] // 6
    if cell == GATE:
        return AtGatehouse(seat=seat)
    if IS_KEY[tile]:
        return InKeyRoom(seat=seat, room=KEY_ROOMS.index(cell))
    return DrawingRoom(seat=seat, pile=ITEM_PILE if tile == ITEM_TILE else MEETING_PILE)


# Key Room -----------------------------------------------------------------------------------------


@dataclass
class InKeyRoom(Asking):
    """SH-098, SH-099: the fright, then the key."""

    seat: int = 0
    room: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (ready_left_neighbour, ask_left_neighbour, ask_for_key)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Frighten):
            strike(table, seat, move.card, now)
            table.push(Fright(victim=self.seat, by=seat))
        elif isinstance(move, TakeKey):
            take_key(table, seat, self.room, now)


def ready_left_neighbour(table: Table, place: InKeyRoom, now: Now) -> None:
    """SH-R32: who has to play a horror and holds none draws three first."""
    left = table.left_of(place.seat)
    if not table.players[left].horrors():
        refill(table, left, now)


def ask_left_neighbour(table: Table, place: InKeyRoom, now: Now) -> None:
    """SH-098, SH-R34: compulsory, also for a Ghost."""
    left = table.left_of(place.seat)
    moves = horror_moves(table, left)
    if moves:
        table.ask(left, "key-room", moves, "SH-098", "reply")


def ask_for_key(table: Table, place: InKeyRoom, now: Now) -> None:
    """SH-099, SH-R33, SH-R68: if there is a key left."""
    if table.stock[table.rooms[place.room]]:
        moves: list[Move] = [TAKE_KEY, DECLINE, *own_turn_moves(table, place.seat)]
        table.ask(place.seat, "take-key", moves, "SH-099", "turn")
    else:
        tell_of_nothing(table, place.seat, "keys", now)


def tell_of_nothing(table: Table, seat: int, pile: str, now: Now) -> None:
    """SH-R33: there is nothing left to take here."""
    if now.listening:
        now.emit(events.NothingLeft(seat=seat, cell=table.players[seat].cell, pile=pile))


# Meeting Room and Item Room -----------------------------------------------------------------------


@dataclass
class DrawingRoom(Asking):
    """SH-101 to SH-109: one card a visit."""

    seat: int = 0
    pile: int = ITEM_PILE

    def steps(self) -> tuple[Step, ...]:
        return (ask_to_draw,)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Draw):
            draw_card(table, seat, self.pile, now)


def ask_to_draw(table: Table, place: DrawingRoom, now: Now) -> None:
    """SH-101, SH-107, SH-R33, SH-R68"""
    if pile_of(table, place.pile) or discard_of(table, place.pile):
        moves: list[Move] = [DRAW, DECLINE, *own_turn_moves(table, place.seat)]
        kind, rule = ("draw-item", "SH-107") if place.pile == ITEM_PILE else ("draw-meeting", "SH-101")
        table.ask(place.seat, kind, moves, rule, "turn")
    else:
        tell_of_nothing(table, place.seat, PILE_NAMES[place.pile], now)


def draw_card(table: Table, seat: int, pile: int, now: Now) -> None:
    """SH-102, SH-103, SH-107, SH-108: an item, an encounter, or a horror that lay in wait."""
    card = draw(table, pile, now)
    if card in IS_HORROR:
        meet_stray(table, seat, card, pile, now)
    elif card in ENCOUNTERS:
        encounter(table, seat, card, now)
    else:
        give(table, seat, card, ITEM_PILE)
        table.offered = False
        if now.listening:
            now.emit(events.Drew(seat=seat, card=card, to=only(seat)))


def meet_stray(table: Table, seat: int, card: str, pile: int, now: Now) -> None:
    """SH-103, SH-108, SH-138: settled as if somebody had played it; with the option a new one takes its place."""
    table.horror = card
    table.strays[pile - 1] = NOBODY
    if table.options.always_horror:
        hide_stray(table, pile, now)
    table.push(Fright(victim=seat))


def hide_stray(table: Table, pile: int, now: Now) -> None:
    """SH-016, SH-017, SH-138, SH-R76: a horror goes unseen into the items or the encounters."""
    card = draw(table, HORROR_PILE, now)
    if not card:
        return
    table.strays[pile - 1] = table.epochs[HORROR_PILE]
    pile_of(table, pile).append(card)
    now.chance.shuffle(pile_of(table, pile))


def encounter(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-102, SH-187 to SH-190, SH-R37, SH-R38: a loan of morale; a card that gave nothing is discarded."""
    person = ENCOUNTERS[card]
    roll = throw_die(table, seat, card, now) if len(person.table) > 1 else 1
    gained = gain_morale(table, seat, person.bonus(roll), card, now)
    if now.listening:
        now.emit(events.Encountered(seat=seat, card=card, bonus=gained))
    if gained:
        table.players[seat].laid.append(Laid(card, gained))
    else:
        discard(table, card)


# Gatehouse ----------------------------------------------------------------------------------------


@dataclass
class AtGatehouse(Asking):
    """SH-117 to SH-121: look or crack, with the keys for it."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (ask_at_gatehouse,)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Look):
            look_at(table, seat, move.slot, now)
        elif isinstance(move, Crack):
            table.push(Cracking(seat=seat))


def ask_at_gatehouse(table: Table, place: AtGatehouse, now: Now) -> None:
    """SH-118, SH-119, SH-120, SH-121"""
    keys = len(table.players[place.seat].keys)
    if not keys:
        return
    moves: list[Move] = [DECLINE, *LOOK]
    if keys >= len(LOOK):
        moves.append(CRACK)
    table.ask(place.seat, "gatehouse", moves + own_turn_moves(table, place.seat), "SH-119", "turn")
