"""Quiet hours: what would be told in them is told after them, and a reminder that would come too late before them."""

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from speeltafel.server.club.choosing import Chosen

MINUTES_A_DAY = 24 * 60


def zone_of(chosen: Chosen) -> tzinfo:
    """Whose day it is; a machine without a list of time zones goes by what the browser said last."""
    try:
        return ZoneInfo(chosen.zone)
    except (KeyError, ValueError, OSError):
        return timezone(timedelta(minutes=chosen.offset))


def quiet_around(chosen: Chosen, at: int) -> tuple[int, int] | None:
    """The quiet hours that this moment lies in, in seconds since 1970.

    >>> night = Chosen(quiet=(22 * 60, 7 * 60))
    >>> quiet_around(night, 23 * 3600), quiet_around(night, 12 * 3600)
    ((79200, 111600), None)
    """
    if chosen.quiet is None or chosen.quiet[0] == chosen.quiet[1]:
        return None
    begins, ends = chosen.quiet
    here = datetime.fromtimestamp(at, UTC).astimezone(zone_of(chosen))
    minute = here.hour * 60 + here.minute
    if (minute - begins) % MINUTES_A_DAY >= (ends - begins) % MINUTES_A_DAY:
        return None
    first = at - ((minute - begins) % MINUTES_A_DAY) * 60 - here.second
    return first, first + ((ends - begins) % MINUTES_A_DAY) * 60


def when_to_tell(chosen: Chosen, at: int) -> int:
    """Then, or when the quiet hours are over."""
    quiet = quiet_around(chosen, at)
    return at if quiet is None else quiet[1]


def when_to_remind(chosen: Chosen, at: int, due: int) -> int:
    """Then; in quiet hours after them, or before them when time is up by then.

    >>> night = Chosen(quiet=(22 * 60, 7 * 60))
    >>> when_to_remind(night, 23 * 3600, 29 * 3600), when_to_remind(night, 23 * 3600, 40 * 3600)
    (79199, 111600)
    """
    quiet = quiet_around(chosen, at)
    if quiet is None:
        return at
    return quiet[1] if quiet[1] < due else quiet[0] - 1
