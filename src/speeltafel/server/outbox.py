"""What goes out on a socket, in order, without waking a task for every message.

A socket nearly always takes a message at once. Then sending it is an ordinary call; a task is needed only while the
browser reads slower than the table writes.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextlib import suppress
from typing import Any

from litestar.exceptions import WebSocketDisconnect

Message = dict[str, Any]
"""As ASGI has it."""

GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What a socket says when nobody listens any more; whoever reads it will notice."""


class Outbox:
    """The messages for one browser."""

    def __init__(self, send: Callable[[Any], Awaitable[None]]) -> None:
        self.send = send
        self.waiting: deque[Message] = deque()
        self.task: asyncio.Task[None] | None = None

    def put(self, message: Message) -> None:
        """Send this, now or when the browser has read what came before it."""
        if self.task is not None:
            self.waiting.append(message)
            return
        with suppress(*GONE):
            rest = begin(self.send(message))
            if rest is not None:
                self.task = asyncio.get_running_loop().create_task(self.catch_up(rest))

    async def catch_up(self, rest: "Rest") -> None:
        """Send what waits, then let messages go directly again."""
        with suppress(*GONE):
            await rest
            while self.waiting:
                await self.send(self.waiting.popleft())
        self.waiting.clear()
        self.task = None

    async def empty(self) -> None:
        """Return when nothing waits any more."""
        if self.task is not None:
            await self.task


class Rest:
    """Something that has begun and waits for a future; whoever awaits this goes on with it."""

    def __init__(self, steps: Generator[Any, None, None], future: Any) -> None:
        self.steps = steps
        self.future = future

    def __await__(self) -> Generator[Any, None, None]:
        yield self.future
        yield from self.steps


def begin(work: Awaitable[None]) -> Rest | None:
    """Do something up to where it has to wait; None when it never had to."""
    steps = work.__await__()
    try:
        future = next(steps)
    except StopIteration:
        return None
    return Rest(steps, future)
