"""What is done on the side, in the order in which it was asked for: nobody at a table waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Chores:
    """One after the other. What fails is told in the log; rows can be made again from the tables."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[tuple[Coroutine[Any, Any, None], str]] = asyncio.Queue()
        self.worker: asyncio.Task[None] | None = None

    def do(self, work: Coroutine[Any, Any, None], what: str) -> None:
        """Soon."""
        self.waiting.put_nowait((work, what))
        if self.worker is None:
            self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        while True:
            chore, what = await self.waiting.get()
            try:
                await chore
            except Exception as error:
                log.error("club chore failed", chore=what, exc_info=error)
            finally:
                self.waiting.task_done()

    async def close(self) -> None:
        """Finish what waits."""
        await self.waiting.join()
        if self.worker is not None:
            self.worker.cancel()
