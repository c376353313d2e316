"""The HTTP API of games and profiles."""

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.web.http import REFUSED, UNKNOWN
from speeltafel.server.wire.history import GamesPage, Profile

MemberName = Annotated[str, PathParameter(min_length=1, max_length=96)]
Slug = Annotated[str, QueryParameter(max_length=64, pattern="^[a-z0-9-]*$")]
Arrival = Annotated[int, QueryParameter(ge=0, le=2**53)]


class Profiles(Controller):
    """What members played."""

    path = "/api/club"
    tags = ["club"]

    @get("/games", summary="Your own games", responses=REFUSED)
    async def games(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        game: Slug = "",
        before: Arrival = 0,
    ) -> GamesPage:
        return await club.album.page(member, before, game)

    @get("/members/{name:str}", summary="A member", responses=UNKNOWN | REFUSED)
    async def profile(
        self, club: NamedDependency[Club], visitor: NamedDependency[Member | None], name: MemberName
    ) -> Profile:
        return await club.profiles.profile(name, visitor)
