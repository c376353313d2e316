"""Messages leave in order, whether the browser reads as fast as the table writes or not."""

import asyncio
import json

import pytest

from speeltafel.server.socket.outbox import Outbox, Post
from speeltafel.server.table.connection import Connection
from speeltafel.server.wire import Accepted


class SlowLine:
    """Takes messages only while it is writable."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.said: list[bytes] = []
        self.over = False

    def say(self, text: bytes) -> None:
        assert self.writable.is_set()
        self.said.append(text)

    def hang_up(self) -> None:
        self.over = True

    def cut(self) -> None:
        self.is_cut = True
        self.writable.set()

    unsent = 0
    is_cut = False


class AtMost:
    """Limits of one browser alone."""

    def __init__(self, most: int) -> None:
        self.most = most

    def is_too_much(self, connection: Connection) -> bool:
        return connection.unsent > self.most


@pytest.fixture
async def line() -> SlowLine:
    return SlowLine()


async def test_a_ready_line_gets_what_came_in_a_turn_of_the_loop_together(line: SlowLine) -> None:
    line.writable.set()
    outbox = Outbox(line, Post())

    outbox.put(b"1")
    outbox.put(b"2")
    assert line.said == []
    await asyncio.sleep(0)

    assert line.said == [b"1", b"2"]
    assert outbox.task is None


async def test_a_slow_line_gets_everything_in_order_later(line: SlowLine) -> None:
    outbox = Outbox(line, Post())
    for number in range(5):
        outbox.put(b"%d" % number)
    await asyncio.sleep(0)
    assert line.said == []

    line.writable.set()
    await outbox.empty()
    outbox.put(b"5")
    await outbox.empty()

    assert line.said == [b"%d" % number for number in range(6)]


async def test_a_browser_that_is_hopelessly_behind_is_let_go_with_all_that_waits(line: SlowLine) -> None:
    connection = Connection(Outbox(line, Post()), AtMost(100))
    most = 0
    for number in range(9):
        connection.send(Accepted(str(number)))
        most = max(most, connection.unsent)
        await asyncio.sleep(0)
    assert not connection.open
    assert line.is_cut
    assert 100 < most < 200
    await connection.outbox.empty()
    assert (connection.unsent, line.said) == (0, [])


async def test_a_browser_that_keeps_up_gets_what_is_larger_than_all_limits(line: SlowLine) -> None:
    line.writable.set()
    connection = Connection(Outbox(line, Post()), AtMost(100))
    for number in range(3):
        connection.send(Accepted(f"{number}" * 1000))
    await connection.outbox.empty()
    assert connection.open
    assert [json.loads(text)["id"][0] for text in line.said] == ["0", "1", "2"]
    assert connection.unsent == 0
