"""Members who want to hear of it are told when somebody asks them to a table: under the rules of every other notice."""

from typing import Final

from sqlalchemy import func, select

from speeltafel.server.club.hours import when_to_tell
from speeltafel.server.club.members import Member
from speeltafel.server.club.notices import INVITED, SECONDS_TO_SEE_IT, Notices
from speeltafel.server.club.people import HOUR, People
from speeltafel.server.common import wall
from speeltafel.server.storage.club import NoticeRow

MOST_TOLD: Final = 6
"""Tables in an hour about which one member is told, whoever asks; the page shows all of them."""


class Inviting:
    """Invitations, and the notices of them."""

    def __init__(self, people: People, notices: Notices) -> None:
        self.people = people
        self.notices = notices

    async def invite(self, inviter: Member, guest: str, table: str) -> None:
        """Ask somebody to a table. The answer is the same whether they are told or not."""
        if await self.people.invite(inviter, guest, table):
            await self.tell(guest, table)

    async def tell(self, guest: str, table: str) -> None:
        """One notice for each way to reach them. Who answers on the page within a minute needs none."""
        chosen = await self.notices.choosing.of(guest)
        if not chosen.invitations or await self.told_lately(guest) >= MOST_TOLD:
            return
        due = when_to_tell(chosen, int(wall.now()) + SECONDS_TO_SEE_IT)
        same = {"member_id": guest, "table_id": table, "kind": INVITED, "due": due, "sent": 0, "tries": 0}
        for way in await self.notices.ways(guest, chosen):
            await self.notices.add(same | {"mark": f"{INVITED}/{way}"})

    async def told_lately(self, guest: str) -> int:
        """Tables about which somebody was told in the last hour, or is going to be."""
        lately = NoticeRow.due > int(wall.now()) - HOUR
        query = select(func.count(NoticeRow.table_id.distinct())).where(
            NoticeRow.member_id == guest, NoticeRow.kind == INVITED, lately
        )
        async with self.notices.keeper.reading() as connection:
            return int(await connection.scalar(query) or 0)
