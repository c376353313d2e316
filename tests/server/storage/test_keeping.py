"""Backups, and moving between a file and PostgreSQL: every table comes along, running ones too, and nothing is overwritten."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings
from speeltafel.server.doctor import examine
from speeltafel.server.storage.models import LogRow, TableRow
from speeltafel.server.storage.moving import begin_again, export, is_empty, take_in
from speeltafel.server.storage.opening import open_storage, prepare_storage

KEPT = Path(__file__).parent / "data" / "schema-1.sqlite3.gz"
TABLES = 10
ENTRIES = 1123


def no_progress(done: int, total: int) -> None:
    assert done <= total


@pytest.fixture
def full(tmp_path: Path) -> Settings:
    """A folder with running and finished games of all five."""
    settings = Settings(data=str(tmp_path / "full"))
    settings.database_file.parent.mkdir()
    settings.database_file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    prepare_storage(settings)
    return settings


async def content(settings: Settings) -> list[tuple[object, ...]]:
    storage = await open_storage(settings)
    async with storage.archive.engine.connect() as connection:
        log = select(LogRow.table_id, LogRow.number, LogRow.entry).order_by(LogRow.table_id, LogRow.number)
        rows = [tuple(row) for row in await connection.execute(log)]
        noted = select(TableRow.id, TableRow.game, TableRow.phase, TableRow.listed).order_by(TableRow.id)
        rows += [tuple(row) for row in await connection.execute(noted)]
    await storage.close()
    return rows


async def test_everything_goes_there_and_back(full: Settings, stored: Settings, tmp_path: Path) -> None:
    """From a file into either storage, out of it again, and into a third one."""
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    assert await asyncio.to_thread(export, full, first, no_progress) == (TABLES, ENTRIES, 0)
    assert await asyncio.to_thread(is_empty, stored)
    assert await asyncio.to_thread(take_in, stored, first, no_progress) == (TABLES, ENTRIES, 0)
    assert await asyncio.to_thread(take_in, stored, first, no_progress) == (0, 0, TABLES)
    assert not await asyncio.to_thread(is_empty, stored)
    await asyncio.to_thread(export, stored, second, no_progress)
    third = Settings(data=str(tmp_path / "third"))
    await asyncio.to_thread(take_in, third, second, no_progress)
    assert await content(third) == await content(full) == await content(stored)
    assert len(await content(full)) == TABLES + ENTRIES


def test_a_table_that_went_on_differently_stops_all(full: Settings, tmp_path: Path) -> None:
    kept, other = tmp_path / "kept.sqlite3", Settings(data=str(tmp_path / "other"))
    export(full, kept, no_progress)
    take_in(other, kept, no_progress)
    change_last_entry(other)
    before = log_of(other)
    with pytest.raises(BadSetup, match="went on differently: nothing was taken in"):
        take_in(other, kept, no_progress)
    assert log_of(other) == before


def change_last_entry(settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database_file)) as database, database:
        database.execute("UPDATE log SET entry = entry || 'x' WHERE id = (SELECT max(id) FROM log)")


def log_of(settings: Settings) -> list[object]:
    with closing(sqlite3.connect(settings.database_file)) as database:
        return database.execute("SELECT * FROM log ORDER BY id").fetchall()


def test_nothing_is_overwritten_and_what_is_missing_is_said(full: Settings, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(BadSetup, match="choose another name"):
        export(full, there, no_progress)
    assert there.read_text() == "mine"
    with pytest.raises(BadSetup, match="there is no file"):
        take_in(full, tmp_path / "nowhere", no_progress)
    there.write_text("no database at all, but long enough to look like one" * 100)
    with pytest.raises(BadSetup, match="is damaged"):
        take_in(full, there, no_progress)


def test_the_doctor_finds_nothing_wrong_where_all_is_well(stored: Settings) -> None:
    findings = list(examine(stored))
    wrong = [finding for finding in findings if not finding.fine and finding.about != "pages"]
    assert wrong == []
    assert {"versions", "storage", "disk", "addresses"} <= {finding.about for finding in findings}


def test_the_doctor_says_what_to_do(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), public_url="https://games.invalid")
    (tmp_path / "data").write_text("a file where the folder should be")
    said = {finding.about: finding.said for finding in examine(settings) if not finding.fine}
    assert "give another one with --data" in said["storage"]
    assert "correct its DNS entry" in said["addresses"]


@pytest.fixture
def backup(full: Settings, tmp_path: Path) -> Path:
    kept = tmp_path / "backups" / "kept.sqlite3"
    kept.parent.mkdir()
    export(full, kept, no_progress)
    return kept


def files_of(settings: Settings) -> set[str]:
    """What lies in the data folder, besides what SQLite keeps open."""
    folder = settings.database_file.parent
    return {file.name for file in folder.iterdir() if not file.name.endswith(("-wal", "-shm", ".lock"))}


@pytest.mark.parametrize("fault", ["missing", "garbage", "empty", "another program's"])
def test_whatever_is_wrong_with_a_backup_what_is_there_stays(
    full: Settings, tmp_path: Path, fault: str
) -> None:
    wrong = tmp_path / "wrong.sqlite3"
    match fault:
        case "garbage":
            wrong.write_text("no database at all, but long enough to look like one" * 100)
        case "empty":
            wrong.touch()
        case "another program's":
            with closing(sqlite3.connect(wrong)) as database, database:
                database.execute("CREATE TABLE recipes (name TEXT)")
    before, files = log_of(full), files_of(full)
    with pytest.raises(BadSetup, match=r"there is no file|nothing was changed"):
        begin_again(full, wrong, no_progress)
    assert log_of(full) == before
    assert files_of(full) == files


def test_a_backup_takes_the_place_of_what_is_there_which_is_kept_each_time(
    full: Settings, backup: Path
) -> None:
    before = log_of(full)
    change_last_entry(full)
    changed = log_of(full)
    asides = [begin_again(full, backup, no_progress)[1] for _ in range(3)]
    assert [aside.name.removeprefix(full.database_file.name) for aside in asides] == [
        ".before",
        ".before1",
        ".before2",
    ]
    assert log_of(full) == before
    with closing(sqlite3.connect(asides[0])) as database:
        assert database.execute("SELECT * FROM log ORDER BY id").fetchall() == changed


def test_a_backup_that_nobody_may_write_is_read_and_stays_as_it_is(
    full: Settings, backup: Path, tmp_path: Path
) -> None:
    backup.chmod(0o400)
    backup.parent.chmod(0o500)
    before, other = backup.read_bytes(), Settings(data=str(tmp_path / "other"))
    assert take_in(other, backup, no_progress).tables == TABLES
    assert backup.read_bytes() == before
    assert files_of(other) == {other.database_file.name}
    backup.parent.chmod(0o700)


def test_a_backup_goes_nowhere_where_it_cannot_be_written(full: Settings, tmp_path: Path) -> None:
    there = tmp_path / "file"
    there.touch()
    for target in (tmp_path / "nowhere" / "kept.sqlite3", there / "kept.sqlite3"):
        with pytest.raises(BadSetup, match=r"cannot be written .*: choose another place"):
            export(full, target, no_progress)


def test_a_database_of_a_newer_version_that_can_be_used_is_named(full: Settings) -> None:
    with closing(sqlite3.connect(full.database_file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")
    assert prepare_storage(full) == ("0099", "0099")
    [said] = [finding.said for finding in examine(full) if finding.about == "storage"]
    assert "schema 0099, of a newer version" in said
