"""Going away: everything about a member in one file, and a card that never was. The games stay for the others."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update

from speeltafel.server.club.members import new_id
from speeltafel.server.storage.club import (
    BlockRow,
    ContestRow,
    DeviceRow,
    InvitedRow,
    MemberRow,
    NoticeRow,
    PasskeyRow,
    PassRow,
    PlayedRow,
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
    BlockRow,
    WishRow,
    NoticeRow,
)
"""Rows that are about one member and nobody else."""
RATINGS: Final = (RatingRow, RatedRow)
"""Those of others were reckoned with them."""
DELETED: Final = "Deleted player"
"""What somebody is called who has deleted the card; a page says it in the language of who reads it."""
STRANGER: Final = "~"
"""How the id of somebody begins who was a member once: no card has it."""
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
                *((row, row.member_id == member) for row in (*OWN, *RATINGS, SeatedRow)),
            ):
                rows = (await connection.execute(select(*row.__table__.columns).where(mine))).mappings()
                found[row.__tablename__] = [plain(dict(one)) for one in rows]
            asked = or_(InvitedRow.guest_id == member, InvitedRow.inviter_id == member)
            rows = (await connection.execute(select(*InvitedRow.__table__.columns).where(asked))).mappings()
            found[InvitedRow.__tablename__] = [plain(as_asked(dict(one), member)) for one in rows]
        return found

    async def tables(self, member: str) -> list[str]:
        """Where this member ever sat."""
        async with self.keeper.reading() as connection:
            found = [
                set(await connection.scalars(select(row.table_id).where(row.member_id == member)))
                for row in (SeatedRow, SittingRow)
            ]
        return sorted(set.union(*found))

    async def rated(self, member: str) -> set[str]:
        """The games that counted for the ratings of others too."""
        query = select(SeatedRow.table_id).join(PlayedRow, PlayedRow.table_id == SeatedRow.table_id)
        async with self.keeper.reading() as connection:
            return set(
                await connection.scalars(query.where((SeatedRow.member_id == member) & PlayedRow.rated))
            )

    async def delete(self, member: str) -> list[str]:
        """The card and all rows about it go, and the name from every log; the tables whose logs were changed.

        In games that counted for others a stranger without a name, a face or a card stays in the place: their ratings are what
        they were, and are the same when they are reckoned again.
        """
        tables, rated, stranger = await self.tables(member), await self.rated(member), f"{STRANGER}{new_id()}"
        for table in tables:
            await self.unname(table, member, stranger if table in rated else "")
            await self.unlist(table, member)
        async with self.keeper.changing() as connection:
            for row in OWN:
                await connection.execute(delete(row).where(row.member_id == member))
            await connection.execute(delete(BlockRow).where(BlockRow.other_id == member))
            asked = or_(InvitedRow.guest_id == member, InvitedRow.inviter_id == member)
            await connection.execute(delete(InvitedRow).where(asked))
            mine = SeatedRow.member_id == member
            counted = mine & SeatedRow.table_id.in_(select(PlayedRow.table_id).where(PlayedRow.rated))
            await connection.execute(update(SeatedRow).where(counted).values(member_id=stranger))
            await connection.execute(update(SeatedRow).where(mine).values(member_id=""))
            for counted_row in RATINGS:
                own = counted_row.member_id == member
                await connection.execute(update(counted_row).where(own).values(member_id=stranger))
            await connection.execute(
                update(ContestRow).where(ContestRow.organiser_id == member).values(organiser_id="")
            )
            await connection.execute(delete(MemberRow).where(MemberRow.id == member))
        await self.forgetting.leave_nothing_behind()
        return tables

    async def unlist(self, table: str, member: str) -> None:
        """The name goes from what is told of a finished game."""
        mine = (SeatedRow.table_id == table) & (SeatedRow.member_id == member)
        played = PlayedRow.table_id == table
        async with self.keeper.changing() as connection:
            told = await connection.scalar(select(PlayedRow.told).where(played))
            if told is not None:
                seats = list(await connection.scalars(select(SeatedRow.seat).where(mine)))
                await connection.execute(
                    update(PlayedRow).where(played).values(told=without_names(told, seats))
                )

    async def unname(self, table: str, member: str, stranger: str) -> None:
        """One log, all or nothing; every entry keeps its place and its number."""
        query = select(LogRow.number, LogRow.entry).where(LogRow.table_id == table).order_by(LogRow.number)
        async with self.keeper.reading() as connection:
            rows = (await connection.execute(query)).all()
        seats: set[int] = set()
        entries = {number: decoded(entry) or {} for number, entry in rows}
        changed = {number: without(entry, member, seats, stranger) for number, entry in entries.items()}
        await self.forgetting.write(table, {n: entry for n, entry in changed.items() if entry != entries[n]})


def without_names(told: bytes, seats: Sequence[int]) -> bytes:
    """What is told of a game, without the names on these seats."""
    found = msgspec.json.decode(told)
    names = [DELETED if seat in seats else name for seat, name in enumerate(found["names"])]
    return msgspec.json.encode({**found, "names": names})


def as_asked(row: dict[str, Any], member: str) -> dict[str, Any]:
    """An invitation without its answer for who sent it: what the other did with it, or that it never reached them, is the other's.

    >>> as_asked({"inviter_id": "a", "guest_id": "b", "state": "declined"}, "a")
    {'inviter_id': 'a', 'guest_id': 'b'}
    """
    return {name: value for name, value in row.items() if name != "state" or row["guest_id"] == member}


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as it can stand in a file: without secrets, and JSON as JSON.

    >>> plain({"secret": "x", "choices": b'{"turns":true}', "content": b"0a1b", "push": None})
    {'choices': {'turns': True}, 'content': '0a1b'}
    """
    return {
        name: unpacked(value) if isinstance(value, bytes) else value
        for name, value in row.items()
        if name not in SECRET
    }


