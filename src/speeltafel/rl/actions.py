"""Every move of a game has a number and a name that stay the same, whatever the options and the number of seats."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from speeltafel.engine import BadSetup, Game, Move
from speeltafel.engine.spaces import Wait
from speeltafel.rl.games import spaces_of

Key = tuple[Any, ...]
"""A move without its player: its class and the values of its fields; seats are distances from who moves."""


class Field:
    """A field of a move class and its values."""

    def __init__(self, name: str, values: Sequence[Any], seat: bool) -> None:
        self.name = name
        self.values = values
        self.seat = seat


class Shape:
    """A move class and those of its fields that tell its moves apart."""

    def __init__(self, game: Game, kind: type[Move]) -> None:
        spaces = spaces_of(game)
        self.kind = kind
        self.tag = str(kind.__struct_config__.tag)
        hints = get_type_hints(kind)
        self.fields = [
            field_of(game, kind, name, hints[name])
            for name in kind.__struct_fields__
            if f"{kind.__name__}.{name}" not in spaces.follows
        ]
        self.whole = len(self.fields) == len(kind.__struct_fields__)
        self.check = spaces.possible

    def key(self, move: Move, seat: int, seats: int) -> Key:
        """The key of a move of this class."""
        return (
            self.tag,
            *(
                (getattr(move, field.name) - seat) % seats if field.seat else getattr(move, field.name)
                for field in self.fields
            ),
        )

    def every_key(self) -> Iterator[tuple[int, Key]]:
        """Every key, with the greatest distance in it."""
        for values in product(*(field.values for field in self.fields)):
            if self.possible(*values):
                far = [value for field, value in zip(self.fields, values, strict=True) if field.seat]
                yield max(far, default=0), (self.tag, *values)

    def possible(self, *values: Any) -> bool:
        """Whether these values make a move; where fields are left out nobody can tell."""
        return not self.whole or self.check(self.kind(*values))

    def name(self, key: Key) -> str:
        """What the move is called."""
        words = [
            f"{field.name}:{said(value, field.seat)}"
            for field, value in zip(self.fields, key[1:], strict=True)
        ]
        return " ".join([self.tag, *words])


def said(value: Any, seat: bool) -> str:
    """A value as part of a name."""
    if seat:
        return f"+{value}"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def field_of(game: Game, kind: type[Move], name: str, hint: Any) -> Field:
    """The values of a field: as the game tells them, else as its type does."""
    spaces = spaces_of(game)
    full = f"{kind.__name__}.{name}"
    for told in (full, name):
        if told in spaces.moves:
            return Field(name, spaces.moves[told], seat=False)
    if name in game.seat_fields and hint is int:
        most = game.seat_counts[-1]
        return Field(name, range(full in spaces.others, most), seat=True)
    if hint is bool:
        return Field(name, (False, True), seat=False)
    if get_origin(hint) is Literal:
        return Field(name, get_args(hint), seat=False)
    raise BadSetup(f"{game.slug}: spaces do not say which values {full} can have")


class Actions:
    """The numbers of all moves. 0 is to wait; then come the moves without another player, those with the next one, those
    with the one after: a table of fewer seats has the first of these numbers.

    >>> import speeltafel
    >>> actions = actions_of(speeltafel.load("good-vs-evil"))
    >>> actions.names[:3]
    ['wait', 'draw', 'play card:armageddon godcat:no']
    >>> actions.number(speeltafel.start("good-vs-evil", 2, seed=1).decisions()[0].moves[0], seat=0, seats=2)
    1
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        kinds = get_args(game.moves) or (game.moves,)
        self.shapes = {kind: Shape(game, kind) for kind in (Wait, *kinds)}
        found = [(far, shape, key) for shape in self.shapes.values() for far, key in shape.every_key()]
        found.sort(key=lambda entry: entry[0])
        self.numbers = {key: number for number, (_, _, key) in enumerate(found)}
        self.names = [shape.name(key) for _, shape, key in found]
        self.far = [far for far, _, _ in found]
        self.codes = [[Codes(self, seat, seats) for seat in range(seats)] for seats in range(self.most + 1)]

    @property
    def most(self) -> int:
        """The largest table."""
        return self.game.seat_counts[-1]

    def count(self, seats: int) -> int:
        """How many numbers a table of so many seats has."""
        return sum(far < seats for far in self.far)

    def number(self, move: Move, seat: int, seats: int) -> int:
        """The number of a move that this seat makes."""
        return self.codes[seats][seat][move]


class Codes(dict[Move, int]):
    """The numbers of the moves of one seat, each worked out once."""

    def __init__(self, actions: Actions, seat: int, seats: int) -> None:
        super().__init__()
        self.actions = actions
        self.seat = seat
        self.seats = seats

    def __missing__(self, move: Move) -> int:
        key = self.actions.shapes[type(move)].key(move, self.seat, self.seats)
        if key not in self.actions.numbers:
            raise BadSetup(f"{self.actions.game.slug}: spaces do not know the move {move}")
        number = self[move] = self.actions.numbers[key]
        return number


@cache
def actions_of(game: Game) -> Actions:
    """The numbers of a game's moves."""
    return Actions(game)
