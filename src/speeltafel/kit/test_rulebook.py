"""Rulebooks: every rule is told once, in both languages, in few words; every picture can be laid."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, TextElement

from speeltafel.engine.rulebook import Book, Picture, book_of
from speeltafel.engine.rulebook.picture import CALLS
from speeltafel.kit.setups import KITS
from speeltafel.texts import LANGUAGES, Texts

MOST_WORDS = 65
MOST_GLANCE_WORDS = 420
"""What fits on one side of paper beside the cards."""
CARD = re.compile(r"^card-([a-z0-9-]+) *=.*(?:\n +(?!\.).*)*\n +(?:\.print = .*\n +)?\.text", re.MULTILINE)

BOOKS = {slug: book_of(kit.game) for slug, kit in KITS.items()}
WRITTEN = {slug: book for slug, book in BOOKS.items() if not book.made}
PICTURES = [(slug, picture) for slug, book in WRITTEN.items() for picture in book.picture]

books = pytest.mark.parametrize("slug", list(BOOKS))
written = pytest.mark.parametrize("slug", list(WRITTEN))
languages = pytest.mark.parametrize("language", LANGUAGES)
pictures = pytest.mark.parametrize(("slug", "picture"), PICTURES, ids=lambda one: getattr(one, "id", one))


def words_of(book: Book, language: str) -> dict[str, str]:
    """Every text of a book, attributes as `id.attribute`."""
    entries = FluentParser().parse(book.words[language]).body
    assert [entry for entry in entries if isinstance(entry, Junk)] == []
    found: dict[str, str] = {}
    for message in entries:
        if isinstance(message, Message):
            parts = {message.id.name: message.value}
            parts |= {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
            found |= {name: said(pattern) for name, pattern in parts.items() if pattern is not None}
    return found


def said(pattern: Pattern) -> str:
    """Plain words: what is told of the rules depends on nothing."""
    return "".join(part.value if isinstance(part, TextElement) else "·" for part in pattern.elements)


def expected(book: Book) -> set[str]:
    """The texts that a book needs."""
    needed = {f"chapter-{chapter.id}" for chapter in book.chapter}
    for paragraph in book.paragraphs:
        needed |= {f"{paragraph.id}.text"} | (set() if book.made else {paragraph.id})
    for found in book.glance:
        needed |= {f"glance-{found}", f"glance-{found}.text"}
    for picture in book.picture:
        calls = CALLS[: len(picture.point)]
        needed |= {f"picture-{picture.id}", *(f"picture-{picture.id}.{call}" for call in calls)}
    return needed


@books
def test_no_rule_is_missing_and_none_is_told_twice(slug: str) -> None:
    told = [rule for paragraph in BOOKS[slug].paragraphs for rule in paragraph.rules]
    assert sorted(told) == sorted(KITS[slug].game.catalogue())


@books
@languages
def test_every_text_is_there_and_no_other(slug: str, language: str) -> None:
    assert set(words_of(BOOKS[slug], language)) == expected(BOOKS[slug])


@written
@languages
def test_a_paragraph_is_short(slug: str, language: str) -> None:
    texts = words_of(WRITTEN[slug], language)
    long = {
        found.id: count
        for found in WRITTEN[slug].paragraphs
        if (count := len(texts[f"{found.id}.text"].split())) > MOST_WORDS
    }
    assert long == {}


@written
@languages
def test_at_a_glance_fits_on_a_sheet(slug: str, language: str) -> None:
    book, texts = WRITTEN[slug], words_of(WRITTEN[slug], language)
    assert 5 <= len(book.glance) <= 10
    assert sum(len(texts[f"glance-{found}.text"].split()) for found in book.glance) <= MOST_GLANCE_WORDS


@written
def test_every_card_is_listed_with_its_text(slug: str) -> None:
    """Whatever has a text of its own in the game's catalogue is a card that somebody may look up."""
    game = KITS[slug].game
    source = (game.folder() / "texts" / "en.ftl").read_text(encoding="utf-8")
    listed = {kind.replace("_", "-") for found in WRITTEN[slug].paragraphs for kind in found.kinds}
    assert set(CARD.findall(source)) <= listed
    for language in LANGUAGES:
        texts = Texts(game, language)
        assert [kind for kind in listed if not texts.card_text(kind)] == []


@written
def test_every_picture_is_shown_once(slug: str) -> None:
    book = WRITTEN[slug]
    shown = [found.picture for found in book.paragraphs if found.picture]
    assert sorted(shown) == sorted(picture.id for picture in book.picture)
    assert any(picture.card for picture in book.picture), "a card with callouts"
    assert any(picture.then and not picture.only_after for picture in book.picture), "before and after"


@pictures
def test_a_picture_can_be_laid_and_what_it_points_at_is_there(slug: str, picture: Picture) -> None:
    game = KITS[slug].game
    tables = picture.tables(game)
    if picture.card:
        assert tables == []
        assert Texts(game, "en").card_text(picture.card)
        return
    things = set(game.things(tables[-1].match.view(picture.seat), picture.seat))
    assert [pointer.thing for pointer in picture.point if pointer.thing not in things] == []
