"""The HTTP API of finished games."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from speeltafel.server import replays
from speeltafel.server.http import REFUSED, UNKNOWN, TableName
from speeltafel.server.lobby import Lobby
from speeltafel.server.showing import table_card
from speeltafel.server.wire import Proof, Replay

Eyes = Annotated[str, QueryParameter(max_length=8, description="a seat, public or open")]


class FinishedGames(Controller):
    """Replay, record and proof."""

    path = "/api/tables/{table:str}"
    tags = ["finished games"]

    @get("/replay", summary="The game, moment by moment", responses=UNKNOWN | REFUSED)
    async def replay(
        self, lobby: NamedDependency[Lobby], table: TableName, eyes: Eyes = replays.PUBLIC
    ) -> Replay:
        live = await lobby.find(table)
        async with live.lock:
            return replays.replay(live.ledger, table_card(live), eyes)

    @get("/record", summary="The record as a file", responses=UNKNOWN | REFUSED)
    async def record(self, lobby: NamedDependency[Lobby], table: TableName) -> Response[bytes]:
        live = await lobby.find(table)
        name = f"{live.ledger.created.game}-{table}.json"
        return Response(
            replays.record_file(live.ledger),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get("/verify", summary="Whether the shuffles were fair", responses=UNKNOWN | REFUSED)
    async def verify(self, lobby: NamedDependency[Lobby], table: TableName) -> Proof:
        live = await lobby.find(table)
        async with live.lock:
            return replays.proof(live.ledger)
