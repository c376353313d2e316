"""A connection to PostgreSQL, and what its errors mean."""

import asyncio
from typing import Final

import asyncpg

SECONDS_TO_CONNECT: Final = 3.0
AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
"""The database cannot be reached at this moment: it may come back."""
AWAY_STATES: Final = ("57P01", "57P02", "57P03", "53300", "25006")
"""It shuts down, starts up, has no connection left, or is a copy that does not take writes."""


async def connect(url: str, name: str = "") -> asyncpg.Connection:
    """A connection on which every commit is on the disk before it counts; the database shows it under this name."""
    return await asyncpg.connect(
        url,
        timeout=SECONDS_TO_CONNECT,
        command_timeout=SECONDS_TO_CONNECT,
        server_settings={
            "synchronous_commit": "on",
            "application_name": f"speeltafel {name}".strip(),
            "jit": "off",
        },
    )


class Unreached(Exception):
    """There is no connection: nothing was asked."""


def is_away(error: BaseException) -> bool:
    """Whether trying again may help."""
    if isinstance(error, (*AWAY, Unreached)):
        return True
    return isinstance(error, asyncpg.PostgresError) and error.sqlstate in AWAY_STATES


class Line:
    """One connection that is made again when it was lost. One user at a time."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.connection: asyncpg.Connection | None = None
        self.busy = asyncio.Lock()
        self.failures = 0

    async def open(self) -> asyncpg.Connection:
        """The connection, new if need be."""
        if self.connection is None or self.connection.is_closed():
            try:
                # Whoever asks may be no task, which connecting needs for its time limit.
                self.connection = await asyncio.create_task(connect(self.url, self.name))
            except Exception as error:
                if not is_away(error):
                    raise
                raise Unreached(type(error).__name__) from None
        return self.connection

    async def fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        """Rows; whoever is told that the database is away gets a new connection next time.

        All who waited for the one who was told so are told with it: one after the other would wait for ever.
        """
        before = self.failures
        async with self.busy:
            if self.failures != before:
                raise Unreached("away")
            try:
                return list(await (await self.open()).fetch(query, *values))
            except Exception as error:
                if is_away(error):
                    self.failures += 1
                    self.drop()
                raise

    def drop(self) -> None:
        """Forget the connection."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        """Say goodbye."""
        connection, self.connection = self.connection, None
        if connection is not None and not connection.is_closed():
            try:
                await connection.close(timeout=SECONDS_TO_CONNECT)
            except AWAY:
                connection.terminate()
