"""A rulebook for a game that wrote none: its catalogue, under its own headings."""

import re
from itertools import groupby

from speeltafel.engine.catalogue import Catalogue, Rule
from speeltafel.engine.catalogue import Chapter as Heading
from speeltafel.engine.lessons.course import LANGUAGES
from speeltafel.engine.rulebook.book import Book, Chapter, Paragraph

Group = tuple[Heading | None, list[Rule]]


def book_from(catalogue: Catalogue) -> Book:
    """Every rule is a paragraph; headings are the chapters, or else the sections of the original."""
    groups = sections(catalogue)
    chapters = [
        Chapter(id=f"part-{number}", paragraph=tuple(map(paragraph, rules)))
        for number, (_, rules) in enumerate(groups, 1)
    ]
    words = {language: "\n".join(texts(groups, language)) for language in LANGUAGES}
    return Book(chapter=tuple(chapters), words=words, made=True)


def sections(catalogue: Catalogue) -> list[Group]:
    """The rules, under the headings that they stand under."""
    by_heading = groupby(catalogue.under_headings(), key=lambda found: found[0] or found[1].section)
    return [
        (heading if isinstance(heading, Heading) else None, [rule for _, rule in found])
        for heading, found in by_heading
    ]


def paragraph(rule: Rule) -> Paragraph:
    return Paragraph(id=name(rule), rules=(rule.id,))


def name(rule: Rule) -> str:
    """A rule's id as the name of a text."""
    return "rule-" + re.sub(r"[^a-z0-9]+", "-", rule.id.lower()).strip("-")


def texts(groups: list[Group], language: str) -> list[str]:
    """The Fluent catalogue of such a book."""
    lines = []
    for number, (heading, rules) in enumerate(groups, 1):
        lines.append(
            f"chapter-part-{number} = {quoted(heading.text(language) if heading else rules[0].section)}"
        )
        for rule in rules:
            lines += [f"{name(rule)} =", f"    .text = {quoted(rule.text(language))}"]
    return lines


def quoted(text: str) -> str:
    """Words as Fluent says exactly these words.

    >>> quoted("a {b}")
    'a {"{"}b{"}"}'
    """
    plain = " ".join(text.split())
    return re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', plain)
