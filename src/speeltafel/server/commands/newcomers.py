"""Sitting down by the link: on an open chair before the start, in the place of a bot between two moves of the game."""

from time import monotonic

import msgspec

from speeltafel.server.commands.holders import Holder, seat_secret
from speeltafel.server.commands.seating import names_of
from speeltafel.server.commands.slowly import CARDS_NEEDED
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.names import own_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Claimed, SeatChanged, SeatEntry, TookOver
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import JoinTable, SeatKey, Ticket


async def sit_down(table: LiveTable, wanted: JoinTable, holder: Holder | None = None) -> Ticket:
    """A seat for a newcomer, and its key. A member who sits here already gets the key of that seat again."""
    async with table.lock:
        if holder is not None and table.ledger.seats_of(holder.member):
            return own_keys(table, holder)
        if table.ledger.choices.rated and holder is None:
            raise Refusal("no-card", "at a rated table everybody has a player card", reason="rated-card")
        seat = vacant_seat(table, wanted.seat)
        if holder is None and table.ledger.choices.hours:
            raise Refusal("no-card", CARDS_NEEDED, reason="slow-card")
        name = own_name(holder.name if holder else wanted.name, names_of(table.ledger.seats, but=seat))
        entry, secret = holder.seat(name) if holder else guest_seat(name)
        if table.ledger.phase == "playing":
            await take_over(table, TookOver(seat, name, entry.key, entry.member, entry.face, entry.nonce))
        else:
            await table.append(SeatChanged(seat, entry))
        table.show_card()
        return Ticket(table.ledger.table, [SeatKey(seat, secret)], table.ledger.commitment)


def guest_seat(name: str) -> tuple[SeatEntry, str]:
    """A seat of somebody without a card, and its secret."""
    secret = new_secret()
    return SeatEntry(kind="person", name=name, key=hashed(secret)), secret


async def new_keys(table: LiveTable, holder: Holder) -> Ticket:
    """Other keys for the seats of this member: those of a device that was shut out open nothing any more."""
    async with table.lock:
        for seat in table.ledger.seats_of(holder.member):
            before = table.ledger.seats[seat]
            fresh, _ = holder.seat(before.name)
            await table.append(
                SeatChanged(seat, msgspec.structs.replace(before, key=fresh.key, nonce=fresh.nonce))
            )
        return own_keys(table, holder)


async def claim(table: LiveTable, holder: Holder, secret: str) -> None:
    """A game that was played as a guest, for the card of who played it: who has the key was it."""
    async with table.lock:
        seat = table.ledger.seat_of(hashed(secret))
        if table.ledger.phase != "over":
            raise Refusal("not-now", "a game can be kept when it is over")
        if seat is None or table.ledger.seats[seat].member not in ("", holder.member):
            raise Refusal("not-yours", "this key opens no seat of a guest at this table")
        if not table.ledger.seats_of(holder.member):
            await table.append(Claimed(seat, holder.member, holder.face, holder.name))


def own_keys(table: LiveTable, holder: Holder) -> Ticket:
    """The keys of the seats where this member sits, for another of the member's devices."""
    seats = table.ledger.seats
    keys = [
        SeatKey(seat, seat_secret(holder.club, holder.member, seats[seat].nonce))
        for seat in table.ledger.seats_of(holder.member)
    ]
    return Ticket(table.ledger.table, keys, table.ledger.commitment)


def vacant_seat(table: LiveTable, wanted: int | None) -> int:
    """The seat a newcomer gets."""
    vacant = table.ledger.vacant()
    if vacant and (wanted is None or wanted in vacant):
        return vacant[0] if wanted is None else wanted
    if table.ledger.phase in ("waiting", "playing"):
        raise Refusal("bad-seats", "there is no such seat to take at this table")
    raise Refusal("not-now", "nobody can sit down now")


async def take_over(table: LiveTable, newcomer: TookOver) -> None:
    """The bot lets go. Who sat down has the whole time for what is asked, and is waited for as others are."""
    await table.append(newcomer)
    seat = newcomer.seat
    table.stand_ins.discard(seat)
    table.lost[seat] = monotonic()
    table.deadlines = {asked: clock for asked, clock in table.deadlines.items() if asked[0] != seat}
    table.driver.change_player(seat)
    table.show()
