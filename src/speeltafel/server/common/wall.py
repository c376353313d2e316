"""What time it is outside: seconds since 1970. Slow tables and notices go by it, and a test can move it."""

from collections.abc import Callable
from time import time

clock: Callable[[], float] = time


def now() -> float:
    """Seconds since 1970."""
    return clock()
