"""What travels about notices and vacations, under `/club`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Quiet = Annotated[list[Minute], Meta(min_length=2, max_length=2)]
"""From this minute of the day until that one."""
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
Moment = Annotated[int, Meta(ge=0, le=10**11)]
"""Seconds since 1970."""
PushKey = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_=-]+$")]


class NoticeChoices(Struct):
    """GET /club/notices: what you are told outside the page, and how."""

    turns: bool
    reminders: bool
    invitations: bool
    webhook: str
    quiet: Quiet | None
    """No notices from this minute of the day until that one."""
    zone: str
    pushed: bool
    """This browser gets them."""
    push_key: str
    """What the browser's own function needs; empty where this server cannot push."""
    away: list[Pair]
    """Vacations, in seconds since 1970."""
    days_left: int
    """Days of vacation that are left this year."""


class ChangeNotices(Struct, forbid_unknown_fields=True):
    """POST /club/notices: what is told, and when not."""

    turns: bool
    reminders: bool
    invitations: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""
    offset: Annotated[int, Meta(ge=-900, le=900)] = 0
    """Minutes east of Greenwich now."""
    language: Literal["en", "nl"] = "en"


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser's notices are encrypted with."""

    p256dh: PushKey
    auth: PushKey


class Subscription(Struct, forbid_unknown_fields=True):
    """POST /club/push: where the notices of this browser go, as the browser itself says."""

    endpoint: Annotated[str, Meta(max_length=500)]
    keys: PushKeys


class TakeVacation(Struct, forbid_unknown_fields=True):
    """POST /club/vacation: your time stands still at slow tables from then (now, if that is past) until then."""

    begins: Moment
    ends: Moment
