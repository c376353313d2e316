"""The socket of a table: one browser's messages in, what it may know out."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from speeltafel.server import commands
from speeltafel.server.connection import Allowance, Connection
from speeltafel.server.live import LiveTable
from speeltafel.server.lobby import Lobby, UnknownTable
from speeltafel.server.metrics import REFUSALS, SOCKETS
from speeltafel.server.outbox import Outbox
from speeltafel.server.presence import arrive, depart
from speeltafel.server.refusals import Refusal
from speeltafel.server.security import is_own_page
from speeltafel.server.wire import FromBrowser, Hello

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger()

MOST_REFUSALS = 200
"""A browser that sends so much nonsense is let go."""
TOO_LATE = frozenset({"stale", "duplicate", "illegal", "paused"})
"""What happens to honest people when others are faster: however often, it is no nonsense."""
FORBIDDEN = 4403


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A browser at a table, from hello to goodbye."""
    lobby: Lobby = socket.app.state.lobby
    if not is_own_page(socket.headers, lobby.settings):
        await socket.close(code=FORBIDDEN, reason="other origin")
        return
    await socket.accept()
    connection = Connection(Outbox(socket.send, lobby.post), lobby.settings.unsent_messages)
    SOCKETS.inc()
    try:
        live = await lobby.find(table)
        await Visit(socket, connection, live, lobby).run()
    except UnknownTable:
        connection.close("unknown-table")
    except (WebSocketDisconnect, ConnectionError):
        connection.close()
    except Exception:
        log.exception("socket failed", table=table)
        connection.close("fault")
    finally:
        SOCKETS.dec()
        connection.close()
        await connection.outbox.empty()


async def receive(socket: Socket) -> str:
    """The next message. One that is not text is none."""
    event: Mapping[str, Any] = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise ConnectionResetError
    return event.get("text") or ""


class Visit:
    """One browser's stay at a table."""

    def __init__(self, socket: Socket, connection: Connection, table: LiveTable, lobby: Lobby) -> None:
        self.socket = socket
        self.connection = connection
        self.table = table
        self.lobby = lobby
        self.settings = settings = lobby.settings
        self.allowance = Allowance(settings.messages_per_second, settings.message_burst)
        self.refused = 0

    async def run(self) -> None:
        """Hello, then whatever the browser wants until it goes."""
        if not await self.say_hello():
            return
        try:
            while self.connection.open:
                await self.answer(await receive(self.socket))
        finally:
            depart(self.table, self.connection)

    async def say_hello(self) -> bool:
        """Wait for the first message; nothing else counts before it."""
        latest = monotonic() + self.settings.hello_seconds
        while self.refused <= MOST_REFUSALS:
            try:
                text = await asyncio.wait_for(receive(self.socket), latest - monotonic())
            except TimeoutError:
                break
            if await self.try_hello(text):
                return True
        self.connection.close("no-hello")
        return False

    async def try_hello(self, text: str) -> bool:
        try:
            message = self.read(text)
            if not isinstance(message, Hello):
                raise Refusal("no-hello", "say hello first")
            async with self.table.lock:
                await arrive(self.table, self.connection, message)
        except Refusal as refusal:
            self.refuse(refusal, "")
            return False
        return True

    async def answer(self, text: str) -> None:
        """Carry out a message, or say why not."""
        message_id = ""
        try:
            message = self.read(text)
            if isinstance(message, Hello):
                await self.move_on(message)
                return
            message_id = message.id
            await commands.carry_out(self.table, self.connection, message)
        except Refusal as refusal:
            self.refuse(refusal, message_id)

    async def move_on(self, hello: Hello) -> None:
        """Go on at the rematch, on the same socket."""
        if not hello.table or hello.table != self.table.ledger.next:
            raise Refusal("not-now", "this browser has said hello already")
        table = await self.lobby.find(hello.table)
        connection = Connection(self.connection.outbox, self.settings.unsent_messages)
        async with table.lock:
            await arrive(table, connection, hello)
        depart(self.table, self.connection)
        self.table, self.connection = table, connection

    def read(self, text: str) -> FromBrowser:
        """A message within the limits."""
        if not self.allowance.take():
            raise Refusal("too-fast", "slow down")
        if len(text) > self.settings.message_bytes:
            raise Refusal("too-large", f"messages have at most {self.settings.message_bytes} bytes")
        return commands.read(text)

    def refuse(self, refusal: Refusal, message_id: str) -> None:
        REFUSALS.labels(refusal.kind).inc()
        self.refused += refusal.kind not in TOO_LATE
        self.connection.send(refusal.message(message_id))
        if self.refused > MOST_REFUSALS:
            log.warning("flooding", table=self.table.ledger.table)
            self.connection.close("flooding")
