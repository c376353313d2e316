"""The club of a server: everything about people who come back, in one hand."""

import asyncio
import secrets
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from speeltafel.games import load
from speeltafel.server.club.alarms import Alarms, next_due
from speeltafel.server.club.album import Album
from speeltafel.server.club.bans import Bans
from speeltafel.server.club.boards import Boards
from speeltafel.server.club.browsers import Browsers
from speeltafel.server.club.callings import Callings
from speeltafel.server.club.choosing import Choosing
from speeltafel.server.club.chores import Chores
from speeltafel.server.club.contests.contests import Contests
from speeltafel.server.club.devices import Devices
from speeltafel.server.club.history import History
from speeltafel.server.club.inviting import Inviting
from speeltafel.server.club.keeping_house import House
from speeltafel.server.club.kept import kept as kept
from speeltafel.server.club.leaving import Leaving
from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.notices import Call, Notices, calls_of
from speeltafel.server.club.people import People
from speeltafel.server.club.profiles import Profiles
from speeltafel.server.club.push import Push, open_push
from speeltafel.server.club.ratings import Ratings
from speeltafel.server.club.retelling import Retelling
from speeltafel.server.club.seeking import Seeking
from speeltafel.server.club.sending import Sending
from speeltafel.server.club.sittings import Sittings, sitting
from speeltafel.server.club.telling import Finished, finished
from speeltafel.server.club.vacations import Vacations
from speeltafel.server.commands.holders import Holder
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby, UnknownTable
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.wire import CreateTable, SeatPlan

if TYPE_CHECKING:
    from speeltafel.server.club.passkeys import Passkeys

PAUSES: Final = (0.2, 1.0, 5.0)
"""Seconds after which a game is noted once more, where the database was away."""
LOOK_SECONDS: Final = 30.0
"""Between two looks for games whose end nobody noted."""
OF_SEATS: Final = "seats"
"""The name under which the part of the club in the keys of seats is kept."""


class Club:
    """One for each process, all on the same rows."""

    def __init__(self, lobby: Lobby, keeper: Keeper, secret: bytes, pushing: Push) -> None:
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
        self.bans = Bans(lobby, keeper)
        self.ratings = Ratings(keeper)
        self.browsers = Browsers(keeper, secret)
        self.album = Album(keeper)
        self.boards = Boards(keeper)
        self.profiles = Profiles(self.members, self.album, self.boards)
        self.leaving = Leaving(keeper)
        self.chores = Chores()
        self.retelling = Retelling(lobby, self.history, self.chores)
        self.devices = Devices(self.members)
        self.choosing = Choosing(keeper)
        self.vacations = Vacations(self.choosing)
        self.alarms = Alarms(lobby, keeper, self.vacations)
        notices = Notices(keeper, self.choosing)
        self.sending = Sending(lobby.settings, notices, pushing)
        self.inviting = Inviting(self.people, notices)
        self.contests = Contests(lobby, self.members, self.browsers, notices, self.chores)
        self.callings = Callings(self.choosing, self.sending, pushing)

        lobby.listeners["seated"] += [self.note_sitting, self.note_slow]
        lobby.listeners["moved"].append(self.note_slow)
        lobby.listeners["arranged"].append(self.note_slow)
        lobby.listeners["over"].append(self.note_game)

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
        if members:
            self.chores.do(self.sittings.note(ledger.table, ledger.created.game, members), "sitting")

    def note_game(self, ledger: Ledger) -> None:
        """A game has ended, or a guest's game was claimed."""
        self.chores.do(self.put_away(ledger.table, ledger.created.game, finished(ledger)), "game")

    async def put_away(self, table: str, slug: str, game: Finished | None) -> None:
        """The game first, then nobody sits there: by the sitting is found what could not be noted."""
        if game is not None and game.members:
            await self.keep(game)
        await self.sittings.note(table, slug, frozenset())

    def note_slow(self, ledger: Ledger) -> None:
        """At a slow table somebody else is asked, or has answered, or it has just been made."""
        if ledger.choices.hours:
            self.chores.do(self.follow(ledger.table, next_due(ledger), calls_of(ledger)), "slow table")

    async def follow(self, table: str, due: int | None, calls: list[Call]) -> None:
        """When the table is to be woken, and whom it calls until then."""
        await self.alarms.note(table, due)
        if due is None:
            await self.sending.notices.forget(table)
        else:
            await self.sending.notices.note(table, calls)

    async def keep(self, game: Finished) -> None:
        """What is known of it already is told anew. A database that is away for a moment loses no game."""
        for pause in (*PAUSES, 0.0):
            try:
                await self.history.note(game)
                await self.ratings.note(game.table)
                return
            except StorageFailed:
                if not pause:
                    raise
                await asyncio.sleep(pause)

    async def catch_up(self) -> None:
        """Games that ended while nobody could note it, and slow tables that may have waited for this server."""
        await self.alarms.catch_up()
        await self.note_missing()
        await self.retelling.begin()

    async def note_missing(self) -> None:
        """Games of this node's tables that ended, and whose end is not noted: their node was shut out at that moment, or the
        database was away."""
        for table in await self.history.missing(self.lobby.share.owns):
            with suppress(UnknownTable, Unreadable, Refusal):
                self.lobby.tell("over", (await self.lobby.find(table)).ledger)

    async def look_for_missing(self) -> None:
        """Again and again, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.chores.do(self.note_missing(), "missing games")

    async def delete(self, member: Member) -> None:
        """The card goes, and the name from everything that is remembered here."""
        for table in await self.leaving.delete(member.id):
            self.lobby.let_go(table)

    async def watch(self) -> None:
        """What goes on though nobody is here, for ever."""
        await asyncio.gather(
            self.alarms.watch(), self.sending.watch(), self.bans.watch(), self.look_for_missing()
        )

    async def close(self) -> None:
        """Finish what was begun."""
        await self.chores.close()
        self.sending.close()

    @cached_property
    def passkeys(self) -> "Passkeys":
        """What they need takes a moment to load, and most servers never use it."""
        from speeltafel.server.club.passkeys import Passkeys

        return Passkeys(self.devices)

    async def holder(self, member: Member, browser: str) -> Holder:
        """The member, about to sit down in a browser with this mark."""
        browsers = await self.browsers.note(member.id, browser)
        return Holder(member.id, member.name, member.face, self.secret, browsers)


async def open_club(lobby: Lobby) -> Club:
    """The club that the rows describe; its secrets are made at the first start."""
    keeper = lobby.storage.keeper
    secret = await kept(keeper, OF_SEATS, lambda: secrets.token_bytes(32))
    return Club(lobby, keeper, secret, await open_push(keeper))
