"""Whatever fails, wherever: one quiet line in the log, without hands and without secrets."""

import json
import os
import pty
import re
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from speeltafel.server.common.faults import told
from tests.server.cluster.worker_server import WorkerServer, wait_until
from tests.server.process import PROGRAM, ServerProcess
from tests.server.tables import bots, finished_table, make_table, person, player

SABOTAGE = Path(__file__).parent / "sabotage"
EXPECTED = {
    "message failed": 1,
    "socket failed": 1,
    "request failed": 1,
    "not stored": 1,
    "bot failed": 1,
    "work failed": 1,
    "table driver failed": 1,
    "nobody caught this": 6,
}
"""What has to be in the log, at least so often."""


class FailingServer(WorkerServer):
    """A server that fails on request, with its log in a file or on a terminal."""

    def __init__(self, data: Path, workers: int) -> None:
        super().__init__(data, workers)
        paths = [str(SABOTAGE), self.environment.get("PYTHONPATH", "")]
        self.environment["PYTHONPATH"] = os.pathsep.join(paths)

    def stop(self, how: object = None) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)


class TerminalServer(FailingServer):
    def start(self) -> "TerminalServer":
        ours, theirs = pty.openpty()
        command = [sys.executable, "-c", PROGRAM, str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, env=self.environment, stdout=theirs, stderr=theirs)
        os.close(theirs)
        threading.Thread(target=self.read, args=(ours,), daemon=True).start()
        wait_until(self.healthy)
        return self

    def read(self, terminal: int) -> None:
        with self.log.open("ab") as log, suppress(OSError):
            while text := os.read(terminal, 65536):
                log.write(text)
                log.flush()


@pytest.mark.parametrize(
    ("kind", "workers"),
    [(FailingServer, 1), (FailingServer, 2), (TerminalServer, 1)],
    ids=["json", "workers", "tty"],
)
async def test_faults_are_quiet_and_say_where(
    tmp_path: Path, kind: type[FailingServer], workers: int
) -> None:
    server = kind(tmp_path, workers)
    server.start()
    await provoke(server)
    wait_until(lambda: all(counted(server, event) >= count for event, count in EXPECTED.items()))
    server.stop()

    log = server.log.read_text()
    assert "planted" not in log
    assert "Traceback" not in log
    assert log.count("ValueError because of KeyError") >= sum(EXPECTED.values()) - 1
    assert len(re.findall(r"sabotage/sitecustomize\.py:\d+ fail", log)) >= sum(EXPECTED.values()) - 1
    assert len(log.splitlines()) < 300


def counted(server: FailingServer, event: str) -> int:
    return server.log.read_text().count(event)


def ask(server: ServerProcess, path: str) -> None:
    with suppress(urllib.error.HTTPError):
        urllib.request.urlopen(server.url + path, timeout=20)


async def provoke(server: ServerProcess) -> None:
    """Let every layer fail: rules, messages, sockets, storage, bots, clocks, requests, loop, tasks, threads."""
    for path in ("/api/games", "/api/games/good-vs-evil/rules", "/fail"):
        ask(server, path)
    ask(server, f"/api/tables/{await finished_table(server)}/replay")
    options = {"main_action_seconds": 1}
    ticket = make_table(server, [person("Anna"), *bots(1)], options=options | {"start_player": "seat-2"})
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.send(type="say", seat=0, text="fail-to-store", id="say")
    assert (await anna.hear("refused", id="say"))["kind"] == "storage"
    wait_until(lambda: "bot failed" in server.log.read_text())
    await anna.send(type="preview", seat=0, move={}, id="preview")
    with suppress(ConnectionClosed):
        assert (await anna.hear("closing"))["reason"] == "fault"


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("where", ["program", "lifespan"])
def test_a_server_that_cannot_start_says_so_quietly(tmp_path: Path, where: str, workers: int) -> None:
    server = FailingServer(tmp_path, workers)
    server.environment["FAIL_AT_THE_START"] = where
    command = [sys.executable, "-c", PROGRAM, str(server.port), str(tmp_path)]
    ended = subprocess.run(
        command, env=server.environment, capture_output=True, text=True, timeout=120, check=False
    )
    log = ended.stdout + ended.stderr
    assert ended.returncode != 0
    assert "planted" not in log
    assert "Traceback" not in log
    assert "sabotage/sitecustomize.py:" in log
    assert len(log.splitlines()) < 40


def test_the_words_of_an_exception_are_not_told() -> None:
    try:
        try:
            raise KeyError("planted-hand")
        except KeyError as error:
            raise ExceptionGroup("planted-secret", [error, ValueError("planted")]) from None
    except ExceptionGroup as group:
        line = told(group)
    assert line["fault"] == "ExceptionGroup because of KeyError"
    assert "test_faults.py:" in line["where"]
    assert "planted" not in json.dumps(line)
