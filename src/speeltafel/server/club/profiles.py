"""A member as others see them: who may, and what."""

from time import time
from typing import Final

from speeltafel.server.club import figures
from speeltafel.server.club.album import MOST, Album, may_see
from speeltafel.server.club.boards import Boards
from speeltafel.server.club.members import Member, Members
from speeltafel.server.wire.history import Profile

LATEST: Final = 8


class UnknownMember(Exception):
    """Nobody has this name, or nobody whom the visitor may see."""


class Profiles:
    """Puts them together."""

    def __init__(self, members: Members, album: Album, boards: Boards) -> None:
        self.members = members
        self.album = album
        self.boards = boards

    async def profile(self, name: str, visitor: Member | None) -> Profile:
        """Of the member with this name; who may not see it learns nothing, not even that there is one."""
        owner = await self.members.named(name)
        if owner is None or not may_see(owner.shown, owner.id, visitor):
            raise UnknownMember(name)
        games = await self.album.games(owner.id, MOST)
        met = {other.member for game in games for other in game.others if other.member}
        return Profile(
            name=owner.name,
            face=owner.face,
            shown=owner.shown,
            own=visitor is not None and visitor.id == owner.id,
            created=owner.created,
            games=len(games),
            won=sum(game.mine.won for game in games),
            streak=figures.streak(games),
            best_streak=figures.best_streak(games),
            by_game=figures.by_game(games),
            months=figures.months(games),
            days=figures.days(games, int(time())),
            rivals=figures.rivals(games, await self.album.known(met), visitor),
            ratings=await self.boards.ratings(owner.id),
            latest=await self.album.told(games[:LATEST], visitor),
        )
