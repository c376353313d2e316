"""Who may connect, and what a page may do."""

from collections import Counter
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.types import ASGIApp, Receive, Send

from speeltafel.server.common.settings import Settings
from speeltafel.server.common.tracing import HEADER, request_id, traced
from speeltafel.server.web.network import is_own_name, neighbourhood, own_names
from speeltafel.server.wire import Problem

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

FORBIDDEN = 4403
MOST_LETTERS = 200
"""In one part of a path: no file has a longer name."""
FOR_MACHINES = {"/health", "/health/live", "/health/ready", "/metrics"}
"""Asked for by monitors, who call the server as they like; a page learns nothing at the one and is turned away at the other."""
NOT_MY_NAME = "this server is not known by the name in the address; whoever hosts it can set SPEELTAFEL_PUBLIC_URL to that address"

Answer = tuple[int, Problem]

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guarded:
    """An application that is reached by its own names only, and whose every answer, files and errors included, carries
    the headers and the id of its request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = own_names(settings)
        self.most = settings.requests_per_address
        self.answering: Counter[str] = Counter()
        """Requests of each address that are being answered."""

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = request_id(scope["headers"])
        others = [header for header in scope["headers"] if header[0] != HEADER]
        scope = {**scope, "headers": [*others, (HEADER, request.encode())]}
        with traced(request, scope["path"]):
            if scope["type"] == "http":
                await self.answer(as_get(scope), receive, with_headers(send, request))
            elif refusal := self.refusal(scope):
                await send({"type": "websocket.close", "code": FORBIDDEN, "reason": refusal[1].text})
            else:
                await self.app(scope, receive, with_greeting(send, request))

    async def answer(self, scope: Any, receive: Receive, send: Send) -> None:
        """Not too many at once for one address: each holds some memory."""
        address = neighbourhood(scope["client"][0]) if scope["client"] else ""
        refusal = self.refusal(scope) or self.crowded(address)
        if refusal is not None:
            await refuse(send, *refusal)
            return
        self.answering[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.answering[address] -= 1
            if not self.answering[address]:
                del self.answering[address]

    def refusal(self, scope: Any) -> Answer | None:
        """Why a request does not even reach the application."""
        if not scope["path"].isprintable():
            return 400, Problem("malformed", "an address has no control characters")
        if max(map(len, scope["path"].split("/"))) > MOST_LETTERS:
            return 414, Problem("too-large", "no address here is so long")
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if scope["path"] in FOR_MACHINES or is_own_name(host, self.names):
            return None
        return 421, Problem("unknown-name", NOT_MY_NAME)

    def crowded(self, address: str) -> Answer | None:
        if self.answering[address] < self.most:
            return None
        return 429, Problem("too-fast", "too many requests at once: wait until some are answered")


def as_get(scope: Any) -> Any:
    """Who asks for the head gets that of the whole answer; the server leaves away the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def with_headers(send: Send, request: str) -> Send:
    """An answer with what every answer carries."""

    async def send_guarded(message: Any) -> None:
        if message["type"] == "http.response.start":
            own = [(HEADER, request.encode()), *later(message)]
            message = {**message, "headers": [*message["headers"], *HEADERS, *own]}
        await send(message)

    return send_guarded


def with_greeting(send: Send, request: str) -> Send:
    """A socket whose greeting names its request."""

    async def send_greeting(message: Any) -> None:
        if message["type"] == "websocket.accept":
            message = {**message, "headers": [*message.get("headers", ()), (HEADER, request.encode())]}
        await send(message)

    return send_greeting


def later(answer: Any) -> list[tuple[bytes, bytes]]:
    """When to come back, for who came too often: a second later, or when a new minute of posts begins.

    >>> later({"status": 429, "headers": [(b"ratelimit-reset", b"17")]}), later({"status": 200, "headers": []})
    ([(b'retry-after', b'17')], [])
    """
    if answer["status"] != 429:
        return []
    told = {name.lower(): value for name, value in answer["headers"]}
    return [] if b"retry-after" in told else [(b"retry-after", told.get(b"ratelimit-reset", b"1"))]


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Answer at once."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})


class NotJson(HTTPException):
    """A browser sends forms and plain texts to other servers without asking, JSON only to its own."""

    status_code = 415


def is_own_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    >>> is_own_page({"origin": "http://table.example", "host": "table.example"}, Settings())
    True
    >>> is_own_page({"origin": "http://elsewhere.example", "host": "table.example"}, Settings())
    False
    """
    origin = headers.get("origin", "")
    if not origin or origin in settings.origins.split():
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


async def refuse_other_pages(request: Request[Any, Any, Any]) -> None:
    """No page of another server may change anything here.

    There are no cookies to abuse, other origins are turned away, and a form cannot send JSON.
    """
    if request.method != "POST":
        return
    settings: Settings = request.app.state.lobby.settings
    if not is_own_page(request.headers, settings):
        raise PermissionDeniedException("this request comes from a page of another server")
    if request.content_type[0] != "application/json":
        raise NotJson("send application/json")
