"""What a person types: a number, letters to search for, or one of a few commands."""

from collections.abc import Callable
from typing import Final, Literal

from rich.console import Console

from speeltafel.engine import Game
from speeltafel.texts import Texts

Moments = Literal["danger", "always", "never"]
"""When a person is asked to step in while others play: before a die falls, at every step, or not at all."""
MOMENTS: Final[tuple[Moments, ...]] = ("danger", "always", "never")


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

    def pick(self, rule: str, lines: list[str]) -> int:
        """The index of the line that the person chose."""
        wanted = ""
        while True:
            self.list_lines(lines, wanted)
            typed = self.read(f"{self.texts.say('table-number')}: ").strip()
            if typed.isdigit():
                if 1 <= int(typed) <= len(lines):
                    return int(typed) - 1
                self.console.print(self.texts.say("table-no-such"))
            elif not self.command(typed, rule, "table-help"):
                wanted = typed

    def pick_or_go_on(self, rule: str, count: int, prompt: str, look: Callable[[], None]) -> int | None:
        """The index of one of so many things that the person read on one line; None for Enter."""
        while True:
            typed = self.read(f"{self.texts.say(prompt)}: ").strip()
            if not typed:
                return None
            if typed.isdigit() and 1 <= int(typed) <= count:
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
        """The numbered lines that contain what was typed."""
        found = [
            (number, line) for number, line in enumerate(lines, start=1) if wanted.lower() in line.lower()
        ]
        if not found:
            self.console.print(self.texts.say("table-nothing-found", text=wanted))
        for number, line in found or enumerate(lines, start=1):
            self.console.print(f"  [bold cyan]{number:>3}[/] {line}", highlight=False)

    def show_rule(self, identifier: str) -> None:
        """A rule of the catalogue."""
        rule = self.game.catalogue().get(identifier)
        if rule is not None:
            self.console.print(f"[bold]{rule.id}[/] {rule.text(self.texts.language)}", highlight=False)
