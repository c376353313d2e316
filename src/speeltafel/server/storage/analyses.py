"""Analyses beside the records: asked for, and kept when they are done."""

import asyncio
from contextlib import AbstractContextManager
from time import time
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from speeltafel.server.storage.contract import StorageFailed

ASK = "INSERT INTO analyses (table_id, asked) VALUES (:table, :at) ON CONFLICT (table_id) DO NOTHING"
KEEP = (
    "INSERT INTO analyses (table_id, asked, report) VALUES (:table, :at, :report) "
    "ON CONFLICT (table_id) DO UPDATE SET report = excluded.report"
)
FORGET = "DELETE FROM analyses WHERE table_id = :table AND report IS NULL"
READ = "SELECT report FROM analyses WHERE table_id = :table"
OPEN = "SELECT table_id FROM analyses WHERE report IS NULL ORDER BY asked LIMIT :most"


class Analyses:
    """What the database says about them."""

    def __init__(self, engine: AsyncEngine, turn: AbstractContextManager[object]) -> None:
        self.engine = engine
        self.turn = turn
        self.writing = asyncio.Lock()

    async def ask(self, table: str) -> None:
        """Somebody wants one: a server that starts again knows it."""
        await self.write(ASK, table=table, at=int(time()))

    async def keep(self, table: str, report: bytes) -> None:
        """It is done."""
        await self.write(KEEP, table=table, at=int(time()), report=report)

    async def forget(self, table: str) -> None:
        """It cannot be done; it can be asked for again."""
        await self.write(FORGET, table=table)

    async def report(self, table: str) -> bytes | None:
        """A finished one."""
        found: list[bytes | None] = await self.read(READ, table=table)
        return found[0] if found else None

    async def unfinished(self, most: int) -> list[str]:
        """Those that were asked for and are not done, the oldest first."""
        return await self.read(OPEN, most=most)

    async def write(self, statement: str, **values: object) -> None:
        """Return when it is on the disk. Others' turn to write is waited for in a thread."""
        async with self.writing:
            await asyncio.to_thread(self.turn.__enter__)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(text(statement), values)
            except (DBAPIError, OSError) as error:
                raise StorageFailed(type(error).__name__) from None
            finally:
                self.turn.__exit__(None, None, None)

    async def read(self, query: str, **values: object) -> list[Any]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(text(query), values)).scalars())
        except (DBAPIError, OSError) as error:
            raise StorageFailed(type(error).__name__) from None
