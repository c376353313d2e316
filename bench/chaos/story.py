"""What the players of one table were told, kept until the log can be asked whether it is true."""

import hashlib
import json
import time
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter
from typing import Any, NamedTuple

Message = dict[str, Any]


def digest(value: Any) -> str:
    """Equal for equal values."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


@dataclass
class Attempt:
    """A move that somebody sent."""

    seat: int
    decision: int
    move: Any
    sent: float
    answered: float = 0.0
    answer: str = ""
    """Nothing while it is not known, `accepted`, or the kind of refusal."""

    def told(self) -> str:
        """In a line of a report."""
        return f"seat {self.seat}, question {self.decision}: {self.answer or 'no answer'}"


@dataclass(frozen=True)
class Sighting:
    """What a seat was shown: how many events it knew by then, and the digests of its view and of the latest events."""

    seat: int
    events: int
    fresh: int
    view: str
    latest: str


class Pause(NamedTuple):
    """When and where a table stood still, and what was sent there a second before and meanwhile."""

    seconds: float
    begun: float
    table: str
    game: str
    sent: tuple[str, ...]

    def told(self) -> str:
        """In a line of a report, with the time as logs have it."""
        at = time.strftime("%H:%M:%S", time.gmtime(time.time() - time.monotonic() + self.begun))
        return f"{self.seconds:.1f} s at {self.table} ({self.game}) from {at} UTC; sent: {', '.join(self.sent) or 'nothing'}"


@dataclass
class Story:
    """One table, from the outside."""

    table: str
    game: str
    attempts: list[Attempt] = field(default_factory=list)
    sightings: set[Sighting] = field(default_factory=set)
    signs: list[float] = field(default_factory=list)
    """When a browser was let in, a move was acknowledged, or something new was to be seen."""
    begun: float = field(default_factory=time.monotonic)
    ended: float = 0.0
    over: bool = False

    def see(self, viewpoint: Message) -> None:
        """A seat was shown this."""
        events = viewpoint["events"]
        self.sightings.add(
            Sighting(
                viewpoint["seat"],
                viewpoint["first_event"] + len(events),
                len(events),
                digest(viewpoint["view"]),
                digest(events),
            )
        )

    def sign(self) -> None:
        """The table lives."""
        self.signs.append(time.monotonic())

    def first_sign(self, after: float) -> float | None:
        """When it lived again."""
        return next((sign for sign in self.signs if sign > after), None)

    def still(self, least: float) -> list[float]:
        """How long it stood still, each time that was longer than this."""
        return [then - now for now, then in pairwise(self.times()) if then - now > least]

    def times(self) -> list[float]:
        """When there were signs of life, and the end."""
        return [*self.signs, self.ended] if self.ended else self.signs

    def longest_pause(self) -> "Pause":
        """What is to be looked up in the logs of the nodes."""
        begun, seconds = max(
            ((now, then - now) for now, then in pairwise(self.times())),
            key=itemgetter(1),
            default=(self.begun, 0.0),
        )
        open_then = [one for one in self.attempts if begun - 1 <= one.sent <= begun + seconds]
        return Pause(seconds, begun, self.table, self.game, tuple(one.told() for one in open_then))
