"""Servers for the tests: one per worker for most, fresh ones for those that are cruel to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess

StartServer = Callable[..., ServerProcess]


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
