"""The rulebook of a game, from the folder `rulebook` of its package."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from speeltafel.engine.catalogue import Catalogue
from speeltafel.engine.errors import BadMaterial, SpeeltafelError
from speeltafel.engine.game import Game
from speeltafel.engine.lessons.course import LANGUAGES, from_words, read, read_words
from speeltafel.engine.rulebook.book import Book, Paragraph
from speeltafel.engine.rulebook.making import book_from
from speeltafel.engine.rulebook.picture import CALLS, CARD_PARTS, Picture

ROOM: Final = "rulebook"
FILE: Final = "book.toml"
RANGE: Final = ".."


@cache
def book_of(game: Game) -> Book:
    """The rulebook of a game; made from its catalogue where it has none."""
    return read_book(game, game.folder() / ROOM)


def read_book(game: Game, folder: Traversable) -> Book:
    """The rulebook in a folder, or one clear line about what is wrong with it."""
    if not (folder / FILE).is_file():
        return book_from(game.catalogue())
    try:
        said = msgspec.convert(with_defaults(read(folder / FILE, ROOM)), Book, dec_hook=from_words)
        book = with_rules(game.catalogue(), said)
        check(game, book)
    except (msgspec.ValidationError, ValueError, SpeeltafelError) as error:
        raise BadMaterial(f"{ROOM}/{FILE}: {error}") from None
    words = {language: read_words(folder / f"{language}.ftl", ROOM) for language in LANGUAGES}
    return replace(book, words=words)


def with_defaults(said: dict[str, Any]) -> dict[str, Any]:
    """What `[pictures]` says holds for every picture that says nothing else."""
    common = said.pop("pictures", {})
    return said | {"picture": [common | picture for picture in said.get("picture", [])]}


def with_rules(catalogue: Catalogue, book: Book) -> Book:
    """The same book with every range of rules written out."""
    chapters = tuple(
        replace(chapter, paragraph=tuple(written_out(catalogue, found) for found in chapter.paragraph))
        for chapter in book.chapter
    )
    return replace(book, chapter=chapters)


def written_out(catalogue: Catalogue, paragraph: Paragraph) -> Paragraph:
    order = list(catalogue)
    rules = [rule for said in paragraph.rules for rule in between(order, said)]
    return replace(paragraph, rules=tuple(rules))


def between(order: list[str], said: str) -> Sequence[str]:
    """One rule, or all from the first to the last.

    >>> between(["A-1", "A-2", "A-3"], "A-2..A-3")
    ['A-2', 'A-3']
    """
    first, _, last = said.partition(RANGE)
    for rule in (first, last or first):
        if rule not in order:
            raise ValueError(f"there is no rule {rule}")
    return order[order.index(first) : order.index(last or first) + 1]


def check(game: Game, book: Book) -> None:
    """Refuse what is told twice, left out, or not there."""
    paragraphs = list(book.paragraphs)
    once("paragraph", [found.id for found in paragraphs])
    once("picture", [found.id for found in book.picture])
    once("rule", [rule for found in paragraphs for rule in found.rules])
    told = {rule for found in paragraphs for rule in found.rules}
    if missing := [rule for rule in game.catalogue() if rule not in told]:
        raise ValueError(f"no paragraph tells {', '.join(missing)}")
    pictures = {found.id for found in book.picture}
    for found in paragraphs:
        if found.picture and found.picture not in pictures:
            raise ValueError(f"paragraph {found.id!r}: there is no picture {found.picture!r}")
    for picture in book.picture:
        check_picture(game, picture)


def check_picture(game: Game, picture: Picture) -> None:
    if len(picture.point) > len(CALLS):
        raise ValueError(f"picture {picture.id!r} points at more than {len(CALLS)} things")
    if not picture.card:
        picture.check(game)
        return
    for pointer in picture.point:
        if pointer.thing.kind != "part" or pointer.thing.id not in CARD_PARTS:
            raise ValueError(f"picture {picture.id!r}: on a card, point at part:{'|'.join(CARD_PARTS)}")


def once(what: str, names: list[str]) -> None:
    """Refuse what is there twice."""
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise ValueError(f"{what} {', '.join(twice)}: told more than once")
