"""Who says nothing: in a game without turns a silent player is away, and others must be able to play on."""

from collections.abc import Iterable
from time import monotonic


class Silence:
    """When each seat was last heard of. Without a limit nobody is ever away."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.heard: dict[int, float] = {}
        self.away: set[int] = set()

    def hear(self, seat: int) -> bool:
        """This seat did something; whether it was away until now."""
        self.heard[seat] = monotonic()
        was_away = seat in self.away
        self.away.discard(seat)
        return was_away

    def begin(self, seats: Iterable[int]) -> None:
        """Time passes from now on, for everybody."""
        now = monotonic()
        self.heard = dict.fromkeys(seats, now)
        self.away.clear()

    def due(self) -> float | None:
        """Seconds until the next seat is away."""
        if self.seconds is None:
            return None
        waiting = [at for seat, at in self.heard.items() if seat not in self.away]
        if not waiting:
            return None
        return min(waiting) + self.seconds - monotonic()

    def notice(self) -> bool:
        """Mark those who have been silent for too long; whether there are any."""
        if self.seconds is None:
            return False
        latest = monotonic() - self.seconds
        gone = {seat for seat, at in self.heard.items() if at <= latest} - self.away
        self.away |= gone
        return bool(gone)
