"""A browser's socket by plain calls: what it says reaches the table at once, and what the table says goes out at once.

ASGI puts a queue, a task and the layers of the framework between a message and whoever waits for it, in both directions.
It also lets a server offer more than that in a scope's extensions, and this is offered there. A socket begins and ends
as ASGI has it; in between its texts go straight to a listener.
"""

from asyncio import AbstractEventLoop, Future, TimerHandle
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, copy_context
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import State

from speeltafel.server.socket.frames import are_whole, framed, short_text

EXTENSION = "speeltafel.line"
END_OF_REQUEST = b"\r\n\r\n"
SECONDS_TO_GO = 5.0
"""How long a browser may take to hear goodbye."""


class Occasions:
    """What happens to a socket besides texts, for the one who waits for it. Nearly always that is nothing at all, for
    which the queue that the library has takes fifteen times as much memory."""

    __slots__ = ("loop", "there", "waiting")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop = loop
        self.there: list[Any] = []
        self.waiting: Future[None] | None = None

    def put_nowait(self, occasion: Any) -> None:
        """One more."""
        self.there.append(occasion)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self.there

    async def get(self) -> Any:
        """The next one."""
        while not self.there:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.there.pop(0)


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a listener."""

    listener: Callable[[bytes], None] | None = None
    is_too_much: Callable[[], bool] | None = None
    """Asked when pongs pile up: they go out without the table's knowing."""
    stay: Coroutine[Any, Any, None] | None = None
    """What goes on when the application has returned."""
    context: Context
    """What log lines say about the request, when it goes on."""
    between_frames = True
    """Whether all that was read so far were whole frames, so that a new one begins with what is read next."""

    def __init__(self, *uvicorn: Any, **more: Any) -> None:
        super().__init__(*uvicorn, **more)
        self.queue = Occasions(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"line": self}}

    async def run_asgi(self) -> None:
        """The application greets, and who stays does so without it: its layers, the request and its headers take twice
        as much memory as everything else that a browser needs."""
        await super().run_asgi()
        if self.stay is not None:
            stay, self.stay, self.close_timer = self.stay, None, None
            for variable, value in self.context.items():
                variable.set(value)
            self.forget_request()
            await stay
            if self.close_timer is None:
                self.transport.close()

    def go_on_with(self, stay: Coroutine[Any, Any, None]) -> None:
        """Keep the socket open when the application returns, until this has ended."""
        self.stay, self.context = stay, copy_context()
        # The library ends a socket whose application has returned, unless a goodbye is on its way already.
        self.close_timer = TimerHandle(0.0, self.cut, (), self.loop)

    def forget_request(self) -> None:
        self.request.headers, self.response.headers = Headers(), Headers()
        self.scope.clear()  # type: ignore[attr-defined]

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
        if self.listener is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(text)

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
        task = self.loop.create_task(self.say_goodbye())
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def say_goodbye(self) -> None:
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": 1000, "reason": ""})


def line_of(scope: Any) -> Line:
    """The line of a socket that this server has opened."""
    line: Line = scope["extensions"][EXTENSION]["line"]
    return line
