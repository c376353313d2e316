"""Reading what the journal wrote."""

from pathlib import Path
from time import time

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine

from speeltafel.server.storage.models import Base, LogRow, TableRow


class Archive:
    """The tables and logs on the disk."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    async def prepare(self) -> None:
        """Make what is missing in a new database."""
        async with self.engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)

    async def entries(self, table: str) -> list[bytes]:
        """The log of one table, from its first entry."""
        query = select(LogRow.entry).where(LogRow.table_id == table).order_by(LogRow.number)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def phase(self, table: str) -> str:
        """How far a table was when it was last noted."""
        async with self.session() as session:
            return await session.scalar(select(TableRow.phase).where(TableRow.id == table)) or ""

    async def listed(self, within_seconds: float, most: int) -> list[str]:
        """Tables of the lobby that were alive not too long ago, the latest first."""
        query = (
            select(TableRow.id)
            .where(TableRow.listed, TableRow.phase != "over", TableRow.changed > time() - within_seconds)
            .order_by(TableRow.changed.desc())
            .limit(most)
        )
        async with self.session() as session:
            return list(await session.scalars(query))

    async def running(self, within_seconds: float) -> list[str]:
        """Tables that wait or play and were alive not too long ago: those that wait first, the latest first."""
        query = (
            select(TableRow.id)
            .where(TableRow.phase != "over", TableRow.changed > time() - within_seconds)
            .order_by(TableRow.phase != "waiting", TableRow.changed.desc())
        )
        async with self.session() as session:
            return list(await session.scalars(query))

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()
