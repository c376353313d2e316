"""The HTTP API of finished games."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from speeltafel.engine import write_record
from speeltafel.server import film, replays, shelf
from speeltafel.server.http import REFUSED, UNKNOWN, TableName
from speeltafel.server.lobby import Lobby
from speeltafel.server.network import address_of
from speeltafel.server.showing import table_card
from speeltafel.server.wire import Proof, Replay

Eyes = Annotated[str, QueryParameter(max_length=8, description="a seat, public or open")]


REPLAY = {200: ResponseSpec(Replay, description="The replay, compressed for who accepts gzip")}


class FinishedGames(Controller):
    """Replay, record and proof."""

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
        live = await lobby.find(table)
        record = replays.as_played_today(live.ledger)
        film.read_eyes(eyes, len(record.names))
        address = address_of(request.client)
        found = await lobby.shelf.take(record, table_card(live), eyes, address)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Stream(shelf.plain(found), media_type="application/json")
        return Stream(
            shelf.compressed(found), media_type="application/json", headers={"Content-Encoding": "gzip"}
        )

    @get("/record", summary="The record as a file", responses=UNKNOWN | REFUSED)
    async def record(self, lobby: NamedDependency[Lobby], table: TableName) -> Response[bytes]:
        record = await lobby.record(table)
        name = f"{record.game}-{table}.json"
        return Response(
            write_record(record),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/verify", summary="Whether the shuffles were fair", responses=UNKNOWN | REFUSED)
    async def verify(self, lobby: NamedDependency[Lobby], table: TableName) -> Proof:
        live = await lobby.find(table)
        async with live.lock:
            return replays.proof(live.ledger)
