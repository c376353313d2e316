"""Going away: everything about a member in one file, and a card that never was. The games stay for the others."""

from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update

from speeltafel.server.storage.club import (
    BlockRow,
    ContestRow,
    DeviceRow,
    InvitedRow,
    MemberRow,
    NoticeRow,
    PasskeyRow,
    PassRow,
    RatedRow,
    RatingRow,
    SeatedRow,
    SittingRow,
    WishRow,
)
from speeltafel.server.storage.forgetting import Forgetting, decoded
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.models import LogRow

OWN: Final = (
    DeviceRow,
    PasskeyRow,
    PassRow,
    SittingRow,
    RatingRow,
    RatedRow,
    BlockRow,
    WishRow,
    NoticeRow,
)
"""Rows that are about one member and nobody else."""
SECRET: Final = {"secret", "recovery", "push", "public_key", "alike"}
"""What a file does not need to hold: hashes and keys."""


class Leaving:
    """One member, on all rows."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.forgetting = Forgetting(keeper)

    async def export(self, member: str) -> dict[str, Any]:
        """Everything the rows say about this member, table by table."""
        found: dict[str, Any] = {}
        async with self.keeper.reading() as connection:
            for row, mine in (
                (MemberRow, MemberRow.id == member),
                *((row, row.member_id == member) for row in (*OWN, SeatedRow)),
            ):
                rows = (await connection.execute(select(*row.__table__.columns).where(mine))).mappings()
                found[row.__tablename__] = [plain(dict(one)) for one in rows]
            asked = or_(InvitedRow.guest_id == member, InvitedRow.inviter_id == member)
            rows = (await connection.execute(select(*InvitedRow.__table__.columns).where(asked))).mappings()
            found[InvitedRow.__tablename__] = [plain(dict(one)) for one in rows]
        return found

    async def tables(self, member: str) -> list[str]:
        """Where this member ever sat."""
        async with self.keeper.reading() as connection:
            found = [
                set(await connection.scalars(select(row.table_id).where(row.member_id == member)))
                for row in (SeatedRow, SittingRow)
            ]
        return sorted(set.union(*found))

    async def delete(self, member: str) -> list[str]:
        """The card and all rows about it go, and the name from every log; the tables whose logs were changed."""
        tables = await self.tables(member)
        for table in tables:
            await self.unname(table, member)
        async with self.keeper.changing() as connection:
            for row in OWN:
                await connection.execute(delete(row).where(row.member_id == member))
            await connection.execute(delete(BlockRow).where(BlockRow.other_id == member))
            asked = or_(InvitedRow.guest_id == member, InvitedRow.inviter_id == member)
            await connection.execute(delete(InvitedRow).where(asked))
            await connection.execute(
                update(SeatedRow).where(SeatedRow.member_id == member).values(member_id="")
            )
            await connection.execute(
                update(ContestRow).where(ContestRow.organiser_id == member).values(organiser_id="")
            )
            await connection.execute(delete(MemberRow).where(MemberRow.id == member))
        await self.forgetting.leave_nothing_behind()
        return tables

    async def unname(self, table: str, member: str) -> None:
        """One log, all or nothing; every entry keeps its place and its number."""
        query = select(LogRow.number, LogRow.entry).where(LogRow.table_id == table).order_by(LogRow.number)
        async with self.keeper.reading() as connection:
            rows = (await connection.execute(query)).all()
        seats: set[int] = set()
        entries = {number: decoded(entry) or {} for number, entry in rows}
        changed = {number: without(entry, member, seats) for number, entry in entries.items()}
        await self.forgetting.write(table, {n: entry for n, entry in changed.items() if entry != entries[n]})


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as it can stand in a file: without secrets, and JSON as JSON."""
    return {
        name: msgspec.json.decode(value) if isinstance(value, bytes) and value else value
        for name, value in row.items()
        if name not in SECRET
    }


def without(entry: dict[str, Any], member: str, seats: set[int]) -> dict[str, Any]:
    """An entry without this member; `seats` remembers where they sit by now.

    >>> without({"type": "seat", "seat": 1, "now": {"kind": "person", "name": "Anna", "member": "a"}}, "a", set())
    {'type': 'seat', 'seat': 1, 'now': {'kind': 'person', 'name': '2'}}
    """
    match entry:
        case {"type": "created" | "configured" | "sealed" | "started", "seats": list(sitting)}:
            seats.clear()
            return {**entry, "seats": [nobody(one, seat, member, seats) for seat, one in enumerate(sitting)]}
        case {"type": "seat", "seat": int(seat), "now": dict(now)}:
            seats.discard(seat)
            return {**entry, "now": nobody(now, seat, member, seats)}
        case {"type": "took-over", "seat": int(seat)}:
            seats.discard(seat)
            return nobody(entry, seat, member, seats)
        case {"type": "talked", "talk": {"seat": int(seat)} as talk} if seat in seats:
            return {**entry, "talk": {**talk, "name": str(seat + 1)}}
    return entry


def nobody(entry: dict[str, Any], seat: int, member: str, seats: set[int]) -> dict[str, Any]:
    """This seat without the member, if it is theirs. The key stays: who sits there still may play on."""
    if entry.get("member") != member:
        return entry
    seats.add(seat)
    rest = {name: value for name, value in entry.items() if name not in ("member", "face", "nonce")}
    return {**rest, "name": str(seat + 1)}
