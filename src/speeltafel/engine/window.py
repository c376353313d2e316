"""The reaction window: everybody who might react by public knowledge is asked, at the same moment."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine.flow import Now, Procedure, Step, Table
from speeltafel.engine.moves import OPTIONAL, Move
from speeltafel.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Window(Procedure):
    """Asks `called` seats at once, and `welcome` seats for whom nobody waits.

    In a race (`race` true) the first reaction to arrive is taken. Otherwise everybody answers on the same information
    and one of the reactions is drawn. A pass leaves no trace. Games say who may do what in `choices`, which answers
    are reactions in `reacts`, what a reaction does in `take`, and what follows silence in `silence`.
    """

    called: list[int] = field(default_factory=list)
    welcome: list[int] = field(default_factory=list)
    race: bool = False
    silent: list[int] = field(default_factory=list)
    reactions: list[tuple[int, Move]] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (open_window, close_window)

    def choices(self, table: Any, seat: int) -> list[Move]:
        """What this seat may answer, a pass included."""
        raise NotImplementedError

    def question(self, table: Any, seat: int) -> tuple[str, str, str]:
        """Kind, rule and clock of the decision."""
        raise NotImplementedError

    def reacts(self, move: Any) -> bool:
        """Whether this answer is a reaction rather than a pass."""
        raise NotImplementedError

    def hits(self, table: Any, seat: int) -> bool:
        """Whether what may be reacted to concerns this seat more than others, by public knowledge."""
        return True

    def take(self, table: Any, seat: int, move: Any, now: Now) -> None:
        """Carry out the one reaction that counts. Call `reopen` when others may react to it in turn."""
        raise NotImplementedError

    def silence(self, table: Any, now: Now) -> None:
        """Everybody passed."""

    def reopen(self, called: list[int], welcome: list[int]) -> None:
        """Ask again, about something new."""
        self.called = called
        self.welcome = welcome
        self.silent = []
        self.reactions = []
        self.at = 0

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if not self.reacts(move):
            self.silent.append(seat)
        elif self.race:
            table.withdraw()
            self.finish()
            self.take(table, seat, move, now)
        else:
            self.reactions.append((seat, move))


def open_window(table: Table, window: Window, now: Now) -> None:
    """Ask everybody who has not answered yet."""
    answered = (
        window.silent + [seat for seat, _ in window.reactions] if window.silent or window.reactions else ()
    )
    for seat in window.called:
        if seat not in answered:
            kind, rule, clock = window.question(table, seat)
            table.ask(seat, kind, window.choices(table, seat), rule, clock)
    for seat in window.welcome:
        if seat not in answered:
            kind, rule, clock = window.question(table, seat)
            table.ask(seat, kind, window.choices(table, seat), rule, clock, OPTIONAL)


def close_window(table: Table, window: Window, now: Now) -> None:
    """Everybody answered: one reaction counts, or none."""
    reactions = window.reactions
    if not reactions:
        window.silence(table, now)
        return
    seat, move = reactions[0] if len(reactions) == 1 else reactions[now.chance.below(len(reactions))]
    window.take(table, seat, move, now)
