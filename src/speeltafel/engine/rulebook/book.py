"""What a rulebook file says."""

from collections.abc import Iterator

from msgspec import Struct

from speeltafel.engine.lessons.lesson import Identifier
from speeltafel.engine.rulebook.picture import Picture


class Paragraph(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a host explains. Its text `<id>` is a short title, `<id>.text` what is said."""

    id: Identifier
    """Its address in the page, and the name of its text."""
    rules: tuple[str, ...] = ()
    """The rules that it tells: its footnote. `GE-045..GE-050` are all of these in the order of the catalogue."""
    kinds: tuple[str, ...] = ()
    """Cards, tiles and characters that are listed below it with their full texts."""
    picture: str = ""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs together. Its title is the text `chapter-<id>`."""

    id: Identifier
    paragraph: tuple[Paragraph, ...]


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook. `words` has its texts (Fluent) by language."""

    chapter: tuple[Chapter, ...]
    glance: tuple[Identifier, ...] = ()
    """The game at a glance: a title `glance-<id>` each, with one line for each thing to know in its `text`."""
    picture: tuple[Picture, ...] = ()
    words: dict[str, str] = {}
    made: bool = False
    """It was made from the catalogue: every paragraph is a rule."""

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """All of them, in order."""
        for chapter in self.chapter:
            yield from chapter.paragraph

    def home(self, rule: str) -> Paragraph | None:
        """The paragraph that tells a rule."""
        return next((found for found in self.paragraphs if rule in found.rules), None)
