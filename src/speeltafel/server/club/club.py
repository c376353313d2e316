"""The club of a server: everything about people who come back, in one hand."""

import secrets
from typing import Final

from sqlalchemy import insert, select

from speeltafel.server.club.members import Member, Members
from speeltafel.server.commands.holders import Holder
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.club import ClubRow
from speeltafel.server.storage.keeping import Keeper, Taken

OF_SEATS: Final = "seats"
"""The name under which the part of the club in the keys of seats is kept."""


class Club:
    """One for each process, all on the same rows."""

    def __init__(self, lobby: Lobby, keeper: Keeper, secret: bytes) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.keeper = keeper
        self.secret = secret
        self.members = Members(keeper)

    def holder(self, member: Member) -> Holder:
        """The member, about to sit down."""
        return Holder(member.id, member.name, member.face, self.secret)


async def open_club(lobby: Lobby) -> Club:
    """The club that the rows describe; its secret is made once."""
    keeper = lobby.storage.keeper
    return Club(lobby, keeper, await kept(keeper, OF_SEATS, secrets.token_bytes(32)))


async def kept(keeper: Keeper, name: str, first: bytes) -> bytes:
    """What the club keeps under this name; the first time it is this."""
    query = select(ClubRow.value).where(ClubRow.name == name)
    async with keeper.reading() as connection:
        found: bytes | None = await connection.scalar(query)
    if found is not None:
        return bytes(found)
    try:
        async with keeper.changing() as connection:
            await connection.execute(insert(ClubRow).values(name=name, value=first))
    except Taken:
        return await kept(keeper, name, first)
    return first
