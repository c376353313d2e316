"""The HTTP API of tournaments and leagues."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from speeltafel.server.club.club import Club
from speeltafel.server.club.members import Member
from speeltafel.server.commands.holders import Holder
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.table.showing import table_card
from speeltafel.server.web.http import REFUSED, UNKNOWN, TableName, drawn_code
from speeltafel.server.web.network import page_link
from speeltafel.server.wire import TableCard
from speeltafel.server.wire.contests import (
    BeginRound,
    ContestCard,
    ContestInvitation,
    ContestLine,
    CorrectResult,
    EnterContest,
    LeaveContest,
    MakeContest,
)

ContestName = Annotated[str, PathParameter(min_length=1, max_length=32)]


class ContestCalls(Controller):
    """Tournaments, leagues and challenges."""

    path = "/api/club/contests"
    tags = ["contests"]

    @get("/", summary="All contests")
    async def listed(self, club: NamedDependency[Club]) -> list[ContestLine]:
        return await club.contests.listed()

    @post("/", summary="Call for a contest", responses=REFUSED)
    async def make(
        self, club: NamedDependency[Club], member: NamedDependency[Member], data: JSONBody[MakeContest]
    ) -> ContestCard:
        return await club.contests.make(member, data)

    @get("/{contest:str}", summary="One contest", responses=UNKNOWN | REFUSED)
    async def one(
        self,
        club: NamedDependency[Club],
        holder: NamedDependency[Holder | None],
        hosting: NamedDependency[bool],
        contest: ContestName,
    ) -> ContestCard:
        return await club.contests.card(contest, holder.member if holder else "", hosting)

    @get("/{contest:str}/qr.svg", summary="The link to its page as a QR code", responses=UNKNOWN)
    async def qr_code(
        self, club: NamedDependency[Club], contest: ContestName, request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        return Response(drawn_code(await link_to(contest, club, request)), media_type="image/svg+xml")

    @get("/{contest:str}/invitation", summary="How others come to its page", responses=UNKNOWN)
    async def invitation(
        self, club: NamedDependency[Club], contest: ContestName, request: Request[Any, Any, Any]
    ) -> ContestInvitation:
        return ContestInvitation(await link_to(contest, club, request))

    @post("/{contest:str}/enter", summary="Take part", responses=UNKNOWN | REFUSED, status_code=200)
    async def enter(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        hosting: NamedDependency[bool],
        contest: ContestName,
        data: JSONBody[EnterContest],
    ) -> ContestCard:
        return await club.contests.enter(contest, member, data, hosting)

    @post("/{contest:str}/leave", summary="Take part no longer", responses=UNKNOWN | REFUSED, status_code=200)
    async def leave(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        hosting: NamedDependency[bool],
        contest: ContestName,
        data: JSONBody[LeaveContest],
    ) -> ContestCard:
        return await club.contests.leave(contest, member, data.member, hosting)

    @post(
        "/{contest:str}/round", summary="Begin the next round", responses=UNKNOWN | REFUSED, status_code=200
    )
    async def begin(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        hosting: NamedDependency[bool],
        contest: ContestName,
        data: JSONBody[BeginRound],
    ) -> ContestCard:
        return await club.contests.begin_round(contest, member.id, hosting)

    @post("/{contest:str}/result", summary="Correct a result", responses=UNKNOWN | REFUSED, status_code=200)
    async def correct(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        hosting: NamedDependency[bool],
        contest: ContestName,
        data: JSONBody[CorrectResult],
    ) -> ContestCard:
        return await club.contests.correct(contest, member.id, data, hosting)

    @post("/{contest:str}/close", summary="End it", responses=UNKNOWN | REFUSED, status_code=200)
    async def close(
        self,
        club: NamedDependency[Club],
        member: NamedDependency[Member],
        hosting: NamedDependency[bool],
        contest: ContestName,
        data: JSONBody[BeginRound],
    ) -> ContestCard:
        return await club.contests.close(contest, member.id, hosting)


async def link_to(contest: str, club: Club, request: Request[Any, Any, Any]) -> str:
    """The page of a contest that exists, as others can use it."""
    await club.contests.store.read(contest)
    return page_link(f"club/contests/{contest}", str(request.base_url), club.settings.public_url)


@post(
    "/api/tables/{table:str}/begin",
    tags=["contests"],
    summary="Begin a table of a contest without those who have not come",
    responses=UNKNOWN | REFUSED,
    status_code=200,
)
async def begin_table(
    club: NamedDependency[Club],
    lobby: NamedDependency[Lobby],
    member: NamedDependency[Member],
    hosting: NamedDependency[bool],
    table: TableName,
    data: JSONBody[BeginRound],
) -> TableCard:
    """Answered by the process that drives the table."""
    live = await lobby.find(table)
    await club.contests.begin_table(live, member.id, hosting)
    return table_card(live)
