"""Meeting others: who is here now, who does not want to meet whom, and invitations to a table."""

import asyncio
from time import time
from typing import Final

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from speeltafel.server.club.members import Member
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import BlockRow, InvitedRow, MemberRow, SittingRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.wire.club import BlockKind, InvitationCard, MemberCard

HOUR: Final = 3600
HERE_SECONDS: Final = 900
"""Who was heard of within this time is here: a page says so every few minutes."""
MOST_HERE: Final = 100
INVITATIONS_PER_HOUR: Final = 30
TO_ONE_PER_HOUR: Final = 3
"""Of one member to another, whatever became of them: the answer tells nothing."""
MOST_SHOWN: Final = 20
NOTED_SECONDS: Final = 2.0
NOTED_TRIES: Final = 20
"""How long somebody who invites may not have been noted at the table yet, and how often it is looked up."""
OPEN_SECONDS: Final = 7 * 86_400
"""An invitation that nobody answers is forgotten after this."""


class People:
    """What the rows say about who meets whom."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def here(self, member: Member) -> list[MemberCard]:
        """Members who are here and let it be seen; not those between whom and this member somebody drew a line."""
        query = (
            select(MemberRow.id, MemberRow.name, MemberRow.face)
            .where(
                MemberRow.seen > time() - HERE_SECONDS,
                MemberRow.hidden.is_(False),
                MemberRow.banned < time(),
                MemberRow.id != member.id,
            )
            .order_by(MemberRow.name)
            .limit(MOST_HERE)
        )
        apart = await self.apart(member.id)
        async with self.keeper.reading() as connection:
            return [MemberCard(*row) for row in await connection.execute(query) if row.id not in apart]

    # Lines between people

    async def draw_line(self, member: str, other: str, kind: BlockKind, on: bool) -> None:
        """Block or mute somebody, or no longer."""
        if on and not await self.exists(other):
            raise Refusal("not-now", "there is no such member")
        row = {"member_id": member, "other_id": other, "kind": kind}
        async with self.keeper.changing(f"blocks/{member}") as connection:
            own = and_(*(getattr(BlockRow, name) == value for name, value in row.items()))
            await connection.execute(delete(BlockRow).where(own))
            if on and member != other:
                await connection.execute(insert(BlockRow).values(row))

    async def lines(self, member: str, kind: BlockKind) -> list[MemberCard]:
        """Whom this member has blocked or muted."""
        query = (
            select(MemberRow.id, MemberRow.name, MemberRow.face)
            .join(BlockRow, BlockRow.other_id == MemberRow.id)
            .where(BlockRow.member_id == member, BlockRow.kind == kind)
            .order_by(MemberRow.name)
        )
        async with self.keeper.reading() as connection:
            return [MemberCard(*row) for row in await connection.execute(query)]

    async def apart(self, member: str) -> set[str]:
        """Whom this member does not meet: one of the two has blocked the other."""
        query = select(BlockRow.member_id, BlockRow.other_id).where(
            BlockRow.kind == "block", or_(BlockRow.member_id == member, BlockRow.other_id == member)
        )
        async with self.keeper.reading() as connection:
            pairs = (await connection.execute(query)).all()
        return {one for pair in pairs for one in pair} - {member}

    async def check_meeting(self, member: str, others: set[str]) -> None:
        """Who is kept apart from somebody at a table has no seat there; from whom is not told."""
        if (others - {member}) & await self.apart(member):
            raise Refusal("bad-seats", "there is no seat for this card at this table")

    # Invitations

    async def invite(self, inviter: Member, guest: str, table: str) -> bool:
        """Ask somebody to a table where one sits; whether they are asked now. Who is blocked learns nothing of it."""
        now = int(time())
        if not await self.sits_soon(inviter.id, table):
            raise Refusal("not-yours", "invite to a table at which you sit")
        if guest == inviter.id or not await self.exists(guest):
            raise Refusal("not-now", "there is no such member to invite")
        state = "declined" if guest in await self.apart(inviter.id) else "open"
        row = {"table_id": table, "guest_id": guest, "inviter_id": inviter.id, "at": now, "state": state}
        try:
            async with self.keeper.changing(f"invitations/{inviter.id}") as connection:
                await check_flood(connection, inviter.id, guest, now)
                old = InvitedRow.at < now - OPEN_SECONDS
                await connection.execute(delete(InvitedRow).where(old))
                await connection.execute(insert(InvitedRow).values(row))
        except Taken:
            return False
        return state == "open"

    async def sits_soon(self, member: str, table: str) -> bool:
        """Whether somebody sits there. Who has just sat down is noted in a moment, maybe by another process."""
        for _ in range(NOTED_TRIES):
            if await self.sits(member, table):
                return True
            await asyncio.sleep(NOTED_SECONDS / NOTED_TRIES)
        return False

    async def sits(self, member: str, table: str) -> bool:
        query = select(SittingRow.table_id).where(
            SittingRow.member_id == member, SittingRow.table_id == table
        )
        async with self.keeper.reading() as connection:
            return await connection.scalar(query) is not None

    async def exists(self, member: str) -> bool:
        async with self.keeper.reading() as connection:
            return await connection.scalar(select(MemberRow.id).where(MemberRow.id == member)) is not None

    async def invitations(self, member: str) -> list[InvitationCard]:
        """Tables to which this member is asked, the latest first; by nobody who is kept apart from them or banned since.

        Who came by the link and sits there has answered, too.
        """
        apart = await self.apart(member)
        seated = select(SittingRow.table_id).where(SittingRow.member_id == member)
        query = (
            select(InvitedRow.table_id, InvitedRow.at, MemberRow.id, MemberRow.name, MemberRow.face)
            .join(MemberRow, MemberRow.id == InvitedRow.inviter_id)
            .where(
                InvitedRow.guest_id == member,
                InvitedRow.state == "open",
                InvitedRow.table_id.not_in(seated),
                InvitedRow.at > time() - OPEN_SECONDS,
                MemberRow.banned < time(),
            )
            .order_by(InvitedRow.at.desc())
            .limit(MOST_SHOWN)
        )
        async with self.keeper.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            InvitationCard(row.table_id, row.at, MemberCard(row.id, row.name, row.face))
            for row in rows
            if row.id not in apart
        ]

    async def answer(self, member: str, table: str, accepted: bool) -> None:
        """It is not shown again."""
        own = and_(InvitedRow.guest_id == member, InvitedRow.table_id == table)
        state = "accepted" if accepted else "declined"
        async with self.keeper.changing() as connection:
            await connection.execute(update(InvitedRow).where(own).values(state=state))


async def check_flood(connection: AsyncConnection, inviter: str, guest: str, now: int) -> None:
    """Nobody asks all the world, nor one person again and again."""
    query = select(InvitedRow.guest_id).where(InvitedRow.inviter_id == inviter, InvitedRow.at > now - HOUR)
    asked = list(await connection.scalars(query))
    if asked.count(guest) >= TO_ONE_PER_HOUR:
        raise Refusal(
            "too-fast", f"{TO_ONE_PER_HOUR} invitations of one person in an hour", reason="invite-one"
        )
    if len(asked) >= INVITATIONS_PER_HOUR:
        raise Refusal("too-fast", f"{INVITATIONS_PER_HOUR} invitations in an hour", reason="invite-hour")
