"""A view as a person reads it: a drawn board where there is one, players in a table, the rest as labelled lines."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from speeltafel.engine import Game, Move
from speeltafel.engine.sketch import Sketch, SketchedGame
from speeltafel.terminal.folding import Folded
from speeltafel.texts import Texts, kebab

HIDDEN_FIELDS = frozenset({"seat", "waiting", "type", "memory"})
"""`memory` is for bots: what a person saw earlier, that person has to remember."""
LONG_LIST = 12
"""Longer lists of equal things are shown as counts."""


class Picture:
    """Draws views of one game in one language."""

    def __init__(self, texts: Texts, names: Sequence[str], game: Game) -> None:
        self.texts = texts
        self.names = names
        self.game = game

    def draw(self, view: Any) -> RenderableType:
        """The whole view: the board as the game draws it, if it does, and everything else in words."""
        board = self.sketch(view)
        left_out = HIDDEN_FIELDS | (board.shows if board else frozenset())
        fields = {name: getattr(view, name) for name in type(view).__struct_fields__ if name not in left_out}
        tables = [self.table(name, value) for name, value in fields.items() if is_rows(value)]
        lines = [
            self.line(name, value)
            for name, value in fields.items()
            if not is_rows(value) and value is not None and value != []
        ]
        drawn = [Folded(line) for line in board.lines] if board else []
        rest = [Panel(Text("\n").join(lines), expand=False, border_style="dim")] if lines else []
        return Group(*drawn, *tables, *rest)

    def legend(self, view: Any) -> RenderableType:
        """What the signs of the drawing mean."""
        board = self.sketch(view)
        return Group(*(Folded(line) for line in board.legend)) if board else Group()

    def sketch(self, view: Any) -> Sketch | None:
        """The board with characters, in games that can draw it."""
        if not isinstance(self.game, SketchedGame):
            return None
        names = self.texts.read_by(view.seat, self.names, "reader-subject")
        return self.game.sketch(view, names, self.texts.say)

    def hint(self, view: Any, seat: int, move: Move) -> str:
        """What a move would open up, in games that can tell."""
        return self.game.hint(view, seat, move, self.texts.say) if isinstance(self.game, SketchedGame) else ""

    def table(self, name: str, rows: Sequence[Any]) -> Table:
        """A list of equal things, one a row."""
        columns = [
            field
            for field in type(rows[0]).__struct_fields__
            if any(shown(getattr(row, field)) for row in rows)
        ]
        table = Table(title=self.label(name), title_justify="left", title_style="bold", border_style="dim")
        for column in columns:
            table.add_column(self.label(column))
        for row in rows:
            table.add_row(*(self.words(column, getattr(row, column)) for column in columns))
        return table

    def line(self, name: str, value: Any) -> Text:
        """One labelled line."""
        return Text.assemble((f"{self.label(name)}: ", "bold"), self.words(name, value))

    def label(self, field: str) -> str:
        """What a field of the view is called."""
        return self.texts.find(f"view-{kebab(field)}") or field.replace("_", " ")

    def words(self, field: str, value: Any) -> str:
        """A value as a person says it."""
        if value is None:
            return self.texts.say("value-none")
        if isinstance(value, bool):
            return self.texts.say("value-yes" if value else "value-no")
        if isinstance(value, int) and field in self.texts.seat_fields:
            return self.names[value] if 0 <= value < len(self.names) else self.texts.say("value-none")
        if isinstance(value, int) and field in self.texts.place_names:
            return self.texts.place_names[field][value]
        if isinstance(value, float):
            return self.texts.number(value)
        if isinstance(value, str):
            return self.texts.card(value)
        if isinstance(value, list | tuple):
            return self.listed(field, value)
        if isinstance(value, dict):
            return ", ".join(
                f"{self.words(field, key)}: {self.words(field, item)}" for key, item in value.items()
            )
        if isinstance(value, msgspec.Struct):
            inside = {name: getattr(value, name) for name in type(value).__struct_fields__ if name != "type"}
            return ", ".join(
                f"{self.label(name)} {self.words(name, item)}" for name, item in inside.items() if shown(item)
            )
        return str(value)

    def listed(self, field: str, values: Sequence[Any]) -> str:
        """A list; long ones of equal things as counts."""
        words = [self.words(field, value) for value in values]
        if len(words) <= LONG_LIST:
            return ", ".join(words)
        return ", ".join(f"{count}× {word}" for word, count in Counter(words).items())


def is_rows(value: Any) -> bool:
    """Whether a value is a row of structs: best shown as a table."""
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], msgspec.Struct)


def shown(value: Any) -> bool:
    """Whether a value says anything."""
    return value is not None and value is not False and value not in ([], "", {}, ())
