"""For the host of the server: who is a member, who is not wanted, how much is kept and played."""

import hmac
from time import time
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, text, update

from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import ClubRow, DeviceRow, MemberRow, SeatedRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.storage.models import LogRow, TableRow
from speeltafel.server.wire.club import DayCount, HostFigures, HostMember

KEY: Final = "host"
FOR_EVER: Final = 2**40
DAYS: Final = 30
A_DAY: Final = 86_400
MOST_LISTED: Final = 500


class House:
    """What the host's key opens."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def first_key(self) -> str:
        """The host's key, made at the first start; empty when it was made before, because only its hash is kept."""
        key = new_secret()
        try:
            async with self.keeper.changing() as connection:
                await connection.execute(insert(ClubRow).values(name=KEY, value=hashed(key).encode()))
        except Taken:
            return ""
        return key

    async def new_key(self) -> str:
        """Another key; the one of before opens nothing any more."""
        async with self.keeper.changing() as connection:
            await connection.execute(delete(ClubRow).where(ClubRow.name == KEY))
        return await self.first_key()

    async def check(self, key: str) -> None:
        """Refuse everybody but the host."""
        async with self.keeper.reading() as connection:
            kept: bytes | None = await connection.scalar(select(ClubRow.value).where(ClubRow.name == KEY))
        if not key or not hmac.compare_digest(hashed(key).encode(), bytes(kept or b"")):
            raise Refusal("not-yours", "this needs the key of the host")

    async def members(self) -> list[HostMember]:
        """Everybody with a card, who was here last first."""
        devices = select(func.count()).where(DeviceRow.member_id == MemberRow.id).scalar_subquery()
        games = select(func.count()).where(SeatedRow.member_id == MemberRow.id).scalar_subquery()
        query = (
            select(
                MemberRow.id,
                MemberRow.name,
                MemberRow.face,
                MemberRow.created,
                MemberRow.seen,
                MemberRow.banned,
                devices,
                games,
            )
            .order_by(MemberRow.seen.desc())
            .limit(MOST_LISTED)
        )
        async with self.keeper.reading() as connection:
            return [HostMember(*row) for row in await connection.execute(query)]

    async def ban(self, member: str, days: int) -> None:
        """For so many days; 0: no longer, below: for ever."""
        until = 0 if days == 0 else FOR_EVER if days < 0 else int(time()) + days * A_DAY
        async with self.keeper.changing() as connection:
            await connection.execute(update(MemberRow).where(MemberRow.id == member).values(banned=until))

    async def figures(self) -> HostFigures:
        """How much is kept, and how many tables were made on each of the last days."""
        since = (int(time()) // A_DAY - DAYS + 1) * A_DAY
        made = select(TableRow.created).where(TableRow.created >= since)
        async with self.keeper.reading() as connection:
            entries, tables, members = [
                await connection.scalar(select(func.count()).select_from(row)) or 0
                for row in (LogRow, TableRow, MemberRow)
            ]
            stored = await connection.scalar(size_query(self.keeper.engine.dialect.name))
            moments = list(await connection.scalars(made))
        return HostFigures(
            members=members,
            tables=tables,
            entries=entries,
            bytes=int(stored or 0),
            days=by_day(moments, since),
        )


def size_query(dialect: str) -> Any:
    """How large the database is."""
    if dialect == "postgresql":
        return text("SELECT pg_database_size(current_database())")
    return text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")


def by_day(moments: list[int], since: int) -> list[DayCount]:
    """How many fall on each day.

    >>> [day.count for day in by_day([0, 5, 86_400], 0)][:2]
    [2, 1]
    """
    return [
        DayCount(
            since + day * A_DAY,
            sum(since + day * A_DAY <= one < since + (day + 1) * A_DAY for one in moments),
        )
        for day in range(DAYS)
    ]
