"""In which browsers a card was used lately, so that nobody plays a rated game against another card of their own.

A browser draws a mark by lot and tells it when a card sits down. What is kept of it means nothing outside this server, belongs
to cards only, and is forgotten after a quarter of a year.
"""

import hmac
from hashlib import sha256
from time import time
from typing import Final

from sqlalchemy import delete, insert, select

from speeltafel.server.common.keys import hashed
from speeltafel.server.storage.club import PassRow
from speeltafel.server.storage.keeping import Keeper, Taken

KIND: Final = "browser"
SECONDS_KEPT: Final = 90 * 24 * 3600
NOTED_EVERY: Final = 24 * 3600
MOST: Final = 8
MOST_KEPT: Final = 32
"""A browser that draws another mark for each request fills no disk."""


class Browsers:
    """The marks of every card."""

    def __init__(self, keeper: Keeper, secret: bytes) -> None:
        self.keeper = keeper
        self.secret = secret

    async def note(self, member: str, mark: str) -> tuple[str, ...]:
        """This card is used in the browser with this mark; all browsers of the card."""
        kept = await self.of(member)
        if not mark:
            return tuple(kept)
        own = hmac.new(self.secret, mark.encode(), sha256).hexdigest()[:16]
        if kept.get(own, 0) < time() + SECONDS_KEPT - NOTED_EVERY:
            await self.keep(member, own)
        return tuple({own: 0} | kept)[:MOST]

    async def of(self, member: str) -> dict[str, int]:
        """Marks, and until when they are kept; the latest first."""
        mine = (PassRow.member_id == member) & (PassRow.kind == KIND) & (PassRow.until > int(time()))
        query = select(PassRow.content, PassRow.until).where(mine).order_by(PassRow.until.desc())
        async with self.keeper.reading() as connection:
            return {bytes(row.content).decode(): row.until for row in await connection.execute(query)}

    async def keep(self, member: str, mark: str) -> None:
        """Known from now on, for a while."""
        row = {
            "id": hashed(f"{KIND}/{member}/{mark}"),
            "kind": KIND,
            "member_id": member,
            "until": int(time()) + SECONDS_KEPT,
            "content": mark.encode(),
        }
        mine = (PassRow.member_id == member) & (PassRow.kind == KIND)
        try:
            async with self.keeper.changing() as connection:
                await connection.execute(delete(PassRow).where(PassRow.id == row["id"]))
                await connection.execute(insert(PassRow).values(row))
                latest = (
                    select(PassRow.id).where(mine).order_by(PassRow.until.desc(), PassRow.id != row["id"])
                )
                too_many = list(await connection.scalars(latest.offset(MOST_KEPT)))
                await connection.execute(delete(PassRow).where(PassRow.id.in_(too_many)))
        except Taken:
            return  # Another process has just kept it.
