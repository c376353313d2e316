"""A club without browsers, for tests of contests: its members, and tables that are played out at once."""

import random
from functools import partial

from speeltafel.server.club.club import Club, open_club
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.members import Member
from speeltafel.server.commands.seating import begin
from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.share import Share
from speeltafel.server.storage.opening import open_storage
from speeltafel.server.wire.club import MakeCard
from speeltafel.server.wire.contests import ContestCard, ContestKind, EnterContest, MakeContest

GAME = "good-vs-evil"


class Hall:
    """One process of a server, with a club."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.contests = club.contests
        self.chance = random.Random(7)

    @classmethod
    async def open(cls, settings: Settings) -> "Hall":
        storage = await open_storage(settings)
        return cls(await open_club(Lobby(settings, storage, Share())))

    async def close(self) -> None:
        lobby = self.club.lobby
        await self.club.close()
        lobby.stop()
        await lobby.studies.close()
        await lobby.shelf.close()
        await lobby.thinkers.close()
        await lobby.storage.close()

    async def people(self, *names: str) -> list[Member]:
        return [(await self.club.members.make(MakeCard(name)))[0] for name in names]

    async def call(
        self, organiser: Member, kind: ContestKind, sizes: list[int], **more: object
    ) -> ContestCard:
        wanted = MakeContest(name="An evening", kind=kind, game=GAME, sizes=sizes, options={"quick": True})
        for name, value in more.items():
            setattr(wanted, name, value)
        return await self.contests.make(organiser, wanted)

    async def enter(self, contest: str, *members: Member) -> ContestCard:
        for member in members:
            card = await self.contests.enter(contest, member, EnterContest())
        return card

    async def read(self, contest: str) -> Contest:
        return await self.contests.store.read(contest)

    async def play(self, table: str) -> None:
        """Everybody at the table moves at random until somebody has won."""
        live = await self.club.lobby.find(table)
        live.driver.stop()
        async with live.lock:
            if live.ledger.phase == "waiting":
                await begin(live)
            while live.match.result is None:
                decision = self.chance.choice(list(live.match.decisions()))
                move = self.chance.choice(decision.moves)
                await live.do(partial(live.match.play, decision.seat, move, 0.0))

    async def play_round(self, contest: str) -> Contest:
        """All tables that have no result yet, until all is decided."""
        found = await self.read(contest)
        for board in found.unfinished():
            await self.play(board.table)
        return await self.settled(contest)

    async def settled(self, contest: str) -> Contest:
        """When nothing more happens by itself."""
        await self.club.chores.waiting.join()
        return await self.read(contest)
