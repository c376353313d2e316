"""The coach: what a good player would do at a person's decision, told to that person alone."""

import asyncio
import secrets
from typing import Final

import msgspec

from speeltafel.server.aside.thinking import Counsel, counsel
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Counselled
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.pace import is_alone
from speeltafel.server.table.showing import may_coach
from speeltafel.server.wire import Advice, AdvisedMove, Coach

SECONDS: Final = 1.5
"""How long it thinks."""
PATIENCE: Final = 6.0
"""How long a question waits at most for a process that is free, and for the answer."""

ANSWER: msgspec.json.Decoder[list[AdvisedMove]] = msgspec.json.Decoder(list[AdvisedMove])


async def coach(table: LiveTable, connection: Connection, message: Coach) -> None:
    """Let it think while the table goes on."""
    if not may_coach(table):
        raise Refusal("coach-off", "the table did not choose the coach before the start")
    table.open_decision(message.seat, message.decision)
    if connection.counsel is not None and not connection.counsel.done():
        raise Refusal("too-fast", "the coach is still thinking about your last question")
    if not connection.questions.take():
        raise Refusal("too-fast", "let the coach rest for a moment")
    about = counsel(table.match, message.seat, secrets.randbits(32), table.clock.now())
    await tell_the_table(table, message.seat)
    connection.counsel = asyncio.get_running_loop().create_task(answer(table, connection, message, about))


async def tell_the_table(table: LiveTable, seat: int) -> None:
    """Others see that it was used; bots do not mind."""
    if not is_alone(table.ledger):
        await table.append(Counselled(seat))
        table.show()


async def answer(table: LiveTable, connection: Connection, message: Coach, about: Counsel) -> None:
    """Only who asked hears it, and gets a line in any case."""
    thought = await table.thinkers.think(about, SECONDS, PATIENCE)
    if thought is None:
        connection.send(Refusal("coach-busy", "the coach has no answer now").message(message.id))
        return
    connection.send(Advice(message.id, message.decision, ANSWER.decode(thought)))
