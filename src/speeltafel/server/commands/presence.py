"""Coming and going: keys open seats, a lost player is waited for, a returning one gets the seat back."""

from functools import partial
from time import monotonic

import msgspec

from speeltafel.server.commands.seating import check_free, check_host, names_of
from speeltafel.server.commands.shuffling import go_on
from speeltafel.server.commands.slowly import check_together
from speeltafel.server.commands.talking import heard_by
from speeltafel.server.common.keys import hashed
from speeltafel.server.common.names import own_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import HostChanged, SeatChanged, SeatEntry, StoodUp
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.showing import Moment, draw_fixed, table_card
from speeltafel.server.wire import HandOver, Hello, Key, Leave, Rename, StandIn, Welcome


async def arrive(table: LiveTable, connection: Connection, hello: Hello) -> None:
    """Seat a browser at the table and show it everything it may know."""
    connection.keys, connection.seats = [], []
    for key in hello.keys:
        await open_seat(table, connection, key)
    connection.secret = hashed(hello.host) if hello.host else ""
    connection.host = table.ledger.is_hosted_by(connection.secret, connection.seats)
    make_room(table, connection)
    # From here on nothing is refused: who was refused is not at the table.
    connection.seen |= {} if connection.seats else {None: hello.seen}
    connection.tv = hello.role == "tv"
    if not table.connections:
        open_up(table)
    slept = not table.is_attended()
    connection.company = table.connections
    table.connections.append(connection)
    if slept and table.is_attended():
        wake(table)
    if connection.host:
        table.host_lost = None
    for seat in connection.seats:
        return_to(table, seat)
    welcome(table, connection)
    table.show_card()
    table.driver.schedule()


def make_room(table: LiveTable, connection: Connection) -> None:
    """Players and the host always get in, and the oldest of too many tabs goes; others look on while there is room."""
    limits = table.settings
    if connection.seats or connection.host:
        tabs = [other for other in table.connections if other.open and are_tabs(connection, other)]
        for oldest in tabs[: max(0, len(tabs) + 1 - limits.tabs_per_seat)]:
            oldest.close("too-many-tabs")
        return
    onlookers = [other for other in table.connections if not other.seats and not other.host]
    near = [other for other in onlookers if other.address == connection.address]
    if len(onlookers) >= limits.onlookers_per_table or len(near) >= limits.onlookers_per_address:
        raise Refusal("crowded", "too many browsers look at this table")


def are_tabs(one: Connection, other: Connection) -> bool:
    """Whether two browsers hold the same place."""
    if one.seats:
        return not set(one.seats).isdisjoint(other.seats)
    return one.host and other.host and not other.seats


def open_up(table: LiveTable) -> None:
    """The first browser is here: what is drawn and a host who is away are waited for from now on."""
    now = monotonic()
    table.opening_since = now
    table.host_lost = None if table.ledger.created.place == "tv" else now


def wake(table: LiveTable) -> None:
    """The first of those who play is here: time passes again, and the others get their grace from now on."""
    if table.paused_by is None:
        table.clock.go()
    people = {seat for seat, entry in enumerate(table.ledger.seats) if entry.kind == "person"}
    table.lost = dict.fromkeys(people - table.ledger.left, monotonic())


async def open_seat(table: LiveTable, connection: Connection, key: Key) -> None:
    """Let a key open its seat, and keep what its player promises for the shuffle until the start."""
    owner = hashed(key.secret)
    seat = table.ledger.seat_of(owner)
    if seat is None or seat in connection.seats:
        return
    if seat in table.ledger.left:
        return
    if seat in table.ledger.gone:
        await table.append(StoodUp(seat, gone=False))
    connection.keys.append(owner)
    connection.seats.append(seat)
    connection.seen[seat] = key.seen
    entry = table.ledger.seats[seat]
    if key.promise not in ("", entry.promise) and table.ledger.phase == "waiting":
        await table.append(SeatChanged(seat, msgspec.structs.replace(entry, promise=key.promise)))


def return_to(table: LiveTable, seat: int) -> None:
    """A player is back: the bot that stood in lets go."""
    table.lost.pop(seat, None)
    table.stand_ins.discard(seat)
    if table.ledger.phase == "playing":
        table.silence.hear(seat)
    table.driver.note_decisions()


