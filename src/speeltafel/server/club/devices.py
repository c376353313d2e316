"""One card, several devices: how a card comes to another device, and how one is shut out."""

import secrets
from time import time
from typing import Final

from sqlalchemy import func, select, update

from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.passes import Passes
from speeltafel.server.common.keys import READABLE, hashed
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.words import as_meant, new_words
from speeltafel.server.storage.club import DeviceRow, MemberRow, PasskeyRow
from speeltafel.server.wire.club import CardKeys, CardMade, DeviceCard, PasskeyCard

MOST_DEVICES: Final = 20
CODE: Final = "device"
CODE_LETTERS: Final = 10
NOTHING: Final = "this opens no card here: it may be mistyped, too old, or used already"


class Devices:
    """The devices of every member."""

    def __init__(self, members: Members) -> None:
        self.members = members
        self.keeper = members.keeper
        self.passes = Passes(self.keeper)

    async def keys(self, member: str) -> CardKeys:
        """Everything that opens this card."""
        return CardKeys(await self.listed(member), await self.passkeys(member), await self.has_words(member))

    async def listed(self, member: str) -> list[DeviceCard]:
        """All that hold this card, the latest first."""
        query = select(DeviceRow).where(DeviceRow.member_id == member).order_by(DeviceRow.seen.desc())
        columns = query.with_only_columns(DeviceRow.id, DeviceRow.name, DeviceRow.created, DeviceRow.seen)
        async with self.keeper.reading() as connection:
            return [DeviceCard(*row) for row in await connection.execute(columns)]

    async def passkeys(self, member: str) -> list[PasskeyCard]:
        """All passkeys of this card."""
        query = select(PasskeyRow.id, PasskeyRow.name, PasskeyRow.created)
        mine = query.where(PasskeyRow.member_id == member).order_by(PasskeyRow.created)
        async with self.keeper.reading() as connection:
            return [PasskeyCard(*row) for row in await connection.execute(mine)]

    async def add(self, member: str, name: str) -> CardMade:
        """This card on one more device; a card that the host has closed the server to comes to none."""
        found = await self.members.one(member)
        if found is not None and found.banned > time():
            raise Refusal("banned", "the host of this server has closed it to this card")
        async with self.keeper.reading() as connection:
            count = select(func.count()).select_from(DeviceRow).where(DeviceRow.member_id == member)
            if (await connection.scalar(count) or 0) >= MOST_DEVICES:
                raise Refusal(
                    "not-now",
                    f"a card can be on {MOST_DEVICES} devices: remove one first",
                    reason="devices-many",
                )
        secret = await self.members.add_device(member, name)
        holder = await self.members.holding(secret)
        if holder is None:
            raise Refusal("no-card", NOTHING)
        return CardMade(holder.card(), secret)

    # From device to device

    async def code(self, member: Member) -> str:
        """Good once, for ten minutes: shown as a QR code, or typed."""
        code = "".join(secrets.choice(READABLE) for _ in range(CODE_LETTERS))
        await self.passes.give(code, CODE, member.id)
        return code

    async def take(self, code: str, device: str) -> CardMade:
        """The card that the code was made with."""
        found = await self.passes.take(code.strip().lower(), CODE)
        if found is None:
            raise Refusal("no-card", NOTHING)
        return await self.add(found[0], device)

    # With words

    async def words(self, member: Member) -> str:
        """New words that open the card again, shown once; those of before open nothing any more."""
        words = new_words()
        async with self.keeper.changing() as connection:
            mine = update(MemberRow).where(MemberRow.id == member.id)
            await connection.execute(mine.values(recovery=hashed(as_meant(words))))
        return words

    async def has_words(self, member: str) -> bool:
        """Whether there are words that open this card."""
        async with self.keeper.reading() as connection:
            return bool(await connection.scalar(select(MemberRow.recovery).where(MemberRow.id == member)))

    async def recover(self, words: str, device: str) -> CardMade:
        """The card that these words open."""
        meant = as_meant(words)
        query = select(MemberRow.id).where(MemberRow.recovery == hashed(meant))
        async with self.keeper.reading() as connection:
            member: str | None = await connection.scalar(query) if meant else None
        if member is None:
            raise Refusal("no-card", NOTHING)
        return await self.add(member, device)
