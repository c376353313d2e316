"""The club of a server: everything about people who come back, in one hand."""

import secrets
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select

from speeltafel.games import load
from speeltafel.server.club.chores import Chores
from speeltafel.server.club.contests.contests import Contests
from speeltafel.server.club.devices import Devices
from speeltafel.server.club.history import History
from speeltafel.server.club.keeping_house import House
from speeltafel.server.club.leaving import Leaving
from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.people import People
from speeltafel.server.club.seeking import Seeking
from speeltafel.server.club.sittings import Sittings, sitting
from speeltafel.server.club.telling import Finished, finished
from speeltafel.server.commands.holders import Holder
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby, UnknownTable
from speeltafel.server.storage.club import ClubRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.wire import CreateTable, SeatPlan

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
        self.history = History(keeper)
        self.people = People(keeper)
        self.seeking = Seeking(keeper, self.people, self.lay)
        self.house = House(keeper)
        self.leaving = Leaving(keeper)
        self.chores = Chores()
        self.devices = Devices(self.members)
        self.contests = Contests(lobby, keeper, self.members, secret, self.chores)

        lobby.listeners["seated"].append(self.note_sitting)
        lobby.listeners["over"] += [self.note_sitting, self.note_game]

    async def lay(self, game: str, seats: int) -> str:
        """A table for people who were brought together: whoever comes sits down, and any of them may start."""
        plan = CreateTable(game=game, seats=[SeatPlan("open")] * seats, options=self.usual(game, seats))
        return (await self.lobby.create(plan)).table

    def usual(self, game: str, seats: int) -> dict[str, Any]:
        """How this game is played by so many."""
        return load(game).advice(seats)

    def note_sitting(self, ledger: Ledger) -> None:
        """Who sits where has changed at a table; nobody at it waits for this."""
        members = sitting(ledger)
        if members or ledger.phase == "over":
            self.chores.do(self.sittings.note(ledger.table, ledger.created.game, members), "sitting")

    def note_game(self, ledger: Ledger) -> None:
        """A game has ended, or a guest's game was claimed."""
        game = finished(ledger)
        if game is not None and game.members:
            self.chores.do(self.keep(game), "game")

    async def keep(self, game: Finished) -> None:
        """What is known of it already is told anew."""
        await self.history.forget(game.table)
        await self.history.note(game)

    async def catch_up(self) -> None:
        """Games that ended while nobody could note it."""
        for table in filter(self.lobby.share.owns, await self.history.missing()):
            with suppress(UnknownTable, Unreadable, Refusal):
                self.lobby.tell("over", (await self.lobby.find(table)).ledger)

    async def delete(self, member: Member) -> None:
        """The card goes, and the name from everything that is remembered here."""
        for table in await self.leaving.delete(member.id):
            self.lobby.let_go(table)

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
