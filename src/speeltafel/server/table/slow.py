"""Time at a table where people play by correspondence, as its log tells it: any process reads the same deadlines from it.

A window lasts as long as the public question says, whoever answers what and when: answers are withheld until then.
"""

from typing import Any, Final

import msgspec

from speeltafel.engine import ASKED, Entry, Match, Move, Window
from speeltafel.engine.lessons.tuition import in_window
from speeltafel.server.storage.entries import Span
from speeltafel.server.wire import Order

HOUR: Final = 3600.0
WINDOWS_A_MOVE: Final = 24
"""A window lasts this part of the time for a move, and at least an hour: an hour for each day."""
GRACE: Final = HOUR
"""Who has just done something has at least so long for the next step of the same turn."""
MOST_MISSED: Final = 2
"""Who misses so many turns in a row has a bot until they are back."""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked, in table time."""

    number: int
    since: float
    """When it came to be up to this seat."""
    step: int = 0
    """How many questions of the same turn came before."""
    least: float = 0.0
    """Who has just done something has at least until then."""


class Kept(msgspec.Struct, frozen=True):
    """An answer that is withheld until the window closes."""

    decision: int
    move: Any


class Slowness:
    """What is asked of whom since when, and what people said beforehand."""

    def __init__(self, hours: int, origin: float) -> None:
        self.seconds = hours * HOUR
        self.origin = origin
        """When the game began, in seconds since 1970: table time is counted from there."""
        self.questions: dict[int, Question] = {}
        self.window = False
        """People may react to something, and nobody learns when they did."""
        self.orders: dict[int, Order] = {}
        self.kept: dict[int, Kept] = {}
        self.rests: dict[int, list[Span]] = {}
        """Vacations, in seconds since 1970."""
        self.missed: dict[int, int] = {}
        """How many turns in a row ran out."""

    @property
    def window_seconds(self) -> float:
        """How long every window of this table lasts."""
        return min(self.seconds, max(HOUR, self.seconds / WINDOWS_A_MOVE))

    def note(self, match: Match, alone: bool) -> None:
        """Something happened in the game: other questions may be open than before."""
        entries = match.record.entries if match.record else []
        last = entries[-1] if entries else None
        if last is not None:
            self.note_manners(last)
        window = in_window(match) and not alone
        before, asked = self.questions, asked_now(match)
        self.questions = {
            seat: self.question(before.get(seat), number, match.time, own(last, seat) if not window else None)
            for seat, number in asked.items()
        }
        self.kept = {seat: kept for seat, kept in self.kept.items() if asked.get(seat) == kept.decision}
        self.window = window

    def note_manners(self, last: Entry) -> None:
        """Whether somebody moved, or missed the turn. Nobody misses a window."""
        seat = last.seat
        if seat is None or self.window or seat not in self.questions:
            return
        missed = self.missed.get(seat, 0) + (self.questions[seat].step == 0)
        self.missed[seat] = missed if last.late else 0

    def question(self, known: Question | None, number: int, at: float, last: Entry | None) -> Question:
        """A question that was open already, the next step of the same turn (`last` was the seat's own), or a new one."""
        if known is not None and known.number == number:
            return known
        if known is None or last is None or self.window:
            return Question(number, at)
        least = known.least if last.late else at + min(GRACE, self.seconds)
        return Question(number, known.since, known.step + 1, least)

    def take_back(self, match: Match) -> None:
        """The step before is asked again, and the time goes on from where it was."""
        self.questions = {
            seat: msgspec.structs.replace(
                self.questions.get(seat) or Question(number, match.time), number=number
            )
            for seat, number in asked_now(match).items()
        }

    def keep(self, seat: int, decision: int, move: Any) -> None:
        """An answer that is given when the window closes, unless it is changed until then."""
        self.kept[seat] = Kept(decision, move)

    # When

    def due(self, seat: int) -> float:
        """When the time of a seat is up, in table time."""
        question = self.questions[seat]
        if self.window:
            return question.since + self.window_seconds
        return self.rested(seat, question.since, max(question.since + self.seconds, question.least))

    def rested(self, seat: int, since: float, due: float) -> float:
        """While somebody is on vacation, their time stands still.

        >>> slow = Slowness(24, origin=0.0)
        >>> slow.rests[0] = [(10, 30), (90_000, 90_100)]
        >>> slow.rested(0, 0.0, 86_400.0)
        86420.0
        """
        for begins, ends in sorted(self.rests.get(seat, ())):
            first, last = max(begins - self.origin, since), ends - self.origin
            if first < due and last > first:
                due += last - first
        return due

    def rests_until(self, seat: int, now: float) -> int:
        """When the vacation ends that a seat has now (seconds since 1970); 0 without one."""
        return max((ends for begins, ends in self.rests.get(seat, ()) if begins <= now < ends), default=0)

    # What

    def wants(self, seat: int) -> bool:
        """Whether this person wants to be called now: for a turn always, in a window as they said beforehand."""
        if not self.window:
            return True
        return self.orders.get(seat, "ask") == "ask" and seat not in self.kept

    def answer(self, match: Match, seat: int) -> Move | None:
        """What somebody said before the window closed; None: nothing."""
        frame = match.table.frames[-1] if match.table.frames else None
        if not self.window or not isinstance(frame, Window):
            return None
        kept = self.kept.get(seat)
        if kept is not None:
            return match.read_move(kept.move)
        if self.orders.get(seat) != "react" or not frame.hits(match.table, seat):
            return None
        return next((move for move in match.decision(seat).moves if frame.reacts(move)), None)


def asked_now(match: Match) -> dict[int, int]:
    """Everybody the table waits for, with the number of the question."""
    return {decision.seat: decision.number for decision in match.table.open if decision.waits == ASKED}


def own(last: Entry | None, seat: int) -> Entry | None:
    """The last thing that happened, if this seat did it."""
    return last if last is not None and last.seat == seat else None
