"""Slow tables go on though nobody looks at them: some process wakes each when something is due there."""

import asyncio
from typing import Final

import structlog
from sqlalchemy import delete, insert, select, update

from speeltafel.server.club.vacations import Vacations
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Elsewhere, Lobby, UnknownTable
from speeltafel.server.storage.club import AlarmRow
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.entries import Rested
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.live import LiveTable

log = structlog.get_logger()

LOOK_SECONDS: Final = 2.0
AT_ONCE: Final = 20
"""Tables that one look wakes at most: after a restart all of them wait."""
AGAIN_SECONDS: Final = 30
"""When a table is looked at again on which something was due just now."""
LATEST_SECONDS: Final = 24 * 3600
"""However long a table waits, it is looked at so often: what a crash kept from being noted is found then."""


class Alarms:
    """When something is due at each slow table, on rows that all processes share."""

    def __init__(self, lobby: Lobby, keeper: Keeper, vacations: Vacations) -> None:
        self.lobby = lobby
        self.keeper = keeper
        self.vacations = vacations

    async def note(self, table: str, due: int | None) -> None:
        """The table is woken then, or (None) never again. One that is about to be woken now still is."""
        row = AlarmRow.table_id == table
        async with self.keeper.changing(f"alarms/{table}") as connection:
            if due is None:
                await connection.execute(delete(AlarmRow).where(row))
                return
            known: int | None = await connection.scalar(select(AlarmRow.due).where(row))
            if known is None:
                await connection.execute(insert(AlarmRow).values(table_id=table, due=due))
            elif known > wall.now():
                await connection.execute(update(AlarmRow).where(row).values(due=due))

    async def put_off(self, table: str, due: int) -> None:
        """It was looked at just now."""
        async with self.keeper.changing() as connection:
            await connection.execute(update(AlarmRow).where(AlarmRow.table_id == table).values(due=due))

    async def ring_soon(self, tables: list[str]) -> None:
        """Something beside the game changed there: whoever drives these tables looks at them."""
        now = int(wall.now())
        async with self.keeper.changing() as connection:
            await connection.execute(update(AlarmRow).where(AlarmRow.table_id.in_(tables)).values(due=now))

    async def catch_up(self) -> None:
        """After a restart every slow table is looked at: what a crash kept from being done is done then."""
        now = int(wall.now())
        async with self.keeper.changing() as connection:
            await connection.execute(update(AlarmRow).where(AlarmRow.due > now).values(due=now))

    async def due(self) -> list[str]:
        """Tables that something is due at, the most urgent first."""
        query = select(AlarmRow.table_id).where(AlarmRow.due <= int(wall.now())).order_by(AlarmRow.due)
        async with self.keeper.reading() as connection:
            return [table for table in await connection.scalars(query) if self.lobby.share.owns(table)]

    async def watch(self) -> None:
        """Look again and again, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                for table in (await self.due())[:AT_ONCE]:
                    await self.ring(table)
            except StorageFailed as error:
                log.warning("slow tables could not be looked at now", error=str(error))
            except Exception as error:
                log.error("slow tables were not looked at", exc_info=error)

    async def ring(self, table: str) -> None:
        """Wake a table and let its driver act. One that another node drives is that node's to look at."""
        try:
            live = await self.lobby.find(table)
        except (UnknownTable, Unreadable) as error:
            log.warning("a slow table cannot be opened", table=table, error=type(error).__name__)
            await self.note(table, None)
            return
        except Elsewhere:
            return
        try:
            async with live.lock:
                again = int(wall.now()) + AGAIN_SECONDS
                await self.put_off(table, again)
                await self.take_in_vacations(live)
                live.driver.note_decisions()
                due = next_due(live.ledger)
        except Refusal as refusal:
            log.warning("a slow table stands still", table=table, reason=refusal.kind)
            return
        await self.note(table, None if due is None else max(due, again))

    async def take_in_vacations(self, live: LiveTable) -> None:
        """The log says who is on vacation when, so that every process reads the same deadlines from it."""
        slow = live.ledger.slow
        if slow is None or live.ledger.phase != "playing":
            return
        for seat, entry in enumerate(live.ledger.seats):
            spans = await self.vacations.of(entry.member) if entry.member else []
            if spans != slow.rests.get(seat, []):
                await live.append(Rested(seat, spans))
                live.show_card()


def next_due(ledger: Ledger) -> int | None:
    """When a slow table has to be looked at again, in seconds since 1970; None: it needs nobody."""
    if not ledger.choices.hours or ledger.phase == "over":
        return None
    now = int(wall.now())
    slow = ledger.slow
    if slow is None:
        return now + LATEST_SECONDS
    bots = [seat for seat in slow.questions if ledger.seats[seat].kind == "bot" or seat in ledger.gone]
    if bots:
        return now
    dues = [int(slow.origin + slow.due(seat)) + 1 for seat in slow.questions]
    return min([*dues, now + LATEST_SECONDS])
