"""The workshop: replays and proofs are made in a process of its own."""

import gzip

import msgspec
import structlog
from msgspec import Struct

from speeltafel.engine import Record
from speeltafel.server.aside.process import Aside, AsideFailed, answer_orders
from speeltafel.server.common.faults import told
from speeltafel.server.replay.film import write_film
from speeltafel.server.replay.replays import proof
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


class Workshop(Aside):
    """The server's side."""

    def __init__(self) -> None:
        super().__init__(__name__)

    async def do(self, work: Work) -> None:
        """Have it done."""
        try:
            done = ANSWER.decode(await self.ask(ENCODER.encode(work), SECONDS_FOR_WORK))
        except AsideFailed:
            raise WorkFailed from None
        if done.fault:
            log.error("work failed", **done.fault)
            raise WorkFailed


# In the workshop


def carry_out(order: bytes) -> bytes:
    """Do one thing."""
    try:
        work = ORDER.decode(order)
        with gzip.open(work.path, "wb", compresslevel=COMPRESSION) as out:
            if isinstance(work, MakeFilm):
                write_film(work.record, work.card, work.eyes, out)
            else:
                out.write(ENCODER.encode(proof(work.record)))
    except Exception as error:
        return ENCODER.encode(Done(told(error)))
    return ENCODER.encode(Done())


if __name__ == "__main__":
    answer_orders(carry_out, KINDNESS)
