"""Sitting down by the link: on an open chair before the start, in the place of a bot between two moves of the game."""

from time import monotonic

from speeltafel.server.commands.seating import names_of
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.names import own_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import SeatChanged, SeatEntry, TookOver
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import JoinTable, SeatKey, Ticket


async def sit_down(table: LiveTable, wanted: JoinTable) -> Ticket:
    """A seat for a newcomer, and its key."""
    async with table.lock:
        seat = vacant_seat(table, wanted.seat)
        name = own_name(wanted.name, names_of(table.ledger.seats, but=seat))
        secret = new_secret()
        if table.ledger.phase == "playing":
            await take_over(table, TookOver(seat, name, hashed(secret)))
        else:
            await table.append(SeatChanged(seat, SeatEntry(kind="person", name=name, key=hashed(secret))))
        table.show_card()
        return Ticket(table.ledger.table, [SeatKey(seat, secret)], table.ledger.commitment)


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
