"""A server of several workers, and what its host can see of them."""

import json
import re
import subprocess
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from speeltafel.server.workers.shared import owner
from tests.server.process import ServerProcess

PATIENCE_SECONDS = 60.0


class WorkerServer(ServerProcess):
    """`speeltafel serve --workers N`."""

    def __init__(self, data: Path, workers: int, **settings: str) -> None:
        super().__init__(data, workers=str(workers), **settings)
        self.workers = workers

    def again_with(self, workers: int) -> None:
        """Stop, and go on with another number of workers."""
        self.stop()
        self.workers = workers
        self.environment["SPEELTAFEL_WORKERS"] = str(workers)
        self.start()

    def started(self) -> list[tuple[int, int]]:
        """Worker and process of every start, from the log."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [(line["worker"], line["process"]) for line in lines if line["event"] == "a worker starts"]

    def process_of(self, table: str) -> int:
        """The process that keeps this table now."""
        return dict(self.started())[self.owner(table)]

    def owner(self, table: str) -> int:
        return owner(table, self.workers)

    def metric(self, name: str) -> float:
        """One number of /metrics."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=20) as answer:
            found = re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)
        assert found is not None, name
        return float(found.group(1))


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended may wait for its parent to notice."""
    command = ["ps", "-o", "stat=", "-p", str(process)]
    state = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return bool(state) and not state.startswith("Z")


def wait_until(happens: Callable[[], bool]) -> None:
    """However slow the machine is."""
    latest = time.monotonic() + PATIENCE_SECONDS
    while not happens():
        assert time.monotonic() < latest, "it did not happen"
        time.sleep(0.02)


def wait_for_table(server: ServerProcess, table: str) -> None:
    """Until its worker is there again."""

    def there() -> bool:
        with suppress(OSError):
            return bool(server.get(f"/api/tables/{table}")["table"] == table)
        return False

    wait_until(there)
