"""What happened: small typed messages for logs, animation, sound and statistics. They never feed back into the rules."""

from typing import ClassVar, Final

import msgspec

EVERYONE: Final = -1


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something that happened.

    The fields named in `secret` are shown only to the seats in `to`, a set of bits; all others get `None` there.
    A `private` event does not exist for other seats.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[bool] = False
    to: int = EVERYONE


def only(*seats: int) -> int:
    """The seats that may see a secret, as bits.

    >>> only(0, 2)
    5
    """
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


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
