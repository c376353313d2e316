"""Moves and events in a few words, as whoever writes a lesson would say them."""

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

ANY: Final = "*"
BOT: Final = "bot"
"""Whatever the novice bot of the game would do."""
CONDITION: Final = re.compile(r"(\w+)(!=|=|~|<|>)(.+)")


class Condition(NamedTuple):
    """What one field must be."""

    field: str
    operator: str
    values: tuple[str, ...]

    def holds(self, fields: dict[str, Any]) -> bool:
        """Whether the field is there and fits."""
        if self.field not in fields:
            return False
        value = fields[self.field]
        match self.operator:
            case "~":
                return not {word(part) for part in value}.isdisjoint(self.values)
            case "<":
                return float(value) < float(self.values[0])
            case ">":
                return float(value) > float(self.values[0])
            case _:
                return (word(value) in self.values) == (self.operator == "=")


class Pattern:
    """A type and what its fields must be.

    `field=a|b` is one of these, `!=` none of them, `<` and `>` compare numbers, `~` is among the parts of a list; a whole
    list is written with commas.

    >>> from speeltafel.games.good_vs_evil.moves import Insert, Pair, Play
    >>> Pattern("play card=shuffle|attack").fits(Play("shuffle"))
    True
    >>> Pattern("insert place>0").fits(Insert(0))
    False
    >>> Pattern("pair cards~feral_cat").fits(Pair(("cat_mer", "feral_cat"), 1))
    True
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.type, *conditions = text.split()
        self.conditions = [condition(found) for found in conditions]

    def __repr__(self) -> str:
        return f"Pattern({self.text!r})"

    def fits(self, said: msgspec.Struct) -> bool:
        """Whether a move or an event is like this."""
        fields = msgspec.to_builtins(said)
        return self.type in (ANY, fields["type"]) and all(found.holds(fields) for found in self.conditions)

    def first(self, moves: Iterable[T]) -> T | None:
        """The first of these that is like this."""
        return next((move for move in moves if self.fits(move)), None)

    def check(self, union: Any) -> None:
        """Refuse a type or a field that none of these structs has."""
        kinds = {tag_of(kind): kind for kind in get_args(union) or (union,)}
        if self.type in (ANY, BOT):
            return
        if self.type not in kinds:
            raise ValueError(f"there is no {self.type!r}: {', '.join(kinds)}")
        fields = kinds[self.type].__struct_fields__
        for found in self.conditions:
            if found.field not in fields:
                raise ValueError(f"{self.type!r} has no {found.field!r}: {', '.join(fields)}")


class Patterns:
    """Several ways to say it: one of them is enough."""

    def __init__(self, *texts: str) -> None:
        self.each = tuple(Pattern(text) for text in texts)

    def fit(self, said: msgspec.Struct) -> bool:
        """Whether a move or an event is like one of these."""
        return any(pattern.fits(said) for pattern in self.each)


def condition(text: str) -> Condition:
    """One condition from its words."""
    found = CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no condition: write field=value, with =, !=, <, > or ~")
    return Condition(found[1], found[2], tuple(found[3].split("|")))


def word(value: Any) -> str:
    """A value as a pattern writes it."""
    if isinstance(value, list | tuple):
        return ",".join(map(word, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def tag_of(kind: type[msgspec.Struct]) -> str:
    """How a struct is called on the wire."""
    return str(kind.__struct_config__.tag)
