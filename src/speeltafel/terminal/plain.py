"""Strange text made harmless for a screen."""

from typing import Final

LONGEST_NAME: Final = 20


def printable(name: str) -> str:
    """A player's name without control characters, and short enough for a table.

    >>> printable("Noor\\x1b[2J")
    'Noor�[2J'
    """
    clean = "".join(character if character.isprintable() else "\ufffd" for character in name)
    return clean if len(clean) <= LONGEST_NAME else f"{clean[: LONGEST_NAME - 1]}…"
