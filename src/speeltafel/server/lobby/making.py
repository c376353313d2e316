"""How a table begins: the first entry of its log, from what somebody wants or from a game that is over."""

from time import time

import msgspec

from speeltafel.engine import UnknownGame
from speeltafel.games import load
from speeltafel.server.commands.holders import Holder
from speeltafel.server.commands.rated import check_rated
from speeltafel.server.commands.seating import (
    check_leaving,
    check_seat_count,
    first_seats,
    other_seat,
    read_options,
)
from speeltafel.server.commands.shuffling import new_seed
from speeltafel.server.commands.slowly import check_slow
from speeltafel.server.common.catalogue import places
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Created, SeatEntry
from speeltafel.server.table.standing import Standing
from speeltafel.server.wire import CreateTable, SeatKey, SeatPlan


def first_entry(wanted: CreateTable, holder: Holder | None) -> tuple[Created, list[SeatKey], str]:
    """A new table, the keys of the seats that are its maker's, and the secret of its host."""
    try:
        game = load(wanted.game)
    except UnknownGame as error:
        raise Refusal("bad-options", str(error)) from None
    check_seat_count(game, len(wanted.seats))
    check_leaving(game, wanted.leaving)
    if wanted.place not in places(game):
        raise Refusal("bad-options", f"{game.slug} is played here: {', '.join(places(game))}")
    options = read_options(game, wanted.options, len(wanted.seats))
    seats, keys = first_seats(game, wanted.seats, holder)
    check_slow(game, wanted.hours, wanted.place, seats, options)
    check_rated(game, wanted, options, seats, wanted.place)
    host = new_secret()
    created = Created(
        game=game.slug,
        place=wanted.place,
        options=options,
        seats=seats,
        secret=new_seed(),
        host=hashed(host),
        at=int(time()),
        **wanted.chosen(),
    )
    return created, keys, host


def once_more(table: Standing) -> Created:
    """A new table for the same people. Their keys open it too; who stood up makes room for a bot."""
    old = table.ledger
    seats: list[SeatEntry] = []
    for seat, entry in enumerate(old.seats):
        if entry.kind == "person" and seat in old.gone:
            seats.append(other_seat(old.game, SeatPlan("bot"), [*seats, *old.seats]))
        else:
            seats.append(msgspec.structs.replace(entry, promise="", value=""))
    return Created(
        game=old.created.game,
        place=old.created.place,
        options=old.options,
        seats=seats,
        secret=new_seed(),
        host=old.host,
        at=int(time()),
        rematch=True,
        absent=[old.seats[seat].key for seat in table.absent()],
        **old.choices.chosen(),
    )
