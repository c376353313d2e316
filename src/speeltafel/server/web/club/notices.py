"""The HTTP API of notices and vacations."""

from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.web.http import REFUSED
from speeltafel.server.wire.notices import ChangeNotices, NoticeChoices, Subscription, TakeVacation

Browser = Request[Any, Any, Any]


class NoticesApi(Controller):
    """What a member is told outside the page, and when their time stands still."""

    path = "/api/club"
    tags = ["club"]

    @get("/notices", summary="What you are told outside the page", responses=REFUSED)
    async def chosen(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> NoticeChoices:
        return await club.callings.shown(member)

    @post("/notices", summary="Choose what you are told", responses=REFUSED, status_code=200)
    async def choose(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        request: Browser,
        data: JSONBody[ChangeNotices],
    ) -> NoticeChoices:
        return await club.callings.choose(member, data, str(request.base_url))

    @post("/notices/test", summary="Send yourself a notice now", responses=REFUSED, status_code=200)
    async def test(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> NoticeChoices:
        await club.callings.test(member)
        return await club.callings.shown(member)

    @post("/push", summary="Notices for this browser", responses=REFUSED, status_code=200)
    async def push(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[Subscription]
    ) -> NoticeChoices:
        await club.callings.subscribe(member, msgspec.json.encode(data), data.endpoint)
        return await club.callings.shown(member)

    @post("/push/remove", summary="No notices for this browser", responses=REFUSED, status_code=200)
    async def remove(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> NoticeChoices:
        await club.callings.subscribe(member, None)
        return await club.callings.shown(member)

    @post("/vacation", summary="Take a vacation", responses=REFUSED, status_code=200)
    async def rest(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[TakeVacation]
    ) -> NoticeChoices:
        await club.vacations.add(member.id, data.begins, data.ends)
        return await self.told(club, member)

    @post("/vacation/end", summary="Back from vacation", responses=REFUSED, status_code=200)
    async def back(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> NoticeChoices:
        await club.vacations.end(member.id)
        return await self.told(club, member)

    async def told(self, club: Club, member: Member) -> NoticeChoices:
        """The tables of the member learn it."""
        await club.alarms.ring_soon(await club.sittings.of(member.id))
        return await club.callings.shown(member)
