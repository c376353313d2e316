"""Strange text made harmless for a screen."""

from typing import Final

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 400


def printable(name: str) -> str:
    """A player's name without control characters, and short enough for a table.

    >>> printable("Noor\\x1b[2J")
    'Noor�[2J'
    """
    return shortened(harmless(name), LONGEST_NAME)


def one_line(message: object) -> str:
    """Any message as one line that does nothing to a terminal.

    >>> one_line("two\\nlines")
    'two lines'
    """
    return shortened(harmless(" ".join(str(message).split())), LONGEST_LINE)


def harmless(text: str) -> str:
    """Without control characters."""
    return "".join(character if character.isprintable() else "\ufffd" for character in text)


def shortened(text: str, longest: int) -> str:
    """With dots where it was cut."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
