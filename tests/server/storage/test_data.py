"""A data folder that cannot be used gets one sentence that says what to do, and nobody else may read it."""

import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.health import Health
from speeltafel.server.storage.opening import prepare_storage
from tests.server.cluster.worker_server import WorkerServer, wait_until
from tests.server.conftest import StartServer
from tests.server.process import ServerProcess, free_port
from tests.server.tables import bots, make_table

MAIN = "from speeltafel.cli import main; main()"


def serve(data: Path, *arguments: str, port: int = 0) -> subprocess.CompletedProcess[str]:
    """`speeltafel serve`, which is expected to give up."""
    command = [sys.executable, "-c", MAIN, "serve", "--no-open", "--host", "127.0.0.1"]
    command += ["--port", str(port or free_port()), "--data", str(data), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def whole(data: Path) -> Path:
    """A database with something in it."""
    prepare_storage(Settings(data=str(data)))
    path = data / "speeltafel.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        rows = [("t", number, b"x" * 1000) for number in range(500)]
        database.executemany("INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)", rows)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def cut_short(data: Path) -> None:
    path = whole(data)
    path.write_bytes(path.read_bytes()[:100_000])


def overwritten_inside(data: Path) -> None:
    path = whole(data)
    content = bytearray(path.read_bytes())
    content[200_000:260_000] = bytes(60_000)
    path.write_bytes(content)


def another_file(data: Path) -> None:
    data.mkdir()
    (data / "speeltafel.sqlite3").write_bytes(b"Dear diary, " * 1000)


def a_folder_in_its_place(data: Path) -> None:
    (data / "speeltafel.sqlite3").mkdir(parents=True)


def a_file_as_folder(data: Path) -> None:
    data.write_text("not a folder")


@pytest.mark.parametrize(
    ("spoil", "what", "todo"),
    [
        (cut_short, "is damaged", "put your latest backup in its place"),
        (overwritten_inside, "is damaged", "put your latest backup in its place"),
        (another_file, "is damaged", "put your latest backup in its place"),
        (a_folder_in_its_place, "cannot be opened", "give another folder with --data"),
        (a_file_as_folder, "cannot be made", "give another one with --data"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_bad_data_gets_one_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], what: str, todo: str, workers: str
) -> None:
    data = tmp_path / "data"
    spoil(data)
    ended = serve(data, "--workers", workers)
    assert ended.returncode == 2
    assert ended.stdout == ""
    (sentence,) = ended.stderr.splitlines()
    assert what in sentence
    assert todo in sentence
    assert str(data) in sentence


def test_a_port_in_use_gets_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ended = serve(tmp_path, port=taken.getsockname()[1])
    assert ended.returncode == 2
    assert "give another with --port" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 2), (2, 1)])
def test_two_servers_never_share_data(tmp_path: Path, first: int, second: int) -> None:
    server = WorkerServer(tmp_path, first)
    server.start()
    program = "from speeltafel.server.workers import alone; alone.SECONDS_TO_WAIT = 0.2; " + MAIN
    command = [sys.executable, "-c", program, "serve", "--no-open", "--port", str(free_port())]
    command += ["--data", str(tmp_path), "--workers", str(second)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stderr.splitlines() == [
        f"speeltafel: another server has the data in {tmp_path}: stop it, or give other data with --data"
    ]
    assert make_table(server, bots(2))["table"]
    server.stop()


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    older = tmp_path / "older"
    older.mkdir()
    (older / "speeltafel.sqlite3").touch(0o644)
    for data in (tmp_path / "new", older):
        server = ServerProcess(data)
        server.log = tmp_path / f"{data.name}.log"
        server.start()
        make_table(server, bots(2))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.glob("*.sqlite3*")}
        assert set(modes) >= {"speeltafel.sqlite3", "speeltafel.sqlite3-wal"}
        assert set(modes.values()) == {0o600}
        server.stop()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_health_tells_a_full_disk(start_server: StartServer) -> None:
    server = start_server()
    assert server.healthy()
    assert server.process is not None
    limit_files(server.process.pid, 1)
    wait_until(lambda: not server.healthy())
    status, sentence = health_of(server)
    assert status == 503
    assert "check its disk" in sentence or "make room" in sentence
    limit_files(server.process.pid, resource.RLIM_INFINITY)
    wait_until(server.healthy)


def limit_files(process: int, most: int) -> None:
    """Let no file of this process grow, as on a full disk."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def health_of(server: ServerProcess) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"{server.url}/health") as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def test_the_disk_is_not_tried_for_everybody_who_asks() -> None:
    tries: list[str] = []

    async def try_it() -> str:
        tries.append("")
        return ""

    found = Health(try_it)
    assert [await found.problem() for _ in range(5)] == [""] * 5
    assert len(tries) == 1
