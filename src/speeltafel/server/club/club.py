"""The club of a server: everything about people who come back, in one hand."""

import secrets
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select

from speeltafel.server.club.chores import Chores
from speeltafel.server.club.devices import Devices
from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.sittings import Sittings, sitting
from speeltafel.server.commands.holders import Holder
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.club import ClubRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.table.ledger import Ledger

if TYPE_CHECKING:
    from speeltafel.server.club.passkeys import Passkeys

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
        self.sittings = Sittings(keeper)
        self.chores = Chores()
        self.devices = Devices(self.members)

        lobby.listeners["seated"].append(self.note_sitting)
        lobby.listeners["over"].append(self.note_sitting)

    def note_sitting(self, ledger: Ledger) -> None:
        """Who sits where has changed at a table; nobody at it waits for this."""
        members = sitting(ledger)
        if members or ledger.phase == "over":
            self.chores.do(self.sittings.note(ledger.table, ledger.created.game, members), "sitting")

    async def close(self) -> None:
        """Finish what was begun."""
        await self.chores.close()

    @cached_property
    def passkeys(self) -> "Passkeys":
        """What they need takes a moment to load, and most servers never use it."""
        from speeltafel.server.club.passkeys import Passkeys

        return Passkeys(self.devices)

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
