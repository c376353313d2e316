"""Analyses beside the records: asked for, and kept when they are done."""

import asyncio
import sqlite3
from contextlib import AbstractContextManager, closing
from pathlib import Path
from time import time
from typing import Any

from speeltafel.server.storage.journal import StorageFailed, open_database

ASK = "INSERT INTO analyses (table_id, asked) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
KEEP = (
    "INSERT INTO analyses (table_id, asked, report) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET report = excluded.report"
)
FORGET = "DELETE FROM analyses WHERE table_id = ? AND report IS NULL"
READ = "SELECT report FROM analyses WHERE table_id = ?"
OPEN = "SELECT table_id FROM analyses WHERE report IS NULL ORDER BY asked LIMIT ?"


class Analyses:
    """What the disk says about them. Each call opens the database for itself, in a thread: they are few."""

    def __init__(self, database: Path, turn: AbstractContextManager[object]) -> None:
        self.database = database
        self.turn = turn

    async def ask(self, table: str) -> None:
        """Somebody wants one: a server that starts again knows it."""
        await self.write(ASK, table, int(time()))

    async def keep(self, table: str, report: bytes) -> None:
        """It is done."""
        await self.write(KEEP, table, int(time()), report)

    async def forget(self, table: str) -> None:
        """It cannot be done; it can be asked for again."""
        await self.write(FORGET, table)

    async def report(self, table: str) -> bytes | None:
        """A finished one."""
        rows = await asyncio.to_thread(self.read, READ, table)
        found: bytes | None = rows[0][0] if rows else None
        return found

    async def unfinished(self, most: int) -> list[str]:
        """Those that were asked for and are not done, the oldest first."""
        return [table for (table,) in await asyncio.to_thread(self.read, OPEN, most)]

    async def write(self, statement: str, *values: object) -> None:
        """Return when it is on the disk."""
        try:
            await asyncio.to_thread(self.commit, statement, values)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from None

    # In a thread

    def commit(self, statement: str, values: tuple[object, ...]) -> None:
        with self.turn, closing(open_database(self.database)) as database:
            database.execute(statement, values)

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(open_database(self.database)) as database:
            return database.execute(query, values).fetchall()
