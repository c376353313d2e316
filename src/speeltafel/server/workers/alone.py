"""One server at a time on the same data.

When a supervisor is killed, its workers need a moment to end. They hold the port, and tables in memory, so whoever
starts the server again waits for them.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import structlog

from speeltafel.engine import BadSetup

log = structlog.get_logger()

SECONDS_TO_WAIT = 15.0
"""Longer than workers live without their supervisor."""
SECONDS_BETWEEN_TRIES = 0.05


@contextmanager
def alone_on(folder: Path) -> Iterator[int]:
    """Hold the data. The lock belongs to every process that inherits it, and ends with the last of them."""
    lock = open_lock(folder)
    try:
        if not is_free(lock):
            log.warning(
                "another server has this data: waiting until it has ended", data=str(folder.resolve())
            )
            wait_for(lock, folder)
        yield lock
    finally:
        os.close(lock)


def open_lock(folder: Path) -> int:
    """The file that is held."""
    try:
        return os.open(folder / "serving.lock", os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    except OSError as error:
        raise BadSetup(
            f"the data folder {folder.resolve()} cannot be written ({error.strerror}): "
            "let this user write there, or give another folder with --data"
        ) from None


def is_free(lock: int) -> bool:
    """Take the lock, if nobody has it."""
    try:
        hold(lock)
    except OSError:
        return False
    return True


if sys.platform == "win32":
    import msvcrt

    def hold(lock: int) -> None:
        """Take the lock, or fail at once."""
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(lock: int) -> None:
        """Take the lock, or fail at once."""
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def wait_for(lock: int, folder: Path) -> None:
    """Until the other server has ended."""
    latest = monotonic() + SECONDS_TO_WAIT
    while not is_free(lock):
        if monotonic() > latest:
            raise BadSetup(
                f"another server has the data in {folder.resolve()}: stop it, or give other data with --data"
            )
        sleep(SECONDS_BETWEEN_TRIES)
