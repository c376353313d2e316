"""HTTP connections that go to the worker whose table they are about."""

import asyncio
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import httptools
import msgspec
from prometheus_client import Counter
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from speeltafel.server.socket.prompt import Prompt
from speeltafel.server.wire import Problem
from speeltafel.server.workers import doors
from speeltafel.server.workers.shared import WorkerShare

PASSED_ON = Counter("speeltafel_passed_on", "Connections given to the worker of their table")

SECONDS_AT_THE_DOOR = 5.0
SECONDS_BETWEEN_KNOCKS = 0.05

TOO_LARGE = Problem("too-large", "the request is too large")
NOT_NOW = Problem("not-now", "this table is not ready: try again in a moment")


class PassingOn(Prompt):
    """A connection that may turn out to be another worker's, at its first request or at a later one.

    It is passed on when the head of such a request is complete, with all that was read of that request, and this
    process forgets it without a word on the line. `first` is what another worker read before it passed it on to here.
    """

    def __init__(self, share: WorkerShare, first: bytes = b"", **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.share = share
        self.first = first
        self.between = True
        """No request is being read."""
        self.kept: bytearray | None = None
        """All of the request that is being read; nothing when it is our own, or began behind another one."""
        self.goes_to: int | None = None
        self.deaf = False
        """Nothing more is answered on this connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.first:
            self.data_received(self.first)

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        if self.between:
            self.kept = bytearray()
        if self.kept is not None:
            self.kept += data
            if len(self.kept) > doors.MOST_BYTES:
                self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, TOO_LARGE)
                return
        super().data_received(data)
        if self.goes_to is not None and not self.transport.is_closing():
            self.deaf = True
            self.transport.pause_reading()
            self.knock(self.goes_to, self.loop.time() + SECONDS_AT_THE_DOOR)

    # What the parser found

    def on_message_begin(self) -> None:
        self.between = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.ignores():
            return
        worker = self.worker()
        if worker == self.share.number:
            self.kept = None
            super().on_headers_complete()
        elif self.kept is None or self.answering():
            self.end_here()
        else:
            self.goes_to = worker

    def on_body(self, body: bytes) -> None:
        if not self.ignores():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.ignores():
            self.between = True
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.ignores():
            super().handle_websocket_upgrade()

    # Where it goes

    def worker(self) -> int:
        """Whose request this is. One that was passed on has arrived."""
        if self.first:
            self.first = b""
            return self.share.number
        path = httptools.parse_url(self.url).path
        method: bytes = self.parser.get_method()
        return self.share.worker_for(method.decode("ascii"), unquote(path.decode("ascii")))

    def ignores(self) -> bool:
        """Whether the rest of what was read is not for this process."""
        return self.deaf or self.goes_to is not None

    def answering(self) -> bool:
        """Whether an earlier request still needs this connection here."""
        unfinished = self.cycle is not None and not self.cycle.response_complete
        return unfinished or self.transport.get_write_buffer_size() > 0

    def end_here(self) -> None:
        """A request behind one that is being answered here: close after the answer, and the client asks again."""
        self.deaf = True
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
        else:
            self.cycle.keep_alive = False

    def knock(self, worker: int, latest: float) -> None:
        """Pass the connection on, now or, when many wait at the door, a little later."""
        if self.transport.is_closing():
            return
        line = self.transport.get_extra_info("socket").fileno()
        try:
            doors.put(self.share.doors[worker], doors.CONNECTION, bytes(self.kept or b""), line)
        except OSError:
            if self.loop.time() < latest:
                self.loop.call_later(SECONDS_BETWEEN_KNOCKS, self.knock, worker, latest)
            else:
                self.refuse(HTTPStatus.SERVICE_UNAVAILABLE, NOT_NOW)
            return
        PASSED_ON.inc()
        # Closes this process's copy only; the connection lives on in the parcel.
        self.transport.abort()

    def refuse(self, status: HTTPStatus, problem: Problem) -> None:
        """Say why not, and close."""
        self.deaf = True
        body = msgspec.json.encode(problem)
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
