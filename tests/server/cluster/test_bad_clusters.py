"""A cluster that cannot work gets one sentence that says what to do, and loses nothing."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import redis.asyncio

from speeltafel.server.cluster.bus import PREFIX
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.storage.schema import SCHEMA
from tests.server.process import ServerProcess, free_port
from tests.server.tables import bots, make_table
from tools.services import Redis

SHIFTED = "import time\nreal = time.time\ntime.time = lambda: real() + {seconds}\n"
"""Run by Python before anything else: a machine whose clock is off."""


def serve(folder: Path, **settings: str) -> "subprocess.CompletedProcess[str]":
    """`speeltafel serve`, which is expected to give up."""
    given = {f"SPEELTAFEL_{name.upper()}": value for name, value in settings.items()}
    command = [sys.executable, "-m", "speeltafel", "serve", "--no-open", "--host", "127.0.0.1"]
    return subprocess.run(
        [*command, "--port", str(free_port()), "--data", str(folder / "data")],
        env=os.environ | given | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


def sentence(ended: "subprocess.CompletedProcess[str]") -> str:
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("mysql://db.example/x", "SPEELTAFEL_DATABASE begins with postgresql://"),
        ("postgresql://db.example:port/x", "SPEELTAFEL_DATABASE is no address"),
        ("postgresql://me:s3cr3t@127.0.0.1:{closed}/x", "does not answer: start it, or correct"),
        ("postgresql://me:s3cr3t@nowhere.invalid/x", "does not answer: start it, or correct"),
        ("{missing}", "does not exist: make it (createdb), or correct"),
    ],
)
def test_a_wrong_database_is_told(tmp_path: Path, new_database: str, database: str, said: str) -> None:
    missing = new_database.replace("/test_", "/no_such_")
    line = sentence(serve(tmp_path, database=database.format(closed=free_port(), missing=missing)))
    assert said in line
    assert "s3cr3t" not in line


@pytest.mark.parametrize(
    ("bus", "said"),
    [
        ("http://bus.example/0", "SPEELTAFEL_BUS begins with redis://"),
        ("redis://bus.example:many/0", "SPEELTAFEL_BUS is no address"),
        ("redis://:s3cr3t@127.0.0.1:{closed}/0", "the bus does not answer: start Redis, or correct"),
        ("redis://me:s3cr3t@127.0.0.1:{open}/0", "the bus does not let us in: correct user and password"),
    ],
)
def test_a_wrong_bus_is_told(tmp_path: Path, new_database: str, redis: Redis, bus: str, said: str) -> None:
    url = bus.format(closed=free_port(), open=redis.port)
    line = sentence(serve(tmp_path, database=new_database, bus=url))
    assert said in line
    assert "s3cr3t" not in line


def test_a_bus_without_a_database_is_told(tmp_path: Path) -> None:
    assert "set SPEELTAFEL_DATABASE too" in sentence(serve(tmp_path, bus="redis://127.0.0.1/0"))


async def ask(database: str, *statements: str) -> Any:
    connection = await asyncpg.connect(database)
    try:
        return [await connection.fetch(statement) for statement in statements]
    finally:
        await connection.close()


def test_a_newer_schema_is_left_alone_and_an_older_one_brought_up(tmp_path: Path, new_database: str) -> None:
    settings = Settings(database=new_database)
    prepare_storage(settings)
    newer = "UPDATE alembic_version SET version_num = '9999'"
    asyncio.run(ask(new_database, newer, "DELETE FROM understood"))
    assert "made by a newer version of Speeltafel" in sentence(serve(tmp_path, database=new_database))
    older = (
        "UPDATE alembic_version SET version_num = '0004'",
        "DROP TABLE understood",
        "DROP SEQUENCE lease_epochs",
        "ALTER TABLE nodes DROP COLUMN protocol, DROP COLUMN place",
        "INSERT INTO leases (table_id, node, epoch) VALUES ('t', 'gone', 41)",
    )
    asyncio.run(ask(new_database, *older))
    assert prepare_storage(settings) == ("0004", SCHEMA)
    ((row,),) = asyncio.run(ask(new_database, "SELECT nextval('lease_epochs') AS epoch"))
    assert row["epoch"] > 41


@pytest.mark.parametrize("seconds", [-10, 10])
def test_clocks_that_disagree_by_more_than_a_lease_are_refused(
    tmp_path: Path, new_database: str, seconds: int
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SHIFTED.format(seconds=seconds))
    line = sentence(serve(tmp_path, database=new_database))
    assert "differ by 10 seconds" in line
    assert "set both by a time server (NTP)" in line
    assert asyncio.run(ask(new_database, "SELECT FROM pg_tables WHERE schemaname = 'public'")) == [[]]


async def test_a_redis_of_others_is_left_as_it_is(tmp_path: Path, new_database: str, redis: Redis) -> None:
    client = redis_client(redis)
    await client.set("theirs", "precious")
    await client.set("speeltafel:node:old", "an old one of ours")
    node = ServerProcess(tmp_path, database=new_database, bus=redis.url, thinkers="0").start()
    (channel,) = await client.pubsub_channels("*")
    assert channel.decode().startswith(PREFIX)
    for noise in (b"", b"hello", b"\xff\x00", b"\x93\xa5never\xa1x\x01"):
        await client.publish(channel, noise)
    await asyncio.to_thread(make_table, node, bots(2))
    node.stop()
    assert await client.get("theirs") == b"precious"
    assert sorted(await client.keys("*")) == [b"speeltafel:node:old", b"theirs"]
    assert node.log.read_text().count("no letter of this version") == 4
    await client.aclose()


def redis_client(server: Redis) -> Any:
    return redis.asyncio.Redis.from_url(server.url)
