"""Tables as tests need them."""

from typing import Any

from tests.server.player import Player
from tests.server.process import ServerProcess

Ticket = dict[str, Any]


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "mine": True, "name": name}


def bots(count: int) -> list[dict[str, Any]]:
    return [{"kind": "bot"}] * count


def make_table(server: ServerProcess, seats: list[dict[str, Any]], **more: Any) -> Ticket:
    ticket: Ticket = server.post("/api/tables", {"game": "good-vs-evil", "seats": seats} | more)
    return ticket


def player(server: ServerProcess, ticket: Ticket, key: int = 0, **more: Any) -> Player:
    """The holder of one key of a ticket."""
    secret = ticket["keys"][key]["secret"]
    return Player(server.socket_url(ticket["table"]), secret, host=ticket["host"], **more)


async def two_people(server: ServerProcess, bot_count: int = 0, **more: Any) -> tuple[Ticket, Player, Player]:
    """Anna made the table and Ben joined it by the link; the game has begun."""
    ticket = make_table(server, [person("Anna"), {"kind": "open"}, *bots(bot_count)], **more)
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    await anna.send(type="start", id="start")
    for one in (anna, ben):
        await one.hear("state")
    return ticket, anna, ben


async def finished_table(server: ServerProcess, seats: int = 2) -> str:
    """A table of bots, played to the end."""
    ticket = make_table(server, bots(seats), options={"quick": seats == 2})
    host = await Player(server.socket_url(ticket["table"]), host=ticket["host"]).arrive()
    await host.send(type="start")
    while host.result is None:
        await host.next()
    return str(ticket["table"])
