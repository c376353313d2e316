"""The rows of contests: their logs, and what a list must know without reading them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, update

from speeltafel.server.club.contests import entries
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.contests.entries import ContestEntry, GameFollowed, Made, RoundBegan
from speeltafel.server.common import wall
from speeltafel.server.storage.club import ContestLogRow, ContestRow, ContestTableRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.storage.models import LogRow, TableRow
from speeltafel.server.wire.contests import ContestLine

MOST_LISTED = 60


class UnknownContest(Exception):
    """No contest has this name."""


class Overtaken(Exception):
    """Somebody else wrote the next entry: read again, and see whether there is still anything to do."""


class ContestStore:
    """Contests on the disk. The number of an entry decides every race."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def make(self, contest: str, made: Made) -> Contest:
        """The first entry of a new one."""
        wanted = made.wanted
        values: dict[str, Any] = {
            "id": contest,
            "name": wanted.name,
            "kind": wanted.kind,
            "game": wanted.game,
            "phase": "registering",
            "organiser_id": made.organiser,
            "created": made.at,
            "changed": made.at,
        }
        first = {"contest_id": contest, "number": 1, "entry": entries.write(made)}
        async with self.keeper.changing() as connection:
            await connection.execute(insert(ContestRow).values(values))
            await connection.execute(insert(ContestLogRow).values(first))
        return Contest(contest, made, log=[made])

    async def read(self, contest: str) -> Contest:
        """A contest as it is now."""
        query = (
            select(ContestLogRow.entry)
            .where(ContestLogRow.contest_id == contest)
            .order_by(ContestLogRow.number)
        )
        async with self.keeper.reading() as connection:
            log = [bytes(entry) for entry in await connection.scalars(query)]
        if not log:
            raise UnknownContest(contest)
        return Contest.read(contest, log)

    async def append(self, contest: Contest, entry: ContestEntry) -> None:
        """Store an entry, then let it be true."""
        after = {"contest_id": contest.id, "number": contest.number + 1, "entry": entries.write(entry)}
        tables = [
            {"table_id": board.table, "contest_id": contest.id}
            for board in (
                entry.boards
                if isinstance(entry, RoundBegan)
                else [entry.board]
                if isinstance(entry, GameFollowed)
                else []
            )
        ]
        now = Contest.read(contest.id, [entries.write(each) for each in (*contest.log, entry)])
        noted = update(ContestRow).where(ContestRow.id == contest.id)
        try:
            async with self.keeper.changing(f"contest {contest.id}") as connection:
                await connection.execute(insert(ContestLogRow).values(after))
                if tables:
                    await connection.execute(insert(ContestTableRow).values(tables))
                await connection.execute(noted.values(phase=now.phase, changed=int(wall.now())))
        except Taken:
            raise Overtaken(contest.id) from None
        contest.fold(entry)

    async def listed(self) -> list[ContestLine]:
        """All that are not long over, the latest first."""
        query = select(ContestRow).order_by(ContestRow.phase == "over", ContestRow.changed.desc())
        async with self.keeper.reading() as connection:
            rows = (await connection.execute(query.limit(MOST_LISTED))).all()
        return [
            ContestLine(row.id, row.name, row.kind, row.game, row.phase, row.created, row.changed)
            for row in rows
        ]

    async def running(self) -> list[str]:
        """Those that are being played."""
        async with self.keeper.reading() as connection:
            query = select(ContestRow.id).where(ContestRow.phase == "running")
            return [str(found) for found in await connection.scalars(query)]

    async def called_by(self, member: str) -> int:
        """How many somebody organises that are not over."""
        query = (
            select(func.count())
            .select_from(ContestRow)
            .where(ContestRow.organiser_id == member, ContestRow.phase != "over")
        )
        async with self.keeper.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """The contests that tables are played for; most are played for none."""
        query = select(ContestTableRow.table_id, ContestTableRow.contest_id).where(
            ContestTableRow.table_id.in_(tables)
        )
        async with self.keeper.reading() as connection:
            return {row.table_id: row.contest_id for row in await connection.execute(query)}

    async def phases(self, tables: Sequence[str]) -> dict[str, str]:
        """How far tables are, as they were last noted; those that are not there yet are left out.

        A new one is noted a moment after its log has begun.
        """
        begun = select(LogRow.table_id).where(LogRow.table_id.in_(tables), LogRow.number == 1)
        noted = select(TableRow.id, TableRow.phase).where(TableRow.id.in_(tables))
        async with self.keeper.reading() as connection:
            found = {str(table): "waiting" for table in await connection.scalars(begun)}
            return found | {row.id: row.phase for row in await connection.execute(noted)}
