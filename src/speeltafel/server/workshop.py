"""Long work in a process of its own, so that no table ever waits for it.

The server says on the line to the workshop what to do, one thing after the other, and the workshop answers when it is
done. When the server is gone, however that came, the line ends and so does the workshop.
"""

import asyncio
import gzip
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import BinaryIO

import msgspec
import structlog
from msgspec import Struct

from speeltafel.engine import Record
from speeltafel.server.faults import told
from speeltafel.server.film import write_film
from speeltafel.server.logs import write_logs
from speeltafel.server.replays import proof
from speeltafel.server.wire import TableCard

log = structlog.get_logger()

SECONDS_FOR_WORK = 120.0
KINDNESS = 10
"""How much less important than moves this is to the system."""
COMPRESSION = 3


class MakeFilm(Struct, tag="film"):
    """Write a replay to a file, compressed."""

    record: Record
    card: TableCard
    eyes: str
    path: str


class MakeProof(Struct, tag="proof"):
    """Play a game again, and write down whether it follows from its seed and values."""

    record: Record
    path: str


Work = MakeFilm | MakeProof


class Done(Struct):
    """The answer; with a fault, nothing is done."""

    fault: dict[str, str] = {}


class WorkFailed(Exception):
    """The workshop could not do it; the log says why."""


ENCODER = msgspec.json.Encoder()
ORDER: msgspec.json.Decoder[Work] = msgspec.json.Decoder(Work)
ANSWER = msgspec.json.Decoder(Done)


class Workshop:
    """The server's side."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.turn = asyncio.Lock()

    async def do(self, work: Work) -> None:
        """Have it done. Whoever waits for this must not be cancelled: the next one would get the wrong answer."""
        async with self.turn:
            try:
                answer = await asyncio.wait_for(self.ask(ENCODER.encode(work)), SECONDS_FOR_WORK)
            except (OSError, TimeoutError, msgspec.DecodeError) as error:
                await self.close()
                log.error("the workshop failed", exc_info=error)
                raise WorkFailed from None
        if answer.fault:
            log.error("work failed", **answer.fault)
            raise WorkFailed

    async def ask(self, order: bytes) -> Done:
        if self.process is None or self.process.returncode is not None:
            self.process = await open_workshop()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order + b"\n")
        await process.stdin.drain()
        return ANSWER.decode(await process.stdout.readline())

    async def close(self) -> None:
        """Let go of the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def open_workshop() -> Process:
    """A new process; Ctrl-C in a terminal is for the server alone."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", __name__, stdin=PIPE, stdout=PIPE, start_new_session=True
    )


# In the workshop


def work(orders: BinaryIO, answers: BinaryIO) -> None:
    """Do what the server says until the line ends."""
    for order in orders:
        answers.write(ENCODER.encode(carry_out(order)) + b"\n")
        answers.flush()


def carry_out(order: bytes) -> Done:
    try:
        work = ORDER.decode(order)
        with gzip.open(work.path, "wb", compresslevel=COMPRESSION) as out:
            if isinstance(work, MakeFilm):
                write_film(work.record, work.card, work.eyes, out)
            else:
                out.write(ENCODER.encode(proof(work.record)))
    except Exception as error:
        return Done(told(error))
    return Done()


def main() -> None:
    """What libraries print goes where the server's errors go, not between the answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    write_logs()
    os.nice(KINDNESS)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
