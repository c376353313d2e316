"""One node at a time drives a table; one that slept cannot write."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from bench.chaos.link import Link
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.contract import Fenced, OutOfOrder
from speeltafel.server.storage.opening import Storage, open_postgres, prepare_storage
from speeltafel.server.storage.postgres.connecting import SECONDS_TO_CONNECT, Line, is_away
from speeltafel.server.storage.postgres.journal import APPEND
from speeltafel.server.storage.postgres.leases import Leases

Pair = tuple[Storage, Storage]


@pytest.fixture
async def pair(new_database: str) -> AsyncIterator[Pair]:
    """Two nodes."""
    await asyncio.to_thread(prepare_storage, Settings(database=new_database))
    first, second = await open_postgres(new_database), await open_postgres(new_database)
    yield first, second
    await first.close()
    await second.close()


def leases(storage: Storage) -> Leases:
    assert isinstance(storage.ownership, Leases)
    return storage.ownership


async def fall_asleep(storage: Storage, url: str) -> None:
    """No beat any more, and the time of the last one is over."""
    held = leases(storage)
    assert held.beating is not None
    held.beating.cancel()
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE nodes SET until = now() - interval '1 second' WHERE id = $1", held.node)
    await connection.close()


async def test_a_table_has_one_owner(pair: Pair) -> None:
    first, second = pair
    assert await first.ownership.claim("t") == ""
    assert await first.ownership.claim("t") == ""
    assert await second.ownership.claim("t") == leases(first).node
    await first.journal.append("t", 1, b"mine")
    with pytest.raises(Fenced):
        await second.journal.append("t", 2, b"not yours")
    assert await second.archive.entries("t") == [b"mine"]


async def test_what_is_let_go_can_be_taken_at_once(pair: Pair) -> None:
    first, second = pair
    await first.ownership.claim("t")
    await first.ownership.release("t")
    assert await second.ownership.claim("t") == ""
    await second.journal.append("t", 1, b"now mine")


async def test_a_node_that_slept_cannot_write_and_gives_the_table_up(pair: Pair, new_database: str) -> None:
    first, second = pair
    lost: list[str] = []
    leases(first).tell(lost.append)
    await first.ownership.claim("t")
    await first.journal.append("t", 1, b"before")
    await fall_asleep(first, new_database)
    assert await second.ownership.claim("t") == ""
    with pytest.raises(Fenced):
        await first.journal.append("t", 2, b"from a dream")
    assert lost == ["t"]
    await second.journal.append("t", 2, b"after")
    assert await second.archive.entries("t") == [b"before", b"after"]


async def test_a_node_that_wakes_up_notices_what_was_taken(pair: Pair, new_database: str) -> None:
    first, second = pair
    lost: list[str] = []
    leases(first).tell(lost.append)
    for table in ("taken", "kept"):
        await first.ownership.claim(table)
    await fall_asleep(first, new_database)
    await second.ownership.claim("taken")
    await leases(first).beat()
    assert lost == ["taken"]
    await first.journal.append("kept", 1, b"still mine")


async def test_the_number_decides_even_between_owners(pair: Pair, new_database: str) -> None:
    first, second = pair
    await first.ownership.claim("t")
    await first.journal.append("t", 1, b"first")
    await fall_asleep(first, new_database)
    await second.ownership.claim("t")
    with pytest.raises(OutOfOrder):
        await second.journal.append("t", 1, b"second")


async def test_what_a_lost_connection_may_still_carry_is_shut_out(pair: Pair) -> None:
    first, _ = pair
    await first.ownership.claim("t")
    await first.journal.append("t", 1, b"before")
    held = leases(first)
    epoch = held.epochs["t"]
    held.doubt("t")
    assert await first.ownership.claim("t") == ""
    assert held.epochs["t"] > epoch
    late = ["t"], [2], [b"late"], [epoch], held.node
    assert await held.line.fetch(APPEND, *late) == []
    await first.journal.append("t", 2, b"after")
    assert await first.archive.entries("t") == [b"before", b"after"]


async def test_only_tables_that_somebody_drives_have_a_lease(pair: Pair) -> None:
    first, second = pair
    for table in ("a", "b", "c"):
        await first.ownership.claim(table)
    await first.ownership.release("b")
    rows = await leases(second).line.fetch("SELECT table_id FROM leases ORDER BY table_id")
    assert [row["table_id"] for row in rows] == ["a", "c"]


async def test_who_waits_for_a_stalled_database_is_told_with_the_first(new_database: str) -> None:
    folder = new_database.rpartition("host=")[2]
    link = Link(lambda: asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432"))
    line = Line(f"postgresql://postgres@127.0.0.1:{await link.open()}/postgres")
    await line.fetch("SELECT 1")
    link.stall()
    started = asyncio.get_running_loop().time()
    answers = await asyncio.gather(*(line.fetch("SELECT 1") for _ in range(20)), return_exceptions=True)
    took = asyncio.get_running_loop().time() - started
    assert all(isinstance(answer, Exception) and is_away(answer) for answer in answers)
    assert took < 10 * SECONDS_TO_CONNECT
    link.heal()
    await line.fetch("SELECT 1")
    await line.close()
    link.close()


async def test_whoever_says_goodbye_leaves_nothing_behind(new_database: str) -> None:
    await asyncio.to_thread(prepare_storage, Settings(database=new_database))
    first, second = await open_postgres(new_database), await open_postgres(new_database)
    await first.ownership.claim("t")
    await first.close()
    assert await second.ownership.claim("t") == ""
    await second.close()
