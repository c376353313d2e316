"""Vacations: a member may be away for some days a year, and at slow tables their time stands still meanwhile."""

from datetime import UTC, datetime
from typing import Final

from speeltafel.server.club.choosing import Choosing
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Span

DAY: Final = 24 * 3600
DAYS_A_YEAR: Final = 30
FURTHEST: Final = 366 * DAY
"""Nobody plans further ahead."""
MOST_PIECES: Final = 40
"""The log of every slow table of a member names them all."""
KEPT: Final = 2 * FURTHEST
"""Vacations of long ago are forgotten."""


class Vacations:
    """When each member is away."""

    def __init__(self, choosing: Choosing) -> None:
        self.choosing = choosing

    async def of(self, member: str) -> list[Span]:
        """All that are known, past and to come."""
        return (await self.choosing.of(member)).away

    async def add(self, member: str, begins: int, ends: int) -> list[Span]:
        """One more, from now or a day to come; refused when the days of a year do not suffice."""
        now = int(wall.now())
        begins = max(begins, now)
        if not begins < ends <= now + FURTHEST:
            raise Refusal(
                "not-now", "a vacation begins today or later, and ends within a year", reason="vacation-when"
            )
        async with self.choosing.changing(member) as chosen:
            spans = merged([*(span for span in chosen.away if span[1] > now - KEPT), (begins, ends)])
            if len(spans) > MOST_PIECES:
                raise Refusal(
                    "not-now",
                    f"a vacation can be taken in {MOST_PIECES} pieces, and no more",
                    reason="vacation-pieces",
                )
            if any(days > DAYS_A_YEAR for days in days_by_year(spans).values()):
                raise Refusal(
                    "not-now",
                    f"a year has {DAYS_A_YEAR} days of vacation, and so many are not left",
                    reason="vacation-days",
                )
            chosen.away = spans
        return spans

    async def end(self, member: str) -> list[Span]:
        """Back again: what is left of a vacation, and all that are planned, can be used another time."""
        now = int(wall.now())
        async with self.choosing.changing(member) as chosen:
            chosen.away = [(begins, min(ends, now)) for begins, ends in chosen.away if begins < now]
            return chosen.away


def merged(spans: list[Span]) -> list[Span]:
    """The same time without overlaps.

    >>> merged([(5, 9), (1, 6), (20, 30)])
    [(1, 9), (20, 30)]
    """
    whole: list[Span] = []
    for begins, ends in sorted(spans):
        if whole and begins <= whole[-1][1]:
            whole[-1] = (whole[-1][0], max(ends, whole[-1][1]))
        else:
            whole.append((begins, ends))
    return whole


def days_by_year(spans: list[Span]) -> dict[int, float]:
    """How many days of each calendar year they take.

    >>> days_by_year([(0, 86_400 * 3)])
    {1970: 3.0}
    """
    days: dict[int, float] = {}
    for begins, ends in spans:
        while begins < ends:
            year = datetime.fromtimestamp(begins, UTC).year
            turn = min(ends, int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()))
            days[year] = days.get(year, 0.0) + (turn - begins) / DAY
            begins = turn
    return days


def days_left(spans: list[Span]) -> int:
    """Days of vacation that this year still has."""
    year = datetime.fromtimestamp(wall.now(), UTC).year
    return max(0, int(DAYS_A_YEAR - days_by_year(spans).get(year, 0.0)))
