"""The socket of a table: one browser's messages in, what it may know out."""

from contextvars import Context
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from speeltafel.server.common.metrics import SOCKETS
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Elsewhere, Lobby, UnknownTable
from speeltafel.server.socket.line import line_of
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.web.network import address_of
from speeltafel.server.web.security import FORBIDDEN, is_own_page
from speeltafel.server.web.visit import Visit
from speeltafel.server.wire import Closing

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger()

CROWDED = 4429


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Let a browser in; it stays when this has returned."""
    lobby: Lobby = socket.app.state.lobby
    if not is_own_page(socket.headers, lobby.settings):
        await socket.close(code=FORBIDDEN, reason="other origin")
        return
    line = line_of(socket.scope)
    visit = Visit(line, lobby, address_of(socket.client))
    try:
        lobby.crowd.come(visit)
    except Refusal as refusal:
        # A browser learns the reason only of a socket that was opened.
        await socket.accept()
        await socket.send_text(msgspec.json.encode(Closing("crowded")).decode())
        await socket.close(code=CROWDED, reason=refusal.detail)
        return
    try:
        await socket.accept()
    except BaseException as error:
        lobby.crowd.go(visit)
        await visit.end()
        if not isinstance(error, ClientDisconnected):
            raise
        log.debug("gone before the greeting", table=table)
        return
    # Nothing more is heard or said through the framework. Its socket holds itself by these, and would stay in the memory
    # until somebody looks for what nobody needs: see `common/collector.py`.
    del socket.receive, socket.send
    SOCKETS.inc()
    line.go_on_with(Stay(visit, table))


class Stay:
    """A browser at a table, from hello to goodbye."""

    __slots__ = ("table", "visit")

    def __init__(self, visit: Visit, table: str) -> None:
        self.visit = visit
        self.table = table

    @property
    def context(self) -> Context:
        """Of the request that opened the socket."""
        return self.visit.context

    async def begin(self) -> None:
        """To the table, or away."""
        connection = self.visit.connection
        try:
            self.visit.begin(await self.visit.lobby.find(self.table))
        except (Elsewhere, StorageFailed):
            connection.drop()
        except (UnknownTable, Unreadable):
            connection.close("unknown-table")
        except Exception:
            log.exception("socket failed", table=self.table)
            connection.close("fault")

    async def end(self) -> None:
        """The socket is closed."""
        SOCKETS.dec()
        self.visit.lobby.crowd.go(self.visit)
        try:
            await self.visit.end()
        except Exception:
            log.exception("socket failed", table=self.table)
