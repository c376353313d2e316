"""What a measurement took of this machine, and what others took meanwhile."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CORES = os.cpu_count() or 1


def cpu_seconds(process: int) -> float:
    """Processor time so far, of a process and of those that it started; nothing of one that is gone."""
    try:
        return own_seconds(process) + sum(map(cpu_seconds, children(process)))
    except (FileNotFoundError, ProcessLookupError):
        return 0.0


def own_seconds(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def resident_bytes(process: int) -> int:
    """Memory of a process that is in use, without what it shares with others twice."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


def machine_seconds() -> tuple[float, float]:
    """Processor time of everybody on this machine so far, and what its host gave to other machines instead."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    user, nice, system, _idle, _waiting, interrupt, soft, stolen = ticks
    return (user + nice + system + interrupt + soft) / TICKS, stolen / TICKS


@dataclass(frozen=True)
class Spent:
    """Between two moments."""

    seconds: float
    parts: dict[str, float]
    """Processor seconds of each part of what is measured."""
    others: float
    """The share of the machine that others used."""
    stolen: float
    """The share of the machine that its host gave to other machines."""


class Watch:
    """Looks at the processes of a measurement, by the part that they play in it."""

    def __init__(self, parts: dict[str, list[int]]) -> None:
        self.parts = parts
        self.began = time.monotonic()
        self.machine = machine_seconds()
        self.before = self.now()

    def now(self) -> dict[str, float]:
        return {name: sum(map(cpu_seconds, processes)) for name, processes in self.parts.items()}

    def stop(self) -> Spent:
        """What it took."""
        after, machine = self.now(), machine_seconds()
        seconds = time.monotonic() - self.began
        parts = {name: after[name] - self.before[name] for name in self.parts}
        others = machine[0] - self.machine[0] - sum(parts.values())
        whole = seconds * CORES
        return Spent(seconds, parts, max(0.0, others / whole), (machine[1] - self.machine[1]) / whole)
