"""Reading what the journal wrote; the same for a file and for PostgreSQL."""

import asyncio
from time import time
from typing import TypeVar

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.keeping import AWAY
from speeltafel.server.storage.models import LogRow, TableRow

Value = TypeVar("Value")


class Archive:
    """The tables and logs on the disk."""

    def __init__(self, engine: AsyncEngine, away: tuple[type[Exception], ...] = ()) -> None:
        self.engine = engine
        self.away: tuple[type[Exception], ...] = (*AWAY, *away)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(engine, expire_on_commit=False)

    async def entries(self, table: str) -> list[bytes]:
        """The log of one table, from its first entry."""
        return await self.read(select(LogRow.entry).where(LogRow.table_id == table).order_by(LogRow.number))

    async def knows(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(
            await self.read(select(LogRow.number).where(LogRow.table_id == table, LogRow.number == 1))
        )

    async def phase(self, table: str) -> str:
        """How far a table was when it was last noted."""
        return next(iter(await self.read(select(TableRow.phase).where(TableRow.id == table))), "")

    async def listed(self, within_seconds: float, most: int) -> list[str]:
        """Tables of the lobby that were alive not too long ago, the latest first."""
        query = (
            select(TableRow.id)
            .where(TableRow.listed, TableRow.phase != "over", TableRow.changed > time() - within_seconds)
            .order_by(TableRow.changed.desc())
            .limit(most)
        )
        return await self.read(query)

    async def running(self, within_seconds: float) -> list[str]:
        """Tables that wait or play and were alive not too long ago: those that wait first, the latest first."""
        query = (
            select(TableRow.id)
            .where(TableRow.phase != "over", TableRow.changed > time() - within_seconds)
            .order_by(TableRow.phase != "waiting", TableRow.changed.desc())
        )
        return await self.read(query)

    async def read(self, query: Select[Value]) -> list[Value]:
        """What the database answers; it may be away for a moment."""
        try:
            # Whoever asks may be no task, which a new connection needs for its time limit.
            return await asyncio.create_task(self.ask(query))
        except self.away as error:
            raise StorageFailed(type(error).__name__) from error

    async def ask(self, query: Select[Value]) -> list[Value]:
        async with self.session() as session:
            return list(await session.scalars(query))

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()
