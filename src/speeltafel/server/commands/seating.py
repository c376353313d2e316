"""Making a table ready: who sits where, with which options, and the start."""

from collections.abc import Sequence
from typing import Any

import msgspec

from speeltafel.engine import BadSetup, Game
from speeltafel.server.commands.holders import Holder
from speeltafel.server.commands.rated import check_devices, check_rated
from speeltafel.server.commands.shuffling import seal
from speeltafel.server.commands.slowly import check_slow
from speeltafel.server.common.catalogue import BOT_NAMES
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.names import clean_name, told_apart
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Configured, SeatEntry
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import Configure, Leaving, SeatKey, SeatPlan, Start


def read_options(game: Game, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Complete options that this game can be played with."""
    try:
        chosen = game.read_options(options)
        game.check_setup(chosen, seats)
    except BadSetup as error:
        raise Refusal("bad-options", str(error)) from None
    complete: dict[str, Any] = msgspec.to_builtins(chosen)
    return complete


def check_seat_count(game: Game, seats: int) -> None:
    """Refuse a number of seats the game does not have."""
    if seats not in game.seat_counts:
        raise Refusal(
            "bad-seats", f"{game.slug} is for {game.seat_counts[0]} to {game.seat_counts[-1]} players"
        )


def check_leaving(game: Game, leaving: Leaving) -> None:
    """Only where the rules know of it."""
    if leaving == "out" and not game.can_leave:
        raise Refusal("bad-options", f"in {game.slug} a bot takes over for who leaves")


def first_seats(
    game: Game, plans: Sequence[SeatPlan], holder: Holder | None = None
) -> tuple[list[SeatEntry], list[SeatKey]]:
    """The seats of a new table, and the keys of those that its maker holds: a card sits on the first of them."""
    seats: list[SeatEntry] = []
    keys: list[SeatKey] = []
    for number, plan in enumerate(plans):
        if plan.kind == "person" and plan.mine and holder is not None and not keys:
            entry, secret = holder.seat(told_apart(holder.name, names_of(seats)))
            keys.append(SeatKey(number, secret))
            seats.append(entry)
        elif plan.kind == "person" and plan.mine:
            secret = new_secret()
            keys.append(SeatKey(number, secret))
            name = told_apart(clean_name(plan.name) or f"{number + 1}", names_of(seats))
            seats.append(SeatEntry(kind="person", name=name, key=hashed(secret)))
        else:
            seats.append(other_seat(game, plan, seats))
    return seats, keys


def other_seat(game: Game, plan: SeatPlan, seats: Sequence[SeatEntry]) -> SeatEntry:
    """A seat for a bot, or an open one."""
    if plan.kind != "bot":
        return SeatEntry(kind="open")
    chosen = clean_name(plan.name)
    name = told_apart(chosen, names_of(seats)) if chosen else bot_name(seats)
    return SeatEntry(kind="bot", name=name, level=bot_level(game, plan.level))


def bot_level(game: Game, level: str) -> str:
    """A level this game's bots have."""
    if level and level not in game.levels:
        raise Refusal("bad-seats", f"bots of {game.slug} play as: {', '.join(game.levels)}")
    return level or game.usual_level


def bot_name(seats: Sequence[SeatEntry]) -> str:
    """A name nobody has yet."""
    names = names_of(seats)
    return next(name for name in BOT_NAMES if told_apart(name, names) == name)


def names_of(seats: Sequence[SeatEntry], but: int | None = None) -> list[str]:
    """What others are called at this table."""
    return [entry.name for seat, entry in enumerate(seats) if entry.name and seat != but]


async def configure(table: LiveTable, connection: Connection, message: Configure) -> None:
    """Change the table before the start."""
    check_host(table, connection)
    check_waiting(table)
    check_free(table)
    game = table.ledger.game
    check_seat_count(game, len(message.seats))
    check_leaving(game, message.leaving)
    options = read_options(game, message.options, len(message.seats))
    if not connection.host:
        check_nobody_is_sent_off(table, message.seats)
    seats = planned_seats(table, message.seats)
    check_slow(game, message.hours, table.ledger.created.place, seats, options)
    check_rated(game, message, options, seats, table.ledger.created.place)
    await table.append(Configured(seats, options, **message.chosen()))
    table.show_card()


def planned_seats(table: LiveTable, plans: Sequence[SeatPlan]) -> list[SeatEntry]:
    """The seats as the host wants them. Persons stay who they are, and bots are not called like them."""
    stay = {
        seat: entry
        for seat, (entry, plan) in enumerate(zip(table.ledger.seats, plans, strict=False))
        if entry.kind == plan.kind == "person"
    }
    seats: list[SeatEntry] = []
    for seat, plan in enumerate(plans):
        named = [*seats, *stay.values()]
        seats.append(stay[seat] if seat in stay else other_seat(table.ledger.game, plan, named))
    return seats


async def start(table: LiveTable, connection: Connection, message: Start) -> None:
    """Begin, with bots on the seats that nobody took."""
    check_host(table, connection)
    if table.ledger.phase != "waiting":
        return  # Somebody else was faster, or a rematch began by itself: it is as they want it.
    check_free(table)
    missing = [seat.name for seat in table.ledger.seats if is_missing(table, seat)]
    if missing:
        raise Refusal("not-now", f"these players have not been here yet: {', '.join(missing)}")
    await begin(table)


async def start_if_ready(table: LiveTable) -> None:
    """A rematch begins by itself when everybody who wanted it is back, a table of a contest when everybody is there."""
    ready = not any(seat.kind == "open" or is_missing(table, seat) for seat in table.ledger.seats)
    created = table.ledger.created
    if table.ledger.phase != "waiting" or not ready:
        return
    if created.contest:
        await begin_for_contest(table)
    elif created.rematch:
        try:
            await begin(table)
        except Refusal as refusal:
            if refusal.kind != "rated":
                raise
            # Who starts it by hand is told so.


async def begin_for_contest(table: LiveTable) -> None:
    """Nobody there can start by hand: where two turn out to play in one browser, it counts for the contest only."""
    try:
        await begin(table)
    except Refusal as refusal:
        if refusal.kind != "rated":
            raise
        ledger = table.ledger
        await table.append(
            Configured(ledger.seats, ledger.options, **ledger.choices.chosen() | {"rated": False})
        )
        await begin(table)


def is_missing(table: LiveTable, seat: SeatEntry) -> bool:
    """Whether the game waits for a person who has not been here yet."""
    return seat.kind == "person" and not seat.promise and seat.key not in table.ledger.created.absent


async def begin(table: LiveTable) -> None:
    """Fill the table and shuffle."""
    game = table.ledger.game
    check_seat_count(game, len(table.ledger.seats))
    seats: list[SeatEntry] = []
    for seat in table.ledger.seats:
        seats.append(
            seat if seat.kind != "open" else other_seat(game, SeatPlan("bot"), [*seats, *table.ledger.seats])
        )
    ledger = table.ledger
    check_rated(game, ledger.choices, ledger.options, seats, ledger.created.place)
    check_devices(table)
    await seal(table, seats)


def check_host(table: LiveTable, connection: Connection) -> None:
    """The host decides; when the host has been away for a while, or is only a television, everybody who sits."""
    if not connection.host and (table.hosts() or table.host_is_expected() or not connection.seats):
        raise Refusal("not-yours", "only the host of the table can do this")


def check_nobody_is_sent_off(table: LiveTable, plans: Sequence[SeatPlan]) -> None:
    """Who only decides because the host is away takes nobody's seat, least of all the host's."""
    for seat, entry in enumerate(table.ledger.seats):
        stays = seat < len(plans) and plans[seat].kind == "person"
        if entry.kind == "person" and not stays:
            raise Refusal("not-yours", "only the host of the table can send somebody off")


def check_free(table: LiveTable) -> None:
    """Who sits at a table of a contest, how it is played and when it begins is not for those who sit there to say."""
    if table.ledger.created.contest:
        raise Refusal("not-yours", "this table is as the contest wants it", reason="contest-table")


def check_waiting(table: LiveTable) -> None:
    """Only before the start."""
    if table.ledger.phase != "waiting":
        raise Refusal("not-now", "the game has started")
