"""A board drawn with characters, for places that have no pictures: a game hands over styled lines of text."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

import msgspec

from speeltafel.engine.moves import Move

Span = tuple[str, str]
"""A piece of a line and how it looks: words such as "bold red" or "dim"."""


class Sketch(msgspec.Struct, frozen=True):
    """Lines from top to bottom, and the fields of the view that they already show."""

    lines: tuple[tuple[Span, ...], ...]
    shows: frozenset[str]


@runtime_checkable
class SketchedGame(Protocol):
    """A game that can draw its board with characters."""

    def sketch(self, view: Any, names: list[str], say: Callable[..., str]) -> Sketch:
        """The board of a view; `say` gives the game's texts by their id."""
        ...

    def hint(self, view: Any, seat: int, move: Move, say: Callable[..., str]) -> str:
        """A few words about what a move would open up; empty when there is nothing to say."""
        ...


class Canvas:
    """A sheet of characters to draw on.

    >>> canvas = Canvas(5, 1)
    >>> canvas.write(1, 0, "ab", "bold")
    >>> canvas.lines()
    (((' ', ''), ('ab', 'bold'), ('  ', '')),)
    """

    def __init__(self, width: int, height: int) -> None:
        self.rows: list[list[Span]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text from this place to the right."""
        for step, character in enumerate(text):
            self.rows[y][x + step] = (character, style)

    def lines(self) -> tuple[tuple[Span, ...], ...]:
        """The lines, neighbours of one style joined."""
        return tuple(joined(row) for row in self.rows)


def joined(row: list[Span]) -> tuple[Span, ...]:
    """A line in as few pieces as possible."""
    spans: list[Span] = []
    for character, style in row:
        if spans and spans[-1][1] == style:
            spans[-1] = (spans[-1][0] + character, style)
        else:
            spans.append((character, style))
    return tuple(spans)
