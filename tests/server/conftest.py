"""Servers for the tests: one per worker for most, fresh ones for those that are cruel to it."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import prepare_storage
from tests.server.club.listening import Listener
from tests.server.process import ServerProcess, free_port
from tools.services import Postgres, Redis

StartServer = Callable[..., ServerProcess]
ROOM = 4 << 30
"""Bytes that several PostgreSQL servers of a test run may take."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share."""
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    process.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Servers of one's own."""
    started: list[ServerProcess] = []

    def start(**settings: str) -> ServerProcess:
        process = ServerProcess(tmp_path, **settings).start()
        started.append(process)
        return process

    yield start
    for process in started:
        process.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; who runs as root lets another user run it, who may not look into the folders of pytest.

    In memory where there is room: its databases are made and thrown away by the dozen.
    """
    with tempfile.TemporaryDirectory(prefix="speeltafel-postgres-", dir=quick_folder()) as folder:
        server = Postgres(Path(folder))
        yield server
        server.close(keep=False)


def quick_folder() -> Path | None:
    """A folder in memory; None for the usual one."""
    memory = Path("/dev/shm")
    return memory if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM else None


@pytest.fixture
def new_database(postgres: Postgres) -> str:
    """An empty database in it."""
    return postgres.make(f"test_{token_hex(4)}")


@pytest.fixture(params=["file", "postgres"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings of either storage, which is empty and ready."""
    url = request.getfixturevalue("new_database") if request.param == "postgres" else ""
    settings = Settings(data=str(tmp_path), database=url)
    prepare_storage(settings)
    return settings


@pytest.fixture
def listener() -> Iterator[Listener]:
    """Hears what is sent to addresses of members."""
    heard = Listener()
    yield heard
    heard.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A real Redis."""
    with Redis(free_port()) as server:
        yield server


@pytest.fixture
def nodes(new_database: str, redis: Redis, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Three nodes of one cluster, each started when those before it are there: so they know each other from the beginning."""
    started: list[ServerProcess] = []
    for number in range(3):
        folder = tmp_path / f"node{number}"
        folder.mkdir()
        chosen = {"messages_per_second": "500", "message_burst": "2000", "thinkers": "0"}
        started.append(ServerProcess(folder, database=new_database, bus=redis.url, **chosen))
    for node in started:
        node.start()
    yield started
    for node in started:
        node.stop()
