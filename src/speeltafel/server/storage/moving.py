"""A whole storage in one file, and back: for backups, and from a file to PostgreSQL or the other way round.

The file is a database of its own, of the schema of this version, so that a server can also open it as it is.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
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
from speeltafel.server.storage.sqlite.folder import OWNER_ONLY, Unusable, prepare_file, prepare_folder

ROWS: Final = 500
BESIDES: Final = ("", "-wal", "-shm")
"""The files of one database."""
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
    part = file.with_name(file.name + ".part")
    try:
        if file.exists():
            raise BadSetup(f"{file} is there already: choose another name")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        prepare_storage(settings)
        prepare_file(part)
        moved = asyncio.run(move(engine_of(settings), file_engine(part), progress))
        os.replace(part, file)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written ({error.strerror}): choose another place") from None
    return moved


def take_in(settings: Settings, file: Path, progress: Progress) -> Moved:
    """Every table of a file that is not there yet. One that is there and says something else stops all of it."""
    with readable_copy(file, Path(settings.data)) as copied:
        prepare_storage(settings)
        return asyncio.run(move(file_engine(copied), engine_of(settings), progress))


def begin_again(settings: Settings, file: Path, progress: Progress) -> tuple[Moved, Path]:
    """A file becomes the database of the server, and what was there gets another name, which is returned.

    Nothing is touched before all of it is read: whatever is wrong with the file, the server's own stays where it is.
    """
    own = settings.database_file
    new = own.with_name(own.name + ".new")
    with readable_copy(file, own.parent) as copied:
        remove(new)
        try:
            prepare_file(new)
            moved = asyncio.run(move(file_engine(copied), file_engine(new), progress))
            aside = put_aside(own)
            new.replace(own)
        finally:
            remove(new)
    return moved, aside


@contextmanager
def readable_copy(file: Path, folder: Path) -> Iterator[Path]:
    """What is in a file, brought up to date in another: a backup itself is never changed, and need not be writable."""
    copied = folder / f"{file.name}.copy"
    prepare_folder(folder)
    try:
        if not file.is_file():
            raise BadSetup(f"there is no file {file}")
        for ending in ("", "-wal"):
            if ending == "" or Path(f"{file}{ending}").is_file():
                shutil.copyfile(f"{file}{ending}", f"{copied}{ending}")
        before, _ = prepare_file(copied)
        if not before and not has_tables(copied):
            raise BadSetup(f"{file} holds nothing of Speeltafel: choose another file; nothing was changed")
        yield copied
    except Unusable:
        raise BadSetup(f"{file} is damaged, or no backup: choose another one; nothing was changed") from None
    except OSError as error:
        raise BadSetup(f"{file} cannot be read, or not copied to {folder}: {error.strerror}") from None
    finally:
        remove(copied)


def has_tables(path: Path) -> bool:
    """Whether anything was ever played there."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT 1 FROM log LIMIT 1").fetchone() is not None


def put_aside(file: Path) -> Path:
    """Give a database and what belongs to it a name that nothing has yet.

    The database keeps its own name too, where the disk can do that: whatever happens before another one takes that place,
    a server finds one.
    """
    names = (file.with_name(f"{file.name}.before{number or ''}") for number in count())
    aside = next(name for name in names if not name.exists())
    for ending in BESIDES[1:]:
        old = Path(f"{file}{ending}")
        if old.exists():
            old.replace(f"{aside}{ending}")
    try:
        aside.hardlink_to(file)
    except OSError:
        file.replace(aside)
    return aside


def remove(file: Path) -> None:
    """A database and what belongs to it."""
    for ending in BESIDES:
        Path(f"{file}{ending}").unlink(missing_ok=True)


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
            return await copy_rows(before, after, progress)
    except DBAPIError as error:
        raise BadSetup(f"the data could not be moved, nothing was changed: {error.orig}") from None
    finally:
        await source.dispose()
        await target.dispose()


async def copy_rows(source: AsyncConnection, target: AsyncConnection, progress: Progress) -> Moved:
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
