"""Rulebooks as data: how they are read, what is refused, and what a game without one gets."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine import BadMaterial
from speeltafel.engine.catalogue import Catalogue, Rule
from speeltafel.engine.rulebook import Book, book_of
from speeltafel.engine.rulebook.making import book_from
from speeltafel.engine.rulebook.reading import read_book

GAME = speeltafel.load("good-vs-evil")
FIRST, LAST = "GE-001", "GE-R54"

BOOK = f"""
[pictures]
names = ["Noor", "Ada"]

[[picture]]
id = "table"
then = ["0 draw"]
point = ["pile:draw"]
[picture.position]
hands = ["horse", "mer"]

[[chapter]]
id = "all"
[[chapter.paragraph]]
id = "everything"
rules = ["{FIRST}..{LAST}"]
picture = "table"
"""


def read(folder: Path, book: str = BOOK, **files: str) -> Book:
    written = {"book.toml": book, "en.ftl": "", "nl.ftl": ""} | files
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")
    return read_book(GAME, folder)


def test_a_range_names_every_rule_between(tmp_path: Path) -> None:
    book = read(tmp_path)
    assert next(iter(book.paragraphs)).rules == tuple(GAME.catalogue())
    home = book.home("GE-045")
    assert home is not None
    assert home.id == "everything"


def test_a_picture_shows_the_table_before_and_after(tmp_path: Path) -> None:
    before, after = read(tmp_path).picture[0].tables(GAME)
    assert (before.match.view(0).pile, after.match.view(0).pile) == (5, 4)
    assert before.events == []
    assert after.events != []


@pytest.mark.parametrize(
    ("wrong", "right", "line"),
    [
        (f"{FIRST}..{LAST}", "GE-002..GE-R54", "no paragraph tells GE-001"),
        (f'"{FIRST}..{LAST}"', f'"{FIRST}..{LAST}", "GE-007"', "rule GE-007: told more than once"),
        (LAST, "GE-999", "there is no rule GE-999"),
        ('picture = "table"', 'picture = "chair"', "there is no picture 'chair'"),
        ('names = ["Noor", "Ada"]', 'names = ["Noor", "Ada", "Bram"]', "has 2 seats, but there are 3 names"),
        ("[picture.position]", 'card = "attack"\n[picture.position]', "point at part:corner"),
        ("[[chapter]]", "[[chapter", "is not valid TOML"),
    ],
)
def test_a_wrong_book_is_refused_in_one_line(tmp_path: Path, wrong: str, right: str, line: str) -> None:
    assert wrong in BOOK
    with pytest.raises(BadMaterial, match=r"rulebook/book\.toml") as refused:
        read(tmp_path, BOOK.replace(wrong, right))
    assert line in str(refused.value)


def test_texts_must_be_there(tmp_path: Path) -> None:
    read(tmp_path)
    (tmp_path / "nl.ftl").unlink()
    with pytest.raises(BadMaterial, match=r"rulebook/nl\.ftl is missing"):
        read_book(GAME, tmp_path)


def test_a_game_without_a_book_gets_one_from_its_catalogue(tmp_path: Path) -> None:
    book = read_book(GAME, tmp_path)
    assert book.made
    assert [found.rules for found in book.paragraphs] == [(rule,) for rule in GAME.catalogue()]
    assert "chapter-part-2 = Doel van het spel" in book.words["nl"]


def test_without_headings_the_sections_are_the_chapters() -> None:
    rules = [
        Rule("X-1", "Setup", "a {b}", "een {b}"),
        Rule("X-2", "Setup", "c", "d"),
        Rule("X-3", "Play", "e", "f"),
    ]
    catalogue = Catalogue({rule.id: rule for rule in rules})
    catalogue.chapters = {}
    book = book_from(catalogue)
    assert [len(chapter.paragraph) for chapter in book.chapter] == [2, 1]
    assert 'rule-x-1 =\n    .text = a {"{"}b{"}"}' in book.words["en"]


def test_books_are_read_once() -> None:
    assert book_of(GAME) is book_of(GAME)
