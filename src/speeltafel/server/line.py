"""A browser's socket by plain calls: what it says reaches the table at once, and what the table says goes out at once.

ASGI puts a queue, a task and the layers of the framework between a message and whoever waits for it, in both directions.
It also lets a server offer more than that in a scope's extensions, and this is offered there. A socket begins and ends
as ASGI has it; in between its texts go straight to a listener.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from speeltafel.server.frames import are_whole, framed, short_text

EXTENSION = "speeltafel.line"
END_OF_REQUEST = b"\r\n\r\n"


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a listener."""

    listener: Callable[[bytes], None] | None = None
    between_frames = True
    """Whether all that was read so far were whole frames, so that a new one begins with what is read next."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"line": self}}

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

    def hang_up(self) -> None:
        """Say goodbye, after all that was said."""
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
