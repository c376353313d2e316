"""Slow games and notices on several nodes and PostgreSQL: what is due comes once, from whichever node, also from one that took over."""

import signal
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.club.listening import Listener
from tests.server.club.slowness import DAY, HOUR, Friend, MovedServer, is_move, slow_game, until
from tests.server.process import HttpProblem
from tools.services import Redis

MINUTE = 60
PATIENCE = 120.0
"""Seconds in which the busiest machine notices that a node is gone and takes its tables over."""

Nodes = list[MovedServer]


@pytest.fixture
def moved_nodes(new_database: str, redis: Redis, tmp_path: Path) -> Iterator[Nodes]:
    """Three nodes of one cluster whose clocks a test puts forward."""
    started: Nodes = []
    for number in range(3):
        folder = tmp_path / f"node{number}"
        folder.mkdir()
        chosen = {"database": new_database, "bus": redis.url, "thinkers": "0", "private_webhooks": "true"}
        started.append(MovedServer(folder, **chosen).start())
    yield started
    for node in started:
        node.stop(signal.SIGKILL)


def put_forward(nodes: Nodes, seconds: float) -> None:
    """On all machines of the cluster, also those that are down."""
    for node in nodes:
        node.put_forward(seconds)


def card(node: MovedServer, table: str) -> Any:
    """What a node says of a table; nothing while the table is on its way to another one."""
    try:
        return node.get(f"/api/tables/{table}")
    except HttpProblem:
        return {"due": 0, "asked": [], "window": False}


def asks(node: MovedServer, table: str, seat: int) -> bool:
    return bool(card(node, table)["asked"] == [seat])


async def late_turns(friend: Friend, table: str, node: MovedServer) -> list[int]:
    """Whose turn ran out, as often as one did: the table drew a card for them.

    Who is dealt a Kitten then has more steps in the same turn, and each of them is late.
    """
    one = await friend.look(table, node)
    await one.leave()
    told = [pair for seen in one.events.values() for pair in pairwise(seen)]
    return [
        late["seat"] for late, then in told if late["type"] == "time_up" and then["type"].startswith("drew")
    ]


async def test_deadlines_reminders_and_notices_come_once_though_the_owner_dies(
    moved_nodes: Nodes, listener: Listener, new_database: str
) -> None:
    first, second, third = moved_nodes
    connection = await asyncpg.connect(new_database)
    key = await connection.fetchval("SELECT value FROM club WHERE name = 'push'")
    assert key, "the key that signs notices is made at the first start, not when somebody asks for it"
    anna, ben = Friend(first, "Anna"), Friend(second, "Ben")
    shown = {node.get("/api/club/notices", **anna.headers)["push_key"] for node in moved_nodes}
    assert len(shown) == 1
    hook = {"turns": True, "reminders": True, "zone": "UTC", "webhook": f"{listener.url}/hook"}
    for friend in (anna, ben):
        friend.post("/api/club/notices", hook)
    table = await slow_game([anna, ben])
    put_forward(moved_nodes, 2 * MINUTE)
    await until(lambda: listener.notices(table))
    owner = await connection.fetchval("SELECT node FROM leases WHERE table_id = $1", table)
    assert owner
    # The machine that drives the table dies; some hours later another one reminds, and at the end moves.
    first.kill()
    put_forward(moved_nodes, 18 * HOUR)
    told = await until(lambda: len(found := listener.notices(table)) >= 2 and found)
    assert [notice["kind"] for notice in told] == ["turn", "soon"]
    put_forward(moved_nodes, 6 * HOUR)
    await until(lambda: asks(second, table, 1), PATIENCE)
    assert await connection.fetchval("SELECT node FROM leases WHERE table_id = $1", table) != owner
    assert await late_turns(ben, table, third) == [0]
    # Ben is told once, though three machines look at the same rows; the first is back by now.
    first.start()
    put_forward(moved_nodes, 2 * MINUTE)
    told = await until(lambda: len(found := listener.notices(table)) >= 3 and found)
    # He goes on vacation by a node that does not drive the table: his time stands still.
    due = card(third, table)["due"]
    begins = int(third.now)
    third.post("/api/club/vacation", {"begins": begins, "ends": begins + 3 * DAY}, **ben.headers)
    await until(lambda: card(first, table)["due"] > due + 2 * DAY, PATIENCE)
    put_forward(moved_nodes, 2 * DAY)
    await until(lambda: card(second, table)["seats"][1]["rests"] == begins + 3 * DAY)
    assert asks(second, table, 1)
    third.post("/api/club/vacation/end", {}, **ben.headers)
    await until(lambda: card(first, table)["due"] < due + 2 * DAY + HOUR, PATIENCE)
    assert [notice["kind"] for notice in listener.notices(table)][:3] == ["turn", "soon", "turn"]
    ben_told = [notice["kind"] for notice in listener.notices(table)[2:]]
    assert ben_told.count("turn") == 1
    await connection.close()


@pytest.mark.long
async def test_a_node_that_slept_through_a_deadline_does_not_let_it_come_again(
    moved_nodes: Nodes, listener: Listener
) -> None:
    anna, ben = Friend(moved_nodes[0], "Anna"), Friend(moved_nodes[1], "Ben")
    hook = {"turns": True, "reminders": True, "zone": "UTC", "webhook": f"{listener.url}/hook"}
    anna.post("/api/club/notices", hook)
    table = await slow_game([anna, ben])
    sleeper = moved_nodes[0].process
    assert sleeper is not None
    sleeper.send_signal(signal.SIGSTOP)
    put_forward(moved_nodes, DAY + 1)
    await until(lambda: asks(moved_nodes[1], table, 1), PATIENCE)
    sleeper.send_signal(signal.SIGCONT)
    await until(moved_nodes[0].healthy)
    await ben.move(table, is_move("draw"))
    while card(moved_nodes[2], table)["asked"] == [1]:
        await ben.move(table, lambda move: True)
    for node in moved_nodes:
        await until(partial(is_settled, node, table), PATIENCE)
        assert await late_turns(anna, table, node) == [0]
    kinds = [notice["kind"] for notice in listener.notices(table)]
    assert len(kinds) == len(set(kinds)), "something was told twice"


def is_settled(node: MovedServer, table: str) -> bool:
    return bool(card(node, table)["due"])
