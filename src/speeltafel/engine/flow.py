"""Where we are: frames on a stack, each a procedure that reads like a numbered list of the rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.moves import ASKED, INTERRUPT, Decision, Move, Result
from speeltafel.engine.native import mypyc_attr
from speeltafel.engine.plain import Plain

Step = Callable[[Any, Any, "Now"], None]
"""A step gets the table, its own frame and the moment."""

Offers = Sequence[tuple[int, str, list[Move], str]]
"""What may be done at any moment: seat, kind, moves, rule."""


class Now:
    """The moment in which something happens: its time, its chance, and who listens."""

    def __init__(self, chance: Chance, at: float = 0.0, events: list[Event] | None = None) -> None:
        self.chance = chance
        self.at = at
        self.events = events
        self.listening = events is not None

    def emit(self, event: Event) -> None:
        """Tell what happened. Check `listening` first where a search plays by the thousand."""
        if self.events is not None:
            self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Procedure(Plain):
    """A frame: its fields are its data, `steps` its numbered list, `at` the next line of it.

    A step changes the table, pushes another procedure or asks. A step that asks does nothing else, because it is
    repeated when the question was interrupted.
    """

    at: int = 0

    def steps(self) -> tuple[Step, ...]:
        """The numbered list."""
        raise NotImplementedError

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        """Take the answer to a question that one of the steps asked."""
        raise NotImplementedError

    def repeat(self) -> None:
        """Do the present step once more when the frame is on top again."""
        self.at -= 1

    def finish(self) -> None:
        """Skip the steps that are left."""
        self.at = len(self.steps())


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Table(Plain):
    """The state of a game between two moves. Games add their own fields."""

    seats: int = 0
    frames: list[Procedure] = field(default_factory=list)
    open: list[Decision] = field(default_factory=list)
    waiting: int = 0
    asked: list[int] = field(default_factory=list)
    result: Result | None = None

    def push(self, procedure: Procedure) -> None:
        """Do this first; the present frame goes on afterwards."""
        self.frames.append(procedure)

    def ask(
        self, seat: int, kind: str, moves: Sequence[Move], rule: str, clock: str = "", waits: int = ASKED
    ) -> None:
        """Open a decision. Numbers count per seat, so that they tell nothing about others."""
        if not self.asked:
            self.asked = [0] * self.seats
        number = self.asked[seat] + 1
        self.asked[seat] = number
        self.open.append(
            Decision(
                seat, kind, moves if isinstance(moves, list) else list(moves), rule, clock, number, waits
            )
        )
        if waits == ASKED:
            self.waiting += 1

    def decision(self, seat: int) -> Decision | None:
        """What this seat may decide now."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def rest(self) -> None:
        """Wait for the clock and for no seat: `Game.wake` says until when, and `Game.awake` withdraws this."""
        self.waiting = 1

    def withdraw(self) -> None:
        """Close every open decision."""
        self.open.clear()
        self.waiting = 0

    def end(self, result: Result) -> None:
        """The game is over, in the middle of anything."""
        self.result = result
        self.frames.clear()
        self.withdraw()


def run(table: Table, now: Now) -> None:
    """Go on until somebody is asked or the game is over."""
    frames = table.frames
    while frames and not table.waiting:
        if table.open:
            table.open.clear()
        frame = frames[-1]
        steps = frame.steps()
        at = frame.at
        if at == len(steps):
            frames.pop()
        else:
            frame.at = at + 1
            steps[at](table, frame, now)


def close(table: Table, decision: Decision) -> None:
    """Take an answered decision off the table."""
    table.open.remove(decision)
    if decision.waits == ASKED:
        table.waiting -= 1


def interrupt(table: Table) -> None:
    """Set the open questions aside; the frame that asked will ask again."""
    table.withdraw()
    table.frames[-1].repeat()


def offer(table: Table, offers: Offers, standing: Sequence[Decision]) -> None:
    """Open what may be done at any moment to seats that are not asked. What stands unchanged keeps its number."""
    for seat, kind, moves, rule in offers:
        if table.decision(seat) is None:
            same = [
                old
                for old in standing
                if (old.seat, old.kind, old.moves, old.rule) == (seat, kind, moves, rule)
            ]
            if same:
                table.open.append(same[0])
            else:
                table.ask(seat, kind, moves, rule, waits=INTERRUPT)


def ask_again(table: Table, now: Now, offers: Callable[[Any], Offers] | None = None) -> None:
    """Ask the present questions once more, with the same numbers: the table behind them was dealt anew.

    Games with moves at any moment hand in what offers them. A seat that is asked only now gets a number of its own.
    """
    numbers = table.asked[:]
    for decision in table.open:
        table.asked[decision.seat] -= 1
    table.withdraw()
    table.frames[-1].repeat()
    run(table, now)
    if offers is not None and table.result is None:
        offer(table, offers(table), ())
    table.asked = [max(before, after) for before, after in zip(numbers, table.asked, strict=True)]


def answer(table: Table, decision: Decision, move: Move, now: Now) -> None:
    """Hand a legal answer to the frame that asked, and go on."""
    close(table, decision)
    table.frames[-1].answer(table, decision.seat, move, now)
    run(table, now)
