"""Notices outside the page: one per turn, and one before time is up, for members who chose them.

Each is a row that can be written once, for each way to reach the member; whichever process comes first sends it.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from speeltafel.server.club.choosing import Choosing, Chosen
from speeltafel.server.club.hours import when_to_remind, when_to_tell
from speeltafel.server.common import wall
from speeltafel.server.storage.club import DeviceRow, NoticeRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.table.ledger import Ledger

SECONDS_TO_SEE_IT: Final = 60
"""Who is at the table answers by then, and needs no notice."""
MOST_AHEAD: Final = 6 * 3600
"""A reminder comes when a quarter of the time is left, but not earlier than this before its end."""
HOOK: Final = "hook"
ROUND: Final = "round"
"""That a table of a contest is open: told whoever is asked there."""
INVITED: Final = "invited"
"""That somebody asks them to a table: told while they have not answered."""
TRIES: Final = 4
SECONDS_BETWEEN: Final = 60
"""After the first try; twice as long after each further one."""


class Call(NamedTuple):
    """A member whom a slow table waits for."""

    member: str
    turn: str
    """The same for all questions of one turn."""
    kind: str
    at: int
    """When the table called."""
    due: int
    ahead: int


class Ripe(NamedTuple):
    """A notice that is to be sent now."""

    id: int
    member_id: str
    table_id: str
    mark: str
    kind: str
    tries: int


class Notices:
    """What waits to be told."""

    def __init__(self, keeper: Keeper, choosing: Choosing) -> None:
        self.keeper = keeper
        self.choosing = choosing

    async def note(self, table: str, calls: list[Call]) -> None:
        """These and no others are called to a table: who has answered is not told any more."""
        marks = [f"%/{call.turn}/%" for call in calls]
        waiting = (
            (NoticeRow.table_id == table) & (NoticeRow.sent == 0) & NoticeRow.kind.not_in((ROUND, INVITED))
        )
        for mark in marks:
            waiting &= NoticeRow.mark.not_like(mark)
        async with self.keeper.changing() as connection:
            await connection.execute(delete(NoticeRow).where(waiting))
        for call in calls:
            chosen = await self.choosing.of(call.member)
            for way in await self.ways(call.member, chosen) if chosen.turns or chosen.reminders else ():
                for row in rows_of(table, call, chosen, way):
                    await self.add(row)

    async def ways(self, member: str, chosen: Chosen) -> list[str]:
        """How this member can be reached: browsers, and the address of a chat."""
        mine = (DeviceRow.member_id == member) & DeviceRow.push.is_not(None)
        async with self.keeper.reading() as connection:
            devices = list(await connection.scalars(select(DeviceRow.id).where(mine)))
        return [*devices, HOOK] if chosen.webhook else devices

    async def add(self, row: dict[str, Any]) -> None:
        """Once, whoever notes it."""
        try:
            async with self.keeper.changing() as connection:
                await connection.execute(insert(NoticeRow).values(row))
        except Taken:
            return

    async def forget(self, table: str) -> None:
        """The game is over."""
        async with self.keeper.changing() as connection:
            await connection.execute(delete(NoticeRow).where(NoticeRow.table_id == table))

    # Sending

    async def ripe(self, most: int) -> list[Ripe]:
        """What is to be told by now."""
        columns = [getattr(NoticeRow, name) for name in Ripe._fields]
        query = select(*columns).where((NoticeRow.sent == 0) & (NoticeRow.due <= int(wall.now())))
        async with self.keeper.reading() as connection:
            return [Ripe(*row) for row in await connection.execute(query.order_by(NoticeRow.due).limit(most))]

    async def claim(self, notice: Ripe) -> bool:
        """Whether it is this process that sends it. It comes again if this fails, or the process does."""
        again = int(wall.now()) + SECONDS_BETWEEN * 2**notice.tries
        mine = (NoticeRow.id == notice.id) & (NoticeRow.tries == notice.tries) & (NoticeRow.sent == 0)
        async with self.keeper.changing() as connection:
            claimed = await connection.execute(
                update(NoticeRow).where(mine).values(tries=notice.tries + 1, due=again)
            )
            return bool(claimed.rowcount == 1)

    async def done(self, notice: Ripe) -> None:
        """It was sent, or given up."""
        async with self.keeper.changing() as connection:
            await connection.execute(
                update(NoticeRow).where(NoticeRow.id == notice.id).values(sent=int(wall.now()))
            )


def rows_of(table: str, call: Call, chosen: Chosen, way: str) -> list[dict[str, Any]]:
    """One notice for the turn, and a reminder where there is time for one, if they were chosen."""
    same = {"member_id": call.member, "table_id": table, "sent": 0, "tries": 0}
    rows = []
    if chosen.turns:
        due = when_to_tell(chosen, call.at + SECONDS_TO_SEE_IT)
        if due < call.due:
            rows.append(same | {"mark": f"turn/{call.turn}/{way}", "kind": call.kind, "due": due})
    if chosen.reminders and call.kind == "turn":
        due = when_to_remind(chosen, call.due - call.ahead, call.due)
        if due > call.at:
            rows.append(same | {"mark": f"soon/{call.turn}/{way}", "kind": "soon", "due": due})
    return rows


def calls_of(ledger: Ledger) -> list[Call]:
    """Members whom a slow table waits for, as they want to be called."""
    slow = ledger.slow
    if slow is None or ledger.phase != "playing":
        return []
    calls = []
    for seat, question in slow.questions.items():
        entry = ledger.seats[seat]
        if entry.member and entry.kind == "person" and seat not in ledger.gone and slow.wants(seat):
            turn = f"{seat}/{int(question.since * 1000)}"
            ahead = int(min(slow.seconds / 4, MOST_AHEAD))
            kind = "window" if slow.window else "turn"
            due = int(slow.origin + slow.due(seat))
            calls.append(Call(entry.member, turn, kind, int(wall.now()), due, ahead))
    return calls
