"""Who may connect, and what a page may do."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.types import ASGIApp, Receive, Send

from speeltafel.server.settings import Settings

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
    """An application whose every answer, files and errors included, carries the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


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
