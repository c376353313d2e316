"""What happened, for the log, the animations and the screen reader."""

from typing import ClassVar

from speeltafel.engine import Event


class BoardLaid(Event, frozen=True, tag="board-laid"):
    ring: tuple[str, ...]
    targets: tuple[str, ...]


class OutcastChosen(Event, frozen=True, tag="outcast-chosen"):
    seat: int
    outcast: str


class Dealt(Event, frozen=True, tag="dealt"):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: tuple[str, ...] | None


class ThingPlaced(Event, frozen=True, tag="thing-placed"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Begun(Event, frozen=True, tag="begun"):
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    location: str


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int
    location: str


class Played(Event, frozen=True, tag="played"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    location: str
    card: str | None


class ThingPlayed(Event, frozen=True, tag="thing-played"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    location: str
    card: str | None


class OnesPlayed(Event, frozen=True, tag="ones-played"):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    location: str
    count: int
    thing: bool
    cards: tuple[str, ...] | None


class SixPlayed(Event, frozen=True, tag="six-played"):
    seat: int
    location: str


class Skipped(Event, frozen=True, tag="skipped"):
    seat: int


class Said(Event, frozen=True, tag="said"):
    seat: int
    phrase: str
    location: str | None


class Drew(Event, frozen=True, tag="drew"):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    count: int


class Discarded(Event, frozen=True, tag="discarded"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class DrewForThing(Event, frozen=True, tag="drew-for-thing"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class TookFromThing(Event, frozen=True, tag="took-from-thing"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class GaveThing(Event, frozen=True, tag="gave-thing"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class ThingSent(Event, frozen=True, tag="thing-sent"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    player: int
    card: str | None


class ThingSentEmpty(Event, frozen=True, tag="thing-sent-empty"):
    seat: int
    player: int


class HydeSeen(Event, frozen=True, tag="hyde-seen"):
    location: str
    left: int


class Attacked(Event, frozen=True, tag="attacked"):
    location: str
    number: int
    need: int


class Revealed(Event, frozen=True, tag="revealed"):
    location: str
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    counts: tuple[int, ...]
    added: int
    """What outcasts add whose pawns are there."""
    total: int


class Swapped(Event, frozen=True, tag="swapped"):
    seat: int
    card: str
    revealed: str
    total: int


class NotSwapped(Event, frozen=True, tag="not-swapped"):
    seat: int


class Barred(Event, frozen=True, tag="barred"):
    location: str
    cards: tuple[str, ...]


class TargetSaved(Event, frozen=True, tag="target-saved"):
    location: str
    target: str
    total: int
    need: int


class TargetWounded(Event, frozen=True, tag="target-wounded"):
    location: str
    target: str
    total: int
    need: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    bag: int


class Won(Event, frozen=True, tag="won"):
    rank: str
    losses: int


class Lost(Event, frozen=True, tag="lost"):
    losses: int


Events = (
    BoardLaid
    | OutcastChosen
    | Dealt
    | ThingPlaced
    | Begun
    | Moved
    | Stayed
    | Played
    | ThingPlayed
    | OnesPlayed
    | SixPlayed
    | Skipped
    | Said
    | Drew
    | Reshuffled
    | Discarded
    | DrewForThing
    | TookFromThing
    | GaveThing
    | ThingSent
    | ThingSentEmpty
    | HydeSeen
    | Attacked
    | Revealed
    | Swapped
    | NotSwapped
    | Barred
    | TargetSaved
    | TargetWounded
    | RoundEnded
    | Won
    | Lost
)
