"""The work of an analysis, shared out among processes of this machine."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from speeltafel.analysis.looking_back import LookBack
from speeltafel.analysis.measuring import Measured
from speeltafel.engine import Record
from speeltafel.games import load

PIECE = 4
"""Moments that are measured at a time."""


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measured_together(look_back: LookBack, jobs: int) -> Iterator[tuple[int, Measured]]:
    """Every moment with its number, in the order in which they are ready."""
    if jobs == 1:
        yield from look_back.measure(range(look_back.total))
        return
    pieces = [range(first, min(first + PIECE, look_back.total)) for first in range(0, look_back.total, PIECE)]
    with ProcessPoolExecutor(jobs) as pool:
        asked = [
            pool.submit(piece_of, look_back.record, look_back.depth, look_back.seed, list(piece))
            for piece in pieces
        ]
        for done in as_completed(asked):
            yield from done.result()


def piece_of(record: Record, depth: str, seed: int, numbers: list[int]) -> list[tuple[int, Measured]]:
    """Some of the moments, in a process of their own."""
    return list(LookBack(load(record.game), record, depth, seed).measure(numbers))
