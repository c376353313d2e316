"""The parts of a browser's socket that are ours: small, because there is one for every browser."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from speeltafel.server.socket.gate import Gate
from speeltafel.server.socket.line import Line
from speeltafel.server.socket.occasions import Occasions

GONE = {"type": "websocket.disconnect", "code": 1005}
BYTES = {"type": "websocket.receive", "bytes": b""}


async def no_application(scope: Any, receive: Any, send: Any) -> None:
    """Nobody is served."""


async def test_a_line_keeps_nothing_in_a_table_of_its_own() -> None:
    """All that the library keeps has its place in the line: a newer library with other names is noticed here."""
    line = Line(config=Config(no_application), server_state=ServerState(), app_state={})
    assert not vars(line)


async def test_all_who_wait_at_a_gate_go_on_when_it_opens() -> None:
    gate = Gate()
    assert await gate.wait()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not gate.is_set()
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    gate.set()
    assert await asyncio.gather(*waiting[1:]) == [True, True]
    assert waiting[0].cancelled()


async def test_who_was_let_through_and_finds_it_shut_again_waits_on() -> None:
    gate = Gate()
    gate.clear()
    waiting = asyncio.create_task(gate.wait())
    await asyncio.sleep(0)
    gate.set()
    gate.clear()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waiting.done()
    gate.set()
    assert await waiting


@pytest.mark.parametrize("early", [True, False])
async def test_the_end_is_told_once_also_when_it_came_first(early: bool) -> None:
    """A browser may be gone before its table was found."""
    occasions, told = Occasions(asyncio.get_running_loop()), []
    if early:
        occasions.put_nowait(GONE)
    occasions.tell_end(lambda: told.append("over"))
    assert told == ["over"] * early
    occasions.put_nowait(BYTES)
    occasions.put_nowait(GONE)
    occasions.put_nowait(GONE)
    assert told == ["over"]
