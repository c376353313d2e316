"""What time it is outside: seconds since 1970. Slow tables, notices and contests go by it, and a test can move it."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from time import time

clock: Callable[[], float] = time


def now() -> float:
    """Seconds since 1970."""
    return clock()


def today() -> date:
    """The day in Greenwich, so that it is the same on every machine."""
    return datetime.fromtimestamp(now(), UTC).date()
