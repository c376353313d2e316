"""What goes out on the sockets, in order, without waking a task for every message.

A socket nearly always takes a message at once. Then sending it is an ordinary call; a task is needed only while the
browser reads slower than the table writes. What all tables have to say in one turn of the loop goes out together, so
that the other end wakes up once for it.
"""

import asyncio
from typing import Protocol


class Writable(Protocol):
    """Whether the other end takes something now."""

    def is_set(self) -> bool:
        """Whether it does."""

    async def wait(self) -> bool:
        """Return when it does."""


class WayOut(Protocol):
    """The part of a line that an outbox needs."""

    @property
    def writable(self) -> Writable:
        """Shut while the other end takes nothing."""

    def say(self, text: bytes) -> None:
        """Send a text."""

    def hang_up(self) -> None:
        """Say goodbye."""

    def cut(self) -> None:
        """End it now, whatever is still on its way."""

    @property
    def unsent(self) -> int:
        """Bytes that were said and that the other end has not taken yet."""


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
    """The messages for one browser; None is goodbye."""

    __slots__ = ("bytes", "line", "post", "task", "waiting")

    def __init__(self, line: WayOut, post: Post) -> None:
        self.line = line
        self.post = post
        self.waiting: list[bytes | None] = []
        self.bytes = 0
        """How much waits."""
        self.task: asyncio.Task[None] | None = None

    def put(self, message: bytes | None) -> None:
        """Send this soon, or when the browser has read what came before it."""
        self.waiting.append(message)
        if message is not None:
            self.bytes += len(message)
        if self.task is None and len(self.waiting) == 1:
            self.post.call(self)

    def deliver(self) -> None:
        """Send what waits, as far as the socket takes it."""
        if self.task is not None:
            return
        self.send()
        if self.waiting:
            self.task = asyncio.get_running_loop().create_task(self.catch_up())

    async def catch_up(self) -> None:
        """Send what waits, then let messages go directly again."""
        while self.waiting:
            await self.line.writable.wait()
            self.send()
        self.task = None

    def send(self) -> None:
        sent = 0
        try:
            while sent < len(self.waiting) and self.line.writable.is_set():
                message = self.waiting[sent]
                sent += 1
                if message is None:
                    self.line.hang_up()
                else:
                    self.bytes -= len(message)
                    self.line.say(message)
        finally:
            del self.waiting[:sent]

    @property
    def behind(self) -> bool:
        """Whether the browser reads slower than the table writes."""
        return self.task is not None

    @property
    def unsent(self) -> int:
        """Bytes in memory for this browser."""
        return self.bytes + self.line.unsent

    def drop(self) -> None:
        """Forget what waits, and end the line."""
        self.waiting.clear()
        self.bytes = 0
        self.line.cut()

    async def empty(self) -> None:
        """Return when nothing waits any more."""
        self.deliver()
        if self.task is not None:
            await self.task
