"""What people call themselves and write: without anything that cannot be seen, and no two alike at one table."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from speeltafel.server.common.refusals import Refusal

MOST_LETTERS = 24
MOST_MARKS = 2
"""On one letter."""
LOOK_ALIKE = str.maketrans(
    "\u0430\u0432\u0441\u0501\u0435\u04bb\u043d\u0456\u0458\u043a\u04cf\u043c\u043e\u0440\u051b\u0455\u0442\u0475\u051d\u0445\u0443"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03f3\u03ba\u03bc\u03bd\u03bf\u03c1\u03f2\u03c4\u03c5\u03c7"
    "\u0581\u0570\u0578\u0585\u0566\u057d\u0251\u0261\u0131"
    "\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22"
    "\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13a5\u13ab\u13e6\u13de\u13b7\u13e2\u13d2\u13da\u13a2\u13d9\u13b3\u13c3"
    "\ua4ee\ua4d0\ua4da\ua4d3\ua4f0\ua4dd\ua4d6\ua4e7\ua4f2\ua4d9\ua4d7\ua4e1\ua4df\ua4e0\ua4f3\ua4d1\ua4e3\ua4e2\ua4d4\ua4f4\ua4e6\ua4ea\ua4eb\ua4ec\ua4dc",
    "abcdehhijklmopqstvwxyabezhijkmnopctyxghnoqsagi"
    "abcdefghijklmnoprstuvwyz"
    "abcdeghijklmprstvwz"
    "abcdefghijklmnoprstuvwxyz",
)
"""Letters of other alphabets (Cyrillic, Greek, Armenian, phonetic, Cherokee, Lisu) for the Latin ones that they or their capitals look like."""
READ_AS_LETTERS = str.maketrans({"0": "o", "1": "l", "|": "l"})
"""Where they stand among letters."""
READ_AS_L = str.maketrans("I\u0406\u0399\u04c0", "llll")
"""The capital I of any alphabet."""
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
    return " ".join(without_towers(seen).split())[:MOST_LETTERS].rstrip()


def without_towers(text: str) -> str:
    """Marks above and below a letter, as languages need them: more of them would reach over the lines beside it.

    >>> len(without_towers("a" + "\\u0301" * 20))
    3
    """
    kept: list[str] = []
    height = 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if height <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


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
    """Equal for names that people take for the same, in whatever letters they are written.

    >>> alike("Anna") == alike("ANNA") == alike("\\u0410nn\\u0430"), alike("Bill") == alike("BiIl") == alike("Bi1l")
    (True, True)
    >>> alike("Anna 2") == alike("Anna 3"), alike("Kai") == alike("Kal")
    (False, False)
    """
    words = (read_word(word) for word in clean_name(name).split())
    return "".join(unicodedata.normalize("NFKC", word) for word in words)


def read_word(word: str) -> str:
    """A word as somebody reads it who looks at it for a moment."""
    seen = word.translate(READ_AS_LETTERS) if any(letter.isalpha() for letter in word) else word
    if not seen.isupper():
        # Only among capitals, and at the beginning of a name, is it read as an I.
        seen = seen[:1] + seen[1:].translate(READ_AS_L)
    return seen.casefold().translate(LOOK_ALIKE)


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
