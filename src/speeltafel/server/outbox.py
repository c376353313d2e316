"""What goes out on the sockets, in order, without waking a task for every message.

A socket nearly always takes a message at once. Then sending it is an ordinary call; a task is needed only while the
browser reads slower than the table writes. What all tables have to say in one turn of the loop goes out together, so
that the other end wakes up once for it.
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


class Post:
    """Delivers, at the end of a turn of the loop, what came into the outboxes during it."""

    def __init__(self) -> None:
        self.called: list[Outbox] = []

    def call(self, outbox: "Outbox") -> None:
        """This outbox has something to deliver."""
        if not self.called:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.called.append(outbox)

    def deliver(self) -> None:
        called, self.called = self.called, []
        for outbox in called:
            outbox.deliver()


class Outbox:
    """The messages for one browser."""

    def __init__(self, send: Callable[[Any], Awaitable[None]], post: Post) -> None:
        self.send = send
        self.post = post
        self.waiting: deque[Message] = deque()
        self.task: asyncio.Task[None] | None = None

    def put(self, message: Message) -> None:
        """Send this soon, or when the browser has read what came before it."""
        self.waiting.append(message)
        if self.task is None and len(self.waiting) == 1:
            self.post.call(self)

    def deliver(self) -> None:
        """Send what waits, as far as the socket takes it."""
        try:
            while self.waiting and self.task is None:
                rest = begin(self.send(self.waiting.popleft()))
                if rest is not None:
                    self.task = asyncio.get_running_loop().create_task(self.catch_up(rest))
        except GONE:
            self.waiting.clear()

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
        self.deliver()
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
