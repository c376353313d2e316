"""A server whose clock can be moved, and slow tables on it."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, person

Wanted = Callable[[Any], bool]
"""Whether a move is one like this."""

HOUR = 3600
DAY = 24 * HOUR

PROGRAM = """
import sys, time
from pathlib import Path
from speeltafel.server.common import wall
from speeltafel.server.serve import serve
ahead = Path(sys.argv[2]) / "ahead"
wall.clock = lambda: time.time() + float(ahead.read_text())
serve(host='127.0.0.1', port=int(sys.argv[1]), open_page=False, data=sys.argv[2])
"""


class MovedServer(ServerProcess):
    """A real server in a process of its own, on a clock that a test puts forward."""

    program = PROGRAM
    ahead = 0.0

    def start(self) -> "MovedServer":
        self.put_forward(0.0)
        super().start()
        return self

    def put_forward(self, seconds: float) -> None:
        """It is so much later now."""
        self.ahead += seconds
        fresh = self.data / "ahead.new"
        fresh.write_text(str(self.ahead))
        os.replace(fresh, self.data / "ahead")

    @property
    def now(self) -> float:
        return time.time() + self.ahead


class Friend:
    """A member with one browser, who is mostly away."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        made = server.post("/api/club/cards", {"name": name, "face": "0a1b2c3"})
        self.server = server
        self.name = name
        self.made = made
        """As a browser keeps it."""
        self.member: str = made["card"]["member"]
        self.headers = {"Authorization": f"Bearer {made['secret']}"}
        self.keys: dict[str, tuple[str, str]] = {}
        """What opens the seat at each table, and the secret of its host."""

    def get(self, path: str) -> Any:
        return self.server.get(path, **self.headers)

    def post(self, path: str, body: Any) -> Any:
        return self.server.post(path, body, **self.headers)

    def sit(self, ticket: Ticket) -> None:
        self.keys[ticket["table"]] = ticket["keys"][0]["secret"], ticket.get("host", "")

    async def arrive(self, table: str, at: ServerProcess | None = None) -> Player:
        """With a browser, at the server or another node of it."""
        secret, host = self.keys[table]
        url = (at or self.server).socket_url(table)
        return await Player(url, secret, host=host, root=self.name).arrive()

    async def look(self, table: str, at: ServerProcess | None = None) -> Player:
        """Open the table: what there is to see."""
        one = await self.arrive(table, at)
        while one.state is None:
            await one.next()
        return one

    async def move(self, table: str, wanted: Wanted, otherwise: bool = False) -> Any:
        """Open the table, answer with the first move like this, and go away again."""
        one = await self.look(table)
        try:
            return await answer(one, wanted, otherwise)
        finally:
            await one.leave()


async def answer(one: Player, wanted: Wanted, otherwise: bool = False) -> Any:
    """The first move like this; `otherwise` any, where there is none like it."""
    viewpoint, decision = one.decisions()[0]
    fitting = [move for move in decision["moves"] if wanted(move)]
    move = (fitting or decision["moves"] if otherwise else fitting)[0]
    await one.send(type="move", seat=viewpoint["seat"], decision=decision["number"], move=move, id="move")
    await one.hear("accepted", id="move")
    return move


def is_move(*kinds: str) -> Wanted:
    return lambda move: move["type"] in kinds


async def slow_game(friends: list[Friend], hours: int = 24, **more: Any) -> str:
    """They sit at a table by correspondence, and the game has begun."""
    plan = {
        "game": "good-vs-evil",
        "seats": [person("x"), *({"kind": "open"} for _ in friends[1:])],
        "options": {"start_player": "seat-1"},
        "hours": hours,
    }
    ticket = friends[0].post("/api/tables", plan | more)
    table: str = ticket["table"]
    friends[0].sit(ticket)
    for friend in friends[1:]:
        friend.sit(friend.post(f"/api/tables/{table}/join", {"name": "x"}))
    here = [await friend.arrive(table) for friend in friends]
    await here[0].send(type="start", id="start")
    for one in here:
        await one.hear("state")
        await one.leave()
    return table


async def until(check: Callable[[], Awaitable[Any] | Any], seconds: float = 60) -> Any:
    """What comes of it in the end."""
    end = time.monotonic() + seconds
    while True:
        found = check()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return found
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.2)
