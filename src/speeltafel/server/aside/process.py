"""A process beside the server, for what takes long, so that no table ever waits for it.

The server writes orders on the line to the process, one at a time, and the process answers when it is done. When the
server is gone, however that came, the line ends and so does the process.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import structlog

from speeltafel.server.common.logs import write_logs

log = structlog.get_logger()

LONGEST_LINE = 2**24
"""Bytes of an answer."""


class AsideFailed(Exception):
    """The process is gone, or took too long; the next order gets a new one."""


class Aside:
    """The server's side of one such process: it is started when it is first needed, and again when it has died."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None
        self.turn = asyncio.Lock()

    async def ask(self, order: bytes, seconds: float) -> bytes:
        """The answer to an order. Whoever waits for it must not be cancelled: the next would get the wrong answer."""
        async with self.turn:
            try:
                return await asyncio.wait_for(self.pass_on(order), seconds)
            except (OSError, TimeoutError, ValueError) as error:
                await self.close()
                log.error("a process beside the server failed", process=self.module, exc_info=error)
                raise AsideFailed from None

    async def pass_on(self, order: bytes) -> bytes:
        process = await self.opened()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise ConnectionError("the process ended without an answer")
        return answer

    async def opened(self) -> Process:
        """The process; Ctrl-C in a terminal is for the server alone."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", self.module),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        return self.process

    async def close(self) -> None:
        """Let go of the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def answer_orders(carry_out: Callable[[bytes], bytes], kindness: int) -> None:
    """In the process: do what the server says until the line ends. `kindness` is how much less important that is.

    A server that is gone in the middle of an order wants no answer. What libraries print goes where the server's errors
    go, not between the answers.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    write_logs()
    os.nice(kindness)
    with suppress(BrokenPipeError):
        for order in sys.stdin.buffer:
            answers.write(carry_out(order) + b"\n")
            answers.flush()
