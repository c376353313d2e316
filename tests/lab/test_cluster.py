"""A real Dask scheduler with two real workers, of which one is killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from speeltafel.engine import BadSetup
from speeltafel.lab import part as parts
from speeltafel.lab import run, spread, store
from tests.lab.test_simulation import content, plan, without_time, work

QUIET = os.environ | {"DASK_LOGGING__DISTRIBUTED": "info"}


def started(*words: str) -> subprocess.Popen[str]:
    """A process of Dask."""
    command = [sys.executable, "-m", *words]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=QUIET)


def told(log: IO[str] | None, pattern: str) -> str:
    """What a process says about itself, once it says so."""
    assert log is not None
    for line in log:
        if found := re.search(pattern, line):
            return found[1]
    raise AssertionError(f"it ended without saying {pattern}")


def worker_of(address: str) -> subprocess.Popen[str]:
    """A worker that nobody starts again."""
    how = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
    return started("distributed.cli.dask_worker", address, *how)


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a scheduler, and its two workers."""
    scheduler = started(
        "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1"
    )
    processes = [scheduler]
    try:
        address = told(scheduler.stderr, r"Scheduler at:\s+(tcp://\S+)")
        processes += [worker_of(address), worker_of(address)]
        for worker in processes[1:]:
            told(worker.stderr, r"(Registered to)")
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_cluster_writes_the_same_bytes_even_when_a_worker_is_killed(
    cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path
) -> None:
    address, workers = cluster
    alone = without_time(run(plan(), out=tmp_path / "alone"))
    kept = store.open_store(tmp_path / "cluster", plan())
    for number, part in enumerate(spread.spread(parts.play_part, work(plan()), cluster=address)):
        kept.write(part)
        if number == 0:
            workers[0].send_signal(signal.SIGKILL)
    assert content(tmp_path / "cluster") == content(tmp_path / "alone")
    assert without_time(run(plan(), cluster=address, out=tmp_path / "cluster")) == alone


def test_an_address_without_a_cluster_gets_a_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "PATIENCE", 1)
    with pytest.raises(BadSetup, match=r"there is no cluster at tcp://127\.0\.0\.1:9"):
        run(plan(10, ()), cluster="tcp://127.0.0.1:9")
