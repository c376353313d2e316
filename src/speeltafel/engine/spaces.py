"""A game in numbers, for programs that learn: the values of its moves, and cells for every field of its views.

Pure data. A game says it in a module `spaces` of its package, as `SPACES`; `speeltafel.rl` makes action ids and
vectors of it.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from speeltafel.engine.moves import Move


class Wait(Move, frozen=True, tag="wait"):
    """Do nothing now: leave what is offered, or let this moment of a race go by."""


WAIT: Final = Wait()


@dataclass(frozen=True)
class Flag:
    """Yes or no: one cell."""


@dataclass(frozen=True)
class Number:
    """A number from `least` to `most`: one cell, from 0 to 1. What is more than `most` counts as `most`."""

    most: float
    least: float = 0


@dataclass(frozen=True)
class Unlike:
    """One cell that says whether there is anything: whether the value is another than `absent`."""

    absent: Hashable


@dataclass(frozen=True)
class Word:
    """One of these words: a cell for each. What is in `empty` leaves all of them empty."""

    words: tuple[Hashable, ...]
    empty: tuple[Hashable, ...] = (None, "")


@dataclass(frozen=True)
class Words:
    """A list of words in no order: a cell for each word, which says how many of `most` there are."""

    words: tuple[Hashable, ...]
    most: int = 1


@dataclass(frozen=True)
class Bits:
    """A number whose bits each mean something: a cell for each."""

    count: int


@dataclass(frozen=True)
class Seat:
    """A player: a cell for each, beginning with the one who looks. None and numbers below 0 mean nobody."""


@dataclass(frozen=True)
class Seats:
    """Several players."""


@dataclass(frozen=True)
class Maybe:
    """Something that may be missing: a cell that says whether it is there, and its own."""

    cells: "Cells"


@dataclass(frozen=True)
class Fields:
    """The fields of a struct. What is left out on purpose is None; flags and literals need not be told."""

    kind: type[msgspec.Struct]
    cells: Mapping[str, "Cells | None"] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Row:
    """A list in order, of which the first `length` entries get cells; or the last ones, beginning with the newest."""

    length: int
    cells: "Cells"
    newest: bool = False


@dataclass(frozen=True)
class Bag:
    """A list in no order, of at most so many entries, whose cells are added up."""

    most: int
    cells: "Cells"


@dataclass(frozen=True)
class Also:
    """The same value in two ways."""

    first: "Cells"
    second: "Cells"


@dataclass(frozen=True)
class BySeat:
    """A list with an entry for each seat; the entry of the one who looks comes first."""

    cells: "Cells"


@dataclass(frozen=True)
class AtSeat:
    """A list of structs that each belong to the seat in their field `seat`; the one who looks comes first."""

    cells: "Cells"


@dataclass(frozen=True)
class AtWord:
    """A list of structs that each belong to the word in this field."""

    field: str
    words: tuple[Hashable, ...]
    cells: "Cells"


@dataclass(frozen=True)
class ByWord:
    """A dict: the cells of an entry for each of these keys."""

    words: tuple[Hashable, ...]
    cells: "Cells"


Entries = Row | Bag | BySeat | AtSeat | AtWord | ByWord
"""Whatever has several entries with the same cells."""

Cells = Flag | Number | Unlike | Word | Words | Bits | Seat | Seats | Maybe | Also | Fields | Entries


def possible(move: Any) -> bool:
    """By default every combination of values can be a move."""
    return True


Written = Callable[[Any], Any]
Quick = Callable[[Sequence[str], int, Written], Callable[[Any, int], Any]]
"""From the names of the cells, the number of seats, and the function that writes a view's vector."""


@dataclass(frozen=True)
class Spaces:
    """What a game says about itself in numbers.

    `moves` has the values of fields of moves, by "Class.field" or by "field", where their types do not tell them.
    `follows` are fields that the other fields and the table decide: they make no ids of their own. `others` are fields
    with a seat that is never one's own. `turns` puts a game without turns into turns, as `Ticks` does for a race. `quick`
    makes a function that gives the vector of a table for a seat without the view in between; it must be the very same.
    """

    view: Fields
    moves: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    follows: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    possible: Callable[[Any], bool] = possible
    turns: Callable[[Any, int | str], Any] | None = None
    quick: Quick | None = None
    zero_sum: bool = False
    """Whether somebody wins in any case, so that what one player wins the others lose."""
    longest: int = 10_000
    """More choices than any game takes."""
