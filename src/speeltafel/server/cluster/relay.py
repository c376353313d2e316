"""The side where a browser came in: its socket and its requests go to the node that drives the table."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send
from prometheus_client import Counter, Gauge

from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.letters import Answered, Asked, Came, Ended, Left, Said, Told
from speeltafel.server.common.settings import Settings
from speeltafel.server.common.tracing import request_id
from speeltafel.server.socket.line import Line, line_of
from speeltafel.server.table.connection import Allowance
from speeltafel.server.web.network import neighbourhood
from speeltafel.server.web.security import FORBIDDEN, is_own_page, refuse
from speeltafel.server.wire import Problem

SECONDS_TO_ANSWER: Final = 10.0
TRY_AGAIN: Final = 1013
SLACK: Final = 2
"""How much more than a browser may send is passed on: the owner refuses it with a word."""
MOST_BODY: Final = 65_536
UNREACHABLE: Final = Problem(
    "storage", "another machine drives this table and does not answer now: try again"
)

FORWARDED = Gauge("speeltafel_forwarded_sockets", "Browsers here whose table another node drives")
REQUESTS = Counter("speeltafel_forwarded_requests_total", "Requests answered by another node")


class Relayed:
    """One browser here, at a table elsewhere."""

    def __init__(self, bus: Bus, node: str, number: int, line: Line, settings: Settings) -> None:
        self.bus = bus
        self.node = node
        self.number = number
        self.line = line
        self.settings = settings
        self.allowance = Allowance(SLACK * settings.messages_per_second, SLACK * settings.message_burst)
        self.said = 0
        self.told = 0

    def say(self, text: bytes) -> None:
        """From the browser to the owner, who says what is too fast; who floods the bus is cut off here."""
        if not self.allowance.take():
            self.line.cut()
            return
        text = text[: self.settings.message_bytes + 1]
        self.bus.send(self.node, Said(self.bus.node, self.number, self.said, text))
        self.said += 1

    def hear(self, told: Told) -> None:
        """From the owner to the browser. Who missed something, or does not keep up, has to come anew."""
        if told.place != self.told or self.line.unsent > self.settings.unsent_bytes:
            self.line.cut()
            return
        self.told += 1
        self.line.say(told.text)


class Relay:
    """All browsers and requests of this node that belong elsewhere."""

    def __init__(self, bus: Bus, settings: Settings) -> None:
        self.bus = bus
        self.settings = settings
        self.numbers = count()
        self.lines: dict[int, Relayed] = {}
        self.questions: dict[int, tuple[str, asyncio.Future[Any]]] = {}

    # Letters that come back

    def tell(self, told: Told) -> None:
        relayed = self.lines.get(told.number)
        if relayed is None:
            # Its goodbye was lost.
            self.bus.send(told.sender, Left(self.bus.node, told.number))
        elif relayed.node == told.sender:
            relayed.hear(told)

    def end(self, ended: Ended) -> None:
        relayed = self.lines.get(ended.number)
        if relayed is not None and relayed.node == ended.sender:
            (relayed.line.cut if ended.cut else relayed.line.hang_up)()

    def answer(self, sender: str, number: int, answer: Any) -> None:
        node, waiting = self.questions.get(number, ("", None))
        if waiting is not None and node == sender and not waiting.done():
            waiting.set_result(answer)

    def cut_all(self, lost: Callable[[str], bool]) -> None:
        """Browsers and questions of nodes that cannot be reached: they come again, and find another owner."""
        for relayed in list(self.lines.values()):
            if lost(relayed.node):
                relayed.line.cut()
        for node, waiting in list(self.questions.values()):
            if lost(node) and not waiting.done():
                waiting.set_exception(TimeoutError())

    # What browsers want

    async def socket(self, node: str, table: str, scope: Any, receive: Receive, send: Send) -> None:
        """A socket, from the greeting to the end."""
        await receive()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_own_page(headers, self.settings):
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "other origin"})
            return
        if not self.bus.up:
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "try again"})
            return
        line, number = line_of(scope), next(self.numbers)
        relayed = self.lines[number] = Relayed(self.bus, node, number, line, self.settings)
        FORWARDED.inc()
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            address, request = neighbourhood_of(scope), request_id(scope["headers"])
            self.bus.send(node, Came(self.bus.node, number, table, address, request))
            line.listener = relayed.say
            while (await receive())["type"] != "websocket.disconnect":
                relayed.say(b"")
        finally:
            line.listener = None
            del self.lines[number]
            FORWARDED.dec()
            self.bus.send(node, Left(self.bus.node, number))

    async def request(self, node: str, scope: Any, receive: Receive, send: Send) -> None:
        """A request, answered by the owner as if it had come there."""
        body = await whole_body(receive)
        if body is None:
            await refuse(send, 413, Problem("too-large", "the request is too large"))
            return
        number = next(self.numbers)
        asked = Asked(
            self.bus.node,
            number,
            scope["method"],
            scope["scheme"],
            scope["path"],
            scope["query_string"],
            [(bytes(name), bytes(value)) for name, value in scope["headers"]],
            body,
            scope["client"][0] if scope["client"] else "",
        )
        try:
            answer: Answered = await self.ask(node, number, asked)
        except TimeoutError:
            await refuse(send, 503, UNREACHABLE)
            return
        REQUESTS.inc()
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})

    async def ask(self, node: str, number: int, letter: Any) -> Any:
        """Send a question and wait for its answer; `TimeoutError` when none comes."""
        if not self.bus.up:
            raise TimeoutError
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.questions[number] = (node, waiting)
        try:
            self.bus.send(node, letter)
            return await asyncio.wait_for(waiting, SECONDS_TO_ANSWER)
        finally:
            del self.questions[number]


async def answer_here(app: ASGIApp, asked: Asked, node: str) -> Answered:
    """Let our own application answer a request of another node."""
    start: dict[str, Any] = {"status": 500, "headers": []}
    parts: list[bytes] = []
    sent = False
    complete = asyncio.Event()

    async def receive() -> Any:
        nonlocal sent
        if sent:
            # Who streams an answer listens for its end here.
            await complete.wait()
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))
            if not message.get("more_body"):
                complete.set()

    await app(scope_of(asked), receive, send)
    headers = [(bytes(name), bytes(value)) for name, value in start["headers"]]
    return Answered(node, asked.number, start["status"], headers, b"".join(parts))


def scope_of(asked: Asked) -> Any:
    """The request as ASGI has it."""
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": asked.scheme,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": (asked.address, 0),
        "server": None,
        "extensions": {},
        "state": {},
    }


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None when it is too large."""
    body = b""
    while True:
        event: Any = await receive()
        body += bytes(event.get("body", b""))
        if len(body) > MOST_BODY:
            return None
        if not event.get("more_body", False):
            return body


def neighbourhood_of(scope: Any) -> str:
    """Where a browser comes from, as limits count it."""
    return neighbourhood(scope["client"][0]) if scope["client"] else ""
