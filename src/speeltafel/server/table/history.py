"""What happened, as each pair of eyes may know it."""

from collections.abc import Iterator

from speeltafel.engine import Event
from speeltafel.engine.redaction import redacted
from speeltafel.server.table.attic import Attic
from speeltafel.server.table.happenings import AskedCoach, NewPlayer

Eyes = int | None
"""A seat, or None for everybody without one."""


class History:
    """The events of a game per viewer. Each viewer's events have their own numbers, which tell nothing about others."""

    def __init__(self, seats: int) -> None:
        self.attic = Attic()
        """The events of the first entries."""
        self.entries: list[list[Event]] = []
        """What happened after those, entry by entry of the record."""
        self.seen: dict[Eyes, Seen] = {eyes: Seen() for eyes in (None, *range(seats))}

    def add(self, events: list[Event]) -> None:
        """One more entry of the record happened, with these events."""
        self.entries.append(events)

    def whole(self) -> Iterator[list[Event]]:
        """What happened from the first entry on."""
        yield from self.attic
        yield from self.entries

    def put_away(self, entries: int) -> None:
        """So many of the first entries will hardly be asked for, and never taken back."""
        for eyes, seen in self.seen.items():
            self.look(eyes)
            seen.put_away(entries)
        self.attic.put(self.entries[:entries])
        del self.entries[:entries]

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
        seen = self.look(eyes)
        return seen.before + len(seen.events)

    def since(self, eyes: Eyes, first: int) -> list[Event]:
        """What this viewer has seen from that number on."""
        seen = self.look(eyes)
        if first >= seen.before:
            return seen.events[first - seen.before :]
        before = [event for events in self.attic for event in redacted(events, eyes)]
        return before[first:] + seen.events

    def of(self, eyes: Eyes) -> list[Event]:
        """Everything this viewer has seen."""
        return self.since(eyes, 0)

    def look(self, eyes: Eyes) -> "Seen":
        """What this viewer has seen lately. Nothing is made for eyes that never look."""
        seen = self.seen[eyes]
        for number in range(len(seen.marks), len(self.entries)):
            seen.add(self.entries[number], eyes)
        return seen


class Seen:
    """What one viewer has seen, and how much it was before each entry."""

    def __init__(self) -> None:
        self.before = 0
        """How many events are in the attic."""
        self.events: list[Event] = []
        self.marks: list[int] = []

    def add(self, events: list[Event], eyes: Eyes) -> None:
        self.marks.append(len(self.events))
        self.events += redacted(events, eyes)

    def forget(self, entries: int) -> None:
        """Only so many entries happened."""
        if len(self.marks) > entries:
            del self.events[self.marks[entries] :], self.marks[entries:]

    def put_away(self, entries: int) -> None:
        """The events of so many of the first entries are in the attic from now on."""
        old = self.marks[entries] if entries < len(self.marks) else len(self.events)
        self.before += old
        del self.events[:old]
        self.marks = [mark - old for mark in self.marks[entries:]]