def unpacked(value: bytes) -> Any:
    """JSON, or a plain word."""
    return msgspec.json.decode(value) if value[:1] in (b"{", b"[") else value.decode()


def without(entry: dict[str, Any], member: str, seats: set[int], stranger: str = "") -> dict[str, Any]:
    """An entry without this member; `seats` remembers where they sit by now, `stranger` is who sits there instead.

    >>> without({"type": "seat", "seat": 1, "now": {"kind": "person", "name": "Anna", "member": "a"}}, "a", set())
    {'type': 'seat', 'seat': 1, 'now': {'kind': 'person', 'name': 'Deleted player'}}
    """
    match entry:
        case {"type": "created" | "configured" | "sealed" | "started", "seats": list(sitting)}:
            seats.clear()
            return {
                **entry,
                "seats": [nobody(one, seat, member, seats, stranger) for seat, one in enumerate(sitting)],
            }
        case {"type": "seat", "seat": int(seat), "now": dict(now)}:
            seats.discard(seat)
            return {**entry, "now": nobody(now, seat, member, seats, stranger)}
        case {"type": "took-over", "seat": int(seat)}:
            seats.discard(seat)
            return nobody(entry, seat, member, seats, stranger)
        case {"type": "talked", "talk": {"seat": int(seat)} as talk} if seat in seats:
            return {**entry, "talk": {**talk, "name": DELETED}}
    return entry


def nobody(entry: dict[str, Any], seat: int, member: str, seats: set[int], stranger: str) -> dict[str, Any]:
    """This seat without the member, if it is theirs. The key stays: who sits there still may play on."""
    if entry.get("member") != member:
        return entry
    seats.add(seat)
    rest = {
        name: value for name, value in entry.items() if name not in ("member", "face", "nonce", "browsers")
    }
    return {**rest, "name": DELETED, **({"member": stranger} if stranger else {})}
