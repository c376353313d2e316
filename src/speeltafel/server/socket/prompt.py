"""HTTP connections that have to get on with it: whoever sends half a request, or never reads the answer, is let go."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle


class Prompt(HttpToolsProtocol):
    """Uvicorn's HTTP, with so many seconds for a request, and for a pause in reading the answer."""

    def __init__(self, seconds: float, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.seconds = seconds
        self.asking: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        self.running: RequestResponseCycle | None = None
        """The request that is being answered; several may have come in behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_there()
        self.resume_writing()
        self.forget_answers()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        self.expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.request_is_there()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_is_there()
        super().handle_websocket_upgrade()
        # Who hold each other would stay in the memory for minutes: see `common/collector.py`.
        self.parser, self.asking = None, None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.seconds, self.let_go)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
        super().resume_writing()

    def expect_request(self) -> None:
        """From now on it must be complete in time, however it trickles in."""
        self.request_is_there()
        self.asking = self.loop.call_later(self.seconds, self.let_go)

    def request_is_there(self) -> None:
        if self.asking is not None:
            self.asking.cancel()

    def let_go(self) -> None:
        """End the connection now."""
        self.forget_answers()
        self.transport.abort()

    def forget_answers(self) -> None:
        """Nobody waits for them any more."""
        self.pipeline.clear()
        if self.running is not None:
            self.running.disconnected = True
