"""Find me a table: who wants the same game with as many players sits down together, and bots fill after a while."""

from collections.abc import Awaitable, Callable
from time import time
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from speeltafel.server.club.people import People
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import WishRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.wire.club import Seek, Sought

KEPT_SECONDS: Final = 900
"""A wish that nobody looks at any more is forgotten."""

GONE_SECONDS: Final = 10
"""Whoever is still here asks for the table as soon as the wait is over; who does not has gone."""
BEING_LAID: Final = "-"
"""Stands in place of the table for the moment in which it is made."""

MakeTable = Callable[[str, int], Awaitable[str]]
"""A table of this game with so many open seats; its name."""


class Seeking:
    """Wishes, on the rows that all processes share. `id` is a hash: who has the secret looks after the wish."""

    def __init__(self, keeper: Keeper, people: People, make: MakeTable) -> None:
        self.keeper = keeper
        self.people = people
        self.make = make

    async def wish(self, wanted: Seek, member: str, name: str) -> Sought:
        """Somebody looks for a table; the secret of the wish comes with the first answer."""
        secret, now = new_secret(), int(time())
        row = {
            "id": hashed(secret),
            "member_id": member,
            "name": name,
            "game": wanted.game,
            "seats": wanted.seats,
            "at": now,
            "until": now + wanted.wait,
            "table_id": "",
        }
        async with self.keeper.changing() as connection:
            await connection.execute(delete(WishRow).where(WishRow.until < now - KEPT_SECONDS))
            if member:
                await connection.execute(delete(WishRow).where(WishRow.member_id == member))
            await connection.execute(insert(WishRow).values(row))
        return await self.look(secret)

    async def look(self, secret: str) -> Sought:
        """How it stands. Whoever looks when there are enough, or when the wait is over, brings them together."""
        own = WishRow.id == hashed(secret)
        async with self.keeper.changing("wishes") as connection:
            mine = (await connection.execute(select(*WishRow.__table__.columns).where(own))).first()
            if mine is None:
                raise Refusal("not-now", "this wish is over: look for a table again")
            if mine.table_id:
                return sought(secret, mine)
            group = await self.group(connection, mine)
            left = max(0, mine.until - int(time()))
            if len(group) < mine.seats and left:
                return Sought(secret, "", len(group), mine.seats, left)
            together = WishRow.id.in_([one.id for one in group])
            await connection.execute(update(WishRow).where(together).values(table_id=BEING_LAID))
        # Nobody holds the rows while the table is made: its first entry waits for its own turn to be written.
        table = await self.make(mine.game, mine.seats)
        async with self.keeper.changing() as connection:
            await connection.execute(update(WishRow).where(together).values(table_id=table))
        return Sought(secret, table, len(group), mine.seats, 0)

    async def group(self, connection: AsyncConnection, mine: Row[Any]) -> list[Row[Any]]:
        """Who would sit down together: the longest waiting first, nobody with somebody they do not want to meet."""
        fitting = (
            (WishRow.game == mine.game)
            & (WishRow.seats == mine.seats)
            & (WishRow.table_id == "")
            & (WishRow.until > int(time()) - GONE_SECONDS)
        )
        query = select(*WishRow.__table__.columns).where(fitting).order_by(WishRow.at, WishRow.id)
        others = [row for row in (await connection.execute(query)).all() if row.id != mine.id]
        group = [mine]
        for other in others:
            members = {one.member_id for one in group if one.member_id}
            apart = await self.people.apart(other.member_id) if other.member_id else set()
            if len(group) < mine.seats and not apart & members:
                group.append(other)
        return group

    async def give_up(self, secret: str) -> None:
        """No longer."""
        async with self.keeper.changing() as connection:
            await connection.execute(delete(WishRow).where(WishRow.id == hashed(secret)))


def sought(secret: str, mine: Row[Any]) -> Sought:
    """Others are found, and the table is there, or there in a moment."""
    table = "" if mine.table_id == BEING_LAID else mine.table_id
    return Sought(secret, table, mine.seats, mine.seats, 0)