def welcome(table: LiveTable, connection: Connection) -> None:
    """Greet a browser, and show it the game."""
    card = table_card(table)
    connection.card = card
    talk = [talked.talk for talked in table.ledger.talk if heard_by(talked, connection)]
    connection.send(Welcome(table=card, seats=connection.seats, host=connection.host, talk=talk))
    if table.ledger.phase == "shuffling":
        connection.send(draw_fixed(table))
    match = table.ledger.match
    if match is None:
        return
    for eyes in connection.eyes:
        # A browser that claims to have seen more than there is starts anew.
        if connection.seen.get(eyes, 0) > table.ledger.history.count(eyes):
            connection.seen[eyes] = 0
    first = Moment(table, match).state(connection)
    if first is not None:
        connection.send(first)


def depart(table: LiveTable, connection: Connection) -> None:
    """A browser is gone."""
    if connection not in table.connections:
        return
    table.connections.remove(connection)
    table.touched = monotonic()
    for seat in connection.seats:
        if not table.is_connected(seat):
            table.lost[seat] = monotonic()
    if connection.host and not connection.tv and not table.hosts():
        table.host_lost = monotonic()
    if not table.is_attended():
        table.clock.stop()
    table.show_card()
    table.driver.schedule()


async def leave(table: LiveTable, connection: Connection, message: Leave) -> None:
    """Stand up: an open seat before the game; during it out of the game or a bot's seat. No browser holds it any more."""
    seat = message.seat
    if table.ledger.phase == "waiting":
        check_free(table)
        await leave_to_another(table, connection)
        await table.append(SeatChanged(seat, SeatEntry(kind="open")))
    elif not await leave_for_good(table, seat):
        await table.append(StoodUp(seat, gone=True))
        if table.ledger.phase != "over":
            table.stand_ins.add(seat)
    if table.ledger.phase == "shuffling":
        await go_on(table)
    table.undo_request = table.pause_request = None
    table.rematch.discard(seat)
    table.driver.note_decisions()
    table.show()
    table.show_card()


async def leave_to_another(table: LiveTable, connection: Connection) -> None:
    """A host who stands up leaves the table to somebody who is here."""
    others = [seat for seat in table.people() if seat not in connection.seats]
    if connection.host and others:
        await table.append(HostChanged(table.ledger.seats[others[0]].key))


async def hand_over(table: LiveTable, connection: Connection, message: HandOver) -> None:
    """Somebody else is the host from now on. Who only decides because the host is away has nothing to hand over."""
    if not connection.host:
        raise Refusal("not-yours", "only the host of the table can do this")
    if message.to not in table.people():
        raise Refusal("not-now", "only somebody who is at the table can become its host")
    await table.append(HostChanged(table.ledger.seats[message.to].key))
    table.show_card()


async def leave_for_good(table: LiveTable, seat: int) -> bool:
    """Out of the game, where the table chose that; not who is out of it already, and only looks on."""
    if table.ledger.phase != "playing" or table.ledger.choices.leaving != "out":
        return False
    try:
        await table.do(partial(table.match.leave, seat, table.clock.now()))
    except Refusal as refusal:
        if refusal.kind == "stale":
            return False
        raise
    return True


async def stand_in(table: LiveTable, connection: Connection, message: StandIn) -> None:
    """The host gives the seat of somebody who is away to a bot (RO-R68)."""
    check_host(table, connection)
    check_together(table)
    seat = message.of
    gone = seat in table.silence.away or not table.is_connected(seat)
    if seat >= len(table.ledger.seats) or not gone or table.ledger.phase != "playing" or table.is_bots(seat):
        raise Refusal("not-now", "a bot can play only for somebody who is away")
    table.stand_ins.add(seat)
    table.driver.note_decisions()
    table.show_card()


def hear_from(table: LiveTable, seat: int) -> None:
    """A player did something: who was away is back, and a bot that stood in lets go."""
    was_away = table.silence.hear(seat)
    stood_in = seat in table.stand_ins and seat not in table.ledger.gone
    if stood_in:
        table.stand_ins.discard(seat)
        table.driver.note_decisions()
    if was_away or stood_in:
        table.show_card()


async def rename(table: LiveTable, connection: Connection, message: Rename) -> None:
    """Another name, before the start: the record keeps the names of the start."""
    if table.ledger.phase != "waiting":
        raise Refusal("not-now", "names are fixed when the game has started")
    seats = table.ledger.seats
    if seats[message.seat].member:
        raise Refusal("bad-name", "who sits with a player card is called as the card says")
    name = own_name(message.name, names_of(seats, but=message.seat))
    now = msgspec.structs.replace(seats[message.seat], name=name)
    await table.append(SeatChanged(message.seat, now))
    table.show_card()
