"""A table drawn with characters, for places that have no pictures: a game hands over styled lines of text."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, zip_longest
from typing import Any, Protocol, runtime_checkable

import msgspec

from speeltafel.engine.moves import Move

Span = tuple[str, str]
"""A piece of a line and how it looks: words such as "bold red" or "dim"."""
Line = tuple[Span, ...]
Say = Callable[..., str]
"""Gives the game's texts by their id, as in `say("view-hand")` or `say("card-nope.text")`."""


class Sketch(msgspec.Struct, frozen=True):
    """Lines from top to bottom, the fields of the view that they already show, and what the signs mean."""

    lines: tuple[Line, ...]
    shows: frozenset[str]
    legend: tuple[Line, ...] = ()


@runtime_checkable
class SketchedGame(Protocol):
    """A game that can draw its table with characters."""

    def sketch(self, view: Any, names: list[str], say: Say) -> Sketch:
        """The table of a view."""
        ...

    def hint(self, view: Any, seat: int, move: Move, say: Say) -> str:
        """A few words about what a move would open up; empty when there is nothing to say."""
        ...


class Drawn:
    """A game that draws its table and has no hints."""

    def hint(self, view: Any, seat: int, move: Move, say: Say) -> str:
        """Nothing."""
        return ""


# Words --------------------------------------------------------------------------------------------


def named(say: Say, kind: str) -> str:
    """What a card, token or value is called."""
    identifier = kind.replace("_", "-")
    for family in ("card", "value"):
        found = say(f"{family}-{identifier}")
        if found != f"{family}-{identifier}":
            return found
    return kind


def labelled(label: str, *spans: Span) -> Line:
    """A line that begins with what it is about."""
    return ((f"{label}: ", "bold"), *spans)


def chips(words: Iterable[str], look: str = "cyan") -> Line:
    """Things that lie side by side, equal neighbours with their number.

    >>> chips(["Nope", "Nope", "Defuse"])
    (('[Nope]', 'cyan'), (' ×2 ', ''), ('[Defuse]', 'cyan'), (' ', ''))
    """
    spans: list[Span] = []
    for word, equal in groupby(words):
        count = len(list(equal))
        spans += [(f"[{word}]", look), (f" ×{count} " if count > 1 else " ", "")]
    return tuple(spans)


# Lines --------------------------------------------------------------------------------------------


def width(line: Line) -> int:
    """How many characters a line has."""
    return sum(len(text) for text, _ in line)


def padded(line: Line, size: int) -> Line:
    """With spaces up to this width."""
    return (*line, (" " * max(0, size - width(line)), ""))


def columns(rows: Sequence[Sequence[Line]], gap: int = 2) -> list[Line]:
    """Rows whose cells stand below each other.

    >>> columns([[(("a", ""),), (("b", ""),)], [(("ccc", ""),), (("d", ""),)]])[0]
    (('a', ''), ('    ', ''), ('b', ''))
    """
    sizes = [max(map(width, column)) + gap for column in zip_longest(*rows, fillvalue=())]
    return [
        tuple(
            span
            for cell, size, last in zip(row, sizes, [*[False] * (len(row) - 1), True], strict=False)
            for span in (cell if last else padded(cell, size))
        )
        for row in rows
    ]


def beside(left: Sequence[Line], right: Sequence[Line], gap: int = 2) -> list[Line]:
    """Two drawings side by side."""
    size = max(map(width, left), default=0) + gap
    return [(*padded(one, size), *other) for one, other in zip_longest(left, right, fillvalue=())]


# A sheet ------------------------------------------------------------------------------------------


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

    def lines(self) -> tuple[Line, ...]:
        """The lines, neighbours of one style joined."""
        return tuple(joined(row) for row in self.rows)


def joined(row: list[Span]) -> Line:
    """A line in as few pieces as possible."""
    spans: list[Span] = []
    for character, style in row:
        if spans and spans[-1][1] == style:
            spans[-1] = (spans[-1][0] + character, style)
        else:
            spans.append((character, style))
    return tuple(spans)
