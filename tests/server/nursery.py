"""Servers that start in a moment: one process reads all modules once, and every server is a copy of it.

Most of what a server computes at its start is the same for all of them. The nursery is told by a line of JSON what to run,
with which environment and log; it answers with the number of the process, and later with how it ended.
"""

import atexit
import gc
import importlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import IO, Any

import speeltafel

ROOT = Path(__file__).parents[2]
READ = (
    "speeltafel.server.serve",
    "speeltafel.server.web.app",
    "alembic.command",
    "aiosqlite",
    "anyio._backends._asyncio",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvloop",
)
"""What every server reads, at once or while it starts."""
PATIENCE = 60.0
"""Seconds for the nursery to read all modules, on the busiest machine."""


class Born:
    """A process of the nursery, with what tests need of `subprocess.Popen`."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.ended(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = time.monotonic() + (PATIENCE if timeout is None else timeout)
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or PATIENCE)
            time.sleep(0.005)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that copies itself, as a test sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from tests.server.nursery import tend; exec(tend())"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        atexit.register(self.process.kill)
        self.lock = threading.Lock()
        self.ends: dict[int, int] = {}
        self.begun: list[int] = []
        self.half = b""

    def bear(self, program: str, arguments: list[str], environment: dict[str, str], log: Path) -> Born:
        """A copy that runs this program."""
        asked = {"program": program, "arguments": arguments, "environment": environment, "log": str(log)}
        line = json.dumps(asked | {"folder": os.getcwd()}).encode() + b"\n"
        with self.lock:
            assert self.process.stdin is not None
            self.process.stdin.write(line)
            self.process.stdin.flush()
            end = time.monotonic() + PATIENCE
            while not self.begun:
                assert time.monotonic() < end, "the nursery does not answer"
                self.listen(0.2)
            return Born(self, self.begun.pop())

    def ended(self, pid: int) -> int | None:
        """How a process ended; None while it runs."""
        with self.lock:
            self.listen(0)
            return self.ends.get(pid)

    def listen(self, seconds: float) -> None:
        """Take in what the nursery says."""
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        while select.select([pipe], [], [], seconds)[0]:
            heard = os.read(pipe, 65536)
            assert heard, "the nursery has ended"
            *lines, self.half = (self.half + heard).split(b"\n")
            for line in lines:
                told: dict[str, int] = json.loads(line)
                if "begun" in told:
                    self.begun.append(told["begun"])
                else:
                    self.ends[told["ended"]] = told["code"]
            seconds = 0


@cache
def nursery() -> Nursery:
    """The one of this test process."""
    return Nursery()


def tend() -> str:
    """In the nursery: copy it whenever asked. It returns in a copy only, with what that is to run."""
    for module in READ:
        importlib.import_module(module)
    for slug in speeltafel.slugs():
        speeltafel.load(slug)
    gc.freeze()
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(woken)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    half = b""
    while True:
        ready, _, _ = select.select([0, wake], [], [])
        if wake in ready:
            os.read(wake, 512)
            tell_ends(answers)
        if 0 not in ready:
            continue
        heard = os.read(0, 1 << 16)
        if not heard:
            os._exit(0)
        *lines, half = (half + heard).split(b"\n")
        for line in lines:
            asked = json.loads(line)
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for pipe in (wake, woken):
                    os.close(pipe)
                answers.close()
                return become(asked)
            answers.write(json.dumps({"begun": pid}).encode() + b"\n")


def tell_ends(answers: IO[bytes]) -> None:
    """Which copies have ended, and how."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return
        told = {"ended": pid, "code": os.waitstatus_to_exitcode(status)}
        answers.write(json.dumps(told).encode() + b"\n")


def become(asked: dict[str, Any]) -> str:
    """In a copy: be the process that was asked for."""
    log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for before, after in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(before, after)
    os.close(log)
    os.close(nothing)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["-c", *asked["arguments"]]
    return str(asked["program"])
