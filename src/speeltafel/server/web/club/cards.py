"""The HTTP API of player cards."""

from typing import Any

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.web.http import REFUSED
from speeltafel.server.wire.club import CardMade, ChangeCard, MakeCard, OwnCard


class Cards(Controller):
    """Making a card, and what it says."""

    path = "/api/club"
    tags = ["club"]

    @post("/cards", summary="Make a player card", responses=REFUSED)
    async def make(self, club: NamedDependency[Club], data: JSONBody[MakeCard]) -> CardMade:
        member, secret = await club.members.make(data)
        return CardMade(member.card(), secret)

    @get("/tables", summary="Where you sit now", responses=REFUSED)
    async def tables(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> list[str]:
        return await club.contests.still_played(await club.sittings.of(member.id))

    @get("/export", summary="Everything that is kept about you", responses=REFUSED)
    async def export(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> dict[str, Any]:
        return await club.leaving.export(member.id)

    @post("/delete", summary="Delete your card", responses=REFUSED, status_code=200)
    async def delete(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> list[str]:
        await club.delete(member)
        return []

    @get("/card", summary="Your own card", responses=REFUSED)
    async def own(self, member: NamedDependency[Member]) -> OwnCard:
        return member.card()

    @post("/card", summary="Change your card", responses=REFUSED, status_code=200)
    async def change(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[ChangeCard]
    ) -> OwnCard:
        return (await club.members.change(member, data)).card()
