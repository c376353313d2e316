"""What happens to a socket besides texts: it begins, and it ends."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from typing import Any


class Occasions:
    """For the one who waits for them, or to be told of the end. Nearly always there are none at all, for which the queue
    that the library has takes fifteen times as much memory, and somebody who waits as much again."""

    __slots__ = ("loop", "over", "there", "waiting")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop = loop
        self.there: list[Any] = []
        self.waiting: Future[None] | None = None
        self.over: Callable[[], None] | None = None

    def put_nowait(self, occasion: Any) -> None:
        """One more."""
        self.there.append(occasion)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)
        self.notice_end()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self.there

    async def get(self) -> Any:
        """The next one."""
        while not self.there:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.there.pop(0)

    def tell_end(self, over: Callable[[], None]) -> None:
        """From now on nobody waits here: call this when the socket has ended, or now if it has already."""
        self.over, self.waiting = over, None
        self.notice_end()

    def notice_end(self) -> None:
        if self.over is not None and any(one["type"] == "websocket.disconnect" for one in self.there):
            over, self.over = self.over, None
            over()
