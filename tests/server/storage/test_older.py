"""Databases of earlier versions: finished games can still be read, running ones say what to do, and nobody is stopped."""

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from speeltafel.engine import read_record
from speeltafel.games import load, slugs
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import Played, Started
from speeltafel.server.storage.older import Memory
from tests.server.conftest import StartServer
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import finished_table

VERSION_1 = Path(__file__).parent / "data" / "version-1.sqlite3.gz"


class Older(ServerProcess):
    """A server on a database that version 1 of all games made."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.path = data / "speeltafel.sqlite3"
        self.path.write_bytes(gzip.decompress(VERSION_1.read_bytes()))

    def tables(self, phase: str) -> dict[str, str]:
        """Tables by game."""
        with closing(sqlite3.connect(self.path)) as database:
            rows = database.execute("SELECT game, id FROM tables WHERE phase = ?", (phase,))
            return dict(rows.fetchall())

    def played(self, table: str) -> int:
        """How much happened in a game, by its log."""
        return sum(isinstance(entry, Played) for _, entry in self.log_of(table))

    def log_of(self, table: str) -> list[tuple[int, entries.LogEntry]]:
        return log_of(self.path, table)

    def rewrite(self, table: str, number: int, line: bytes) -> None:
        with closing(sqlite3.connect(self.path)) as database, database:
            database.execute(
                "UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", (line, table, number)
            )


def log_of(path: Path, table: str) -> list[tuple[int, entries.LogEntry]]:
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT number, entry FROM log WHERE table_id = ? ORDER BY number"
        return [(number, entries.read(line)) for number, line in database.execute(query, (table,))]


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Older]:
    server = Older(tmp_path)
    yield server
    server.stop()


def problem(server: ServerProcess, path: str) -> tuple[int, str, str]:
    with pytest.raises(HttpProblem) as refused:
        server.get(path)
    return refused.value.status, refused.value.body["kind"], refused.value.body["text"]


def answer(server: ServerProcess, path: str) -> dict[str, Any]:
    """Whatever the server says."""
    try:
        found: dict[str, Any] = server.get(path)
    except HttpProblem as refused:
        found = refused.body
    return found


def test_finished_games_of_version_1_can_still_be_read(older: Older) -> None:
    older.start()
    finished = older.tables("over")
    assert set(finished) >= set(slugs()) - {"high-card"}
    for table in finished.values():
        record = read_record(msgspec.json.encode(older.get(f"/api/tables/{table}/record")))
        assert (record.version, len(record.entries)) == ("1", older.played(table))
        assert record.secret
        told = answer(older, f"/api/tables/{table}")
        if told.get("phase") != "over":
            assert told["kind"] == "older-finished"
            assert f"/api/tables/{table}/record" in told["text"]
        else:
            replay = older.get(f"/api/tables/{table}/replay?eyes=open")
            assert len(replay["frames"]) == len(record.entries) + 1
            assert replay["result"]["winners"] is not None
            assert older.get(f"/api/tables/{table}/verify")["ok"]


def test_running_games_of_version_1_go_on_or_say_what_to_do(older: Older) -> None:
    older.start()
    for game, table in older.tables("playing").items():
        if load(game).version == "1":
            assert older.get(f"/api/tables/{table}")["phase"] == "playing"
            continue
        status, kind, text = problem(older, f"/api/tables/{table}")
        assert (status, kind) == (410, "older-running")
        assert "begin a new table" in text
        assert problem(older, f"/api/tables/{table}/record")[1] == "older-running", (
            "secrets of a running game"
        )
        with connect(older.socket_url(table)) as socket:
            assert msgspec.json.decode(socket.recv(timeout=20)) == {
                "type": "closing",
                "reason": "unknown-table",
            }
    assert older.get("/api/tables") == []


@pytest.mark.parametrize("phase", ["over", "playing"])
def test_a_game_that_todays_rules_cannot_play_is_told_by_its_log(older: Older, phase: str) -> None:
    table = older.tables(phase)["creatures-and-outcasts"]
    change_version(older, table, "0")
    number, played = next((n, e) for n, e in older.log_of(table) if isinstance(e, Played))
    played.entry.luck = [999]
    older.rewrite(table, number, entries.write(played))
    older.start()
    kind = {"over": "older-finished", "playing": "older-running"}[phase]
    assert problem(older, f"/api/tables/{table}")[:2] == (410, kind)
    if phase == "over":
        record = older.get(f"/api/tables/{table}/record")
        assert (record["version"], len(record["entries"])) == ("0", older.played(table))
        assert len(record["names"]) == 3
    log = older.log.read_text()
    assert '"version": "0"' in log
    assert "Traceback" not in log


def test_an_older_game_that_is_the_same_today_is_shown_with_its_own_version(older: Older) -> None:
    table = older.tables("over")["creatures-and-outcasts"]
    if load("creatures-and-outcasts").version == "1":
        change_version(older, table, "0")
    older.start()
    told = answer(older, f"/api/tables/{table}")
    assert told.get("phase") == "over" or told["kind"] == "older-finished"
    assert older.get(f"/api/tables/{table}/record")["version"] in {"0", "1"}


def change_version(older: Older, table: str, version: str) -> None:
    number, started = next((n, e) for n, e in older.log_of(table) if isinstance(e, Started))
    started.version = version
    older.rewrite(table, number, entries.write(started))


@pytest.mark.parametrize(
    "damage", [b"not json", b'{"type":"played"}', b"\xff\xfe", b'{"type":"undone","seat":7}']
)
def test_a_damaged_log_names_the_entry_and_stops_nobody(older: Older, damage: bytes) -> None:
    table = older.tables("over")["hydes-attack"]
    older.rewrite(table, 9, damage)
    older.start()
    status, kind, text = problem(older, f"/api/tables/{table}")
    if load("hydes-attack").version == "1" or damage != b'{"type":"undone","seat":7}':
        assert (status, kind) == (410, "damaged")
        assert "entry 9 of the log" in text
        assert "backup" in text
    other = older.tables("over")["creatures-and-outcasts"]
    assert older.get(f"/api/tables/{other}/record")["entries"]


async def test_todays_logs_tell_the_result_without_any_rules(start_server: StartServer) -> None:
    server = start_server()
    table = await finished_table(server)
    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{table}/record")))
    lines = [entries.write(entry) for _, entry in log_of(server.data / "speeltafel.sqlite3", table)]
    memory = Memory.read(table, lines)
    assert memory.result == record.result
    assert record.result is not None
    assert memory.record().shares == record.shares
