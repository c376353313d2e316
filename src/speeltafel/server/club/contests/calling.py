"""Members are told when their table of a round has opened, if they want notices."""

from speeltafel.server.club.contests.entries import Board
from speeltafel.server.club.hours import when_to_tell
from speeltafel.server.club.notices import ROUND, Notices
from speeltafel.server.common import wall


class Calling:
    """One notice for each member and way to reach them, whichever process opens the table."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices

    async def call(self, board: Board) -> None:
        """To everybody who has a seat there."""
        for member in filter(None, board.seats):
            chosen = await self.notices.choosing.of(member)
            for way in await self.notices.ways(member, chosen) if chosen.turns else ():
                row = {
                    "member_id": member,
                    "table_id": board.table,
                    "mark": f"{ROUND}/{way}",
                    "kind": ROUND,
                    "due": when_to_tell(chosen, int(wall.now())),
                    "sent": 0,
                    "tries": 0,
                }
                await self.notices.add(row)

    async def forget(self, table: str) -> None:
        """It is over: nobody needs to come any more."""
        await self.notices.forget(table)
