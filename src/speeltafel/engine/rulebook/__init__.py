"""Rulebooks: chapters in the order of play, paragraphs that tell rules, pictures of a laid-out table. All of it data."""

from speeltafel.engine.rulebook.book import Book, Chapter, Paragraph
from speeltafel.engine.rulebook.picture import Picture
from speeltafel.engine.rulebook.reading import book_of

__all__ = ["Book", "Chapter", "Paragraph", "Picture", "book_of"]
