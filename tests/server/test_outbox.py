"""Messages leave in order, whether the browser reads as fast as the table writes or not."""

import asyncio
from typing import Any

import pytest

from speeltafel.server.connection import Connection
from speeltafel.server.outbox import Outbox, Post
from speeltafel.server.wire import Accepted


class SlowSocket:
    """Takes messages only while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.taken: list[Any] = []

    async def send(self, message: Any) -> None:
        await self.gate.wait()
        self.taken.append(message)


@pytest.fixture
async def socket() -> SlowSocket:
    return SlowSocket()


async def test_a_ready_socket_gets_what_came_in_a_turn_of_the_loop_together(socket: SlowSocket) -> None:
    socket.gate.set()
    outbox = Outbox(socket.send, Post())

    outbox.put({"n": 1})
    outbox.put({"n": 2})
    await asyncio.sleep(0)

    assert socket.taken == [{"n": 1}, {"n": 2}]
    assert outbox.task is None


async def test_a_slow_socket_gets_everything_in_order_later(socket: SlowSocket) -> None:
    outbox = Outbox(socket.send, Post())
    for number in range(5):
        outbox.put({"n": number})
    await asyncio.sleep(0)
    assert socket.taken == []

    socket.gate.set()
    await outbox.empty()
    outbox.put({"n": 5})
    await outbox.empty()

    assert socket.taken == [{"n": number} for number in range(6)]


async def test_a_socket_that_is_gone_does_no_harm() -> None:
    async def send(message: Any) -> None:
        await asyncio.sleep(0)
        raise ConnectionResetError

    outbox = Outbox(send, Post())
    outbox.put({})
    outbox.put({})
    await outbox.empty()
    assert outbox.task is None
    assert not outbox.waiting


async def test_a_browser_that_is_hopelessly_behind_is_let_go(socket: SlowSocket) -> None:
    connection = Connection(Outbox(socket.send, Post()), most_unsent=3)

    for number in range(9):
        connection.send(Accepted(str(number)))
        await asyncio.sleep(0)
    assert not connection.open
    socket.gate.set()
    await connection.outbox.empty()

    assert [message["type"] for message in socket.taken] == ["websocket.send"] * 4 + ["websocket.close"]
