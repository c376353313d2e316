"""The socket of a table: one browser's messages in, what it may know out."""

from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from speeltafel.server.common.metrics import SOCKETS
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Elsewhere, Lobby, UnknownTable
from speeltafel.server.socket.line import Line, line_of
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
    line.go_on_with(stay(line, visit, table))


async def stay(line: Line, visit: Visit, table: str) -> None:
    """A browser at a table, from hello to goodbye."""
    lobby = visit.lobby
    SOCKETS.inc()
    try:
        visit.begin(await lobby.find(table))
        await until_gone(line, visit)
    except (Elsewhere, StorageFailed):
        visit.connection.drop()
    except (UnknownTable, Unreadable):
        visit.connection.close("unknown-table")
    except Exception:
        log.exception("socket failed", table=table)
        visit.connection.close("fault")
    finally:
        SOCKETS.dec()
        lobby.crowd.go(visit)
        await visit.end()


async def until_gone(line: Line, visit: Visit) -> None:
    """Return when the socket is closed. What is not text comes here, and is no message."""
    while True:
        event: Mapping[str, Any] = await line.receive()
        if event["type"] == "websocket.disconnect":
            return
        visit.hear(b"")
