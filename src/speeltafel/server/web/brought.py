"""What a game of another package brings to the browser: its texts, its scene, its drawing of the table."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from speeltafel.engine import Game
from speeltafel.engine.sketch import Line, Sketch, SketchedGame
from speeltafel.games import HOUSE, load
from speeltafel.server.web.http import REFUSED, UNKNOWN
from speeltafel.server.wire import Drawing, DrawTable, Piece
from speeltafel.texts import LANGUAGES, Texts

FilePath = Annotated[str, PathParameter(max_length=200)]

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The files that a scene may have."""
ASK_FIRST: Final = {"Cache-Control": "no-cache"}
MOST_VIEW_BYTES: Final = 65_536


class Brought(Controller):
    """The client has the games of the house in it; the others come with their packages."""

    path = "/api/games/{slug:str}"
    tags = ["games"]

    @get(
        "/texts/{language:str}",
        summary="The texts of a game (Fluent)",
        responses=UNKNOWN,
        media_type=MediaType.TEXT,
    )
    async def texts(self, slug: FromPath[str], language: FromPath[str]) -> Response[str]:
        folder = load(slug).folder() / "texts"
        if language not in LANGUAGES:
            raise NotFoundException(f"texts are in {' and '.join(LANGUAGES)}")
        return Response(
            (folder / f"{language}.ftl").read_text("utf-8"), headers=ASK_FIRST, media_type=MediaType.TEXT
        )

    @get("/scene/{name:path}", summary="A file of the game's own scene", responses=UNKNOWN)
    async def scene(self, slug: FromPath[str], name: FilePath) -> Response[bytes]:
        file = scene_file(load(slug), PurePosixPath(name.lstrip("/")))
        return Response(file.read_bytes(), media_type=KINDS[PurePosixPath(name).suffix], headers=ASK_FIRST)

    @post(
        "/sketch",
        summary="The table of a view, drawn with characters",
        responses=UNKNOWN | REFUSED,
        status_code=200,
        request_max_body_size=MOST_VIEW_BYTES,
        sync_to_thread=True,
    )
    def sketch(self, slug: FromPath[str], data: JSONBody[DrawTable]) -> Drawing:
        return drawing(load(slug), data)


def scene_file(game: Game, name: PurePosixPath) -> Traversable:
    """A file in the folder `scene` of the game's package, and nothing beside it."""
    file = game.folder().joinpath("scene", *name.parts)
    if ".." in name.parts or name.suffix not in KINDS or not file.is_file():
        raise NotFoundException(f"the scene of {game.slug} has no file {name}")
    return file


def drawing(game: Game, asked: DrawTable) -> Drawing:
    """The game draws what the browser sees: it is sent the view that it was given, and nothing more is looked at.

    A view that somebody made up can lead a drawing anywhere, so that any error is possible here.
    """
    if game.slug in HOUSE or not isinstance(game, SketchedGame):
        raise NotFoundException(f"{game.slug} is not drawn with characters here")
    texts = Texts(game, asked.language)
    try:
        view = msgspec.convert(asked.view, view_of(game))
        names = texts.read_by(view.seat, asked.names, "reader-subject")
        return as_drawing(game.sketch(view, names, texts.say))
    except Exception as error:
        raise ClientException(f"{game.slug} cannot draw this view: {error}") from None


def view_of(game: Game) -> Any:
    """The class of the game's views, as its method `view` declares it."""
    return get_type_hints(type(game).view)["return"]


def as_drawing(sketch: Sketch) -> Drawing:
    return Drawing(pieces(sketch.lines), sorted(sketch.shows), pieces(sketch.legend))


def pieces(lines: Sequence[Line]) -> list[list[Piece]]:
    return [[Piece(text, look) for text, look in line] for line in lines]
