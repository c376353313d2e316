"""What happened, as each pair of eyes may know it."""

from speeltafel.engine import EVERYONE, Event, redacted

Eyes = int | None
"""A seat, or None for everybody without one."""


class History:
    """The events of a game per viewer. Each viewer's events have their own numbers, which tell nothing about others."""

    def __init__(self, seats: int) -> None:
        self.seen: dict[Eyes, list[Event]] = {eyes: [] for eyes in (None, *range(seats))}
        self.marks: list[tuple[int, ...]] = []

    def add(self, events: list[Event]) -> None:
        """One more entry of the record happened, with these events."""
        self.marks.append(tuple(map(len, self.seen.values())))
        public = all(event.to == EVERYONE for event in events)
        for eyes, shown in self.seen.items():
            shown += events if public else redacted(events, eyes)

    def take_back(self) -> None:
        """The last entry never happened."""
        for shown, count in zip(self.seen.values(), self.marks.pop(), strict=True):
            del shown[count:]

    def count(self, eyes: Eyes) -> int:
        """How much this viewer has seen."""
        return len(self.seen[eyes])

    def since(self, eyes: Eyes, first: int) -> list[Event]:
        """What this viewer has seen from that number on."""
        return self.seen[eyes][first:]
