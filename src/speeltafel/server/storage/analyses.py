"""Analyses beside the records: asked for, and kept when they are done."""

from time import time
from typing import Any

from sqlalchemy import text

from speeltafel.server.storage.keeping import Keeper

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

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

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
        """Return when it is on the disk."""
        async with self.keeper.changing() as connection:
            await connection.execute(text(statement), values)

    async def read(self, query: str, **values: object) -> list[Any]:
        async with self.keeper.reading() as connection:
            return list((await connection.execute(text(query), values)).scalars())
