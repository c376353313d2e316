"""The table's own time: seconds of play, standing still while the table is paused or empty; at slow tables it never does."""

from time import monotonic

from speeltafel.server.common import wall


class TableClock:
    """Goes on from where the log ended, so that a restart costs nobody any time."""

    def __init__(self, elapsed: float = 0.0) -> None:
        self.elapsed = elapsed
        self.since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self.since is not None

    def now(self) -> float:
        """Seconds of play, to the millisecond."""
        passed = 0.0 if self.since is None else monotonic() - self.since
        return int((self.elapsed + passed) * 1000 + 0.5) / 1000

    def go(self) -> None:
        """Let time pass."""
        if self.since is None:
            self.since = monotonic()

    def stop(self) -> None:
        """Hold it."""
        self.elapsed = self.now()
        self.since = None


class WallClock(TableClock):
    """The time of a slow table: seconds since the game began, whoever is there. It never runs backwards."""

    def __init__(self, origin: float, elapsed: float) -> None:
        super().__init__(elapsed)
        self.origin = origin

    @property
    def running(self) -> bool:
        return True

    def now(self) -> float:
        self.elapsed = max(self.elapsed, int((wall.now() - self.origin) * 1000 + 0.5) / 1000)
        return self.elapsed

    def go(self) -> None:
        """It goes."""

    def stop(self) -> None:
        """Nobody can."""
