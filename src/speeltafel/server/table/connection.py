"""One browser at a table: the seats it holds, what it has seen, what it still has to be sent."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Protocol

import msgspec

from speeltafel.server.socket.outbox import Outbox
from speeltafel.server.table.history import Eyes
from speeltafel.server.wire import Closing, FromServer, TableCard

LINES_PER_SECOND = 1
LINES_AT_ONCE = 8
QUESTIONS_PER_SECOND = 0.5
QUESTIONS_AT_ONCE = 4

ENCODER = msgspec.json.Encoder()


class Allowance:
    """How much a browser may send: a bucket that fills at a steady rate."""

    __slots__ = ("at", "burst", "left", "per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Use one; False when there is none left."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits(Protocol):
    """Says how much may wait for browsers."""

    def is_too_much(self, connection: "Connection") -> bool:
        """Whether this browser, which does not keep up, has to go."""


class Connection:
    """The table's side of a socket. Messages are encoded at once, so that each is what was true when it was sent."""

    __slots__ = (
        "address",
        "card",
        "company",
        "counsel",
        "host",
        "keys",
        "limits",
        "open",
        "outbox",
        "questions",
        "seats",
        "secret",
        "seen",
        "shown",
        "tv",
        "words",
    )

    def __init__(self, outbox: Outbox, limits: "Limits", address: str = "") -> None:
        self.address = address
        self.company: Sequence[Connection] = ()
        """All browsers at the same table."""
        self.keys: list[str] = []
        """The hashed secrets of this browser; what they open is for the log to say."""
        self.seats: list[int] = []
        """What they open now."""
        self.secret = ""
        """The hashed secret of a host, as this browser has it."""
        self.host = False
        self.tv = False
        self.seen: dict[Eyes, int] = {}
        self.shown: object = None
        """What the last state was made of; a state is sent only when this changed."""
        self.card: TableCard | None = None
        self.outbox = outbox
        self.limits = limits
        self.open = True
        self.words = Allowance(LINES_PER_SECOND, LINES_AT_ONCE)
        """How much this browser may say to people."""
        self.questions = Allowance(QUESTIONS_PER_SECOND, QUESTIONS_AT_ONCE)
        """How often it may ask the coach."""
        self.counsel: asyncio.Task[None] | None = None
        """The question to the coach that is being thought about."""

    @property
    def eyes(self) -> list[Eyes]:
        """Whose views this browser gets."""
        return list(self.seats) if self.seats else [None]

    def send(self, message: FromServer) -> None:
        """Put a message on its way. A browser that is hopelessly behind is let go."""
        if not self.open:
            return
        if self.outbox.behind and self.limits.is_too_much(self):
            self.drop()
            return
        self.write(message)

    def write(self, message: FromServer) -> None:
        self.outbox.put(ENCODER.encode(message))

    def send_card(self, card: TableCard) -> bool:
        """Whether this browser has not seen the table like this yet."""
        if card == self.card:
            return False
        self.card = card
        return True

    @property
    def unsent(self) -> int:
        """Bytes that wait for this browser."""
        return self.outbox.unsent

    def drop(self) -> None:
        """Let go of a browser at once, with all that waits for it. It can come back and get the latest state."""
        self.open = False
        self.outbox.drop()

    def close(self, reason: str = "") -> None:
        """Send nothing more, except why; what is on its way still goes."""
        if not self.open:
            return
        self.open = False
        if reason:
            self.write(Closing(reason))
        self.outbox.put(None)
