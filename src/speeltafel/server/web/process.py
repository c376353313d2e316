"""How every process of the server serves."""

import os
import socket
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from speeltafel.server.common import collector
from speeltafel.server.common.settings import Settings
from speeltafel.server.socket.line import Line
from speeltafel.server.socket.prompt import Prompt
from speeltafel.server.web.packing import Packed
from speeltafel.server.web.security import Guarded

Farewell = Callable[[], Awaitable[None]]
SECONDS_TO_SAY_GOODBYE = 3
PROXY_HERE = "127.0.0.1,::1"
"""Whose word about the visitor's address is believed, unless the host says otherwise."""
SECONDS_TO_THE_WRITER = 0.001
"""How long the journal's thread waits at most until the busy loop lets it run: moves wait for it."""


def server_config(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """How every process serves."""
    promptly = {"http": partial(Prompt, settings.request_seconds)}
    return uvicorn.Config(
        Guarded(Packed(app), settings),
        **(promptly | more),
        log_config=None,
        log_level="error",
        access_log=False,
        ws=Line,
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.pong_seconds,
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXY_HERE),
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
    )


class Server(uvicorn.Server):
    """A server that can do something between its last new connection and its goodbye to all others."""

    def __init__(self, config: uvicorn.Config, farewell: Farewell | None = None) -> None:
        super().__init__(config)
        self.farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        if self.farewell is not None:
            await self.farewell()
        await super().shutdown(sockets)


def be_quick() -> None:
    """Let nothing keep moves waiting."""
    collector.keep_calm()
    sys.setswitchinterval(SECONDS_TO_THE_WRITER)
