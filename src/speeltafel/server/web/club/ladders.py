"""The HTTP API of ladders."""

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from speeltafel.games import load
from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.web.http import REFUSED, UNKNOWN, TableName
from speeltafel.server.wire.history import LadderCard, Leaderboard, RatingChange

GameName = Annotated[str, PathParameter(min_length=1, max_length=64)]
Side = Annotated[str, QueryParameter(max_length=24, pattern="^[a-z0-9-]*$")]
Month = Annotated[str, QueryParameter(max_length=7)]


class Changes(Controller):
    """What games changed."""

    path = "/api/club/rated"
    tags = ["club"]

    @get("/{table:str}", summary="What a rated game changed for you", responses=REFUSED)
    async def change(
        self, club: NamedDependency[Club], member: NamedDependency[Member], table: TableName
    ) -> RatingChange:
        return await club.boards.change(member.id, table)


class Ladders(Controller):
    """Who is how good."""

    path = "/api/club/ladders"
    tags = ["club"]

    @get("/", summary="Every ladder", responses=REFUSED)
    async def ladders(self, club: NamedDependency[Club]) -> list[LadderCard]:
        return await club.boards.ladders()

    @get("/{game:str}", summary="The leaderboard of a game", responses=UNKNOWN | REFUSED)
    async def leaderboard(
        self,
        club: NamedDependency[Club],
        visitor: NamedDependency[Member | None],
        game: GameName,
        side: Side = "",
        month: Month = "",
    ) -> Leaderboard:
        return await club.boards.leaderboard(load(game).slug, side, month, visitor)
