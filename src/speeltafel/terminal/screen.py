"""What people see at one screen, each with the others' hands covered, and what they are asked there."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape

from speeltafel.engine import Decision, Event, Match, Move
from speeltafel.terminal.choosing import MANY, Group, heading, split
from speeltafel.terminal.folding import Folded
from speeltafel.terminal.keyboard import HINT, Keyboard
from speeltafel.terminal.log import sentences
from speeltafel.terminal.picture import Picture
from speeltafel.texts import Texts, kebab

FEWEST_LINES: Final = 5
"""So much of the log is shown however small the screen."""
THOROUGH: Final = 2000
SECONDS: Final = 1.5
"""How much the coach thinks: so many iterations, or as many as there is time for."""
FRAME: Final = 4
"""Lines of a screen for title, question, prompt, and what is typed."""


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
        self.last_log: list[str] = []
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

    def show(self, decision: Decision) -> None:
        """The table through the eyes of the one who is asked, and the question."""
        seat = decision.seat
        self.title(seat)
        self.show_log(seat, self.room_for_log(decision))
        self.show_table(seat)
        self.say_question(self.texts.decision(decision))

    def title(self, seat: int) -> None:
        """Which game, and who is looking."""
        name = self.texts.say("game-name")
        self.console.rule(escape(self.texts.say("table-title", game=name, player=self.match.names[seat])))

    def say_question(self, question: str, more: str = "") -> None:
        """What somebody is asked, so that it stands out."""
        self.console.print(f"[bold yellow]▸ {escape(question)}[/]{more}", highlight=False)

    def show_table(self, seat: int | None) -> None:
        """The view of a seat, or of the public."""
        self.console.print(self.picture.draw(self.match.view(seat)))

    def show_all(self, seat: int | None) -> None:
        """The log of the last time, the table, and what its signs mean."""
        for line in self.last_log:
            self.say_line(line)
        self.show_table(seat)
        self.console.print(self.picture.legend(self.match.view(seat)))

    def room_for_log(self, decision: Decision) -> int | None:
        """How many lines of the log fit above table and question; None where nothing scrolls away."""
        if not self.console.is_terminal:
            return None
        table = self.console.render_lines(self.picture.draw(self.match.view(decision.seat)))
        groups, field = split(decision.moves, self.texts)
        moves = self.keyboard.height(self.headings(decision, groups, field))
        return max(FEWEST_LINES, self.console.height - len(table) - moves - FRAME)

    def show_log(self, seat: int | None, room: int | None = None) -> None:
        """What happened since this person looked last: the last lines of it where there is little room."""
        lines = sentences(self.unread.get(seat, []), seat, self.match, self.texts)
        self.unread[seat] = []
        self.last_log = lines
        hidden = 0 if room is None else max(0, len(lines) - room)
        if hidden:
            self.console.print(self.texts.say("table-earlier", count=hidden), style="dim", highlight=False)
        for line in lines[hidden:]:
            self.say_line(line)

    def show_moment(self, at: float) -> None:
        """What everybody saw happen at this second of a race."""
        for line in sentences(self.unread[None], None, self.match, self.texts):
            self.console.print(f"[dim]{self.texts.seconds(at):>8}[/]  {escape(line)}", highlight=False)
        self.unread[None] = []

    def say_line(self, line: str) -> None:
        """One thing that happened."""
        self.console.print(Folded((("  · ", "dim"), (line, ""))))

    def show_end(self) -> None:
        """Who won."""
        result = self.match.result
        assert result is not None
        reader = self.people[0] if len(self.people) == 1 else None
        self.show_log(reader)
        self.show_table(reader)
        self.console.print(self.texts.say("table-over"), style="bold")
        self.console.print(
            self.texts.winners(result.winners, self.match.names, reader), style="bold yellow", markup=False
        )
        reason = self.texts.find(f"result-{kebab(result.reason)}")
        if reason:
            self.console.print(reason, markup=False, highlight=False)

    # The own question

    def ask(self, decision: Decision) -> Move:
        """Let the person choose, in steps where there are many moves."""
        self.face(decision.seat)
        self.show(decision)
        while True:
            move = self.choose(decision)
            if move is not None:
                return move

    def choose(self, decision: Decision) -> Move | None:
        """From all moves down to one; None when the person went back to the beginning."""
        moves, step = decision.moves, 0
        while True:
            groups, field = split(moves, self.texts)
            lines = self.headings(decision, groups, field)
            picked = self.keyboard.pick(
                decision.rule,
                lines,
                lambda: self.show_all(decision.seat),
                back=step > 0,
                advise=(lambda: self.advise(decision)) if len(self.people) == 1 else None,
            )
            if picked is None:
                return None
            moves, step = groups[picked], step + 1
            if len(moves) == 1:
                return moves[0]

    def advise(self, decision: Decision) -> None:
        """What the coach would do; among people at one keyboard everybody would hear it."""
        from speeltafel.coach import advise, effort_for, told

        game, seat = self.match.game, decision.seat
        advice = advise(game, self.match.table, seat, effort_for(game, THOROUGH, SECONDS))
        names = self.texts.read_by(seat, self.match.names, "reader")
        for line in told(self.texts, advice, names, decision.kind):
            self.console.print(line, markup=False, highlight=False)

    def headings(self, decision: Decision, groups: list[Group], field: str) -> list[str]:
        """One line for each group, with what its moves would open up."""
        view = self.match.view(decision.seat)
        names = self.texts.read_by(decision.seat, self.match.names, "reader")
        lines = []
        for group in groups:
            hints = (
                [self.picture.hint(view, decision.seat, move) for move in group] if len(group) < MANY else []
            )
            told = " ".join(dict.fromkeys(filter(None, hints)))
            lines.append(f"{heading(group, field, self.texts, names, decision.kind)}{HINT}{told}".rstrip())
        return lines

    # In between, while somebody else is asked

    def ask_in_between(self, seat: int, asked: Decision, offer: Decision) -> Move | None:
        """One line about what the person may do before somebody else's answer; None to let it go on."""
        self.show_log(seat)
        names = self.texts.read_by(seat, self.match.names, "reader")
        self.say_offer(asked, "table-step-in", [self.texts.move(move, names) for move in offer.moves])
        chosen = self.keyboard.pick_or_go_on(
            offer.rule, len(offer.moves), "table-step-in-keys", lambda: self.show_all(seat)
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
            asked.rule, len(seats), "table-anybody-keys", lambda: self.show_all(None)
        )
        return None if chosen is None else seats[chosen]

    def say_offer(self, asked: Decision, identifier: str, things: list[str]) -> None:
        """What is about to happen, and the numbered things that may come first, on one line."""
        about = self.texts.waiting(asked.kind, self.match.names[asked.seat])
        listed = " · ".join(
            f"[bold cyan]{number}[/] {escape(thing)}" for number, thing in enumerate(things, start=1)
        )
        self.say_question(self.texts.say(identifier, asked=about), f" {listed}")

    def tell_nothing(self) -> None:
        """This person has nothing to step in with."""
        self.keyboard.read(self.texts.say("table-nothing-to-use") + " ")
