"""Names and talk of long ago go, on both storages; what was played stays and stays provable."""

import asyncio
import gzip
import json
from contextlib import nullcontext
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

import speeltafel
from speeltafel.cli.forget import carry_out
from speeltafel.engine import BadSetup, Record
from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.retention import forget
from speeltafel.server.lobby.share import Share
from speeltafel.server.replay.replays import finished_record
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import Talked
from speeltafel.server.storage.forgetting import Forgetting
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.models import LogRow, TableRow
from speeltafel.server.storage.moving import engine_of, take_in
from speeltafel.server.storage.opening import open_storage, prepare_storage
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.wire import Talk

KEPT = Path(__file__).parent / "data" / "schema-1.sqlite3.gz"
TALK = "the cat sleeps on my keyboard"
NEW = int(time())
LONG_AGO = 1_700_000_000


@pytest.fixture
def played(stored: Settings, tmp_path: Path) -> Settings:
    """Running and finished games of all five, of long ago, with something said at each table."""
    file = tmp_path / "kept.sqlite3"
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    take_in(stored, file, lambda done, total: None)
    asyncio.run(say_something(stored))
    return stored


async def say_something(settings: Settings) -> None:
    storage = await open_storage(settings)
    async with storage.archive.engine.connect() as connection:
        tables = (await connection.scalars(select(LogRow.table_id).distinct())).all()
    for table in tables:
        await storage.ownership.claim(table)
        said = Talked(Talk("Berta", 0, TALK, at=5), [0], True)
        number = len(await storage.archive.entries(table)) + 1
        await storage.journal.append(table, number, entries.write(said))
    async with storage.archive.engine.begin() as connection:
        await connection.execute(update(TableRow).values(changed=LONG_AGO))
    await storage.close()


async def logs(settings: Settings) -> dict[str, list[bytes]]:
    engine = engine_of(settings)
    found: dict[str, list[bytes]] = {}
    async with engine.connect() as connection:
        rows = select(LogRow.table_id, LogRow.entry).order_by(LogRow.table_id, LogRow.number)
        for table, entry in await connection.execute(rows):
            found.setdefault(table, []).append(entry)
    await engine.dispose()
    return found


def run_forget(settings: Settings, before: int, trial: bool = False) -> Any:
    return asyncio.run(carry_out(settings, before, trial))


def people(log: list[bytes]) -> set[str]:
    seats = [seat for entry in log for seat in json.loads(entry).get("seats", [])]
    return {seat["name"] for seat in seats if seat["kind"] == "person"}


def record_of(table: str, log: list[bytes]) -> Record | None:
    ledger = Ledger.read(table, log)
    if ledger.phase != "over":
        return ledger.playing()[1] if ledger.match else None
    return finished_record(ledger)


def test_names_and_talk_go_and_everything_else_stays(played: Settings) -> None:
    before = asyncio.run(logs(played))
    assert all(people(log) - {"1", "2", "3", "4", "5"} for log in before.values())
    done = run_forget(played, NEW)
    after = asyncio.run(logs(played))
    assert set(done.tables) == set(before) == set(after)
    assert done.lines == sum(b'"talked"' in entry for log in before.values() for entry in log)
    finished = 0
    for table, log in after.items():
        known = people(before[table])
        assert len(log) == len(before[table])
        assert people(log) <= {"1", "2", "3", "4", "5"}
        assert not any(TALK.encode() in entry or b"Berta" in entry for entry in log)
        assert Ledger.read(table, log).talk == []
        old, new = record_of(table, before[table]), record_of(table, log)
        if old is None or new is None:
            assert old is new
            continue
        assert not known & set(new.names)
        assert msgspec.structs.replace(new, names=old.names) == old
        if new.result is not None and new.secret:
            finished += 1
            assert speeltafel.verify(new).result == old.result
    assert finished >= 5
    if not played.database:
        for file in Path(played.data).glob("speeltafel.sqlite3*"):
            assert TALK.encode() not in file.read_bytes()


def test_it_is_done_once_and_a_trial_changes_nothing(played: Settings) -> None:
    before = asyncio.run(logs(played))
    assert len(run_forget(played, NEW, trial=True).tables) == len(before)
    assert asyncio.run(logs(played)) == before
    run_forget(played, NEW)
    after = asyncio.run(logs(played))
    assert run_forget(played, NEW) == ([], 0)
    assert asyncio.run(logs(played)) == after


async def touch(settings: Settings, table: str) -> None:
    engine = engine_of(settings)
    async with engine.begin() as connection:
        await connection.execute(update(TableRow).where(TableRow.id == table).values(changed=NEW))
    await engine.dispose()


def test_what_is_young_is_left_alone(played: Settings) -> None:
    before = asyncio.run(logs(played))
    young = min(before)
    asyncio.run(touch(played, young))
    done = run_forget(played, NEW - 1)
    assert set(done.tables) == set(before) - {young}
    assert asyncio.run(logs(played))[young] == before[young]


def test_the_server_forgets_by_itself_when_the_host_says_so(played: Settings) -> None:
    async def one_round() -> int:
        settings = msgspec.structs.replace(played, names_days=30, thinkers=0)
        storage = await open_storage(settings)
        lobby = Lobby(settings, storage, Share())
        due = await storage.forgetting.due(NEW - 1)
        seen = await lobby.find(due[0])
        assert people_seen(seen) - {"1", "2", "3", "4", "5"}
        await forget(lobby)
        assert due[0] not in lobby.tables
        assert not people_seen(await lobby.find(due[0])) - {"1", "2", "3", "4", "5"}
        left = len(await storage.forgetting.due(NEW - 1))
        lobby.stop()
        await lobby.shelf.close()
        await lobby.studies.close()
        await storage.close()
        return left

    assert asyncio.run(one_round()) == 0


def people_seen(table: Any) -> set[str]:
    return {seat.name for seat in table.ledger.seats if seat.kind == "person"}


def test_a_damaged_log_stops_nothing(played: Settings) -> None:
    async def damage() -> str:
        engine = engine_of(played)
        async with engine.begin() as connection:
            table = str((await connection.scalars(select(LogRow.table_id).limit(1))).one())
            where = (LogRow.table_id == table, LogRow.number == 1)
            await connection.execute(update(LogRow).where(*where).values(entry=b"{broken"))
        await engine.dispose()
        return table

    table = asyncio.run(damage())
    assert table not in run_forget(played, NEW).tables
    assert run_forget(played, NEW) == ([], 0)


def test_a_database_that_is_away_is_told(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    prepare_storage(settings)

    async def without_tables() -> None:
        engine = engine_of(settings)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE log")
        with pytest.raises(Exception, match="OperationalError"):
            await Forgetting(Keeper(engine, nullcontext())).forget(NEW, lambda table: True)
        await engine.dispose()

    asyncio.run(without_tables())


@pytest.mark.parametrize("given", ["90", "d", "-3d", "1.5y", "ninety days"])
def test_a_length_of_time_has_a_unit(given: str) -> None:
    from speeltafel.cli.forget import read_days

    with pytest.raises(BadSetup, match="90d, 12w or 2y"):
        read_days(given)
