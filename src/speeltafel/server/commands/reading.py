"""From a message of a browser to what it asks for."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from speeltafel.server import wire
from speeltafel.server.commands import (
    coaching,
    pausing,
    playing,
    presence,
    seating,
    shuffling,
    slowly,
    talking,
)
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable

Handler = Callable[[LiveTable, Connection, Any], Awaitable[None]]

DECODER: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)

HANDLERS: dict[type, Handler] = {
    wire.Move: playing.move,
    wire.Why: playing.why,
    wire.Preview: playing.preview,
    wire.Coach: coaching.coach,
    wire.Undo: playing.undo,
    wire.Pause: pausing.pause,
    wire.Orders: slowly.order,
    wire.Hasten: playing.hasten,
    wire.Rematch: playing.rematch,
    wire.Configure: seating.configure,
    wire.Start: seating.start,
    wire.Open: shuffling.open_value,
    wire.Leave: presence.leave,
    wire.HandOver: presence.hand_over,
    wire.StandIn: presence.stand_in,
    wire.Rename: presence.rename,
    wire.Say: talking.say,
    wire.Phrase: talking.phrase,
    wire.Signal: talking.signal,
}


def read(text: bytes) -> wire.FromBrowser:
    """A message, or the reason why it is none."""
    try:
        return DECODER.decode(text)
    except RecursionError:
        raise Refusal("malformed", "the message is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", str(error)) from None


async def carry_out(table: LiveTable, connection: Connection, message: wire.Command) -> None:
    """Do what a browser at the table asks. Questions get answers; everything else is acknowledged."""
    if isinstance(message, wire.Ping):
        connection.send(wire.Pong(message.id))
        return
    seat = getattr(message, "seat", None)
    async with table.lock:
        # Whoever waited for the lock may have lost the seat in the meantime.
        if seat is not None and seat not in connection.seats:
            raise Refusal("not-yours", "this browser does not hold that seat")
        if seat is not None:
            presence.hear_from(table, seat)
        await HANDLERS[type(message)](table, connection, message)
        if message.id and not isinstance(message, wire.Why | wire.Preview | wire.Coach):
            connection.send(wire.Accepted(message.id))
