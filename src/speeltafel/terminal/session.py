"""A game in the terminal: people take turns at one keyboard, bots answer by themselves."""

from collections.abc import Callable, Sequence

from rich.console import Console

from speeltafel.engine import ASKED, Bot, Decision, Event, Match, Move
from speeltafel.engine.clock import VirtualClock
from speeltafel.engine.events import redacted
from speeltafel.engine.interject import interjection
from speeltafel.terminal.picture import Picture
from speeltafel.texts import Texts

MANY = 24
"""With more moves than this the player chooses the kind of move first."""


class Stopped(Exception):
    """The person wants to stop."""


class Session:
    """Seats with people (no bot) and bots around one match."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        texts: Texts,
        console: Console,
        read: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.console = console
        self.read = read
        self.picture = Picture(texts, match.names, match.game)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        readers: list[int | None] = [*self.people] or [None]
        self.unread = {seat: list(match.opening) for seat in readers}
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None

    def watch(self) -> None:
        """Bots play a game in real time; its clock jumps from one thing that happens to the next."""
        clock = VirtualClock(self.match, [bot for bot in self.bots if bot is not None], "terminal")
        self.show_log(None)
        while self.match.result is None:
            before = self.match.now.events
            clock.step()
            if self.match.now.events is not before:
                self.note(self.match.now.events or [])
                self.show_log(None)
        self.show_end()

    def run(self) -> None:
        """Play to the end, or until somebody stops."""
        if self.match.game.timed:
            self.watch()
            return
        while self.match.result is None:
            aside = interjection(self.match, self.bots)
            if aside is not None:
                self.note(self.match.play(aside[0].seat, aside[1]))
                continue
            decision = self.next_decision()
            if decision is None:
                self.note(self.match.advance(self.match.wake() or self.match.time))
                continue
            move = self.choose(decision)
            self.note(self.match.play(decision.seat, move))
        self.show_end()

    def next_decision(self) -> Decision | None:
        """Bots first, so that a person is asked when all others have answered."""
        asked = [decision for decision in self.match.decisions() if decision.waits == ASKED]
        by_bots = [decision for decision in asked if self.bots[decision.seat] is not None]
        return next(iter(by_bots or asked), None)

    def choose(self, decision: Decision) -> Move:
        """A bot's answer, or a person's."""
        bot = self.bots[decision.seat]
        if bot is not None:
            return bot.choose(self.match.view(decision.seat), decision)
        self.face(decision.seat)
        self.show(decision)
        return self.ask(decision)

    def note(self, events: list[Event]) -> None:
        """Keep what happened until each person reads it."""
        for unread in self.unread.values():
            unread.extend(events)

    def face(self, seat: int) -> None:
        """Cover the hands when the keyboard goes to another person."""
        if len(self.people) > 1 and self.facing != seat:
            self.console.clear()
            self.read(self.texts.say("table-cover", player=self.match.names[seat]) + " ")
            self.console.clear()
        self.facing = seat

    def show(self, decision: Decision) -> None:
        """The table through this person's eyes."""
        name = self.texts.say("game-name")
        self.console.rule(self.texts.say("table-title", game=name, player=self.match.names[decision.seat]))
        self.show_log(decision.seat)
        self.console.print(self.picture.draw(self.match.view(decision.seat)))
        self.console.print(f"[bold yellow]▸ {self.texts.decision(decision)}[/]")

    def show_log(self, seat: int | None) -> None:
        """What happened since this person looked last."""
        lines = [
            self.texts.event(event, self.match.names, seat)
            for event in redacted(self.unread.get(seat, []), seat)
        ]
        for line in lines:
            if line:
                self.console.print(f"  [dim]·[/] {line}", highlight=False)
        self.unread[seat] = []

    def ask(self, decision: Decision) -> Move:
        """Let the person choose a line; many moves are chosen by kind first."""
        moves = decision.moves
        kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
        if len(moves) > MANY and len(kinds) > 1:
            heads = [self.heading([move for move in moves if type(move) is kind]) for kind in kinds]
            kind = kinds[self.pick(decision, heads)]
            moves = [move for move in moves if type(move) is kind]
        view = self.match.view(decision.seat)
        lines = [self.texts.move(move, self.match.names) for move in moves]
        hints = [self.picture.hint(view, decision.seat, move) for move in moves]
        return moves[
            self.pick(decision, [" ".join(filter(None, pair)) for pair in zip(lines, hints, strict=True)])
        ]

    def heading(self, moves: list[Move]) -> str:
        """One line for all moves of a kind."""
        first = self.texts.move(moves[0], self.match.names)
        return first if len(moves) == 1 else f"{first} … ({len(moves)})"

    def pick(self, decision: Decision, lines: list[str]) -> int:
        """The index of the line that the person chose."""
        wanted = ""
        while True:
            self.list_lines(lines, wanted)
            typed = self.read(f"{self.texts.say('table-number')}: ").strip()
            if typed.isdigit():
                if 1 <= int(typed) <= len(lines):
                    return int(typed) - 1
                self.console.print(self.texts.say("table-no-such"))
            elif typed.lower() == "q":
                raise Stopped
            elif typed == "?":
                self.console.print(self.texts.say("table-help"))
            elif typed.lower() == "r" or typed.lower().startswith("r "):
                self.show_rule(typed[1:].strip().upper() or decision.rule)
            else:
                wanted = typed

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
        rule = self.match.game.catalogue().get(identifier)
        if rule is not None:
            self.console.print(f"[bold]{rule.id}[/] {rule.text(self.texts.language)}", highlight=False)

    def show_end(self) -> None:
        """Who won."""
        result = self.match.result
        assert result is not None
        self.show_log(self.people[0] if len(self.people) == 1 else None)
        names = ", ".join(self.match.names[seat] for seat in result.winners)
        self.console.print(f"[bold]{self.texts.say('table-over')}[/]")
        self.console.print(
            f"[bold yellow]{self.texts.say('table-winner', count=len(result.winners), names=names)}[/]"
        )
