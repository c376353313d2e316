"""PostgreSQL, made ready before anybody is let in, and one sentence about what to do when it cannot be used."""

import asyncio
from collections.abc import Iterable, Mapping
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from speeltafel.engine import BadSetup
from speeltafel.server.common.neighbours import check_neighbours
from speeltafel.server.storage.postgres.connecting import AWAY, SECONDS_TO_CONNECT, connect
from speeltafel.server.storage.postgres.leases import LEASE_SECONDS
from speeltafel.server.storage.schema import bring_up_to_date

PULSE: Final = "INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
MIGRATING: Final = 7_305_184
"""The lock under which one node at a time changes the schema."""


def engine_of(url: str) -> AsyncEngine:
    """For reading and for migrations. Who gets no connection is told so soon, as an error of the network."""

    async def reach() -> asyncpg.Connection:
        try:
            # Whoever asks may be no task, which connecting needs for its time limit.
            return await asyncio.create_task(connect(url))
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(type(error).__name__) from error

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=reach,
        pool_pre_ping=True,
        pool_size=4,
        pool_timeout=SECONDS_TO_CONNECT,
    )


def prepare_postgres(url: str) -> tuple[str, str]:
    """Bring the schema up to date, and look whether clocks agree; the schemas before and after."""
    try:
        return asyncio.run(preparing(url))
    except (*AWAY, DBAPIError, asyncpg.PostgresError) as error:
        raise BadSetup(f"the database at {where(url)} {advice(error)}") from None


async def preparing(url: str) -> tuple[str, str]:
    await check_clock(url)
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(update_alone)
    finally:
        await engine.dispose()


def update_alone(connection: Connection) -> tuple[str, str]:
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    check_neighbours(users(connection))
    return bring_up_to_date(connection)


def users(connection: Connection) -> Iterable[Mapping[str, Any]]:
    """The nodes that use the database now; those of before they said what they understand speak the first protocol."""
    found = inspect(connection)
    if not found.has_table("nodes"):
        return []
    known = {column["name"] for column in found.get_columns("nodes")}
    told = "protocol, place" if "protocol" in known else "1 AS protocol, '' AS place"
    query = text(f"SELECT version, {told} FROM nodes WHERE until > now()")  # noqa: S608
    return [dict(row) for row in connection.execute(query).mappings()]


async def check_clock(url: str) -> None:
    """Refuse a machine whose clock is off by more than a lease: its log would tell times that never were."""
    connection = await connect(url)
    try:
        theirs = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))
    finally:
        await connection.close()
    off = abs(theirs - time())
    if off > LEASE_SECONDS:
        raise BadSetup(
            f"the clocks of this machine and of the database at {where(url)} differ by {off:.0f} seconds: "
            "set both by a time server (NTP) and start again"
        )


async def can_store(engine: AsyncEngine) -> str:
    """Nothing when moves can be stored; else why not."""
    try:
        async with engine.begin() as connection:
            await connection.execute(text(PULSE), {"at": int(time())})
    except (*AWAY, DBAPIError, NoConnectionLeft, asyncpg.PostgresError) as error:
        return f"the database {advice(error)}"
    return ""


def where(url: str) -> str:
    """The database without its password."""
    parts = urlsplit(url)
    return f"{parts.hostname or 'localhost'}{f':{parts.port}' if parts.port else ''}{parts.path}"


def advice(error: Exception) -> str:
    """What to do about it."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(error, OperationalError | NoConnectionLeft | OSError | TimeoutError):
        return "does not answer: start it, or correct SPEELTAFEL_DATABASE"
    match getattr(found, "sqlstate", ""):
        case "28P01" | "28000":
            return "does not let this user in: correct user and password in SPEELTAFEL_DATABASE"
        case "3D000":
            return "does not exist: make it (createdb), or correct SPEELTAFEL_DATABASE"
        case "42501":
            return "does not let this user make tables: grant that, or use another user"
        case "25006":
            return "is a copy that cannot be written: use the primary"
        case "53300":
            return "has no connection left: raise max_connections, or run fewer nodes"
    return f"cannot be used ({type(found).__name__}): look into its log"
