"""The browser client, as it was built; or a page that says how to build it."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

STATIC = Path(__file__).parents[2] / "static"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Speeltafel</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but the browser client has not been built.
Run <code>make play</code> in the project, which builds it, or <code>pip install</code> a packed release.</p>
</html>
"""

A_YEAR = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
"""For files whose name tells their content."""
ASK_FIRST = CacheControlHeader(no_cache=True)
"""For the page itself, so that nobody plays with the client of yesterday."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""How the build packs a file, best first, and how the packed one is called."""


def pages(static: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes outside /api. Every address without a file is a page of the client."""
    if not (static / "index.html").exists():
        return [Router("/", route_handlers=[not_built])]
    return [client_files(static), packed_files(static / "assets")]


def client_files(folder: Path) -> Router:
    """The page of the client, and what lies beside it."""

    def client_page(request: Request[Any, Any, Any], _: NotFoundException) -> Response[Any]:
        if "." in request.url.path or request.url.path.startswith("/api/"):
            return Response("not found", status_code=404, media_type=MediaType.TEXT)
        page = File(folder / "index.html", content_disposition_type="inline", media_type=MediaType.HTML)
        page.headers["cache-control"] = ASK_FIRST.to_header()
        return page

    handlers: ExceptionHandlersMap = {NotFoundException: client_page}
    return create_static_files_router(
        "/", [folder], html_mode=True, name="/", cache_control=ASK_FIRST, exception_handlers=handlers
    )


def packed_files(folder: Path) -> HTTPRouteHandler:
    """Scripts, styles and fonts, packed as the browser can read them: a slow line waits for every byte."""

    @get("/assets/{name:str}", include_in_schema=False, cache_control=A_YEAR)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        file = folder / name
        if not file.is_file():
            raise NotFoundException(name)
        media_type = guess_type(name)[0]
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in PACKED.items():
            packed = folder / f"{name}{ending}"
            if encoding in accepted and packed.is_file():
                return shown(packed, media_type, {"Vary": "Accept-Encoding", "Content-Encoding": encoding})
        return shown(file, media_type, {"Vary": "Accept-Encoding"})

    return asset


def shown(file: Path, media_type: str | None, headers: dict[str, str]) -> File:
    return File(file, content_disposition_type="inline", media_type=media_type, headers=headers)


@get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, status_code=503)
async def not_built() -> str:
    """Say what is missing."""
    return NOT_BUILT
