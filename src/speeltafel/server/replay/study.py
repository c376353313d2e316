"""The study: finished games are looked back upon in a process of its own, a few moments at a time."""

import msgspec
import structlog
from msgspec import Raw, Struct

from speeltafel.analysis import LookBack
from speeltafel.analysis.measuring import Measured
from speeltafel.engine import Record
from speeltafel.games import load
from speeltafel.server.aside.process import Aside, AsideFailed, answer_orders
from speeltafel.server.common.faults import told

log = structlog.get_logger()

SECONDS_FOR_A_PIECE = 300.0
KINDNESS = 15
"""How much less important than moves, thoughts and replays this is to the system."""
DEPTH = "quick"


class Order(Struct):
    """What to do with a record: count its moments (nothing else is given), measure some, or conclude from all."""

    record: Raw
    numbers: list[int] = []
    measured: list[Measured] = []


class Answer(Struct):
    """What was found; with a fault, nothing was."""

    total: int = 0
    measured: list[Measured] = []
    report: Raw = Raw(b"null")
    fault: dict[str, str] = {}


class StudyFailed(Exception):
    """The study could not do it; the log says why."""


ENCODER = msgspec.json.Encoder()
ORDER = msgspec.json.Decoder(Order)
ANSWER = msgspec.json.Decoder(Answer)


class Study(Aside):
    """The server's side."""

    def __init__(self) -> None:
        super().__init__(__name__)

    async def do(self, order: Order) -> Answer:
        """Have it done."""
        try:
            answer = ANSWER.decode(await self.ask(ENCODER.encode(order), SECONDS_FOR_A_PIECE))
        except AsideFailed:
            raise StudyFailed from None
        if answer.fault:
            log.error("an analysis failed", **answer.fault)
            raise StudyFailed
        return answer


# In the study


class Desk:
    """The game that lies there: most orders are about the same one as before."""

    def __init__(self) -> None:
        self.record = b""
        self.look_back: LookBack | None = None

    def take(self, record: bytes) -> LookBack:
        if self.look_back is None or self.record != record:
            read = msgspec.json.decode(record, type=Record)
            self.record, self.look_back = record, LookBack(load(read.game), read, DEPTH)
        return self.look_back

    def carry_out(self, order: bytes) -> bytes:
        """Do one thing."""
        try:
            return ENCODER.encode(self.found(ORDER.decode(order)))
        except Exception as error:
            return ENCODER.encode(Answer(fault=told(error)))

    def found(self, order: Order) -> Answer:
        look_back = self.take(bytes(order.record))
        if order.measured:
            return Answer(report=Raw(ENCODER.encode(look_back.conclude(order.measured))))
        if order.numbers:
            return Answer(measured=[one for _, one in look_back.measure(order.numbers)])
        return Answer(total=look_back.total)


if __name__ == "__main__":
    answer_orders(Desk().carry_out, KINDNESS)
