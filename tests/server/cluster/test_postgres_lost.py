"""PostgreSQL goes away while people play: moves are refused and told, nothing acknowledged is lost, and all goes on by itself."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from speeltafel.server.table.ledger import Ledger
from tests.server.cluster.worker_server import wait_until
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket, bots, make_table, person
from tools.services import Postgres, Redis

SECONDS_TO_GIVE_UP = 30.0
"""A move waits for four seconds; the machine may be busy."""
OVERTAKEN = ("stale", "duplicate")
"""A bot was faster: that has nothing to do with the storage."""
MORE_MOVES = 8
"""That are played when it is back."""


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped: the others of the run keep theirs."""
    with tempfile.TemporaryDirectory(prefix="speeltafel-postgres-") as folder:
        server = Postgres(Path(folder))
        yield server
        server.close()


@pytest.fixture
def node(own_postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[ServerProcess]:
    """A node on it."""
    server = ServerProcess(tmp_path, database=own_postgres.make("lost"), bus=redis.url, thinkers="0").start()
    yield server
    server.stop()


async def a_game(node: ServerProcess) -> tuple[Ticket, Player]:
    options = {"nope_window_seconds": 0}
    ticket = make_table(node, [person("Anna"), person("Ben"), *bots(1)], options=options)
    secrets = [key["secret"] for key in ticket["keys"]]
    both = await Player(node.socket_url(ticket["table"]), *secrets, host=ticket["host"]).arrive()
    await both.send(type="start")
    await both.hear("state")
    return ticket, both


async def play_some(one: Player, moves: int) -> None:
    choose = random_move(5)
    while len(one.acknowledged) < moves and one.result is None:
        if not await one.answer(choose):
            await one.next()


async def refused_move(one: Player) -> str:
    """Try until something is refused because of the storage; what was said."""
    choose = random_move(6)
    while True:
        if not await one.answer(choose):
            message = await one.next(SECONDS_TO_GIVE_UP)
            if message["type"] == "refused" and message["kind"] not in OVERTAKEN:
                return str(message["kind"])


def status_of(node: ServerProcess, path: str) -> int:
    try:
        node.text(path)
    except HttpProblem as problem:
        return problem.status
    return 200


async def test_moves_are_refused_and_told_and_the_same_line_goes_on(
    node: ServerProcess, own_postgres: Postgres
) -> None:
    ticket, both = await a_game(node)
    await play_some(both, 3)
    own_postgres.stop()
    kind = await refused_move(both)
    assert kind in ("storage", "unsure")
    assert status_of(node, "/health/live") == 200
    assert status_of(node, "/health/ready") == 503
    own_postgres.start()
    both.sent = {key: question for key, question in both.sent.items() if question in both.acknowledged}
    await play_on(both, len(both.acknowledged) + MORE_MOVES)
    ledger = Ledger.read(ticket["table"], await logged(own_postgres, ticket["table"]))
    by_people = [entry for entry in ledger.record().entries if entry.seat in (0, 1) and not entry.late]
    assert len(by_people) >= len(both.acknowledged)
    wait_until(lambda: status_of(node, "/health/ready") == 200)


async def logged(postgres: Postgres, table: str) -> list[bytes]:
    connection = await asyncpg.connect(postgres.url("lost"))
    rows = await connection.fetch("SELECT entry FROM log WHERE table_id = $1 ORDER BY number", table)
    await connection.close()
    return [row["entry"] for row in rows]


async def play_on(one: Player, moves: int) -> None:
    """On the line that it has; what was refused is tried again after a while."""
    choose = random_move(7)
    while one.result is None and len(one.acknowledged) < moves:
        if await one.answer(choose):
            continue
        try:
            message = await one.next(2)
        except TimeoutError:
            message = {"type": "silence"}
        if message["type"] in ("refused", "silence"):
            await asyncio.sleep(0.2)
            one.sent = {k: question for k, question in one.sent.items() if question in one.acknowledged}
