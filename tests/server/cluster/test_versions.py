"""Two adjacent versions side by side, as while a cluster is upgraded; what is not adjacent is refused."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

import speeltafel
from speeltafel.engine import read_record
from speeltafel.server.common.neighbours import PROTOCOL
from tests.server.cluster.later_version import NEXT_SCHEMA, make_later
from tests.server.cluster.test_cluster import back_at, begin, play_on, some_moves
from tests.server.process import ServerProcess, free_port
from tools.services import Redis


class Mixed:
    """Nodes of both versions on one database."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.folder = folder
        self.settings = {"database": database, "bus": bus, "thinkers": "0"}
        self.started: list[ServerProcess] = []

    def node(self, sources: Path | None = None) -> ServerProcess:
        """One more, of this version or from other sources."""
        folder = self.folder / f"node{len(self.started)}"
        folder.mkdir()
        server = ServerProcess(folder, **self.settings)
        if sources is not None:
            server.environment["PYTHONPATH"] = str(sources)
        self.started.append(server.start())
        return server


@pytest.fixture
def mixed(new_database: str, redis: Redis, tmp_path: Path) -> Iterator[Mixed]:
    cluster = Mixed(tmp_path, new_database, redis.url)
    yield cluster
    for server in cluster.started:
        server.stop()


async def logged(database: str, table: str) -> list[dict[str, object]]:
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT entry FROM log WHERE table_id = $1 ORDER BY number", table)
    await connection.close()
    return [json.loads(row["entry"]) for row in rows]


async def test_a_game_goes_from_one_version_to_the_next_and_back(mixed: Mixed, tmp_path: Path) -> None:
    later = make_later(tmp_path / "later")
    old, other = mixed.node(), mixed.node()
    ticket, joined, anna, ben = await begin([old, other])
    await some_moves(anna, ben)
    new = mixed.node(later)
    assert new.get(f"/api/tables/{ticket['table']}")["phase"] == "playing"
    old.stop()
    anna = await back_at(new, ticket, anna)
    ben = await back_at(other, joined, ben)
    await some_moves(anna, ben)
    entries = await logged(mixed.settings["database"], ticket["table"])
    assert any(entry.get("colour") for entry in entries), "the new version never wrote"
    new.stop()
    results = await asyncio.gather(play_on(other, ticket, anna, 3), play_on(other, joined, ben, 4))
    assert results[0] is not None
    again = mixed.node()
    record = again.get(f"/api/tables/{ticket['table']}/record")
    speeltafel.verify(read_record(json.dumps(record).encode()))


def test_what_is_not_adjacent_does_not_start_and_changes_nothing(mixed: Mixed, tmp_path: Path) -> None:
    mixed.node()
    later = make_later(tmp_path / "later", steps=2)
    refused = start_in_vain(mixed, later, tmp_path)
    assert refused.returncode == 2
    assert "the database is in use by version" in refused.stderr
    assert f"it speaks {PROTOCOL}, this one {PROTOCOL + 2}" in refused.stderr
    assert asyncio.run(schema(mixed.settings["database"])) != NEXT_SCHEMA


def start_in_vain(mixed: Mixed, sources: Path, folder: Path) -> "subprocess.CompletedProcess[str]":
    settings = {f"SPEELTAFEL_{name.upper()}": value for name, value in mixed.settings.items()}
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "speeltafel",
            "serve",
            "--no-open",
            "--port",
            str(free_port()),
            "--data",
            str(folder / "vain"),
        ],
        env=os.environ | settings | {"PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def schema(database: str) -> str:
    connection = await asyncpg.connect(database)
    name = await connection.fetchval("SELECT version_num FROM alembic_version")
    await connection.close()
    return str(name)
