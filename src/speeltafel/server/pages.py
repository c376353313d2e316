"""The browser client, as it was built; or a page that says how to build it."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

STATIC = Path(__file__).parent.parent / "static"

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


def pages(static: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes outside /api. Every address without a file is a page of the client."""
    if not (static / "index.html").exists():
        return [Router("/", route_handlers=[not_built])]
    routes: list[ControllerRouterHandler] = [client_files(static, "/", None)]
    if (static / "assets").exists():
        routes.append(client_files(static / "assets", "/assets", A_YEAR))
    return routes


def client_files(folder: Path, path: str, cache: CacheControlHeader | None) -> Router:
    """Files of the client."""

    def client_page(request: Request[Any, Any, Any], _: NotFoundException) -> Response[Any]:
        if "." in request.url.path or request.url.path.startswith("/api/"):
            return Response("not found", status_code=404, media_type=MediaType.TEXT)
        return File(folder / "index.html", content_disposition_type="inline", media_type=MediaType.HTML)

    handlers: ExceptionHandlersMap | None = {NotFoundException: client_page} if path == "/" else None
    return create_static_files_router(
        path, [folder], html_mode=path == "/", name=path, cache_control=cache, exception_handlers=handlers
    )


@get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False, status_code=503)
async def not_built() -> str:
    """Say what is missing."""
    return NOT_BUILT
