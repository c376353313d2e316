"""Vectors from views: the cells that a game declares, written by a function that is made for it once."""

from array import array
from collections.abc import Callable, Hashable
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from speeltafel.engine import BadSetup, Game
from speeltafel.engine.spaces import (
    Also,
    AtSeat,
    AtWord,
    Bag,
    Bits,
    BySeat,
    ByWord,
    Cells,
    Entries,
    Fields,
    Flag,
    Maybe,
    Number,
    Row,
    Seat,
    Seats,
    Unlike,
    Word,
    Words,
)
from speeltafel.rl.games import spaces_of

REMEMBERED: Final = 4096
"""Lists of words whose cells are kept for the next view."""


def fields_of(cells: Fields) -> dict[str, Cells]:
    """The cells of every field, in the order of the struct; what nobody told and the types do not tell is refused."""
    hints = get_type_hints(cells.kind)
    found: dict[str, Cells] = {}
    for name in cells.kind.__struct_fields__:
        told = cells.cells[name] if name in cells.cells else by_type(cells.kind, name, hints[name])
        if told is not None:
            found[name] = told
    unknown = set(cells.cells) - set(cells.kind.__struct_fields__)
    if unknown:
        raise BadSetup(f"{cells.kind.__name__} has no field {', '.join(sorted(unknown))}")
    return found


def by_type(kind: type[msgspec.Struct], name: str, hint: Any) -> Cells:
    """Cells that follow from the type of a field."""
    if hint is bool:
        return Flag()
    if get_origin(hint) is Literal:
        return Word(get_args(hint))
    raise BadSetup(f"spaces do not say how {kind.__name__}.{name} becomes a number (None leaves it out)")


def size_of(cells: Cells, seats: int) -> int:
    """How many cells."""
    return len(names_of(cells, seats))


def names_of(cells: Cells, seats: int, name: str = "") -> list[str]:
    """What every cell is called; players are counted from the one who looks, who is +0."""
    match cells:
        case Flag() | Number() | Unlike():
            return [name]
        case Word() | Words():
            return [f"{name}:{word}" for word in cells.words]
        case Bits():
            return [f"{name}:{bit}" for bit in range(cells.count)]
        case Seat() | Seats():
            return [f"{name}:+{distance}" for distance in range(seats)]
        case Maybe():
            return [f"{name}?", *names_of(cells.cells, seats, name)]
        case Also():
            return [*names_of(cells.first, seats, name), *names_of(cells.second, seats, name)]
        case Fields():
            dot = f"{name}." if name else ""
            parts = fields_of(cells).items()
            return [each for field, part in parts for each in names_of(part, seats, f"{dot}{field}")]
        case _:
            starts = [f"{name}{entry}" for entry in entries_of(cells, seats)]
            return [each for start in starts for each in names_of(cells.cells, seats, start)]


def entries_of(cells: Entries, seats: int) -> list[str]:
    """What the entries are called."""
    match cells:
        case Row():
            return [f"[{-1 - place if cells.newest else place}]" for place in range(cells.length)]
        case Bag():
            return ["[]"]
        case BySeat() | AtSeat():
            return [f"+{distance}" for distance in range(seats)]
        case AtWord() | ByWord():
            return [f"[{word}]" for word in cells.words]


class Vectors:
    """Turns what seats of a game see, at a table of so many seats, into vectors of one size.

    >>> import speeltafel
    >>> game = speeltafel.load("good-vs-evil")
    >>> vectors = Vectors(game, seats=2)
    >>> vectors.names[1]
    'hand:defuse'
    >>> vector = vectors.write(speeltafel.start("good-vs-evil", 2, seed=1).view(0))
    >>> vector[1] > 0, len(vector) == vectors.size
    (True, True)
    """

    def __init__(self, game: Game, seats: int) -> None:
        spaces = spaces_of(game)
        self.game = game
        self.names = names_of(spaces.view, seats)
        self.size = len(self.names)
        self.write: Callable[[Any], array[float]] = Scribe(seats).function(spaces.view, self.size)
        """The vector of a view, as 32-bit numbers from 0 to 1."""
        self.see: Callable[[Any, int], array[float]] = (
            spaces.quick(self.names, seats, self.write) if spaces.quick else self.look
        )
        """The vector of what a seat sees of a table: always that of its view."""

    def look(self, table: Any, seat: int) -> "array[float]":
        """By way of the view."""
        return self.write(self.game.view(table, seat))


At = tuple[str, int]
"""A place in the vector: a variable (or none) and a number to add."""


def place(at: At, more: int = 0) -> str:
    """The place as an expression."""
    name, number = at
    return f"{name} + {number + more}" if name else str(number + more)


