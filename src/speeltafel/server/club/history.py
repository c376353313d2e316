"""Games that members finished: noted when they end, found again from the logs after a restart."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from speeltafel.server.club.telling import Finished
from speeltafel.server.storage import entries
from speeltafel.server.storage.club import PlayedRow, SeatedRow, SittingRow
from speeltafel.server.storage.entries import Played
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.storage.models import LogRow

log = structlog.get_logger()

ENCODE: Final = msgspec.json.encode


class History:
    """What the rows say about finished games."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def note(self, game: Finished) -> bool:
        """Keep a game that a member played, in the place of what was known of it; False when it is nobody's."""
        if not game.members:
            return False
        place = await self.place_in_log(game.table)
        if place is None:
            return False
        try:
            async with self.keeper.changing() as connection:
                for row in (PlayedRow, SeatedRow):
                    await connection.execute(delete(row).where(row.table_id == game.table))
                await connection.execute(insert(PlayedRow).values(played_values(game) | place))
                await connection.execute(insert(SeatedRow), seated_values(game))
        except Taken:
            return False
        return True

    async def place_in_log(self, table: str) -> dict[str, int] | None:
        """Where the entry stands that ended a game, if it has ended: all games are in this order, on every machine."""
        columns = select(LogRow.id, LogRow.number, LogRow.entry).where(LogRow.table_id == table)
        query = columns.order_by(LogRow.number.desc())
        async with self.keeper.reading() as connection:
            async for row in await connection.stream(query):
                entry = entries.read(row.entry)
                if isinstance(entry, Played):
                    return {"number": row.number, "arrival": row.id} if entry.result is not None else None
        return None

    async def missing(self, ours: Callable[[str], bool]) -> list[str]:
        """Tables of ours that are over though a member still seems to sit there: nobody could note their end."""
        query = select(SittingRow.table_id, SittingRow.changed).distinct().order_by(SittingRow.changed)
        async with self.keeper.reading() as connection:
            sat = [row.table_id for row in await connection.execute(query) if ours(row.table_id)]
        return [table for table in sat if await self.place_in_log(table) is not None]


def played_values(game: Finished) -> dict[str, Any]:
    return {
        "table_id": game.table,
        "game": game.game,
        "seats": len(game.seats),
        "ended": game.ended,
        "seconds": game.seconds,
        "moves": game.moves,
        "rated": game.rated,
        "told": ENCODE(game.told),
    }


def seated_values(game: Finished) -> list[dict[str, Any]]:
    return [
        {
            "table_id": game.table,
            "seat": seat,
            "member_id": entry.member,
            "level": entry.level if entry.kind == "bot" else "",
            "place": game.places[seat],
            "share": game.shares[seat],
            "figures": ENCODE(game.seat_told[seat]),
        }
        for seat, entry in enumerate(game.seats)
    ]
