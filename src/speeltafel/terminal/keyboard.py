"""What a person types: a number, letters to search for, or one of a few commands."""

import math
from collections.abc import Callable
from itertools import zip_longest
from typing import Final, Literal

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from speeltafel.engine import Game
from speeltafel.texts import Texts

Moments = Literal["danger", "always", "never"]
"""When a person is asked to step in while others play: before a die falls, at every step, or not at all."""
MOMENTS: Final[tuple[Moments, ...]] = ("danger", "always", "never")


HINT: Final = "  "
"""What stands between a line and a hint about it."""
SHORT_LIST: Final = 6
"""So many lines stand below each other; more go into columns where they fit."""
NUMBERS: Final = 6
"""The width of the numbers and the gap between columns."""
MOST_COLUMNS: Final = 5


class Stopped(Exception):
    """The person wants to stop."""


class Keyboard:
    """Reads what people type, and keeps when they want to be asked in between."""

    def __init__(
        self, game: Game, texts: Texts, console: Console, read: Callable[[str], str], moments: Moments
    ) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.read = read
        self.moments = moments

    def pick(
        self,
        rule: str,
        lines: list[str],
        look: Callable[[], None],
        back: bool = False,
        advise: Callable[[], None] | None = None,
    ) -> int | None:
        """The index of the line that the person chose; None for going back, where that is possible."""
        wanted = ""
        while True:
            self.list_lines(lines, wanted)
            typed = self.read(f"{self.texts.say('table-back' if back else 'table-number')}: ").strip()
            chosen = number_of(typed, lines)
            if chosen is not None:
                return chosen
            if back and typed == "0":
                return None
            if typed.isdecimal():
                self.console.print(self.texts.say("table-no-such"))
            elif typed.lower() == "v":
                look()
            elif typed.lower() == "c" and advise is not None:
                advise()
            elif not self.command(typed, rule, "table-help"):
                wanted = typed

    def pick_or_go_on(self, rule: str, count: int, prompt: str, look: Callable[[], None]) -> int | None:
        """The index of one of so many things that the person read on one line; None for Enter."""
        while True:
            typed = self.read(f"{self.texts.say(prompt)}: ").strip()
            if not typed:
                return None
            if typed.isdecimal() and 1 <= int(typed) <= count:
                return int(typed) - 1
            if typed.lower() == "v":
                look()
            elif not self.command(typed, rule, "table-step-in-help"):
                self.console.print(self.texts.say("table-no-such"))

    def command(self, typed: str, rule: str, manual: str) -> bool:
        """Carry out a command; False when it was none."""
        word, _, rest = typed.partition(" ")
        if typed.lower() == "q":
            raise Stopped
        if typed == "?":
            self.console.print(self.texts.say(manual))
        elif typed == "!":
            self.switch()
        elif word.lower() == "r":
            self.show_rule(rest.strip().upper() or rule)
        else:
            return False
        return True

    def switch(self) -> None:
        """From one kind of moments to the next."""
        self.moments = MOMENTS[(MOMENTS.index(self.moments) + 1) % len(MOMENTS)]
        self.console.print(self.texts.say(f"table-moments-{self.moments}"))

    def list_lines(self, lines: list[str], wanted: str) -> None:
        """The numbered lines that contain what was typed, in columns where they are many."""
        numbered = [f"[bold cyan]{number:>3}[/] {escape(line)}" for number, line in enumerate(lines, start=1)]
        found = [text for text, line in zip(numbered, lines, strict=True) if wanted.lower() in line.lower()]
        if not found:
            self.console.print(self.texts.say("table-nothing-found", text=wanted), markup=False)
        grid = Table.grid(padding=(0, 2))
        for row in rows(found or numbered, self.columns(lines)):
            grid.add_row(*row)
        self.console.print(grid, highlight=False)

    def columns(self, lines: list[str]) -> int:
        """How many columns these lines are shown in."""
        if len(lines) <= SHORT_LIST:
            return 1
        return next(count for count in range(MOST_COLUMNS, 0, -1) if count == 1 or self.fit(lines, count))

    def fit(self, lines: list[str], columns: int) -> bool:
        """Whether so many columns fit beside each other."""
        widths = [
            max(map(len, column)) + NUMBERS for column in zip_longest(*rows(lines, columns), fillvalue="")
        ]
        return sum(widths) <= self.console.width

    def height(self, lines: list[str]) -> int:
        """How many lines of the screen they take."""
        return math.ceil(len(lines) / self.columns(lines))

    def show_rule(self, identifier: str) -> None:
        """A rule of the catalogue."""
        rule = self.game.catalogue().get(identifier)
        if rule is not None:
            self.console.print(
                f"[bold]{rule.id}[/] {escape(rule.text(self.texts.language))}", highlight=False
            )


def number_of(typed: str, lines: list[str]) -> int | None:
    """The index of the line that was typed, by its number or in full; Enter is enough for the only one."""
    if not typed and len(lines) == 1:
        return 0
    if typed.isdecimal() and 1 <= int(typed) <= len(lines):
        return int(typed) - 1
    full = [line.partition(HINT)[0].lower() for line in lines]
    return full.index(typed.lower()) if typed.lower() in full else None


def rows(cells: list[str], columns: int) -> list[list[str]]:
    """Cells that are read from top to bottom, then to the right.

    >>> rows(["a", "b", "c"], 2)
    [['a', 'c'], ['b']]
    """
    height = math.ceil(len(cells) / columns)
    return [cells[row::height] for row in range(height)]
