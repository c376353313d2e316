"""A browser's socket by plain calls: what it says reaches the table at once, and what the table says goes out at once.

ASGI puts a queue, a task and the layers of the framework between a message and whoever waits for it, in both directions.
It also lets a server offer more than that in a scope's extensions, and this is offered there. A socket begins and ends
as ASGI has it; in between its texts go straight to a listener.
"""

from asyncio import TimerHandle
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import State

from speeltafel.server.socket.frames import are_whole, framed, short_text
from speeltafel.server.socket.gate import Gate
from speeltafel.server.socket.occasions import Occasions

EXTENSION = "speeltafel.line"
END_OF_REQUEST = b"\r\n\r\n"
SECONDS_TO_GO = 5.0
"""How long a browser may take to hear goodbye."""

# What uvicorn keeps of a socket. Named here it takes 8 bytes each; as attributes of any name they are too many to share
# their table of names with other sockets, and take 1.6 kB more.
OF_THE_LIBRARY = (
    *("config", "app", "loop", "logger", "root_path", "asgi_version", "app_state", "connections", "tasks"),
    *("default_headers", "transport", "server", "client", "scheme", "queue", "handshake_initiated"),
    *("handshake_complete", "close_sent", "disconnected", "close_timer", "close_timeout", "initial_response"),
    *("conn", "read_paused", "writable", "ping_interval", "ping_timeout", "ping_timer", "pong_timer"),
    *("pending_ping_payload", "ping_sent_at", "last_ping_rtt", "frames", "curr_msg_data_type"),
    *("request", "response", "scope"),
)

NOTHING = Headers()


class Stay(Protocol):
    """A browser's stay after the greeting."""

    @property
    def context(self) -> Context:
        """What log lines say about the request."""

    async def begin(self) -> None:
        """Come in."""

    async def end(self) -> None:
        """Go, when the socket has ended."""


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a listener."""

    __slots__ = (*OF_THE_LIBRARY, "between_frames", "is_too_much", "listener", "stay")

    def __init__(self, *uvicorn: Any, **more: Any) -> None:
        super().__init__(*uvicorn, **more)
        self.queue = Occasions(self.loop)  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.listener: Callable[[bytes], None] | None = None
        self.is_too_much: Callable[[], bool] | None = None
        """Asked when pongs pile up: they go out without the table's knowing."""
        self.stay: Stay | None = None
        """What goes on when the application has returned."""
        self.between_frames = True
        """Whether all that was read so far were whole frames, so that a new one begins with what is read next."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"line": self}}

    async def run_asgi(self) -> None:
        """The application greets, and who stays does so without it: its layers, the request and its headers take twice
        as much memory as everything else that a browser needs."""
        await super().run_asgi()
        if self.stay is not None:
            self.close_timer = None
            self.forget_request()
            try:
                await self.loop.create_task(self.stay.begin(), context=self.stay.context.copy())
            finally:
                self.queue.tell_end(self.end_stay)  # type: ignore[attr-defined]

    def go_on_with(self, stay: Stay) -> None:
        """Keep the socket open when the application returns. No task waits for its end: one begins then."""
        self.stay = stay
        # The library ends a socket whose application has returned, unless a goodbye is on its way already.
        self.close_timer = TimerHandle(0.0, self.cut, (), self.loop)

    def forget_request(self) -> None:
        self.request.headers = NOTHING  # the library keeps the request itself
        self.scope.clear()  # type: ignore[attr-defined]  # the framework's parts hold each other through it
        del self.request, self.response, self.scope
        self.server = self.client = None

    def end_stay(self) -> None:
        """The browser is gone, or has heard goodbye."""
        if self.stay is not None:
            self.do(self.stay.end(), self.stay.context.copy())
            self.stay = None

    def do(self, work: Coroutine[Any, Any, None], context: Context | None = None) -> None:
        """In a task that the server waits for before it ends."""
        task = self.loop.create_task(work, context=context)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    def data_received(self, data: bytes) -> None:
        """A short text goes straight to the listener. Once a frame has come in pieces, the library reads everything."""
        if self.between_frames:
            if self.listener is not None and self.conn.state is State.OPEN:
                text = short_text(data)
                if text is not None:
                    self.listener(text)
                    return
            self.between_frames = (
                are_whole(data) if self.handshake_initiated else data.endswith(END_OF_REQUEST)
            )
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            # Too early or too late to be a message: not even read as text.
            self.curr_msg_data_type = "bytes"
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        # What is not text is no message.
        self.listener(said if self.curr_msg_data_type == "text" else b"")

    def say(self, text: bytes) -> None:
        """Send a text. When nobody is there any more, whoever waits for the end of the socket notices."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(framed(text))

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set() and (self.is_too_much is None or self.is_too_much()):
            self.cut()

    def keepalive_timeout(self) -> None:
        # Closing waits until everything was read, which is what this browser does not do.
        self.cut()

    def hold(self) -> None:
        """Read nothing more for now."""
        self.transport.pause_reading()

    def release(self) -> None:
        """Read on."""
        self.transport.resume_reading()

    @property
    def unsent(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it now, whatever is still on its way."""
        self.transport.abort()

    def hang_up(self) -> None:
        """Say goodbye, after all that was said; who does not listen is cut off."""
        self.loop.call_later(SECONDS_TO_GO, self.cut)
        self.do(self.say_goodbye())

    async def say_goodbye(self) -> None:
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": 1000, "reason": ""})


def line_of(scope: Any) -> Line:
    """The line of a socket that this server has opened."""
    line: Line = scope["extensions"][EXTENSION]["line"]
    return line
