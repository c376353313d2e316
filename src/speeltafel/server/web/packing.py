"""Answers of the API, packed for browsers that can read it: a slow line waits for every byte."""

import asyncio
import gzip
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

LEAST_BYTES: Final = 1000
AT_ONCE_BYTES: Final = 50_000
"""More than this is packed beside the loop, which would stand still for milliseconds."""
LEVEL: Final = 6
PACKABLE: Final = (b"application/json", b"application/vnd.oai.openapi+json", b"image/svg+xml", b"text/")


class Packed:
    """An application whose answers to GET are packed where that helps, in one piece as they come.

    Files are packed when the client is built. What is posted is answered with secrets, and those are never packed
    together with what others may have chosen.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and scope["method"] == "GET" and accepts(scope)
        await self.app(scope, receive, Packer(send) if wanted else send)


def accepts(scope: Any) -> bool:
    """Whether whoever asks can read gzip."""
    told = dict(scope["headers"]).get(b"accept-encoding", b"").lower()
    offers = [part.replace(b" ", b"").partition(b";") for part in told.split(b",")]
    return any(name == b"gzip" and weight not in (b"q=0", b"q=0.0") for name, _, weight in offers)


class Packer:
    """One answer on its way out."""

    def __init__(self, send: Send) -> None:
        self.out = send
        self.start: Any = None
        """The beginning, held back until it is known how long the answer is."""

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start" and is_packable(message["headers"]):
            self.start = message
            return
        if self.start is not None:
            start, self.start = self.start, None
            if not message.get("more_body") and len(message.get("body", b"")) >= LEAST_BYTES:
                body = await packed(message["body"])
                start = {**start, "headers": told(start["headers"], len(body))}
                message = {**message, "body": body}
            await self.out(start)
        await self.out(message)


def is_packable(headers: list[tuple[bytes, bytes]]) -> bool:
    known = {name.lower(): value for name, value in headers}
    return b"content-encoding" not in known and known.get(b"content-type", b"").startswith(PACKABLE)


async def packed(body: bytes) -> bytes:
    if len(body) <= AT_ONCE_BYTES:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)


def told(headers: list[tuple[bytes, bytes]], length: int) -> list[tuple[bytes, bytes]]:
    """The headers of a packed answer."""
    others = [header for header in headers if header[0].lower() not in (b"content-length", b"vary")]
    packing = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return [*others, *packing, (b"content-length", str(length).encode())]
