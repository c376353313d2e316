"""Games that were noted when less was told of them are read from their logs once more, one at a time, while nobody waits."""

import asyncio
from typing import Final

from sqlalchemy import select

from speeltafel.engine import BrokenRecord, UnknownGame
from speeltafel.server.club.album import TOLD
from speeltafel.server.club.chores import Chores
from speeltafel.server.club.history import History
from speeltafel.server.club.telling import TELLING, Finished, finished
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.opening import read_table
from speeltafel.server.storage.club import PlayedRow
from speeltafel.server.storage.older import Unreadable

AT_A_TIME: Final = 500


class Retelling:
    """What an older server left out."""

    def __init__(self, lobby: Lobby, history: History, chores: Chores) -> None:
        self.lobby = lobby
        self.history = history
        self.chores = chores

    async def begin(self, after: int = 0) -> None:
        """Some games, and when these are told, those after them."""
        columns = (PlayedRow.table_id, PlayedRow.arrival, PlayedRow.told)
        query = select(*columns).where(PlayedRow.arrival > after).order_by(PlayedRow.arrival).limit(AT_A_TIME)
        async with self.history.keeper.reading() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if TOLD.decode(row.told).telling < TELLING and self.lobby.share.owns(row.table_id):
                self.chores.do(self.tell(row.table_id), "telling a game again")
        if len(rows) == AT_A_TIME:
            self.chores.do(self.begin(rows[-1].arrival), "telling games again")

    async def tell(self, table: str) -> None:
        """One game, unless today's rules cannot show it: then it stays as it was told."""
        log = await self.lobby.archive.entries(table)
        phase = await self.lobby.archive.phase(table)
        try:
            game = await asyncio.to_thread(told_again, table, log, phase)
        except (Unreadable, BrokenRecord, UnknownGame):
            return
        if game is not None:
            await self.history.note(game)


def told_again(table: str, log: list[bytes], phase: str) -> Finished | None:
    return finished(read_table(table, log, phase))
