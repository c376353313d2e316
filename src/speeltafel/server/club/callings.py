"""How a member wants to be called: chosen on a page, checked here, tried out."""

import asyncio
from typing import Final

from sqlalchemy import select, update

from speeltafel.server.club.choosing import Choosing, Chosen
from speeltafel.server.club.members import Member
from speeltafel.server.club.notices import HOOK
from speeltafel.server.club.posting import NotSent, checked_address, checked_url
from speeltafel.server.club.push import Push
from speeltafel.server.club.sending import Sending
from speeltafel.server.club.vacations import days_left
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import DeviceRow
from speeltafel.server.wire.notices import ChangeNotices, NoticeChoices

SECONDS_BETWEEN_TESTS: Final = 20
NO_WAY: Final = "there is no way to reach you yet: switch notices on for this browser, or give an address"


class Callings:
    """What members chose about notices."""

    def __init__(self, choosing: Choosing, sending: Sending, pushing: Push) -> None:
        self.choosing = choosing
        self.sending = sending
        self.pushing = pushing
        self.keeper = choosing.keeper

    async def shown(self, member: Member) -> NoticeChoices:
        """All of it, for the page."""
        chosen = await self.choosing.of(member.id)
        async with self.keeper.reading() as connection:
            pushed = await connection.scalar(select(DeviceRow.push).where(DeviceRow.id == member.device))
        return NoticeChoices(
            turns=chosen.turns,
            reminders=chosen.reminders,
            invitations=chosen.invitations,
            webhook=chosen.webhook,
            quiet=None if chosen.quiet is None else list(chosen.quiet),
            zone=chosen.zone,
            pushed=pushed is not None,
            push_key=self.pushing.public_key,
            away=[list(span) for span in chosen.away],
            days_left=days_left(chosen.away),
        )

    async def choose(self, member: Member, wanted: ChangeNotices, page: str) -> NoticeChoices:
        """What the page says from now on; an address that must not be used is refused at once."""
        if wanted.webhook:
            await self.check(wanted.webhook)
        async with self.choosing.changing(member.id) as chosen:
            for name in ChangeNotices.__struct_fields__:
                setattr(chosen, name, getattr(wanted, name))
            chosen.quiet = None if wanted.quiet is None else (wanted.quiet[0], wanted.quiet[1])
            chosen.page = page
        return await self.shown(member)

    async def check(self, url: str) -> None:
        """Whether something may be sent there. It is checked again each time something is."""
        private = self.sending.settings.private_webhooks
        try:
            await asyncio.to_thread(lambda: checked_address(checked_url(url), private))
        except NotSent as problem:
            raise Refusal("bad-address", str(problem)) from None

    async def subscribe(self, member: Member, subscription: bytes | None, endpoint: str = "") -> None:
        """This browser gets notices, or none any more."""
        if subscription is not None:
            await self.check(endpoint)
        async with self.keeper.changing() as connection:
            mine = update(DeviceRow).where(DeviceRow.id == member.device)
            await connection.execute(mine.values(push=subscription))

    async def test(self, member: Member) -> None:
        """A notice now, in every way that was chosen; not again and again, for it goes to addresses of others."""
        chosen: Chosen = await self.choosing.of(member.id)
        ways = await self.sending.notices.ways(member.id, chosen)
        if not ways:
            raise Refusal("not-now", NO_WAY, reason="notice-way")
        async with self.choosing.changing(member.id) as changed:
            if wall.now() < changed.tested + SECONDS_BETWEEN_TESTS:
                raise Refusal(
                    "too-fast", "a notice was tried out just now: wait a little", reason="notice-soon"
                )
            changed.tested = int(wall.now())
        told = self.sending.words("test", "", "", chosen)
        for way in ways:
            try:
                await self.sending.send(member.id, way, told, chosen)
            except NotSent as problem:
                where = "the address" if way == HOOK else "a browser"
                raise Refusal("bad-address", f"{where}: {problem}") from None
