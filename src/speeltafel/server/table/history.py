"""What happened, as each pair of eyes may know it."""

from speeltafel.engine import Event
from speeltafel.engine.redaction import redacted

Eyes = int | None
"""A seat, or None for everybody without one."""


class NewPlayer(Event, frozen=True, tag="new_player"):
    """Somebody sat down during the game. It happens at the table, not in the game: no record has it."""

    seat: int
    name: str
    before: str
    """Who sat there until then."""


class AskedCoach(Event, frozen=True, tag="asked_coach"):
    """A player asked the coach, which everybody sees. It happens at the table, not in the game: no record has it."""

    seat: int


class History:
    """The events of a game per viewer. Each viewer's events have their own numbers, which tell nothing about others."""

    def __init__(self, seats: int) -> None:
        self.entries: list[list[Event]] = []
        """What happened, entry by entry of the record."""
        self.seen: dict[Eyes, Seen] = {eyes: Seen() for eyes in (None, *range(seats))}

    def add(self, events: list[Event]) -> None:
        """One more entry of the record happened, with these events."""
        self.entries.append(events)

    def take_back(self) -> None:
        """The last entry never happened."""
        undone = self.entries.pop()
        for seen in self.seen.values():
            seen.forget(len(self.entries))
        for event in undone:
            if isinstance(event, NewPlayer | AskedCoach):
                self.note(event)

    def note(self, event: NewPlayer | AskedCoach) -> None:
        """Something happened at the table, after the last entry of the record."""
        self.entries[-1] = [*self.entries[-1], event]
        for seen in self.seen.values():
            if len(seen.marks) == len(self.entries):
                seen.events.append(event)

    def count(self, eyes: Eyes) -> int:
        """How much this viewer has seen."""
        return len(self.of(eyes))

    def since(self, eyes: Eyes, first: int) -> list[Event]:
        """What this viewer has seen from that number on."""
        return self.of(eyes)[first:]

    def of(self, eyes: Eyes) -> list[Event]:
        """Everything this viewer has seen. Nothing is made for eyes that never look."""
        seen = self.seen[eyes]
        for number in range(len(seen.marks), len(self.entries)):
            seen.add(self.entries[number], eyes)
        return seen.events


class Seen:
    """What one viewer has seen, and how much it was before each entry."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.marks: list[int] = []

    def add(self, events: list[Event], eyes: Eyes) -> None:
        self.marks.append(len(self.events))
        self.events += redacted(events, eyes)

    def forget(self, entries: int) -> None:
        """Only so many entries happened."""
        if len(self.marks) > entries:
            del self.events[self.marks[entries] :], self.marks[entries:]
