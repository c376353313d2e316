"""The durable log in PostgreSQL: everything that waits goes in one statement, fenced by the epoch of each table's lease."""

import asyncio
from time import perf_counter
from typing import Final

import structlog

from speeltafel.server.storage.contract import (
    COMMIT_ENTRIES,
    COMMIT_SECONDS,
    Fenced,
    Note,
    OutOfOrder,
    StorageFailed,
    Unsure,
    Waiting,
    settle,
)
from speeltafel.server.storage.postgres.connecting import Line, Unreached, is_away
from speeltafel.server.storage.postgres.leases import Leases

log = structlog.get_logger()

MOST_ROWS: Final = 1000
SECONDS_TO_TRY: Final = 4.0
"""How long an entry waits for a database that is away."""
SECONDS_BETWEEN: Final = 0.1

APPEND: Final = """
INSERT INTO log (table_id, number, entry)
SELECT given.table_id, given.number, given.entry
FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bigint[]) AS given (table_id, number, entry, epoch)
JOIN leases ON leases.table_id = given.table_id AND leases.epoch = given.epoch AND leases.node = $5
FOR SHARE OF leases
ON CONFLICT (table_id, number) DO NOTHING
RETURNING table_id, number
"""
"""Who takes a table over waits until an append that is under way is stored, and then reads it: the lease is locked."""
STORED: Final = "SELECT entry FROM log WHERE table_id = $1 AND number = $2"
NOTE: Final = """
INSERT INTO tables (id, game, phase, listed, created, changed)
SELECT DISTINCT ON (id) id, game, phase, listed, created, extract(epoch FROM now())::bigint
FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[]) WITH ORDINALITY
    AS given (id, game, phase, listed, created, place)
ORDER BY id, place DESC
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, changed = excluded.changed
"""


class PostgresJournal:
    """Group commit by one task on one connection; see `contract.Journal`."""

    def __init__(self, url: str, leases: Leases) -> None:
        self.loop = asyncio.get_running_loop()
        self.line = Line(url, leases.node)
        self.leases = leases
        self.entries: list[Waiting] = []
        self.notes: list[Note] = []
        self.more = asyncio.Event()
        self.closing = False
        self.task = self.loop.create_task(self.write())

    async def append(self, table: str, number: int, entry: bytes) -> None:
        if table not in self.leases.epochs:
            raise Fenced("another process drives this table")
        done: asyncio.Future[None] = self.loop.create_future()
        self.entries.append(Waiting(table, number, entry, done))
        self.more.set()
        await done

    def note(self, note: Note) -> None:
        self.notes.append(note)
        self.more.set()

    async def close(self) -> None:
        self.closing = True
        self.more.set()
        await self.task
        await self.line.close()

    async def write(self) -> None:
        """One batch after the other; what comes in the meantime is the next."""
        while not self.closing or self.entries or self.notes:
            await self.more.wait()
            self.more.clear()
            while self.entries:
                batch, self.entries = self.entries[:MOST_ROWS], self.entries[MOST_ROWS:]
                await self.commit(batch)
            await self.write_notes()

    async def commit(self, batch: list[Waiting]) -> None:
        """Store the batch and tell everybody who waits. A database that is away is tried for a while."""
        started = perf_counter()
        until = self.loop.time() + SECONDS_TO_TRY
        again = False
        while True:
            try:
                outcomes = await self.store(batch, again)
                break
            except Exception as error:
                again = again or not isinstance(error, Unreached)
                if not is_away(error) or self.loop.time() > until:
                    log.error("not stored", error=type(error).__name__)
                    outcomes = self.give_up(batch, type(error).__name__, again)
                    break
            await asyncio.sleep(SECONDS_BETWEEN)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            settle(waiting, outcome)
        COMMIT_SECONDS.observe(perf_counter() - started)
        COMMIT_ENTRIES.observe(len(batch))

    def give_up(self, batch: list[Waiting], why: str, asked: bool) -> list[StorageFailed | None]:
        """Nothing was asked of the database, or something was and no answer came: then it may still be done, unless fenced."""
        if not asked:
            return [StorageFailed(why) for _ in batch]
        for waiting in batch:
            self.leases.doubt(waiting.table)
        return [Unsure(why) for _ in batch]

    async def store(self, batch: list[Waiting], again: bool) -> list[StorageFailed | None]:
        """One statement. After a lost connection the same entry may be there already, by our own first try."""
        epochs = [self.leases.epochs.get(waiting.table, 0) for waiting in batch]
        tables = [waiting.table for waiting in batch]
        numbers = [waiting.number for waiting in batch]
        lines = [waiting.entry for waiting in batch]
        rows = await self.line.fetch(APPEND, tables, numbers, lines, epochs, self.leases.node)
        stored = {(row["table_id"], row["number"]) for row in rows}
        if len(stored) == len(batch):
            return [None] * len(batch)
        return [
            None if (waiting.table, waiting.number) in stored else await self.why(waiting, again)
            for waiting in batch
        ]

    async def why(self, waiting: Waiting, again: bool) -> StorageFailed | None:
        """Why an entry was not stored now."""
        rows = await self.line.fetch(STORED, waiting.table, waiting.number)
        if not rows:
            self.leases.lose(waiting.table)
            return Fenced("another process drives this table")
        if again and rows[0]["entry"] == waiting.entry:
            return None
        return OutOfOrder(f"entry {waiting.number} of table {waiting.table} is there already")

    async def write_notes(self) -> None:
        """The list of tables; what cannot be written now is tried again with the next batch."""
        if not self.notes:
            return
        notes, self.notes = self.notes, []
        columns = [list(column) for column in zip(*notes, strict=True)]
        try:
            await self.line.fetch(NOTE, *columns)
        except Exception as error:
            if not is_away(error):
                log.error("the list of tables was not written", error=type(error).__name__)
            elif not self.closing:
                self.notes = [*notes, *self.notes]
                self.loop.call_later(SECONDS_BETWEEN, self.more.set)
