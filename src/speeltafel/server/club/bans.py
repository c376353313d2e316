"""The host's ban, at the tables too: no key opens the seat of a banned member, and who sits there is let go."""

import asyncio
from typing import Final

import structlog
from sqlalchemy import select

from speeltafel.server.common import wall
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.club import MemberRow
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.keeping import Keeper

log = structlog.get_logger()

LOOK_SECONDS: Final = 2.0
"""A ban may be said on another node, or in a shell: it holds everywhere after this."""


class Bans:
    """Whom the host does not want here."""

    def __init__(self, lobby: Lobby, keeper: Keeper) -> None:
        self.lobby = lobby
        self.keeper = keeper
        lobby.is_unwanted = self.any_of

    async def all(self) -> set[str]:
        """Everybody who is banned now."""
        query = select(MemberRow.id).where(MemberRow.banned > int(wall.now()))
        async with self.keeper.reading() as connection:
            return set(await connection.scalars(query))

    async def any_of(self, members: frozenset[str]) -> bool:
        """Whether one of these is banned now."""
        found = (MemberRow.banned > int(wall.now())) & MemberRow.id.in_(members)
        async with self.keeper.reading() as connection:
            return await connection.scalar(select(MemberRow.id).where(found).limit(1)) is not None

    async def watch(self) -> None:
        """Look again and again, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.let_go(await self.all())
            except StorageFailed as error:
                log.warning("bans could not be looked at now", error=str(error))

    def let_go(self, unwanted: set[str]) -> None:
        """Close the tables of this process to them."""
        for table in self.lobby.tables.values() if unwanted else ():
            seats = {seat for seat, entry in enumerate(table.ledger.seats) if entry.member in unwanted}
            for connection in table.connections if seats else ():
                if not seats.isdisjoint(connection.seats):
                    connection.close("banned")
