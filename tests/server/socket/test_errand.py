"""An errand begins at once, and goes on when what it waits for is there."""

import asyncio
from contextvars import copy_context

from speeltafel.server.socket.errand import Errand


async def test_what_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("work")

    assert not Errand(work(), lambda: done.append("ended"), copy_context()).begin()
    assert done == ["work"]


async def test_it_goes_on_after_a_future_a_lock_and_a_turn_of_the_loop() -> None:
    done: list[str] = []
    ended = asyncio.Event()
    future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    lock = asyncio.Lock()
    await lock.acquire()

    async def work() -> None:
        done.append("begun")
        done.append(await future)
        async with lock:
            done.append("locked")
        await asyncio.sleep(0)
        done.append("later")

    assert Errand(work(), ended.set, copy_context()).begin()
    assert done == ["begun"]
    future.set_result("heard")
    await asyncio.sleep(0)
    assert done == ["begun", "heard"]
    lock.release()
    await ended.wait()
    assert done == ["begun", "heard", "locked", "later"]


async def test_what_fails_fails_where_it_is_awaited() -> None:
    told: list[str] = []
    ended = asyncio.Event()
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        try:
            await future
        except OSError as error:
            told.append(str(error))

    assert Errand(work(), ended.set, copy_context()).begin()
    future.set_exception(OSError("the disk is full"))
    await ended.wait()
    assert told == ["the disk is full"]