class Scribe:
    """Writes the source of the function that fills a vector: ten times as fast as walking through the cells each time."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {}
        self.depth = 1
        self.variables = 0
        self.share = 0.0
        """What a mark adds to its cell; 0 where it sets the cell."""

    def function(self, cells: Fields, size: int) -> Callable[[Any], Any]:
        """The finished function."""
        self.scope["blank"] = array("f", bytes(4 * size))
        self.scope["near"] = [
            [(other - me) % self.seats for other in range(self.seats)] for me in range(self.seats)
        ]
        self.write(cells, "view", ("", 0))
        lines = ["def written(view):", " x = blank[:]", " rel = near[view.seat]", *self.lines, " return x"]
        exec("\n".join(lines), self.scope)  # noqa: S102 (field names of our own structs, nothing else)
        return self.scope["written"]  # type: ignore[no-any-return]

    def line(self, text: str) -> None:
        self.lines.append(" " * self.depth + text)

    def new(self, kind: str) -> str:
        """A variable that nobody else uses."""
        self.variables += 1
        return f"{kind}{self.variables}"

    def known(self, kind: str, thing: Any) -> str:
        """A constant of the function."""
        name = self.new(kind)
        self.scope[name] = thing
        return name

    def write(self, cells: Cells, value: str, at: At) -> None:
        """The lines that put a value into its cells."""
        match cells:
            case Flag():
                self.line(f"if {value}: {self.mark(at)}")
            case Number():
                scaled = f"({value} - {cells.least!r}) * {1 / (cells.most - cells.least)!r}"
                self.line(f"x[{place(at)}] = {scaled} if {value} < {cells.most!r} else 1.0")
            case Unlike():
                self.line(f"if {value} != {cells.absent!r}: {self.mark(at)}")
            case Word():
                index = self.known("index", numbered(cells.words) | dict.fromkeys(cells.empty, -1))
                self.line(f"k = {index}[{value}]")
                self.line(f"if k >= 0: {self.mark(at, 'k')}")
            case Words():
                counts = self.known("counts", Counts(cells))
                end = place(at, len(cells.words))
                self.line(f"if {value}: x[{place(at)}:{end}] = {counts}[tuple({value})]")
            case Bits():
                self.line(f"for k in range({cells.count}):")
                self.line(f" if {value} >> k & 1: {self.mark(at, 'k')}")
            case Seat():
                self.line(f"if {value} is not None and {value} >= 0: {self.mark(at, f'rel[{value}]')}")
            case Seats():
                self.line(f"for k in {value}: {self.mark(at, 'rel[k]')}")
            case Maybe():
                self.line(f"if {value} is not None:")
                self.line(f" {self.mark(at)}")
                self.inside(cells.cells, value, (at[0], at[1] + 1))
            case Also():
                self.write(cells.first, value, at)
                self.write(cells.second, value, (at[0], at[1] + size_of(cells.first, self.seats)))
            case Fields():
                self.write_fields(cells, value, at)
            case _:
                self.write_entries(cells, value, at)

    def mark(self, at: At, more: str = "") -> str:
        """Sets a cell, or adds to it."""
        there = f"{place(at)} + {more}" if more else place(at)
        return f"x[{there}] += {self.share!r}" if self.share else f"x[{there}] = 1.0"

    def inside(self, cells: Cells, value: str, at: At) -> None:
        """The same, one step further in."""
        self.depth += 1
        self.write(cells, value, at)
        self.depth -= 1

    def write_fields(self, cells: Fields, value: str, at: At) -> None:
        """One field after the other."""
        name, number = at
        for field, part in fields_of(cells).items():
            variable = self.new("v")
            self.line(f"{variable} = {value}.{field}")
            self.write(part, variable, (name, number))
            number += size_of(part, self.seats)

    def write_entries(self, cells: Entries, value: str, at: At) -> None:
        """One entry after the other, each in its own cells."""
        size = size_of(cells.cells, self.seats)
        entry, base = self.new("e"), self.new("b")
        match cells:
            case Bag():
                self.line(f"for {entry} in {value}:")
                self.share = 1 / cells.most
                self.inside(cells.cells, entry, at)
                self.share = 0.0
                return
            case Row():
                starts = f"range({place(at)}, {place(at, size * cells.length)}, {size})"
                self.line(f"for {entry}, {base} in zip({value}{'[::-1]' if cells.newest else ''}, {starts}):")
            case BySeat():
                self.line(f"for {entry}, {base} in zip({value}, rel):")
                self.line(f" {base} = {base} * {size} + {place(at)}")
            case AtSeat():
                self.line(f"for {entry} in {value}:")
                self.line(f" {base} = rel[{entry}.seat] * {size} + {place(at)}")
            case AtWord():
                index = self.known("index", numbered(cells.words))
                self.line(f"for {entry} in {value}:")
                self.line(f" {base} = {index}[{entry}.{cells.field}] * {size} + {place(at)}")
            case ByWord():
                index = self.known("index", numbered(cells.words))
                self.line(f"for {base}, {entry} in {value}.items():")
                self.line(f" {base} = {index}[{base}] * {size} + {place(at)}")
        self.inside(cells.cells, entry, (base, 0))


def numbered(words: tuple[Hashable, ...]) -> dict[Hashable, int]:
    return {word: number for number, word in enumerate(words)}


class Counts(dict[tuple[Hashable, ...], "array[float]"]):
    """How many of each word a list has. Hands and piles change slowly: most lists were counted before."""

    def __init__(self, cells: Words) -> None:
        super().__init__()
        self.index = numbered(cells.words)
        self.one = 1 / cells.most

    def __missing__(self, words: tuple[Hashable, ...]) -> "array[float]":
        counted = [0] * len(self.index)
        for word in words:
            counted[self.index[word]] += 1
        if len(self) >= REMEMBERED:
            self.clear()
        cells = self[words] = array("f", [count * self.one for count in counted])
        return cells
