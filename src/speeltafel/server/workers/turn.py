"""One writer at a time. SQLite would let the others sleep and try again; a lock wakes the next one at once."""

import fcntl
import os
from pathlib import Path


class Turn:
    """Entered around each commit. The system takes the lock back from a process that dies."""

    def __init__(self, path: Path) -> None:
        self.lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self.lock, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self.lock, fcntl.LOCK_UN)
