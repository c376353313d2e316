"""People at the terminal who type what a test says."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from speeltafel.engine import Bot, Event, Match
from speeltafel.terminal import Session
from speeltafel.terminal.keyboard import Moments
from speeltafel.texts import Texts


class Desk:
    """A session on paper: what was typed is a list, what was shown is a text."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        *typed: str,
        moments: Moments = "danger",
        language: str = "en",
        seed: int = 1,
    ) -> None:
        self.sheet = StringIO()
        self.typed = list(typed)
        self.events: list[Event] = []
        console = Console(file=self.sheet, width=200)
        texts = Texts(match.game, language)
        self.session = Session(match, bots, texts, console, self.read, moments, seed)

    def read(self, prompt: str) -> str:
        self.sheet.write(prompt)
        if not self.typed:
            raise EOFError
        answer = self.typed.pop(0)
        self.sheet.write(f"{answer}\n")
        return answer

    def steps(self, count: int = 1) -> "Desk":
        """So many things happen; what the last move of each brought about is kept."""
        for _ in range(count):
            self.session.step()
            self.events += self.session.match.now.events or []
        return self

    @property
    def shown(self) -> str:
        return self.sheet.getvalue()

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]
