"""Names and talk of long ago, forgotten; what was played stays, and stays provable.

An entry keeps its place and its number: people become the number of their seat, and what was said becomes silence.
Moves, times, outcomes of chance, promises and secrets of the shuffle are not touched.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, or_, select, text, update

from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.models import AnalysisRow, LogRow, TableRow

ROWS: Final = 500
SECONDS_A_DAY: Final = 86_400
FORGOTTEN: Final = "forgotten"
"""Stands in the first entry of a table that has been through this."""
SILENCE: Final = {"name": "", "text": "", "phrase": "", "signal": "", "at": 0}

JsonEntry = dict[str, Any]


class Forgotten(NamedTuple):
    """What was done, or would be."""

    tables: list[str]
    lines: int
    """Of talk."""


def nameless(entry: JsonEntry) -> JsonEntry:
    """An entry without names and without what was said; as it is when it has neither.

    >>> nameless({"type": "took-over", "seat": 1, "name": "Anna", "key": "…"})["name"]
    '2'
    """
    match entry:
        case {"type": "created", "seats": seats}:
            return {**entry, "seats": numbered(seats), FORGOTTEN: True}
        case {"type": "configured" | "sealed" | "started", "seats": seats}:
            return {**entry, "seats": numbered(seats)}
        case {"type": "seat", "seat": seat, "now": now}:
            return {**entry, "now": unnamed(now, seat)}
        case {"type": "took-over", "seat": seat}:
            return {**entry, "name": number(seat)}
        case {"type": "talked", "talk": talk}:
            return {**entry, "talk": {**talk, **SILENCE}}
    return entry


def numbered(seats: list[JsonEntry]) -> list[JsonEntry]:
    return [unnamed(entry, seat) for seat, entry in enumerate(seats)]


def unnamed(entry: JsonEntry, seat: int) -> JsonEntry:
    """People lose their name and the marks of their browsers; bots keep theirs."""
    if entry["kind"] != "person":
        return entry
    return {name: value for name, value in entry.items() if name != "browsers"} | {"name": number(seat)}


def number(seat: int) -> str:
    """What a player without a name is called."""
    return f"{seat + 1}"


class Forgetting:
    """On one storage, whichever it is."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.is_file = keeper.engine.dialect.name == "sqlite"

    async def forget(self, before: int, owns: Callable[[str], bool], trial: bool = False) -> Forgotten:
        """Tables at which nothing happened since that moment. A trial only counts."""
        tables, lines = [], 0
        for table in filter(owns, await self.due(before)):
            changed = await self.forget_one(table, trial)
            tables.append(table)
            lines += sum(entry["type"] == "talked" for entry in changed)
        if tables and not trial:
            await self.leave_nothing_behind()
        return Forgotten(tables, lines)

    async def due(self, before: int) -> list[str]:
        """Tables whose names are known still, and that nobody changed since then. The log of each may lack its note."""
        query = (
            select(LogRow.table_id, LogRow.entry, TableRow.changed)
            .outerjoin(TableRow, TableRow.id == LogRow.table_id)
            .where(LogRow.number == 1, or_(TableRow.changed.is_(None), TableRow.changed < before))
        )
        found: list[str] = []
        async with self.keeper.reading() as connection:
            async for rows in (await connection.stream(query)).partitions(ROWS):
                for table, entry, changed in rows:
                    first = decoded(entry)
                    if first and not first.get(FORGOTTEN) and (changed or first["at"]) < before:
                        found.append(table)
        return found

    async def forget_one(self, table: str, trial: bool) -> list[JsonEntry]:
        """One table, all or nothing; the entries that are changed."""
        query = select(LogRow.number, LogRow.entry).where(LogRow.table_id == table)
        async with self.keeper.reading() as connection:
            rows = (await connection.execute(query.order_by(LogRow.number))).all()
        new = {
            place: changed
            for place, entry in rows
            if (old := decoded(entry)) is not None and (changed := nameless(old)) != old
        }
        if not trial:
            await self.write(table, new)
        return list(new.values())

    async def write(self, table: str, new: dict[int, JsonEntry]) -> None:
        async with self.keeper.changing() as connection:
            if self.is_file:
                await connection.execute(text("PRAGMA secure_delete=ON"))
            for place, entry in new.items():
                where = (LogRow.table_id == table, LogRow.number == place)
                await connection.execute(
                    update(LogRow).where(*where).values(entry=msgspec.json.encode(entry))
                )
            await connection.execute(delete(AnalysisRow).where(AnalysisRow.table_id == table))

    async def leave_nothing_behind(self) -> None:
        """The newest entries of a file are in another one beside it, and what they were before as well."""
        if self.is_file:
            async with self.keeper.changing() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def decoded(entry: bytes) -> JsonEntry | None:
    """An entry as plain data; nothing when it is damaged, which is for who reads the table to say."""
    try:
        found = msgspec.json.decode(entry)
    except msgspec.DecodeError:
        return None
    return found if isinstance(found, dict) else None
