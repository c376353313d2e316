"""A table while people are at it: who is connected, what time it is, and the one way to change it.

Everything that changes or reads the game holds the table's lock. A change is applied, appended to the log, and only
then acknowledged and shown; when the log refuses it, the table is read from the log again as if nothing had happened.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Literal, Protocol

import structlog

from speeltafel.engine import Event, IllegalMove, Match, SpeeltafelError
from speeltafel.server.aside.thinking import Thinkers
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import entries
from speeltafel.server.storage.archive import Archive
from speeltafel.server.storage.contract import Journal, StorageFailed, Unsure
from speeltafel.server.storage.entries import LogEntry, Played
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.showing import Moment, table_card
from speeltafel.server.table.standing import Standing, clock_of
from speeltafel.server.wire import SeatsHeld, TableChanged

log = structlog.get_logger()

RESEATING = (
    entries.Configured,
    entries.SeatChanged,
    entries.HostChanged,
    entries.StoodUp,
    entries.TookOver,
)
"""What changes who sits where."""

Occasion = Literal["seated", "moved", "arranged", "over"]
"""What others may want to know of a table: who sits where has changed, something happened in the game, it has ended.

`arranged`: somebody at a slow table said something beforehand, which nobody at any table may learn.
"""


class Turn(asyncio.Lock):
    """The table's lock. Who gets it finds the table as the log has it, or is refused."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__()
        self.table = table

    async def __aenter__(self) -> None:
        await self.acquire()
        try:
            if self.table.unsure or self.table.gone:
                await self.table.make_sure()
        except BaseException:
            self.release()
            raise


MakeRematch = Callable[["LiveTable"], Awaitable[str]]


class Driving(Protocol):
    """What makes things happen by themselves; the table only says that something changed."""

    def note_decisions(self) -> None:
        """Other questions are open than before."""

    def schedule(self) -> None:
        """Something may be due at another moment than before."""

    def change_player(self, seat: int) -> None:
        """Somebody else plays this seat from now on."""

    def make_haste(self) -> None:
        """Nobody plays on whom the bots would have to wait for."""

    async def pass_time(self, match: Match) -> None:
        """Let happen what happens by itself."""

    def hear(self, seat: int, word: str) -> None:
        """A seat gave a signal."""

    def stop(self) -> None:
        """Sleep for good."""


class LiveTable(Standing):
    """One table in memory."""

    # With these as well there would be too many to share their table of names with other tables: 1.3 kB each.
    __slots__ = (
        *(
            "archive",
            "claim",
            "driver",
            "gone",
            "journal",
            "let_go",
            "lock",
            "make_rematch",
            "tell",
            "thinkers",
        ),
        "unsure",
    )

    def __init__(
        self,
        ledger: Ledger,
        journal: Journal,
        archive: Archive,
        settings: Settings,
        make_rematch: MakeRematch,
        thinkers: Thinkers,
        drive: Callable[["LiveTable"], Driving],
        let_go: Callable[[str], None],
        tell: Callable[[Occasion, Ledger], None],
        claim: Callable[[str], Awaitable[None]],
    ) -> None:
        super().__init__(ledger, settings)
        self.journal = journal
        self.archive = archive
        self.make_rematch = make_rematch
        self.thinkers = thinkers
        self.let_go = let_go
        self.tell = tell
        self.claim = claim
        self.gone = False
        """Whether it has left this process: whoever still holds it changes nothing any more."""
        self.unsure = False
        """Whether the memory is not what the log says, which could not be read."""
        self.lock = Turn(self)
        self.driver = drive(self)
        self.driver.note_decisions()

    async def append(self, entry: LogEntry) -> None:
        """Store something that is not a move, then let it be true."""
        await self.store(entry)
        self.ledger.fold(entry)
        if isinstance(entry, entries.Configured | entries.Started):
            self.note()
        if isinstance(entry, entries.Started):
            if self.ledger.slow is not None:
                self.clock = clock_of(self.ledger)
            self.tell("moved", self.ledger)
        if isinstance(entry, RESEATING):
            self.reseat()
            self.tell("seated", self.ledger)

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
            await self.go_back()
            raise Refusal("fault", "the server made a mistake; nothing was changed") from None
        await self.happened(events)

    async def happened(self, events: list[Event]) -> None:
        """Store what the match has just done, then show it."""
        _, record = self.ledger.playing()
        result = self.match.result
        played = Played(record.entries[-1], result, ended=0 if result is None else int(time()))
        await self.store(played)
        self.ledger.ended = played.ended
        self.ledger.played(events)
        if record.entries[-1].left:
            self.reseat()
        asked_back, self.undo_request, self.undo_refused = self.undo_request, None, False
        self.driver.note_decisions()
        self.tell("moved", self.ledger)
        self.show()
        if asked_back is not None or self.ledger.slow is not None:
            # When time is up stands on the card of a slow table.
            self.show_card()
        if self.match.result is not None:
            self.note()
            self.tell("over", self.ledger)
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
            await self.go_back()
            if isinstance(error, Unsure):
                raise Refusal(
                    "unsure", "the database went away: the table will show whether this counts"
                ) from None
            raise Refusal("storage", "the server cannot store this now; nothing was changed") from None

    async def go_back(self) -> None:
        """As if nothing had happened, or as the log says it did. Where that cannot be read, it is before anything else is done."""
        self.unsure = True
        with suppress(Refusal):
            await self.make_sure()

    async def make_sure(self) -> None:
        """Be what the log says, or refuse everything; whoever reads it anew drives the table anew, too."""
        if self.gone:
            raise Refusal("not-now", "this table has gone elsewhere: come again")
        if not self.unsure:
            return
        try:
            await self.claim(self.ledger.table)
            await self.reread()
        except StorageFailed:
            raise Refusal("storage", "the database is away for a moment: try again") from None
        self.unsure = False
        self.show()

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
