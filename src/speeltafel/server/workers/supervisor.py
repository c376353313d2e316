"""The supervisor of the workers: starts them, starts them again when they die, and stops them."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from types import FrameType

import msgspec
import structlog
from prometheus_client import multiprocess

from speeltafel.engine import SpeeltafelError
from speeltafel.server.common.settings import Settings
from speeltafel.server.workers.doors import Doors

log = structlog.get_logger()

EARLY_SECONDS = 10.0
MOST_EARLY_DEATHS = 3
"""In a row, of one worker: then something is wrong that starting it again does not mend."""
SECONDS_TO_STOP = 10.0


class WorkersFailed(SpeeltafelError):
    """The workers cannot do their work."""


class Worker:
    """One process, and how it fared."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.early_deaths = 0
        self.started = 0.0
        self.process: subprocess.Popen[bytes]

    def start(self, command: list[str], environment: dict[str, str], inherited: list[int]) -> None:
        """Start it, with a line on its standard input that ends when this process does."""
        try:
            self.process = subprocess.Popen(
                command, env=environment, pass_fds=inherited, stdin=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise WorkersFailed(
                f"a worker cannot be started ({command[0]}: {error.strerror}): let this user run that Python, "
                "or install Speeltafel where it may"
            ) from None
        self.started = monotonic()

    def died(self) -> None:
        """Let go of it, and count deaths that came too soon."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        early = monotonic() - self.started < EARLY_SECONDS
        self.early_deaths = self.early_deaths + 1 if early else 0

    def stop(self, latest: float) -> None:
        """Wait until it has ended, and end it when that takes too long."""
        try:
            self.process.wait(max(0.0, latest - monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Keeps the port, the doors and the workers."""

    def __init__(self, settings: Settings, listeners: list[socket.socket], lock: int) -> None:
        self.settings = settings
        self.listeners = listeners
        self.lock = lock
        """Held by every worker too, so that nobody else serves this data while one of them lives."""
        self.doors = Doors.make(settings.workers)
        self.workers = [Worker(number) for number in range(settings.workers)]
        self.news: SimpleQueue[Worker | None] = SimpleQueue()
        """A worker that died, or nothing: it is time to stop."""
        self.metrics = fresh_folder(Path(settings.data) / "metrics")

    def run(self) -> None:
        """Until somebody stops it."""
        for wanted in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wanted, self.ask_to_stop)
        try:
            for worker in self.workers:
                self.start(worker)
            while (dead := self.news.get()) is not None:
                self.replace(dead)
        finally:
            self.stop()

    def ask_to_stop(self, _: int, __: FrameType | None) -> None:
        self.news.put(None)

    def start(self, worker: Worker) -> None:
        """Start a worker, and be told when it ends."""
        inherited = [*self.listeners, self.doors.inner[worker.number], *self.doors.outer]
        worker.start(
            self.command(worker.number),
            {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(self.metrics)},
            [self.lock, *(line.fileno() for line in inherited)],
        )
        log.info("a worker starts", worker=worker.number, process=worker.process.pid)
        threading.Thread(target=self.watch, args=(worker,), daemon=True).start()

    def command(self, number: int) -> list[str]:
        """How to start a worker: by its module, whatever lies in the current folder."""
        told = {
            "number": number,
            "listeners": [listener.fileno() for listener in self.listeners],
            "own_door": self.doors.inner[number].fileno(),
            "doors": [door.fileno() for door in self.doors.outer],
            "settings": self.settings,
        }
        assignment = msgspec.json.encode(told).decode()
        return [sys.executable, "-P", "-m", "speeltafel.server.workers.worker", assignment]

    def watch(self, worker: Worker) -> None:
        worker.process.wait()
        self.news.put(worker)

    def replace(self, worker: Worker) -> None:
        """Another process for the tables of one that died."""
        ended = worker.process
        multiprocess.mark_process_dead(ended.pid, str(self.metrics))  # type: ignore[no-untyped-call]
        worker.died()
        if worker.early_deaths >= MOST_EARLY_DEATHS:
            raise WorkersFailed(
                f"worker {worker.number} ended {MOST_EARLY_DEATHS} times right after its start "
                f"(the last time with exit code {ended.returncode}): its lines above say why"
            )
        log.error("a worker died and is started again", worker=worker.number, exit_code=ended.returncode)
        self.start(worker)

    def stop(self) -> None:
        """Stop all workers and wait for them."""
        started = [worker for worker in self.workers if worker.started]
        for worker in started:
            worker.process.terminate()
        latest = monotonic() + SECONDS_TO_STOP
        for worker in started:
            worker.stop(latest)
        shutil.rmtree(self.metrics, ignore_errors=True)


def fresh_folder(path: Path) -> Path:
    """An empty folder, for the numbers that the workers add up."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path.resolve()
