"""Who may connect, and what a page may do."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, PermissionDeniedException

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
    ResponseHeader(name="Content-Security-Policy", value=POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="X-Frame-Options", value="DENY"),
    ResponseHeader(name="Referrer-Policy", value="no-referrer"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
    ResponseHeader(name="Cross-Origin-Resource-Policy", value="same-origin"),
    ResponseHeader(name="Permissions-Policy", value="camera=(), microphone=(), geolocation=()"),
]


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
