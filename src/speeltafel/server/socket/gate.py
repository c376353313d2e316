"""Whether somebody may go on: asyncio's Event for sockets, at which hardly ever anybody waits.

An Event keeps a queue for those who wait, from the start: 760 bytes for every browser, for nothing.
"""

from asyncio import Future, get_running_loop


class Gate:
    """Open at first, and shut for a while now and then."""

    __slots__ = ("is_open", "waiting")

    def __init__(self) -> None:
        self.is_open = True
        self.waiting: list[Future[None]] = []

    def is_set(self) -> bool:
        """Whether it is open."""
        return self.is_open

    def clear(self) -> None:
        """Shut it."""
        self.is_open = False

    def set(self) -> None:
        """Open it: all who wait go on."""
        self.is_open = True
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self) -> bool:
        """Return when it is open."""
        while not self.is_open:
            future: Future[None] = get_running_loop().create_future()
            self.waiting.append(future)
            await future
        return True
