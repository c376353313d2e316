"""The HTTP API of finished games."""

from typing import Annotated, Any, BinaryIO

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from speeltafel.engine import write_record
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.replay import film, replays, shelf
from speeltafel.server.table.showing import table_card
from speeltafel.server.web.http import REFUSED, UNKNOWN, TableName
from speeltafel.server.web.network import address_of
from speeltafel.server.wire import Look, Proof, Replay

Eyes = Annotated[str, QueryParameter(max_length=8, description="a seat, public or open")]


REPLAY = {200: ResponseSpec(Replay, description="The replay, compressed for who accepts gzip")}
PROOF = {200: ResponseSpec(Proof, description="The proof, compressed for who accepts gzip")}


class FinishedGames(Controller):
    """Replay, analysis, record and proof."""

    path = "/api/tables/{table:str}"
    tags = ["finished games"]

    @get("/replay", summary="The game, moment by moment", responses=UNKNOWN | REFUSED | REPLAY)
    async def replay(
        self,
        lobby: NamedDependency[Lobby],
        table: TableName,
        request: Request[Any, Any, Any],
        eyes: Eyes = film.PUBLIC,
    ) -> Stream:
        live = await lobby.shown(table)
        record = replays.as_played_today(live.ledger)
        film.read_eyes(eyes, len(record.names))
        made = await lobby.shelf.film(record, table_card(live), eyes, address_of(request.client))
        return sent(made, request)

    @get("/analysis", summary="The game, looked back upon", responses=UNKNOWN | REFUSED)
    async def analysis(self, lobby: NamedDependency[Lobby], table: TableName) -> Look:
        await lobby.played_today(table)
        return await lobby.studies.look(table)

    @post("/analysis", summary="Ask for an analysis", responses=UNKNOWN | REFUSED, status_code=202)
    async def analyse(
        self, lobby: NamedDependency[Lobby], table: TableName, request: Request[Any, Any, Any]
    ) -> Look:
        record = await lobby.played_today(table)
        return await lobby.studies.ask(table, record, address_of(request.client))

    @get("/record", summary="The record as a file", responses=UNKNOWN | REFUSED)
    async def record(self, lobby: NamedDependency[Lobby], table: TableName) -> Response[bytes]:
        record = await lobby.record(table)
        name = f"{record.game}-{table}.json"
        return Response(
            write_record(record),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/verify", summary="Whether the shuffles were fair", responses=UNKNOWN | REFUSED | PROOF)
    async def verify(
        self, lobby: NamedDependency[Lobby], table: TableName, request: Request[Any, Any, Any]
    ) -> Stream:
        record = replays.as_played_today((await lobby.shown(table)).ledger)
        return sent(await lobby.shelf.proof(record, table, address_of(request.client)), request)


def sent(made: BinaryIO, request: Request[Any, Any, Any]) -> Stream:
    """What the workshop made, compressed as it lies there for who can read that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(shelf.plain(made), media_type="application/json")
    return Stream(shelf.compressed(made), media_type="application/json", headers={"Content-Encoding": "gzip"})
