"""A whole storage in one file, and back: for backups, and from a file to PostgreSQL or the other way round.

The file is a database of its own, of the schema of this version, so that a server can also open it as it is.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Row, Table, UniqueConstraint, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.club import ClubRow, MemberRow, PlayedRow, RatedRow
from speeltafel.server.storage.models import (
    AnalysisRow,
    Base,
    LeaseRow,
    LogRow,
    NodeRow,
    PulseRow,
    TableRow,
)
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.storage.sqlite.folder import OWNER_ONLY, prepare_file

ROWS: Final = 500
LOG: Final = Base.metadata.tables[LogRow.__tablename__]
TABLES: Final = Base.metadata.tables[TableRow.__tablename__]
ANALYSES: Final = Base.metadata.tables[AnalysisRow.__tablename__]
OF_A_SERVER: Final = {row.__tablename__ for row in (PulseRow, NodeRow, LeaseRow)}
"""What is true of a running server only."""
BESIDE: Final = [
    table
    for name, table in Base.metadata.tables.items()
    if table not in (LOG, TABLES, ANALYSES) and name not in OF_A_SERVER
]
"""All other rows: they belong to no table's log."""

Progress = Callable[[int, int], None]
"""How many entries are done, of how many."""


class Moved(NamedTuple):
    """What was written, and what was there already."""

    tables: int
    entries: int
    known: int


def export(settings: Settings, file: Path, progress: Progress) -> Moved:
    """Everything in one new file, as it was at one moment, while the server may go on."""
    if file.exists():
        raise BadSetup(f"{file} is there already: choose another name")
    prepare_storage(settings)
    part = file.with_name(file.name + ".part")
    with suppress(FileNotFoundError):
        part.unlink()
    try:
        prepare_file(part)
        moved = asyncio.run(move(engine_of(settings), file_engine(part), progress))
        os.replace(part, file)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None
    file.chmod(OWNER_ONLY)
    return moved


def take_in(settings: Settings, file: Path, progress: Progress) -> Moved:
    """Every table of a file that is not there yet. One that is there and says something else stops all of it."""
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    prepare_file(file)
    prepare_storage(settings)
    return asyncio.run(move(file_engine(file), engine_of(settings), progress))


def is_empty(settings: Settings) -> bool:
    """Whether nothing was ever played here."""

    async def count() -> bool:
        engine = engine_of(settings)
        try:
            async with engine.connect() as connection:
                return not await connection.scalar(select(LOG.c.id).limit(1))
        finally:
            await engine.dispose()

    prepare_storage(settings)
    return asyncio.run(count())


def file_engine(path: Path) -> AsyncEngine:
    return create_async_engine(f"sqlite+aiosqlite:///{path}")


def engine_of(settings: Settings) -> AsyncEngine:
    """For the storage that the settings name."""
    if not settings.database:
        return file_engine(settings.database_file)
    from speeltafel.server.storage.postgres import preparing

    return preparing.engine_of(settings.database)


async def move(source: AsyncEngine, target: AsyncEngine, progress: Progress) -> Moved:
    """All or nothing."""
    try:
        async with source.connect() as before, target.begin() as after:
            if source.dialect.name == "postgresql":
                before = await before.execution_options(isolation_level="REPEATABLE READ")
            return await copy(before, after, progress)
    except DBAPIError as error:
        raise BadSetup(f"the data could not be moved, nothing was changed: {error.orig}") from None
    finally:
        await source.dispose()
        await target.dispose()


async def copy(source: AsyncConnection, target: AsyncConnection, progress: Progress) -> Moved:
    total = await source.scalar(select(func.count()).select_from(LOG)) or 0
    known = await same_tables(source, target)
    await make_room(target)
    done = entries = 0
    result = await source.stream(select(LOG).order_by(LOG.c.id))
    async for rows in result.partitions(ROWS):
        new = [plain(LOG, row) for row in rows if row.table_id not in known]
        await put(target, LOG, new)
        done, entries = done + len(rows), entries + len(new)
        progress(done, total)
    tables = 0
    for kind in (TABLES, ANALYSES):
        key = "id" if kind is TABLES else "table_id"
        rows = (await source.execute(select(kind))).all()
        new = [row._asdict() for row in rows if row._mapping[key] not in known]
        await put(target, kind, new)
        tables += len(new) if kind is TABLES else 0
    for kind in BESIDE:
        await add_missing(source, target, kind)
    await count_arrivals(target)
    return Moved(tables, entries, len(known))


async def same_tables(source: AsyncConnection, target: AsyncConnection) -> set[str]:
    """Tables that both have. They must say the same: neither is changed to please the other."""
    both = set((await source.scalars(select(LOG.c.table_id).distinct())).all()) & set(
        (await target.scalars(select(LOG.c.table_id).distinct())).all()
    )
    for table in sorted(both):
        logs = [
            (
                await side.scalars(select(LOG.c.entry).where(LOG.c.table_id == table).order_by(LOG.c.number))
            ).all()
            for side in (source, target)
        ]
        if logs[0] != logs[1]:
            raise BadSetup(f"table {table} is there already and went on differently: nothing was taken in")
    return both


async def make_room(target: AsyncConnection) -> None:
    """A server that was started and never used has secrets which nobody needs; those that come open members' seats."""
    if not await target.scalar(select(LOG.c.id).limit(1)) and not await target.scalar(
        select(MemberRow.id).limit(1)
    ):
        await target.execute(delete(ClubRow))


async def add_missing(source: AsyncConnection, target: AsyncConnection, kind: Table) -> None:
    """Rows that the other side does not have, by what is there once."""
    numbered = kind.autoincrement_column is not None
    unique = next((one for one in kind.constraints if isinstance(one, UniqueConstraint)), None)
    once = list(unique.columns if numbered and unique is not None else kind.primary_key.columns)
    there = {tuple(row) for row in await target.execute(select(*once))}
    new = [
        {name: value for name, value in row.items() if not numbered or name != "id"}
        for row in (await source.execute(select(kind))).mappings()
        if tuple(row[column.name] for column in once) not in there
    ]
    await put(target, kind, new)


async def count_arrivals(target: AsyncConnection) -> None:
    """The other side numbers entries anew as they arrive: finished games keep their order by those numbers."""
    ended = select(LOG.c.id).where(LOG.c.table_id == PlayedRow.table_id, LOG.c.number == PlayedRow.number)
    known = func.coalesce(ended.scalar_subquery(), PlayedRow.arrival)
    await target.execute(update(PlayedRow).values(arrival=known))
    played = select(PlayedRow.arrival).where(PlayedRow.table_id == RatedRow.table_id)
    same = func.coalesce(played.scalar_subquery(), RatedRow.arrival)
    await target.execute(update(RatedRow).values(arrival=same))


def plain(table: Table, row: Row[tuple[object, ...]]) -> dict[str, object]:
    """A row without its number of arrival, which the other side gives anew."""
    return {name: value for name, value in row._asdict().items() if name != "id" or table is not LOG}


async def put(target: AsyncConnection, table: Table, rows: list[dict[str, object]]) -> None:
    if rows:
        await target.execute(insert(table), rows)
