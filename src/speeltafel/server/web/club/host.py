"""The HTTP API of the host's page, opened by the key that was shown at the first start."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from speeltafel.server.club.club import Club
from speeltafel.server.web.http import REFUSED
from speeltafel.server.wire.club import Ban, HostPage

SCHEME = "Host "


class ForTheHost(Controller):
    """Members, and what the server keeps."""

    path = "/api/club/host"
    tags = ["club"]

    @get("/", summary="Members and figures", responses=REFUSED)
    async def page(self, club: NamedDependency[Club], request: Request[Any, Any, Any]) -> HostPage:
        await check_host(club, request)
        return await page_of(club)

    @post("/ban", summary="Close the server to a card, or open it again", responses=REFUSED, status_code=200)
    async def ban(
        self, club: NamedDependency[Club], request: Request[Any, Any, Any], data: JSONBody[Ban]
    ) -> HostPage:
        await check_host(club, request)
        await club.house.ban(data.member, data.days)
        return await page_of(club)


async def check_host(club: Club, request: Request[Any, Any, Any]) -> None:
    """Everybody else is refused, however nearly right the key is."""
    given = request.headers.get("authorization", "")
    await club.house.check(given.removeprefix(SCHEME) if given.startswith(SCHEME) else "")


async def page_of(club: Club) -> HostPage:
    return HostPage(await club.house.members(), await club.house.figures())
