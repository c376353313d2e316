"""What people see at one screen, each with the others' hands covered, and what they are asked there."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from speeltafel.engine import Decision, Event, Match, Move
from speeltafel.engine.redaction import redacted
from speeltafel.terminal.keyboard import Keyboard
from speeltafel.terminal.picture import Picture
from speeltafel.texts import Texts

MANY: Final = 24
"""With more moves than this the player chooses the kind of move first."""
FEW: Final = 4
"""Kinds with so few moves are listed move by move all the same."""


class Screen:
    """Shows one match to the people at it, and lets them choose."""

    def __init__(
        self, match: Match, people: Sequence[int], texts: Texts, console: Console, keyboard: Keyboard
    ) -> None:
        self.match = match
        self.people = people
        self.texts = texts
        self.console = console
        self.keyboard = keyboard
        self.picture = Picture(texts, match.names, match.game)
        readers: list[int | None] = [*people] if len(people) == 1 else [*people, None]
        self.unread = {seat: list(match.opening) for seat in readers}
        self.facing: int | None = people[0] if len(people) == 1 else None

    # Showing

    def note(self, events: list[Event]) -> None:
        """Keep what happened until each person reads it."""
        for unread in self.unread.values():
            unread.extend(events)

    def face(self, seat: int) -> None:
        """Cover the hands when the keyboard goes to another person."""
        if len(self.people) > 1 and self.facing != seat:
            self.console.clear()
            self.keyboard.read(self.texts.say("table-cover", player=self.match.names[seat]) + " ")
            self.console.clear()
        self.facing = seat

    def show(self, seat: int) -> None:
        """The table through this person's eyes."""
        name = self.texts.say("game-name")
        self.console.rule(self.texts.say("table-title", game=name, player=self.match.names[seat]))
        self.show_log(seat)
        self.show_table(seat)

    def show_table(self, seat: int | None) -> None:
        """The view of a seat, or of the public."""
        self.console.print(self.picture.draw(self.match.view(seat)))

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

    def show_end(self) -> None:
        """Who won."""
        result = self.match.result
        assert result is not None
        self.show_log(self.people[0] if len(self.people) == 1 else None)
        reader = self.people[0] if len(self.people) == 1 else None
        self.console.print(self.texts.say("table-over"), style="bold")
        self.console.print(
            self.texts.winners(result.winners, self.match.names, reader), style="bold yellow", markup=False
        )

    # The own question

    def ask(self, decision: Decision) -> Move:
        """Let the person choose a line; many moves of a kind stand on one line first."""
        self.face(decision.seat)
        self.show(decision.seat)
        self.console.print(f"[bold yellow]▸ {self.texts.decision(decision)}[/]")
        groups = grouped(decision.moves)
        group = groups[self.keyboard.pick(decision.rule, self.headings(decision, groups))]
        if len(group) == 1:
            return group[0]
        return group[self.keyboard.pick(decision.rule, self.headings(decision, [[move] for move in group]))]

    def headings(self, decision: Decision, groups: list[list[Move]]) -> list[str]:
        """One line for each group: a move with what it would open up, or the first of many."""
        seat = decision.seat
        view = self.match.view(seat)
        lines = []
        for group in groups:
            first = self.texts.move(
                group[0], self.texts.read_by(seat, self.match.names, "reader"), decision.kind
            )
            more = f"… ({len(group)})" if len(group) > 1 else self.picture.hint(view, seat, group[0])
            lines.append(f"{first} {more}".rstrip())
        return lines

    # In between, while somebody else is asked

    def ask_in_between(self, seat: int, asked: Decision, offer: Decision) -> Move | None:
        """One line about what the person may do before somebody else's answer; None to let it go on."""
        self.show_log(seat)
        self.say_offer(
            asked, "table-step-in", [self.texts.move(move, self.match.names) for move in offer.moves]
        )
        chosen = self.keyboard.pick_or_go_on(
            offer.rule, len(offer.moves), "table-step-in-keys", lambda: self.show_table(seat)
        )
        return None if chosen is None else offer.moves[chosen]

    def ask_around(self, asked: Decision, seats: list[int]) -> int | None:
        """Which of these people wants to step in. No hand is on the screen, and nobody is named for holding something."""
        if self.facing is not None:
            self.console.clear()
            self.facing = None
        self.show_log(None)
        self.say_offer(asked, "table-anybody", [self.match.names[seat] for seat in seats])
        chosen = self.keyboard.pick_or_go_on(
            asked.rule, len(seats), "table-anybody-keys", lambda: self.show_table(None)
        )
        return None if chosen is None else seats[chosen]

    def say_offer(self, asked: Decision, identifier: str, things: list[str]) -> None:
        """What is about to happen, and the numbered things that may come first, on one line."""
        about = self.texts.waiting(asked.kind, self.match.names[asked.seat])
        listed = " · ".join(f"[bold cyan]{number}[/] {thing}" for number, thing in enumerate(things, start=1))
        question = self.texts.say(identifier, asked=about)
        self.console.print(f"[bold yellow]▸ {question}[/] {listed}", highlight=False)

    def tell_nothing(self) -> None:
        """This person has nothing to step in with."""
        self.keyboard.read(self.texts.say("table-nothing-to-use") + " ")


def grouped(moves: list[Move]) -> list[list[Move]]:
    """Each move by itself, or where there are too many kinds of moves; kinds with few moves stay apart."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    groups: list[list[Move]] = []
    for group in kinds.values():
        if len(moves) > MANY and len(kinds) > 1 and len(group) > FEW:
            groups.append(group)
        else:
            groups += [[move] for move in group]
    return groups
