"""Where members sit now, so that every device of theirs finds the table; kept from what tables say of themselves."""

from time import time

from sqlalchemy import delete, insert, select

from speeltafel.server.storage.club import SittingRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.table.ledger import Ledger


class Sittings:
    """Tables that are not over, by member."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def note(self, table: str, game: str, members: frozenset[str]) -> None:
        """These and no others sit there now; nobody when it is over."""
        there = SittingRow.table_id == table
        async with self.keeper.changing(f"sittings/{table}") as connection:
            await connection.execute(delete(SittingRow).where(there))
            if members:
                rows = [
                    {"table_id": table, "member_id": member, "game": game, "changed": int(time())}
                    for member in sorted(members)
                ]
                await connection.execute(insert(SittingRow), rows)

    async def of(self, member: str) -> list[str]:
        """The tables of a member, the latest first."""
        query = select(SittingRow.table_id).where(SittingRow.member_id == member)
        async with self.keeper.reading() as connection:
            return list(await connection.scalars(query.order_by(SittingRow.changed.desc())))


def sitting(ledger: Ledger) -> frozenset[str]:
    """The members at a table that is not over."""
    return frozenset() if ledger.phase == "over" else frozenset(ledger.members())
