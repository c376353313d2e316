"""How a table stands: who is connected, what time it is, what is asked. Changes are in `live`."""

from collections import Counter
from time import monotonic
from typing import NamedTuple

from speeltafel.engine import ASKED, Decision, Match
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.table.clock import TableClock, WallClock
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.history import Eyes
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.silence import Silence
from speeltafel.server.wire import PauseRequest, UndoRequest


class Deadline(NamedTuple):
    """When a decision runs out, in seconds of play, how long it had, and which clock of which turn that is."""

    at: float
    seconds: float
    turn: tuple[int, str, int] | None = None
    """Seat, clock and number of the turn, for a clock that runs over all questions of a turn."""


class Standing:
    """Everything about a table that can be asked without changing it."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        self.settings = settings
        self.connections: list[Connection] = []
        self.opening_since = monotonic()
        """When a draw began, or the first browser came back to it."""
        self.lost: dict[int, float] = {}
        """When the last browser of a seat went away."""
        self.host_lost: float | None = None
        """When the last browser of the host went away."""
        self.stand_ins: set[int] = set() if ledger.phase == "over" else ledger.gone - ledger.left
        self.clock = clock_of(ledger)
        self.deadlines: dict[tuple[int, int], Deadline] = {}
        self.paused_by: int | None = None
        self.pause_request: PauseRequest | None = None
        self.pauses: Counter[int] = Counter()
        """How often each seat has stopped the clocks of others."""
        self.may_pause: dict[int, float] = {}
        """When a seat may pause again."""
        waits = ledger.game.timed and ledger.lesson is None
        self.silence = Silence(settings.silent_seconds if waits else None)
        self.undo_request: UndoRequest | None = None
        self.undo_refused = False
        """Whether somebody said no to taking back the last move."""
        self.may_signal: dict[int, float] = {}
        """When a seat may give its next signal."""
        self.rematch: set[int] = set()
        self.hasty = False
        """Somebody who is out wants to see the end; see `only_bots_play`."""
        self.touched = monotonic()

    @property
    def match(self) -> Match:
        """The running or finished game."""
        if self.ledger.match is None:
            raise Refusal("not-now", "the game has not started")
        return self.ledger.match

    def is_connected(self, seat: int) -> bool:
        """Whether a browser that holds this seat is here."""
        return any(seat in connection.seats for connection in self.connections)

    def is_attended(self) -> bool:
        """Whether time passes here: one who plays is here. Others may look on, but for them alone nobody's turn is taken.

        A slow table has its own time, and where no person is left in the game those who look on are enough.
        """
        left = self.ledger.gone | self.ledger.left
        people = {seat for seat, entry in enumerate(self.ledger.seats) if entry.kind == "person"} - left
        if self.ledger.slow is not None or not people:
            return bool(self.connections)
        return any(self.is_connected(seat) for seat in people)

    def keeps_quiet(self) -> bool:
        """Whether nobody is told who looks in and when: at a slow table that would say who wanted to be called."""
        return self.ledger.slow is not None and self.ledger.phase == "playing"

    def is_shown_here(self, seat: int) -> bool:
        """Whether others see this person at the table; where nobody is told, nobody is missed."""
        return self.keeps_quiet() or self.is_connected(seat)

    def hosts(self) -> list[Connection]:
        """The browsers of the host that are here. A television decides too, but nobody has to wait for it."""
        return [connection for connection in self.connections if connection.host and not connection.tv]

    def host_grace(self) -> float | None:
        """Seconds that a host whose line was lost still has to come back: nobody decides in the blink of that.

        None when nobody waits for a host; it stays 0 until the table has noticed that the time is over.
        """
        if self.host_lost is None or self.hosts():
            return None
        return max(0.0, self.host_lost + self.settings.host_seconds - monotonic())

    def host_is_expected(self) -> bool:
        """Whether the table still waits for its host."""
        return (self.host_grace() or 0.0) > 0.0

    def notice_host(self) -> None:
        """Wait no longer than the grace for a host who stays away."""
        if self.host_grace() == 0.0:
            self.host_lost = None

    def people(self) -> list[int]:
        """Seats of persons who are here."""
        return [
            seat
            for seat, entry in enumerate(self.ledger.seats)
            if entry.kind == "person" and self.is_connected(seat)
        ]

    def absent(self) -> list[int]:
        """Seats of persons who are not here."""
        here = self.people()
        return [
            seat
            for seat, entry in enumerate(self.ledger.seats)
            if entry.kind == "person" and seat not in here
        ]

    def is_bots(self, seat: int) -> bool:
        """Whether a bot moves for this seat now."""
        return self.ledger.seats[seat].kind == "bot" or seat in self.stand_ins

    def only_bots_play(self) -> bool:
        """Whether nobody is left in the game whom it would rob of time to think; in a race time is part of the game."""
        match = self.ledger.match
        if match is None or match.result is not None or match.game.timed:
            return False
        seats = range(len(self.ledger.seats))
        return all(self.is_bots(seat) or match.game.is_out(match.table, seat) for seat in seats)

    def may_undo(self, eyes: Eyes) -> bool:
        """Whether this seat could take back the last move."""
        match = self.ledger.match
        if match is None or eyes is None or self.ledger.lesson is not None or self.ledger.choices.rated:
            return False
        if self.ledger.slow is not None and not self.is_unfinished(eyes):
            return False
        return not self.undo_refused and match.can_undo(eyes)

    def is_unfinished(self, seat: int) -> bool:
        """Whether only this seat is asked: it takes no question from anybody, and nobody saw more than the step itself."""
        asked = (decision.seat for decision in self.match.decisions() if decision.waits == ASKED)
        return all(other == seat for other in asked)

    def free_talk(self) -> bool:
        """Whether a player may write freely now."""
        match = self.ledger.match
        if match is None or match.result is not None:
            return True
        seats = range(len(self.ledger.seats))
        return any(
            self.ledger.game.hears(match.table, speaker, listener, True)
            for speaker in seats
            for listener in seats
            if speaker != listener
        )

    def open_decision(self, seat: int, number: int) -> Decision:
        """The decision with this number, or the reason why it cannot be answered."""
        if self.paused_by is not None:
            raise Refusal("paused", "the table is paused")
        decision: Decision | None = self.match.table.decision(seat)
        if decision is not None and decision.number == number:
            return decision
        asked = self.match.table.asked
        if asked and asked[seat] == number and decision is None:
            raise Refusal("duplicate", "this decision was answered already")
        raise Refusal("stale", "this decision is no longer open")

    def signals(self) -> list[str]:
        """The signals that this table has; none before the game begins."""
        match = self.ledger.match
        return [] if match is None else list(match.game.signals_at(match.table))


def clock_of(ledger: Ledger) -> TableClock:
    """The time of a table, from where its log ended."""
    elapsed = ledger.match.time if ledger.match else 0.0
    return TableClock(elapsed) if ledger.slow is None else WallClock(ledger.slow.origin, elapsed)
