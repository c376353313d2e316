"""The HTTP API: games, tables, joining."""

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter

from speeltafel.games import load
from speeltafel.server.club.club import Club
from speeltafel.server.commands.holders import Holder
from speeltafel.server.commands.newcomers import claim, new_keys, own_keys, sit_down
from speeltafel.server.common.catalogue import course_card, game_cards, rule_cards
from speeltafel.server.common.keys import code_of
from speeltafel.server.lobby.lectures import take_lesson
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.table.showing import table_card
from speeltafel.server.web.network import table_link
from speeltafel.server.wire import (
    AskKeys,
    ClaimSeat,
    CourseCard,
    CreateTable,
    FindTable,
    FromBrowser,
    FromServer,
    GameCard,
    Invitation,
    JoinTable,
    Problem,
    RuleCard,
    TableCard,
    TakeLesson,
    Ticket,
)

TableName = Annotated[str, PathParameter(min_length=1, max_length=32)]

UNKNOWN = {
    400: ResponseSpec(Problem, description="The request is not of this shape"),
    404: ResponseSpec(Problem, description="There is no such table or game"),
    410: ResponseSpec(Problem, description="The table was made with other rules, or is damaged"),
    414: ResponseSpec(Problem, description="The address is too long"),
}
REFUSED = {
    400: ResponseSpec(Problem, description="The request is not of this shape"),
    403: ResponseSpec(Problem, description="The request comes from another server's page"),
    415: ResponseSpec(Problem, description="The request is not JSON"),
    409: ResponseSpec(Problem, description="The table does not allow this now"),
    401: ResponseSpec(Problem, description="This needs a player card, or the card is not known"),
    429: ResponseSpec(Problem, description="Too many requests"),
    503: ResponseSpec(Problem, description="The server cannot store this now"),
}


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="All games")
    async def games(self) -> list[GameCard]:
        return game_cards()

    @get("/{slug:str}/rules", summary="The rules of a game, in our own words", responses=UNKNOWN)
    async def rules(self, slug: FromPath[str]) -> list[RuleCard]:
        return rule_cards(load(slug))


class Lessons(Controller):
    """Learning a game at a real table."""

    path = "/api/lessons/{slug:str}"
    tags = ["lessons"]

    @get("/", summary="The lessons of a game", responses=UNKNOWN)
    async def course(self, slug: FromPath[str]) -> CourseCard:
        return course_card(load(slug))

    @post("/{lesson:str}", summary="Take a lesson", responses=UNKNOWN | REFUSED)
    async def take(
        self,
        lobby: NamedDependency[Lobby],
        slug: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[TakeLesson],
    ) -> Ticket:
        return await take_lesson(lobby, load(slug), lesson, data)


class Tables(Controller):
    """Tables, and seats at them."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", summary="Tables in the lobby")
    async def listed(self, lobby: NamedDependency[Lobby]) -> list[TableCard]:
        return await lobby.listed()

    @post("/", summary="Make a table", responses=REFUSED)
    async def create(
        self,
        lobby: NamedDependency[Lobby],
        holder: NamedDependency[Holder | None],
        data: JSONBody[CreateTable],
    ) -> Ticket:
        return await lobby.create(data, holder)

    @get("/{table:str}", summary="One table", responses=UNKNOWN)
    async def one(self, lobby: NamedDependency[Lobby], table: TableName) -> TableCard:
        return table_card(await lobby.find(table))

    @post("/{table:str}/join", summary="Take a seat that nobody has", responses=UNKNOWN | REFUSED)
    async def join(
        self,
        lobby: NamedDependency[Lobby],
        club: NamedDependency[Club],
        holder: NamedDependency[Holder | None],
        table: TableName,
        data: JSONBody[JoinTable],
    ) -> Ticket:
        found = await lobby.find(table)
        if holder is not None:
            await club.people.check_meeting(holder.member, found.ledger.members())
        return await sit_down(found, data, holder)

    @post("/{table:str}/keys", summary="The keys of your card's seats", responses=UNKNOWN | REFUSED)
    async def keys(
        self,
        lobby: NamedDependency[Lobby],
        owner: NamedDependency[Holder],
        table: TableName,
        data: JSONBody[AskKeys],
    ) -> Ticket:
        found = await lobby.find(table)
        return await new_keys(found, owner) if data.anew else own_keys(found, owner)

    @post("/{table:str}/claim", summary="A guest's game, for your card", responses=UNKNOWN | REFUSED)
    async def claim(
        self,
        lobby: NamedDependency[Lobby],
        owner: NamedDependency[Holder],
        table: TableName,
        data: JSONBody[ClaimSeat],
    ) -> TableCard:
        found = await lobby.find(table)
        await claim(found, owner, data.secret)
        lobby.tell("over", found.ledger)
        return table_card(found)

    @post(
        "/find", summary="The table with a code of four letters", responses=UNKNOWN | REFUSED, status_code=200
    )
    async def find(
        self, lobby: NamedDependency[Lobby], data: JSONBody[FindTable], request: Request[Any, Any, Any]
    ) -> Invitation:
        return invitation(await lobby.called(data.code), request, lobby)

    @get("/{table:str}/invitation", summary="How others come to the table", responses=UNKNOWN)
    async def invitation(
        self, lobby: NamedDependency[Lobby], table: TableName, request: Request[Any, Any, Any]
    ) -> Invitation:
        await lobby.find(table)
        return invitation(table, request, lobby)

    @get("/{table:str}/qr.svg", summary="The link to the table as a QR code", responses=UNKNOWN)
    async def qr_code(
        self, lobby: NamedDependency[Lobby], table: TableName, request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        await lobby.find(table)
        return Response(drawn_code(invitation(table, request, lobby).link), media_type="image/svg+xml")


def drawn_code(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=2, xmldecl=False)
    return drawing.getvalue()


def invitation(table: str, request: Request[Any, Any, Any], lobby: Lobby) -> Invitation:
    """The code of a table, and its link as others can use it."""
    link = table_link(table, str(request.base_url), lobby.settings.public_url)
    return Invitation(table, code_of(table), link)


@get("/api/socket-schema", tags=["socket"], summary="JSON Schema of the socket, both directions")
async def socket_schema() -> dict[str, Any]:
    """`browser` and `server` say what each side sends."""
    (browser, server), components = msgspec.json.schema_components(
        [FromBrowser, FromServer], ref_template="#/$defs/{name}"
    )
    return {"browser": browser, "server": server, "$defs": components}


@get("/health/live", tags=["host"], summary="Whether the process answers at all", media_type=MediaType.TEXT)
async def alive() -> str:
    """Looks at nothing else: a process that is restarted while its database is away helps nobody."""
    return "ok"


@get("/health/ready", tags=["host"], summary="Whether to send browsers here", media_type=MediaType.TEXT)
async def ready(lobby: NamedDependency[Lobby]) -> Response[str]:
    """Moves can be stored, and the process is not about to end. Without a bus tables of this node go on: it stays ready."""
    problem = "this node hands its tables over" if lobby.leaving else await lobby.storage.health.problem()
    return Response(problem or "ok", status_code=503 if problem else 200)


@get("/health", tags=["host"], summary="Whether the server can store moves", media_type=MediaType.TEXT)
async def health(lobby: NamedDependency[Lobby]) -> Response[str]:
    """Writes to the database, so that a lost or full disk is noticed."""
    problem = await lobby.storage.health.problem()
    return Response(problem or "ok", status_code=503 if problem else 200)
