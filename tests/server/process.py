"""A real server in a process of its own, which can be killed and started again on the same data."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from speeltafel.server.common.logs import NOBODY_CAUGHT
from tests.server.nursery import Born, nursery

QUICK = {
    "BOT_LEAST_SECONDS": "0",
    "BOT_MOST_SECONDS": "0.01",
    "WINDOW_LEAST_SECONDS": "0",
    "WINDOW_MOST_SECONDS": "0.01",
    "MESSAGES_PER_SECOND": "100000",
    "MESSAGE_BURST": "100000",
    "POSTS_PER_MINUTE": "100000",
    "CARDS_PER_HOUR": "100000",
    "HOST_SECONDS": "0",
}
"""Bots without manners and players without limits, so that whole games take a moment."""


PROGRAM = "import sys; from speeltafel.server.serve import serve; serve(host='127.0.0.1', port=int(sys.argv[1]), open_page=False, data=sys.argv[2])"


class ServerProcess:
    """`speeltafel serve`, from the outside."""

    program = PROGRAM

    def __init__(self, data: Path, python: str = sys.executable, **settings: str) -> None:
        self.data = data
        self.python = python
        self.port = free_port()
        chosen = QUICK | {name.upper(): value for name, value in settings.items()}
        self.environment = os.environ | {f"SPEELTAFEL_{name}": value for name, value in chosen.items()}
        # A server that may keep its compiled modules starts in a third of the time.
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | Born | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def start(self) -> "ServerProcess":
        process = self.launch()
        deadline = time.monotonic() + 60
        while not self.healthy():
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)
        return self

    def launch(self) -> "subprocess.Popen[bytes] | Born":
        """Begin to start it, and wait for nothing."""
        arguments = [str(self.port), str(self.data)]
        if self.is_usual:
            self.process = nursery().bear(self.program, arguments, dict(self.environment), self.log)
            return self.process
        with self.log.open("ab") as log:
            command = [self.python, "-c", self.program, *arguments]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        return self.process

    @property
    def is_usual(self) -> bool:
        """Whether it is this Python with these sources: another one has to read its modules itself."""
        known = os.environ.get("PYTHONPATH") == self.environment.get("PYTHONPATH")
        return known and self.python == sys.executable and hasattr(os, "fork")

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            self.process = None
            log = self.log.read_text()
            assert NOBODY_CAUGHT not in log, log

    def get(self, path: str, **headers: str) -> Any:
        return call(urllib.request.Request(self.url + path, headers=headers))

    def text(self, path: str) -> str:
        """An answer that is no JSON."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=20) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise HttpProblem(error.code, error.read().decode()) from None

    def post(self, path: str, body: Any, **headers: str) -> Any:
        given = {"Content-Type": "application/json"} | {
            key.replace("_", "-"): value for key, value in headers.items()
        }
        return call(urllib.request.Request(self.url + path, json.dumps(body).encode(), given))


class HttpProblem(Exception):
    """An answer that is not a success."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


def call(request: urllib.request.Request) -> Any:
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        raise HttpProblem(error.code, json.loads(error.read())) from None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
