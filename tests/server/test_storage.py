"""The journal keeps everything or says so."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import entries
from speeltafel.server.storage.archive import Archive
from speeltafel.server.storage.entries import Created, SeatEntry, Started
from speeltafel.server.storage.journal import Journal, Note, OutOfOrder, StorageFailed
from tests.server.inside import ServerInside
from tests.server.player import random_move
from tests.server.process import HttpProblem
from tests.server.tables import make_table, person, player


async def open_journal(path: Path) -> tuple[Journal, Archive]:
    archive = Archive(path / "test.sqlite3")
    await archive.prepare()
    return Journal(path / "test.sqlite3"), archive


async def test_entries_come_back_in_order(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    await asyncio.gather(*(journal.append(f"t{n % 3}", n // 3 + 1, b"%d" % n) for n in range(30)))
    assert await archive.entries("t1") == [b"%d" % n for n in range(1, 30, 3)]
    assert await archive.entries("nobody") == []
    await journal.close()
    await archive.close()


async def test_a_number_can_be_written_once_and_the_others_of_its_batch_are_kept(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    await journal.append("t", 1, b"first")
    told = await asyncio.gather(
        journal.append("t", 1, b"second"),
        journal.append("other", 1, b"fine"),
        journal.append("t", 2, b"next"),
        return_exceptions=True,
    )
    assert isinstance(told[0], OutOfOrder)
    assert all(outcome is None for outcome in told[1:])
    assert await archive.entries("t") == [b"first", b"next"]
    assert await archive.entries("other") == [b"fine"]
    await journal.close()
    await archive.close()


async def test_closing_keeps_what_was_on_its_way(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    waiting = [asyncio.create_task(journal.append("t", n + 1, b"x")) for n in range(50)]
    await asyncio.sleep(0)
    await journal.close()
    await asyncio.gather(*waiting)
    assert len(await archive.entries("t")) == 50
    await archive.close()


async def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    assert journal.connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert journal.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await journal.close()
    await archive.close()


async def test_the_lobby_lists_what_was_noted(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    journal.note(Note("a", "good-vs-evil", "waiting", listed=True, created=1))
    journal.note(Note("b", "good-vs-evil", "waiting", listed=False, created=1))
    journal.note(Note("c", "good-vs-evil", "waiting", listed=True, created=1))
    journal.note(Note("c", "good-vs-evil", "over", listed=True, created=1))
    await journal.append("t", 1, b"after the notes")
    assert await archive.listed(60, 10) == ["a"]
    await journal.close()
    await archive.close()


async def test_a_full_disk_fails_loudly(tmp_path: Path) -> None:
    journal, archive = await open_journal(tmp_path)
    fill_the_disk(journal)
    with pytest.raises(StorageFailed, match="full"):
        await journal.append("t", 1, b"x" * 100_000)
    journal.connection.execute("PRAGMA max_page_count = 1000000")
    await journal.append("t", 1, b"x" * 100_000)
    await journal.close()
    await archive.close()


async def test_a_table_on_a_full_disk_refuses_moves_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    server = ServerInside(tmp_path).start()
    journal = server.lobby.journal
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
    archive = Archive(settings.database)
    await archive.prepare()
    journal = Journal(settings.database)
    seats = [SeatEntry(kind="bot", name=name, level="normal") for name in ("Ada", "Bram")]
    created = Created("good-vs-evil", "online", {}, seats, secret="s", host="h", at=1, listed=True)
    await journal.append("old", 1, entries.write(created))
    await journal.append("old", 2, entries.write(Started(seats, version="of long ago")))
    journal.note(Note("old", "good-vs-evil", "playing", listed=True, created=1))
    await journal.close()
    await archive.close()

    server = ServerInside(tmp_path).start()
    with pytest.raises(HttpProblem) as refused:
        server.get("/api/tables/old")
    assert (refused.value.status, refused.value.body["kind"]) == (410, "older-running")
    assert server.get("/api/tables") == []
    server.stop()


def fill_the_disk(journal: Journal) -> None:
    """Let the database not grow any more, as on a full disk."""
    (pages,) = journal.connection.execute("PRAGMA page_count").fetchone()
    limit = journal.connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    assert limit == (pages,)
    assert issubclass(sqlite3.OperationalError, sqlite3.Error)
