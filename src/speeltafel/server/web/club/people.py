"""The HTTP API of meeting others: who is here, invitations, lines between people, and finding a table."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from speeltafel.games import load
from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.commands.holders import Holder
from speeltafel.server.commands.seating import check_seat_count
from speeltafel.server.common.names import clean_name
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.web.http import REFUSED, UNKNOWN
from speeltafel.server.wire.club import (
    AnswerInvitation,
    DrawLine,
    Invite,
    LookForWish,
    PeopleCard,
    Seek,
    Sought,
)


class Meeting(Controller):
    """Members among each other."""

    path = "/api/club"
    tags = ["club"]

    @get("/people", summary="Who is here, and who asks for you", responses=REFUSED)
    async def people(self, club: NamedDependency[Club], member: NamedDependency[Member]) -> PeopleCard:
        return await people_of(club, member)

    @post("/lines", summary="Block or mute somebody", responses=REFUSED, status_code=200)
    async def line(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[DrawLine]
    ) -> PeopleCard:
        await club.people.draw_line(member.id, data.member, data.kind, data.on)
        return await people_of(club, member)

    @post("/invitations", summary="Ask a member to your table", responses=REFUSED, status_code=200)
    async def invite(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[Invite]
    ) -> PeopleCard:
        await club.inviting.invite(member, data.member or await named(club, data.name), data.table)
        return await people_of(club, member)

    @post("/invitations/answer", summary="Answer an invitation", responses=REFUSED, status_code=200)
    async def answer(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[AnswerInvitation]
    ) -> PeopleCard:
        await club.people.answer(member.id, data.table, data.accept)
        return await people_of(club, member)


class Finding(Controller):
    """A table for who looks for one; guests too."""

    path = "/api/club/seek"
    tags = ["club"]

    @post("/", summary="Find me a table", responses=UNKNOWN | REFUSED)
    async def seek(
        self, club: NamedDependency[Club], holder: NamedDependency[Holder | None], data: JSONBody[Seek]
    ) -> Sought:
        check_seat_count(load(data.game), data.seats)
        name = holder.name if holder else clean_name(data.name)
        return await club.seeking.wish(data, holder.member if holder else "", name)

    @post("/look", summary="How it stands", responses=REFUSED, status_code=200)
    async def look(self, club: NamedDependency[Club], data: JSONBody[LookForWish]) -> Sought:
        return await club.seeking.look(data.secret)

    @post("/stop", summary="No longer", responses=REFUSED, status_code=200)
    async def stop(self, club: NamedDependency[Club], data: JSONBody[LookForWish]) -> list[str]:
        await club.seeking.give_up(data.secret)
        return []


async def named(club: Club, name: str) -> str:
    """The member who has this name. That a name is taken is no secret: nobody else can have it."""
    found = await club.members.named(name) if name else None
    if found is None:
        raise Refusal("not-now", "nobody here has a card with this name", reason="contest-nobody")
    return found.id


async def people_of(club: Club, member: Member) -> PeopleCard:
    people = club.people
    return PeopleCard(
        await people.here(member),
        await people.invitations(member.id),
        await people.lines(member.id, "block"),
        await people.lines(member.id, "mute"),
    )
