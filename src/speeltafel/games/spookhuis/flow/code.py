"""The code: looking at a card, changing it, and cracking the three locks."""

from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import Move, Now, Procedure, Step, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import number_of, same_feature
from speeltafel.games.spookhuis.flow.morale import change_morale, end_game
from speeltafel.games.spookhuis.flow.piles import place_of_key, take_key_from
from speeltafel.games.spookhuis.flow.secrets import knows
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import Unlock
from speeltafel.games.spookhuis.state import Table

SLOTS: Final = 3
BOX: Final = 1
"""The pool of the cards in the box (see `state.Table.pools`)."""


def look_at(table: Table, seat: int, slot: int, now: Now) -> None:
    """SH-119, SH-151: secretly, the card stays in its place."""
    table.code[slot] = knows(table.code[slot], only(seat))
    table.offered = False
    if now.listening:
        now.emit(events.Looked(seat=seat, slot=slot, card=table.code[slot].card, to=only(seat)))


def change_code(table: Table, seat: int, slot: int, now: Now) -> None:
    """SH-156, SH-157, SH-R65: a random card from the box takes the place; only the player sees it."""
    place = SLOTS + now.chance.below(len(table.code) - SLOTS)
    old, new = table.code[slot], table.code[place]
    table.code[slot] = Held(new.card, new.seen | only(seat), only(seat), BOX)
    table.code[place] = Held(old.card, old.seen, 0, BOX)
    if now.listening:
        now.emit(events.CodeChanged(seat=seat, slot=slot, card=new.card, to=only(seat)))


@dataclass
class Cracking(Procedure):
    """SH-122 to SH-126, SH-R69: key after key, without a way back."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (try_a_key, try_a_key, try_a_key, escape)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        lay_key(table, self, move, now)


def try_a_key(table: Table, cracking: Cracking, now: Now) -> None:
    """SH-122, SH-R69: any own key on any face-down code card."""
    slots = [slot for slot in range(SLOTS) if slot not in table.open_slots]
    keys = table.players[cracking.seat].kinds()
    moves: list[Move] = [Unlock(key, slot) for key in keys for slot in slots]
    table.ask(cracking.seat, "crack", moves, "SH-122", "turn")


def lay_key(table: Table, cracking: Cracking, move: Unlock, now: Now) -> None:
    """SH-122: lay the key open, turn the card up, compare on the chosen feature."""
    player = table.players[cracking.seat]
    take_key_from(table, player, place_of_key(player, move.key))
    table.tried.append(move.key)
    table.open_slots.append(move.slot)
    table.code[move.slot] = knows(table.code[move.slot], table.everybody())
    card = table.code[move.slot].card
    fits = same_feature(move.key, card, table.options.code)
    if now.listening:
        now.emit(events.Unlocked(seat=cracking.seat, key=move.key, slot=move.slot, card=card, fits=fits))
    if not fits:
        fail(table, cracking, now)


def fail(table: Table, cracking: Cracking, now: Now) -> None:
    """SH-124, SH-125, SH-126: cards down, keys back, 1 morale for each key played."""
    table.open_slots.clear()
    for key in table.tried:
        table.stock[number_of(key)] += 1
        if now.listening:
            now.emit(events.KeyReturned(seat=cracking.seat, key=key))
    cost = len(table.tried)
    table.tried.clear()
    if now.listening:
        now.emit(events.CrackFailed(seat=cracking.seat, keys=cost))
    cracking.finish()
    change_morale(table, cracking.seat, -cost, "code", now)


def escape(table: Table, cracking: Cracking, now: Now) -> None:
    """SH-003: all three match, the gate is open."""
    if now.listening:
        now.emit(events.Escaped(seat=cracking.seat))
    end_game(table, [cracking.seat], "escaped", now)
