"""A backup holds all of the club, from either storage into the other: cards, devices, ratings, contests, bans, secrets."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Float, Integer, LargeBinary, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from speeltafel.server.club.club import OF_SEATS
from speeltafel.server.club.kept import kept
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import club
from speeltafel.server.storage.models import Base
from speeltafel.server.storage.moving import engine_of, export, take_in
from speeltafel.server.storage.opening import prepare_storage
from tests.server.club.rows import rows

OF_THE_CLUB = [
    Base.metadata.tables[row.__tablename__]
    for row in vars(club).values()
    if isinstance(row, type) and issubclass(row, Base) and row is not Base
]
"""Every table of rows that the club has, also one that comes later."""
Content = dict[str, list[dict[str, Any]]]


def no_progress(done: int, total: int) -> None:
    assert done <= total


def a_row(table: Table, number: int) -> dict[str, Any]:
    """Something in every column, another thing in every row."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column is table.autoincrement_column:
            continue
        match column.type:
            case Boolean():
                row[column.name] = number == 1
            case Float():
                row[column.name] = number + 0.5
            case Integer():
                row[column.name] = 1_000_000 + number
            case LargeBinary():
                row[column.name] = b'{"of": "%s"}' % column.name.encode()
            case _:
                row[column.name] = f"{column.name[:4]}{number}"
    return row


async def fill(settings: Settings) -> None:
    engine = engine_of(settings)
    async with engine.begin() as connection:
        for table in OF_THE_CLUB:
            await connection.execute(insert(table), [a_row(table, number) for number in (1, 2)])
    await engine.dispose()


async def content(settings: Settings) -> Content:
    """Every row of the club, without the numbers that a database gives."""
    engine: AsyncEngine = engine_of(settings)
    found: Content = {}
    async with engine.connect() as connection:
        for table in OF_THE_CLUB:
            own = [column for column in table.columns if column is not table.autoincrement_column]
            told = (await connection.execute(select(*own))).mappings()
            found[table.name] = sorted((dict(row) for row in told), key=str)
    await engine.dispose()
    return found


async def test_all_rows_of_the_club_go_there_and_back(stored: Settings, tmp_path: Path) -> None:
    await asyncio.to_thread(prepare_storage, stored)
    await fill(stored)
    whole = await content(stored)
    assert {name: len(found) for name, found in whole.items()} == dict.fromkeys(whole, 2)
    assert len(whole) >= 18

    backup, other = tmp_path / "backup.sqlite3", Settings(data=str(tmp_path / "other"))
    await asyncio.to_thread(export, stored, backup, no_progress)
    await asyncio.to_thread(take_in, other, backup, no_progress)
    assert await content(other) == whole
    await asyncio.to_thread(take_in, other, backup, no_progress)
    assert await content(other) == whole


async def test_a_server_that_was_only_started_takes_the_secrets_of_the_backup(
    stored: Settings, tmp_path: Path
) -> None:
    """What opens the seats of members, and the host's key, are those of the club that comes back."""
    before, backup = Settings(data=str(tmp_path / "before")), tmp_path / "backup.sqlite3"
    for settings, secret in ((before, b"of the club"), (stored, b"of a new server")):
        await asyncio.to_thread(prepare_storage, settings)
        async with rows(settings) as keeper:
            await kept(keeper, OF_SEATS, partial(bytes, secret))
    await asyncio.to_thread(export, before, backup, no_progress)
    await asyncio.to_thread(take_in, stored, backup, no_progress)
    async with rows(stored) as keeper:
        assert await kept(keeper, OF_SEATS, lambda: b"yet another") == b"of the club"
