"""The journal keeps everything or says so."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import entries
from speeltafel.server.storage.contract import Note, OutOfOrder, StorageFailed
from speeltafel.server.storage.entries import Created, SeatEntry, Started
from speeltafel.server.storage.opening import Storage, open_file, open_storage, prepare_storage
from speeltafel.server.storage.sqlite.journal import SqliteJournal
from tests.server.inside import ServerInside
from tests.server.player import random_move
from tests.server.process import HttpProblem
from tests.server.tables import make_table, person, player


@pytest.fixture
async def storage(stored: Settings) -> AsyncIterator[Storage]:
    opened = await open_storage(stored)
    for table in ("t", "t0", "t1", "t2", "other"):
        await opened.ownership.claim(table)
    yield opened
    await opened.close()


async def test_entries_come_back_in_order(storage: Storage) -> None:
    append = storage.journal.append
    await asyncio.gather(*(append(f"t{n % 3}", n // 3 + 1, b"%d" % n) for n in range(30)))
    assert await storage.archive.entries("t1") == [b"%d" % n for n in range(1, 30, 3)]
    assert await storage.archive.entries("nobody") == []


async def test_a_number_can_be_written_once_and_the_others_of_its_batch_are_kept(storage: Storage) -> None:
    journal = storage.journal
    await journal.append("t", 1, b"first")
    told = await asyncio.gather(
        journal.append("t", 1, b"second"),
        journal.append("t", 1, b"first"),
        journal.append("other", 1, b"fine"),
        journal.append("t", 2, b"next"),
        return_exceptions=True,
    )
    assert isinstance(told[0], OutOfOrder)
    assert isinstance(told[1], OutOfOrder)
    assert all(outcome is None for outcome in told[2:])
    assert await storage.archive.entries("t") == [b"first", b"next"]
    assert await storage.archive.entries("other") == [b"fine"]


async def test_closing_keeps_what_was_on_its_way(stored: Settings) -> None:
    storage = await open_storage(stored)
    await storage.ownership.claim("t")
    waiting = [asyncio.create_task(storage.journal.append("t", n + 1, b"x")) for n in range(50)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*waiting)
    again = await open_storage(stored)
    assert len(await again.archive.entries("t")) == 50
    await again.close()


async def test_the_lobby_lists_what_was_noted(storage: Storage) -> None:
    journal = storage.journal
    journal.note(Note("a", "good-vs-evil", "waiting", listed=True, created=1))
    journal.note(Note("b", "good-vs-evil", "waiting", listed=False, created=1))
    journal.note(Note("c", "good-vs-evil", "waiting", listed=True, created=1))
    journal.note(Note("c", "good-vs-evil", "over", listed=True, created=1))
    await journal.close()
    assert await storage.archive.listed(60, 10) == ["a"]
    assert await storage.archive.phase("c") == "over"
    assert await storage.archive.running(60) == ["a", "b"] or await storage.archive.running(60) == ["b", "a"]


async def test_whether_moves_can_be_stored_is_tried(storage: Storage) -> None:
    assert await storage.health.problem() == ""


async def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    storage = open_ready(tmp_path)
    journal = storage.journal
    assert isinstance(journal, SqliteJournal)
    assert journal.connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert journal.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await storage.close()


async def test_a_full_disk_fails_loudly(tmp_path: Path) -> None:
    storage = open_ready(tmp_path)
    journal = storage.journal
    assert isinstance(journal, SqliteJournal)
    fill_the_disk(journal)
    with pytest.raises(StorageFailed, match="full"):
        await journal.append("t", 1, b"x" * 100_000)
    journal.connection.execute("PRAGMA max_page_count = 1000000")
    await journal.append("t", 1, b"x" * 100_000)
    await storage.close()


def open_ready(folder: Path) -> Storage:
    """A new file."""
    settings = Settings(data=str(folder))
    prepare_storage(settings)
    return open_file(settings)


async def test_a_table_on_a_full_disk_refuses_moves_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    server = ServerInside(tmp_path).start()
    journal = server.journal
    ticket = make_table(server, [person("Anna"), person("Ben")], options={"main_action_seconds": 0})
    anna = await player(server, ticket).arrive()
    ben = await player(server, ticket, 1).arrive()
    await anna.send(type="start")
    for one in (anna, ben):
        await one.hear("state")
    mover = anna if anna.decisions() else ben
    viewpoint, decision = mover.decisions()[0]
    move = {
        "type": "move",
        "seat": viewpoint["seat"],
        "decision": decision["number"],
        "move": decision["moves"][0],
    }
    before = server.at(ticket["table"], lambda live: live.match.view(0))

    journal_is_full = StorageFailed("database or disk is full")
    real_commit, journal.commit = journal.commit, lambda batch, notes: [journal_is_full] * len(batch)  # type: ignore[method-assign]
    await mover.send(**move, id="full")
    refused = await mover.hear("refused")
    assert refused["kind"] == "storage"
    assert server.at(ticket["table"], lambda live: live.match.view(0)) == before

    journal.commit = real_commit  # type: ignore[method-assign]
    await mover.send(**move, id="room")
    await mover.hear("accepted", id="room")
    await asyncio.gather(anna.play(random_move(51)), ben.play(random_move(52)))
    assert anna.result is not None
    server.stop()


async def test_a_table_of_other_rules_says_so_and_stops_nobody(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    prepare_storage(settings)
    storage = open_file(settings)
    journal = storage.journal
    seats = [SeatEntry(kind="bot", name=name, level="normal") for name in ("Ada", "Bram")]
    created = Created("good-vs-evil", "online", {}, seats, secret="s", host="h", at=1, listed=True)
    await journal.append("old", 1, entries.write(created))
    await journal.append("old", 2, entries.write(Started(seats, version="of long ago")))
    journal.note(Note("old", "good-vs-evil", "playing", listed=True, created=1))
    await storage.close()

    server = ServerInside(tmp_path).start()
    with pytest.raises(HttpProblem) as refused:
        server.get("/api/tables/old")
    assert (refused.value.status, refused.value.body["kind"]) == (410, "older-running")
    assert server.get("/api/tables") == []
    server.stop()


def fill_the_disk(journal: SqliteJournal) -> None:
    """Let the database not grow any more, as on a full disk."""
    (pages,) = journal.connection.execute("PRAGMA page_count").fetchone()
    limit = journal.connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    assert limit == (pages,)
    assert issubclass(sqlite3.OperationalError, sqlite3.Error)
