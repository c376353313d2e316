"""What people call themselves and write: without anything that cannot be seen, and no two alike at one table."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from speeltafel.server.common.refusals import Refusal

MOST_LETTERS = 24
BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of writing round, also of what stands after it."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks without ink."""


def clean_name(name: str) -> str:
    """A name as people see it; nothing is left of one that nobody can see.

    >>> clean_name("  An\\u200bna   \\u202eLee "), clean_name("\\u200b")
    ('Anna Lee', '')
    """
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(letter for letter in plain if letter.isspace() or is_seen(letter))
    return " ".join(seen.split())[:MOST_LETTERS].rstrip()


def is_seen(letter: str) -> bool:
    """Whether it leaves ink: not control, format, private and unassigned characters."""
    return not unicodedata.category(letter).startswith("C") and letter not in BLANK


def own_name(name: str, others: Iterable[str]) -> str:
    """The name of a person among these others: who comes later with a name that is taken gets a number.

    >>> own_name("anna", ["Anna", "Ben", "Anna 2"])
    'anna 3'
    """
    clean = clean_name(name)
    if not clean:
        raise Refusal("bad-name", "a name needs at least one letter that can be seen")
    return told_apart(clean, others)


def told_apart(name: str, others: Iterable[str]) -> str:
    """This name, with a number where somebody has it already."""
    taken = {alike(other) for other in others}
    numbered = (f"{name[: MOST_LETTERS - 3].rstrip()} {number}" for number in count(2))
    return name if alike(name) not in taken else next(one for one in numbered if alike(one) not in taken)


def alike(name: str) -> str:
    """Equal for names that people take for the same."""
    return "".join(unicodedata.normalize("NFKC", clean_name(name).casefold()).split())


def clean_line(text: str) -> str:
    """What somebody says, in one line and in the direction in which it is written.

    >>> clean_line("go\\x00\\u202e on")
    'go on'
    """
    seen = (letter for letter in text if letter.isspace() or not is_control(letter))
    line = " ".join("".join(seen).split())
    if not line:
        raise Refusal("malformed", "this says nothing")
    return line


def is_control(letter: str) -> bool:
    """Whether it only steers how other letters are shown."""
    return unicodedata.category(letter) in {"Cc", "Cs"} or letter in BIDI
