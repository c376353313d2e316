"""A table while people are at it: who is connected, what time it is, and the one way to change it.

Everything that changes or reads the game holds the table's lock. A change is applied, appended to the log, and only
then acknowledged and shown; when the log refuses it, the table is read from the log again as if nothing had happened.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from speeltafel.engine import Decision, Event, IllegalMove, Match, SpeeltafelError
from speeltafel.server import entries
from speeltafel.server.archive import Archive
from speeltafel.server.clock import TableClock
from speeltafel.server.connection import Connection
from speeltafel.server.driver import Deadline, Driver
from speeltafel.server.entries import LogEntry, Played
from speeltafel.server.history import Eyes
from speeltafel.server.journal import Journal, StorageFailed
from speeltafel.server.ledger import Ledger
from speeltafel.server.refusals import Refusal
from speeltafel.server.settings import Settings
from speeltafel.server.showing import Moment, table_card
from speeltafel.server.silence import Silence
from speeltafel.server.thinking import Thinkers
from speeltafel.server.wire import PauseRequest, SeatsHeld, TableChanged, UndoRequest

log = structlog.get_logger()

RESEATING = (
    entries.Configured,
    entries.SeatChanged,
    entries.HostChanged,
    entries.StoodUp,
    entries.TookOver,
)
"""What changes who sits where."""

MakeRematch = Callable[["LiveTable"], Awaitable[str]]


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        ledger: Ledger,
        journal: Journal,
        archive: Archive,
        settings: Settings,
        make_rematch: MakeRematch,
        thinkers: Thinkers,
    ) -> None:
        self.ledger = ledger
        self.journal = journal
        self.archive = archive
        self.settings = settings
        self.make_rematch = make_rematch
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.opening_since = monotonic()
        """When a draw began, or the first browser came back to it."""
        self.lost: dict[int, float] = {}
        """When the last browser of a seat went away."""
        self.host_lost: float | None = None
        """When the last browser of the host went away."""
        self.stand_ins: set[int] = set() if ledger.phase == "over" else ledger.gone - ledger.left
        self.clock = TableClock(ledger.match.time if ledger.match else 0.0)
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
        self.driver = Driver(self)
        self.driver.note_decisions()

    # Questions

    @property
    def match(self) -> Match:
        """The running or finished game."""
        if self.ledger.match is None:
            raise Refusal("not-now", "the game has not started")
        return self.ledger.match

    def is_connected(self, seat: int) -> bool:
        """Whether a browser that holds this seat is here."""
        return any(seat in connection.seats for connection in self.connections)

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
        if match is None or eyes is None or self.ledger.lesson is not None:
            return False
        return not self.undo_refused and match.can_undo(eyes)

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
        decision = self.match.table.decision(seat)
        if decision is not None and decision.number == number:
            return decision
        asked = self.match.table.asked
        if asked and asked[seat] == number and decision is None:
            raise Refusal("duplicate", "this decision was answered already")
        raise Refusal("stale", "this decision is no longer open")

    # Changes

    async def append(self, entry: LogEntry) -> None:
        """Store something that is not a move, then let it be true."""
        await self.store(entry)
        self.ledger.fold(entry)
        if isinstance(entry, entries.Configured | entries.Started):
            self.note()
        if isinstance(entry, RESEATING):
            self.reseat()

    def reseat(self) -> None:
        """Every browser holds the seats that its keys open now, and no other; who holds others than before is told.

        So is who became the host, or is it no longer.
        """
        for connection in self.connections:
            seats = self.ledger.opened_by(connection.keys)
            host = self.ledger.is_hosted_by(connection.secret, seats)
            if (seats, host) != (connection.seats, connection.host):
                connection.seats, connection.host = seats, host
                connection.send(SeatsHeld(seats, host))

    async def do(self, act: Callable[[], list[Event]]) -> None:
        """Let the match do something, and keep it; whatever goes wrong, nothing happened."""
        try:
            events = act()
        except IllegalMove as error:
            raise Refusal("illegal", error.text, error.rule) from None
        except SpeeltafelError as error:
            raise Refusal("stale", str(error)) from None
        except Exception:
            log.exception("the rules failed", table=self.ledger.table, game=self.ledger.created.game)
            await self.reread()
            raise Refusal("fault", "the server made a mistake; nothing was changed") from None
        await self.happened(events)

    async def happened(self, events: list[Event]) -> None:
        """Store what the match has just done, then show it."""
        _, record = self.ledger.playing()
        await self.store(Played(record.entries[-1], self.match.result))
        self.ledger.played(events)
        if record.entries[-1].left:
            self.reseat()
        asked_back, self.undo_request, self.undo_refused = self.undo_request, None, False
        self.driver.note_decisions()
        self.show()
        if asked_back is not None:
            self.show_card()
        if self.match.result is not None:
            self.note()
            log.info(
                "over",
                table=self.ledger.table,
                game=self.ledger.created.game,
                winners=self.match.result.winners,
            )
            self.show_card()

    async def store(self, entry: LogEntry) -> None:
        """Put an entry in the log, or forget that it ever was."""
        try:
            await self.journal.append(self.ledger.table, self.ledger.number + 1, entries.write(entry))
        except StorageFailed as error:
            log.error("not stored", table=self.ledger.table, error=str(error))
            await self.reread()
            raise Refusal("storage", "the server cannot store this now; nothing was changed") from None

    async def reread(self) -> None:
        """Go back to what the log says."""
        log_entries = await self.archive.entries(self.ledger.table)
        self.ledger = await asyncio.to_thread(Ledger.read, self.ledger.table, log_entries)
        self.reseat()
        self.driver.note_decisions()

    def note(self) -> None:
        """Keep the list of tables up to date."""
        self.journal.note(self.ledger.note())

    # Showing

    def show(self, undone: bool = False) -> None:
        """Send every browser what changed for it."""
        if self.ledger.match is None:
            return
        moment = Moment(self, self.ledger.match)
        for connection in self.connections:
            message = moment.state(connection, undone)
            if message is not None:
                connection.send(message)

    def show_card(self) -> None:
        """Send the table's card to every browser that does not have it yet."""
        card = table_card(self)
        for connection in self.connections:
            if connection.send_card(card):
                connection.send(TableChanged(card))
