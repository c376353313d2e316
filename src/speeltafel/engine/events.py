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


class TimeUp(Event, frozen=True, tag="time_up"):
    """A player who alone was asked did not answer in time, and the table moved. Every game can have it."""

    seat: int


def only(*seats: int) -> int:
    """The seats that may see a secret, as bits.

    >>> only(0, 2)
    5
    """
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
