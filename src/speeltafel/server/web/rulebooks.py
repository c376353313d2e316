"""Rulebooks for browsers."""

from functools import cache

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from speeltafel.engine import ASKED, Game, Printed
from speeltafel.engine.redaction import redacted
from speeltafel.engine.rulebook import Book, Picture, book_of
from speeltafel.engine.rulebook.picture import Laid
from speeltafel.games import load
from speeltafel.server.common.catalogue import rule_cards
from speeltafel.server.web.http import UNKNOWN
from speeltafel.server.wire import (
    ChapterCard,
    ParagraphCard,
    PictureCard,
    RulebookCard,
    StillCard,
    Waiting,
)


class Rulebooks(Controller):
    """The rules as a host explains them."""

    path = "/api/rulebook"
    tags = ["games"]

    @get("/{slug:str}", summary="The rulebook of a game", responses=UNKNOWN)
    async def book(self, slug: FromPath[str]) -> RulebookCard:
        return rulebook_card(load(slug))


@cache
def rulebook_card(game: Game) -> RulebookCard:
    """The rulebook of a game."""
    book = book_of(game)
    return RulebookCard(
        game=game.slug,
        chapters=chapter_cards(book),
        glance=list(book.glance),
        pictures=[picture_card(game, picture) for picture in book.picture],
        rules=rule_cards(game),
        words=book.words,
        signs=signs_of(game),
        made=book.made,
    )


def signs_of(game: Game) -> dict[str, list[list[str]]]:
    """What cards show and no words of theirs repeat."""
    found = game.signs() if isinstance(game, Printed) else {}
    return {card: [list(row) for row in rows] for card, rows in found.items()}


def chapter_cards(book: Book) -> list[ChapterCard]:
    """Chapters with their paragraphs."""
    return [
        ChapterCard(
            chapter.id,
            [
                ParagraphCard(found.id, list(found.rules), list(found.kinds), found.picture)
                for found in chapter.paragraph
            ],
        )
        for chapter in book.chapter
    ]


def picture_card(game: Game, picture: Picture) -> PictureCard:
    """A picture with the tables on it."""
    return PictureCard(
        id=picture.id,
        card=picture.card,
        stills=[still_card(laid, picture.seat) for laid in picture.tables(game)],
        names=list(picture.names),
        options=msgspec.to_builtins(game.read_options(picture.options)),
        seat=picture.seat,
        point=[pointer.thing for pointer in picture.point],
    )


def still_card(laid: Laid, seat: int) -> StillCard:
    """A table as this seat sees it."""
    waiting = [
        Waiting(found.seat, found.kind, found.rule)
        for found in laid.match.decisions()
        if found.waits == ASKED
    ]
    return StillCard(laid.match.view(seat), list(redacted(laid.events, seat)), waiting)
