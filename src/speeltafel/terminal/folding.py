"""Lines that are too long go on in the next one, a little to the right; what lies side by side is never cut."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from speeltafel.engine.sketch import Line, Span

INDENT: Final = "    "


class Folded:
    """A line of a sketch, for a screen of any width."""

    def __init__(self, line: Line) -> None:
        self.line = line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in folded(self.line, options.max_width):
            yield Text.assemble(*line, no_wrap=True, overflow="ellipsis")


def folded(line: Line, width: int) -> list[list[Span]]:
    """As many lines as it takes."""
    lines: list[list[Span]] = [[]]
    room = width
    for text, style in pieces(line):
        if len(text.rstrip()) > room and lines[-1]:
            lines.append([(INDENT, "")])
            room = width - len(INDENT)
            text = text.lstrip()
        lines[-1].append((text, style))
        room -= len(text)
    return [stripped(line) for line in lines]


def stripped(line: list[Span]) -> list[Span]:
    """Without spaces at the end."""
    while line and not line[-1][0].strip():
        line.pop()
    if line:
        line[-1] = line[-1][0].rstrip(), line[-1][1]
    return line


def pieces(line: Line) -> Iterator[Span]:
    """Spans that must stay whole: words, and anything in brackets."""
    for text, style in line:
        if text.startswith("["):
            yield text, style
        else:
            yield from ((word, style) for word in words(text))


def words(text: str) -> Iterator[str]:
    """Words with the spaces that follow them.

    >>> list(words("a bc  d"))
    ['a ', 'bc  ', 'd']
    """
    start = 0
    for place in range(1, len(text)):
        if text[place - 1] == " " and text[place] != " ":
            yield text[start:place]
            start = place
    if text:
        yield text[start:]
