"""One browser's stay at a table: what it says is carried out, one message after the other."""

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from typing import Protocol

import structlog

from speeltafel.server.commands import reading
from speeltafel.server.commands.presence import arrive, depart
from speeltafel.server.commands.seating import start_if_ready
from speeltafel.server.common.keys import hashed
from speeltafel.server.common.metrics import REFUSALS
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.socket.errand import Errand
from speeltafel.server.socket.outbox import Outbox, WayOut
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.table.connection import Allowance, Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import FromBrowser, Hello

log = structlog.get_logger()

MOST_REFUSALS = 200
"""A browser that sends so much nonsense is let go."""
TOO_LATE = frozenset({"stale", "duplicate", "illegal", "paused"})
"""What happens to honest people when others are faster: however often, it is no nonsense."""
TURNED_AWAY = frozenset({"crowded", "banned"})
"""Why a browser that says hello has to go again."""
MOST_UNREAD = 64
"""Messages of a browser that wait to be carried out; a browser in a greater hurry has to wait itself."""


class BrowserLine(WayOut, Protocol):
    """The part of a line that a visit needs."""

    listener: Callable[[bytes], None] | None
    is_too_much: Callable[[], bool] | None

    def hold(self) -> None:
        """Let the browser wait with what it says next."""

    def release(self) -> None:
        """Listen to it again."""


class Visit:
    """One browser's stay at a table: its messages are carried out one after the other, the first one as it comes."""

    __slots__ = (
        "address",
        "allowance",
        "connection",
        "context",
        "errand",
        "here",
        "idle",
        "inbox",
        "line",
        "lobby",
        "overwhelmed",
        "patience",
        "refused",
        "settings",
        "table",
    )

    def __init__(self, line: BrowserLine, lobby: Lobby, address: str) -> None:
        self.line = line
        self.lobby = lobby
        self.address = address
        self.settings = settings = lobby.settings
        self.connection = Connection(Outbox(line, lobby.post), lobby.crowd, address)
        self.allowance = Allowance(settings.messages_per_second, settings.message_burst)
        self.table: LiveTable | None = None
        self.here = False
        """Whether the browser has said hello."""
        self.refused = 0
        self.inbox: list[bytes] = []
        self.overwhelmed = False
        self.errand: Errand | None = None
        self.context = copy_context()
        """Of the request that opened the socket: log lines about its messages name it."""
        self.idle: asyncio.Future[None] | None = None
        """For whoever waits until the last errand is done."""
        self.patience: asyncio.TimerHandle | None = None
        line.listener = self.hear
        line.is_too_much = self.is_too_much

    def begin(self, table: LiveTable) -> None:
        """The table is there: hello is the first thing that counts, and it must come soon."""
        self.table = table
        loop = asyncio.get_running_loop()
        self.patience = loop.call_later(self.settings.hello_seconds, self.connection.close, "no-hello")
        self.go_on()

    async def end(self) -> None:
        """The browser is gone, or has to go: what it asked for last is still done."""
        self.line.listener = None
        self.connection.close()
        self.lose_patience()
        if self.errand is not None:
            self.idle = asyncio.get_running_loop().create_future()
            await self.idle
        if self.table is not None:
            depart(self.table, self.connection)
        await self.connection.outbox.empty()

    def is_too_much(self) -> bool:
        """Whether this browser reads so slowly that it has to go."""
        return self.lobby.crowd.is_too_much(self.connection)

    def lose_patience(self) -> None:
        """It said hello, or never will."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    # Messages

    def hear(self, text: bytes) -> None:
        """The browser says something."""
        # Of what is too large only as much is kept as shows that it is.
        self.inbox.append(text[: self.settings.message_bytes + 1])
        if self.errand is None:
            self.go_on()
        if len(self.inbox) >= MOST_UNREAD and not self.overwhelmed:
            self.overwhelmed = True
            self.line.hold()

    def go_on(self) -> None:
        """Carry out what the browser said, until something has to be waited for."""
        while self.inbox and self.connection.open and self.table is not None:
            errand = Errand(self.answer(self.table, self.inbox.pop(0)), self.done, self.context)
            if errand.begin():
                self.errand = errand
                return
        if self.overwhelmed and not (self.inbox and self.connection.open):
            self.overwhelmed = False
            self.line.release()

    def done(self) -> None:
        """What had to wait is carried out."""
        self.errand = None
        self.go_on()
        self.rest()

    def rest(self) -> None:
        """Say so when nothing is left to do."""
        if self.errand is None and self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def answer(self, table: LiveTable, text: bytes) -> None:
        """Carry out a message, or say why not."""
        message_id = ""
        try:
            message = self.read(text)
            if isinstance(message, Hello):
                await self.welcome(table, message)
                return
            message_id = message.id
            if not self.here:
                raise Refusal("no-hello", "say hello first")
            await reading.carry_out(table, self.connection, message)
        except Refusal as refusal:
            self.refuse(refusal, message_id)
            if refusal.kind in TURNED_AWAY and not self.here:
                self.connection.close(refusal.kind)
        except Exception:
            log.exception("message failed", table=table.ledger.table)
            self.connection.close("fault")

    async def welcome(self, table: LiveTable, hello: Hello) -> None:
        """Let the browser in, or let it go on at the rematch on the same socket."""
        if self.here:
            await self.move_on(table, hello)
            return
        async with table.lock:
            await self.check_wanted(table, hello)
            await arrive(table, self.connection, hello)
            self.here = True
            self.lose_patience()
            await self.start_if_ready(table)

    async def move_on(self, table: LiveTable, hello: Hello) -> None:
        if not hello.table or hello.table != table.ledger.next:
            raise Refusal("not-now", "this browser has said hello already")
        following = await self.lobby.find(hello.table)
        connection = Connection(self.connection.outbox, self.lobby.crowd, self.address)
        async with following.lock:
            await self.check_wanted(following, hello)
            await arrive(following, connection, hello)
            depart(table, self.connection)
            self.table, self.connection = following, connection
            structlog.contextvars.bind_contextvars(table=hello.table)
            await self.start_if_ready(following)

    async def start_if_ready(self, table: LiveTable) -> None:
        if table.ledger.phase == "waiting" and await self.lobby.may_begin(table.ledger):
            await start_if_ready(table)

    async def check_wanted(self, table: LiveTable, hello: Hello) -> None:
        """No key opens the seat of a member whom the host has banned."""
        ledger = table.ledger
        seats = (ledger.seat_of(hashed(key.secret)) for key in hello.keys)
        members = frozenset(ledger.seats[seat].member for seat in seats if seat is not None) - {""}
        try:
            unwanted = bool(members) and await self.lobby.is_unwanted(members)
        except StorageFailed:
            raise Refusal("storage", "the database is away for a moment: try again") from None
        if unwanted:
            raise Refusal("banned", "the host of this server has closed it to this card")

    def read(self, text: bytes) -> FromBrowser:
        """A message within the limits."""
        if not self.allowance.take():
            raise Refusal("too-fast", "slow down")
        if len(text) > self.settings.message_bytes:
            raise Refusal("too-large", f"messages have at most {self.settings.message_bytes} bytes")
        return reading.read(text)

    def refuse(self, refusal: Refusal, message_id: str) -> None:
        REFUSALS.labels(refusal.kind).inc()
        self.refused += refusal.kind not in TOO_LATE
        self.connection.send(refusal.message(message_id))
        if self.refused > MOST_REFUSALS:
            log.warning("flooding", table=self.table.ledger.table if self.table else "")
            self.connection.close("flooding")
