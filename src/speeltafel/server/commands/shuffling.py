"""Before the first card: chance is fixed so that nobody can choose it (docs/fairness.md).

First everybody is bound by hashes: the server to its secret, each browser to a value. The list of them is fixed and shown,
and only then values are opened. When somebody does not open theirs in time the draw comes to nothing, for everybody to
see, and all is drawn anew without them: a new secret, and from each browser the value before the one it has opened.
"""

import secrets
from time import monotonic

import msgspec

from speeltafel.engine import commitment
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Opened, Sealed, SeatEntry, Started, Voided
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.showing import draw_fixed
from speeltafel.server.wire import Open


def new_seed() -> str:
    """The secret from which, with the players' values, all chance of a game follows."""
    return secrets.token_hex(32)


async def seal(table: LiveTable, seats: list[SeatEntry]) -> None:
    """Fix who plays what, and the promises of all who are here to open a value; bots and who is away have no part.

    Nobody has one where every team gets the same deal: its secret was fixed for all when the challenge was called.
    """
    shares = not table.ledger.created.deal
    bound = [
        msgspec.structs.replace(
            entry, promise=entry.promise if shares and table.is_connected(seat) else "", value=""
        )
        for seat, entry in enumerate(seats)
    ]
    await table.append(Sealed(bound))
    await next_draw(table)


async def open_value(table: LiveTable, connection: Connection, message: Open) -> None:
    """A player shows the value that was promised. To say it twice does no harm."""
    entry = table.ledger.seats[message.seat]
    if entry.value == message.value:
        return
    if message.seat not in table.ledger.silent() or table.ledger.phase != "shuffling":
        raise Refusal("not-now", "there is no draw that waits for a value of yours")
    if commitment(message.value) != entry.promise:
        raise Refusal("malformed", "this is not the value that was promised")
    await table.append(Opened(message.seat, message.value))
    await go_on(table)


async def next_draw(table: LiveTable) -> None:
    """Everybody has a while from now on to open a value."""
    table.opening_since = monotonic()
    table.show_card()
    await go_on(table)


async def go_on(table: LiveTable) -> None:
    """Show how far the draw is; when every value is open, the cards are dealt. Nobody waits for who stood up."""
    for connection in table.connections:
        connection.send(draw_fixed(table))
    silent = table.ledger.silent()
    if not silent:
        await deal(table)
    elif table.ledger.gone.issuperset(silent):
        await void(table)
    else:
        table.driver.schedule()


def seconds_left(table: LiveTable) -> float | None:
    """How long a draw still waits. An empty table waits for ever: nobody is there to open anything."""
    if table.ledger.phase != "shuffling" or not table.connections:
        return None
    if not table.ledger.silent():
        # The process ended between the last value and the first card.
        return 0.0
    return table.opening_since + table.settings.opening_seconds - monotonic()


async def draw_again(table: LiveTable) -> None:
    """Time is up for those who did not open a value; where everybody did, the cards are dealt after all."""
    left = seconds_left(table)
    if left is None or left > 0:
        return
    if table.ledger.silent():
        await void(table)
    else:
        await deal(table)


async def void(table: LiveTable) -> None:
    """All is drawn anew, without those who were silent."""
    await table.append(Voided(new_seed()))
    await next_draw(table)


async def deal(table: LiveTable) -> None:
    """The first card. For who was away already before a rematch a bot plays from here on, until they are back."""
    await table.append(Started(table.ledger.seats, table.ledger.game.version, wall.now()))
    awaited_no_more = [] if table.ledger.slow is not None else table.ledger.created.absent
    table.stand_ins.update(seat for seat in table.absent() if table.ledger.seats[seat].key in awaited_no_more)
    table.silence.begin(table.people())
    if table.is_attended() and table.paused_by is None:
        table.clock.go()
    table.driver.note_decisions()
    table.show_card()
    table.show()
