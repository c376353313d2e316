"""A rulebook on its way to a browser."""

from typing import Any

from msgspec import Struct

from speeltafel.engine import Thing
from speeltafel.server.wire.cards import RuleCard
from speeltafel.server.wire.server import Waiting


class StillCard(Struct):
    """A table in a picture, as one pair of eyes sees it."""

    view: Any
    events: list[Any]
    waiting: list[Waiting]


class PictureCard(Struct):
    """A picture: a card, a table, or a table before and after. Its caption is the text `picture-<id>`."""

    id: str
    card: str
    """The kind of the card, if it shows one."""
    stills: list[StillCard]
    names: list[str]
    options: dict[str, Any]
    seat: int
    """Whose eyes."""
    point: list[Thing]
    """What is rung; the attributes `a`, `b`, … of the caption say why."""


class ParagraphCard(Struct):
    """One paragraph: the text `<id>` is its title, `<id>.text` what it says."""

    id: str
    rules: list[str]
    kinds: list[str]
    """Cards to list below it."""
    picture: str


class ChapterCard(Struct):
    """One chapter; its title is the text `chapter-<id>`."""

    id: str
    paragraphs: list[ParagraphCard]


class RulebookCard(Struct):
    """The rulebook of a game."""

    game: str
    chapters: list[ChapterCard]
    glance: list[str]
    """The game at a glance: texts `glance-<id>`, with one line for each thing to know in `text`."""
    pictures: list[PictureCard]
    rules: list[RuleCard]
    """The catalogue, in its own order: footnotes."""
    words: dict[str, str]
    """All texts as a Fluent catalogue, by language."""
    signs: dict[str, list[list[str]]]
    """What is printed on a card beside its words, row by row; the text of a sign is `value-<sign>`."""
    made: bool
    """The game wrote none: every paragraph is a rule of its catalogue."""
