"""Events as one seat may know them."""

import msgspec

from speeltafel.engine.events import EVERYONE, Event


def sees(to: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those bits."""
    return to == EVERYONE or (seat is not None and bool(to >> seat & 1))


def redact(event: Event, seat: int | None) -> Event | None:
    """The event as this seat may know it, or None where it does not exist for the seat."""
    if event.to == EVERYONE:
        return event
    if sees(event.to, seat):
        return msgspec.structs.replace(event, to=EVERYONE)
    if event.private:
        return None
    hidden: dict[str, object] = dict.fromkeys(event.secret)
    return msgspec.structs.replace(event, **hidden, to=EVERYONE)


def redacted(events: list[Event], seat: int | None) -> list[Event]:
    """All events as this seat may know them."""
    shown = [event if event.to == EVERYONE else redact(event, seat) for event in events]
    return [event for event in shown if event is not None]
