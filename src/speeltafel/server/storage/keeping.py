"""Rows beside the logs, on either storage: read at any time, changed by one process at a time where that matters."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from speeltafel.server.storage.contract import StorageFailed

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext(:what))")


AWAY = (DBAPIError, NoConnectionLeft, OSError)
"""What any database says that cannot be reached at this moment; a driver may have more words for it."""


class Taken(Exception):
    """What must be there once is there already: nothing was changed."""


class Keeper:
    """All rows that are not entries of a log."""

    def __init__(
        self,
        engine: AsyncEngine,
        turn: AbstractContextManager[object],
        away: tuple[type[Exception], ...] = (),
    ) -> None:
        self.engine = engine
        self.away: tuple[type[Exception], ...] = (*AWAY, *away)
        self.turn = turn
        self.writing = asyncio.Lock()

    @asynccontextmanager
    async def changing(self, what: str = "") -> AsyncIterator[AsyncConnection]:
        """All that is done in it is on the disk at its end, or nothing of it.

        A file is changed by one process at a time. On PostgreSQL several nodes may be in here at the same moment, but only
        one that says `what` it changes: who first reads and then writes names it.
        """
        async with self.writing:
            await asyncio.to_thread(self.turn.__enter__)
            try:
                async with self.engine.begin() as connection:
                    if what and self.engine.dialect.name == "postgresql":
                        await connection.execute(ONE_AT_A_TIME, {"what": f"speeltafel:{what}"})
                    yield connection
            except IntegrityError:
                raise Taken from None
            except self.away as error:
                raise StorageFailed(type(error).__name__) from None
            finally:
                self.turn.__exit__(None, None, None)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """What the database says now; it may be away for a moment."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except self.away as error:
            raise StorageFailed(type(error).__name__) from None
