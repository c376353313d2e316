"""The storage that the settings name: one file, or PostgreSQL. The rest of the server knows no difference."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib.metadata import version
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings
from speeltafel.server.common.tracing import new_node, sign
from speeltafel.server.storage.analyses import Analyses
from speeltafel.server.storage.archive import Archive
from speeltafel.server.storage.contract import Journal
from speeltafel.server.storage.forgetting import Forgetting
from speeltafel.server.storage.health import Health
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.sqlite.folder import can_store, prepare_file
from speeltafel.server.storage.sqlite.journal import ALWAYS, SqliteJournal

Turn = AbstractContextManager[object]
"""Entered around each commit, where several processes write one file."""

NO_DRIVER = "PostgreSQL and Redis need more packages: pip install 'speeltafel[scale]'"


class Ownership(Protocol):
    """Which tables this process drives, and who drives the others."""

    async def claim(self, table: str) -> str:
        """Take a table that nobody drives; the other node that drives it, or nothing when it is ours."""

    async def release(self, table: str) -> None:
        """Let go of it."""

    def tell(self, lost: Callable[[str], None]) -> None:
        """Call this for every table that somebody else has taken."""

    async def close(self) -> None:
        """Let go of all."""


class Alone:
    """There is nobody else."""

    async def claim(self, table: str) -> str:
        return ""

    async def release(self, table: str) -> None:
        pass

    def tell(self, lost: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass


class Storage:
    """Everything that lasts."""

    def __init__(
        self,
        journal: Journal,
        engine: AsyncEngine,
        health: Health,
        ownership: Ownership,
        turn: Turn,
        away: tuple[type[Exception], ...] = (),
    ) -> None:
        self.journal = journal
        self.archive = Archive(engine, away)
        self.keeper = Keeper(engine, turn, away)
        self.analyses = Analyses(self.keeper)
        self.forgetting = Forgetting(self.keeper)
        self.health = health
        self.ownership = ownership

    async def close(self) -> None:
        """Commit what waits, and let go."""
        await self.journal.close()
        await self.ownership.close()
        await self.archive.close()


def prepare_storage(settings: Settings) -> tuple[str, str]:
    """Make the storage ready before anybody is let in; the schemas before and after."""
    if not settings.database:
        return prepare_file(settings.database_file)
    check_driver()
    from speeltafel.server.storage.postgres.preparing import prepare_postgres

    return prepare_postgres(settings.database)


async def open_storage(settings: Settings, turn: Turn = ALWAYS) -> Storage:
    """The storage that the settings name."""
    return await open_postgres(settings.database) if settings.database else open_file(settings, turn)


async def open_postgres(url: str) -> Storage:
    """A database that others may use at the same time."""
    from speeltafel.server.storage.postgres.connecting import AWAY
    from speeltafel.server.storage.postgres.journal import PostgresJournal
    from speeltafel.server.storage.postgres.leases import Leases
    from speeltafel.server.storage.postgres.preparing import can_store, engine_of

    leases = Leases(url, node=new_node(), version=version("speeltafel"))
    sign(node=leases.node)
    await leases.start()
    engine = engine_of(url)
    health = Health(lambda: can_store(engine))
    return Storage(PostgresJournal(url, leases), engine, health, leases, ALWAYS, AWAY)


def open_file(settings: Settings, turn: Turn = ALWAYS) -> Storage:
    """One file; `turn` is entered around each commit where several workers write."""
    path = settings.database_file
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    health = Health(lambda: asyncio.to_thread(can_store, path, turn))
    return Storage(SqliteJournal(path, turn), engine, health, Alone(), turn)


def check_driver() -> None:
    """Say in a line what is missing."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise BadSetup(NO_DRIVER) from None
