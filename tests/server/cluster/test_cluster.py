"""Several nodes on one database look like one server, and any of them may die."""

import asyncio
import json
import signal
import time

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import speeltafel
from speeltafel.engine import read_record
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player
from tools.services import Redis

QUICK_GAME = {"quick": True, "nope_window_seconds": 0}
SECONDS_TO_TAKE_OVER = 20.0
"""For a busy machine; the lease itself is 3 seconds."""

SECONDS_FOR_A_PROOF = 9.0
"""Less than a node waits for another one's answer."""

Nodes = list[ServerProcess]


def join(node: ServerProcess, ticket: Ticket, name: str) -> Ticket:
    ticket = node.post(f"/api/tables/{ticket['table']}/join", {"name": name})
    return ticket | {"host": ""}


async def begin(nodes: Nodes, listed: bool = False) -> tuple[Ticket, Ticket, Player, Player]:
    """Anna made the table at the first node; Ben joined by the second and plays there."""
    seats = [person("Anna"), {"kind": "open"}]
    ticket = make_table(nodes[0], seats, options=QUICK_GAME, listed=listed)
    joined = join(nodes[1], ticket, "Ben")
    anna = await player(nodes[0], ticket).arrive()
    ben = await player(nodes[1], joined).arrive()
    await anna.send(type="start", id="start")
    for one in (anna, ben):
        await one.hear("state")
    return ticket, joined, anna, ben


async def some_moves(*players: Player) -> None:
    """Until three of them are acknowledged, or there is nothing more to play."""
    choose = random_move(3)
    while sum(len(one.acknowledged) for one in players) < 3 and players[0].result is None:
        for one in players:
            await one.answer(choose)
            while not one.inbox.empty():
                await one.next()
        await asyncio.sleep(0.01)


async def back_at(node: ServerProcess, ticket: Ticket, before: Player) -> Player:
    """The same browser by another node, as soon as that lets it in."""
    deadline = time.monotonic() + SECONDS_TO_TAKE_OVER
    while True:
        again = player(node, ticket, root=before.root)
        try:
            return await again.arrive()
        except (ConnectionClosed, InvalidStatus, OSError):
            assert time.monotonic() < deadline, "nobody took the table over"
            await asyncio.sleep(0.2)


async def play_on(node: ServerProcess, ticket: Ticket, one: Player, seed: int) -> object:
    """Play to the end, as a browser does that comes again whenever its socket is closed."""
    choose = random_move(seed)
    while one.result is None:
        try:
            await one.play(choose)
        except ConnectionClosed:
            one = await back_at(node, ticket, one)
    return one.result


async def test_a_game_over_two_nodes_is_played_to_its_end(nodes: Nodes) -> None:
    ticket, _joined, anna, ben = await begin(nodes, listed=True)
    assert [card["table"] for card in nodes[2].get("/api/tables")] == [ticket["table"]]
    assert nodes[2].get(f"/api/tables/{ticket['table']}")["phase"] == "playing"
    await asyncio.gather(anna.play(random_move(1)), ben.play(random_move(2)))
    assert anna.result is not None
    assert anna.result == ben.result
    for node in nodes:
        record = node.get(f"/api/tables/{ticket['table']}/record")
        speeltafel.verify(read_record(json.dumps(record).encode()))
        asked = time.monotonic()
        assert node.get(f"/api/tables/{ticket['table']}/verify")["ok"], "an answer in pieces"
        assert time.monotonic() - asked < SECONDS_FOR_A_PROOF


async def test_another_node_goes_on_where_a_killed_one_was(nodes: Nodes) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    await some_moves(anna, ben)
    acknowledged = len(anna.acknowledged) + len(ben.acknowledged)
    nodes[0].kill()
    results = await asyncio.gather(play_on(nodes[2], ticket, anna, 5), play_on(nodes[1], joined, ben, 6))
    assert results[0] is not None
    record = nodes[1].get(f"/api/tables/{ticket['table']}/record")
    played = [entry for entry in record["entries"] if entry.get("move") is not None]
    assert len(played) >= acknowledged


async def test_a_node_that_slept_wakes_up_to_other_owners(nodes: Nodes) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    first = nodes[0].process
    assert first is not None
    first.send_signal(signal.SIGSTOP)
    anna = await back_at(nodes[2], ticket, anna)
    first.send_signal(signal.SIGCONT)
    results = await asyncio.gather(play_on(nodes[2], ticket, anna, 7), play_on(nodes[0], joined, ben, 8))
    assert results[0] is not None
    assert results[0] == results[1]


async def test_a_node_that_stops_hands_its_tables_over_at_once(nodes: Nodes) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    nodes[0].stop()
    results = await asyncio.gather(play_on(nodes[2], ticket, anna, 9), play_on(nodes[1], joined, ben, 10))
    assert results[0] is not None


async def test_a_node_that_stops_lets_go_of_its_tables_before_it_says_goodbye(
    nodes: Nodes, new_database: str
) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    holder = "SELECT node FROM leases WHERE table_id = $1"
    connection = await asyncpg.connect(new_database)
    before = await connection.fetchval(holder, ticket["table"])
    assert before
    first = nodes[0].process
    assert first is not None
    first.send_signal(signal.SIGTERM)
    for one in (anna, ben):
        with pytest.raises(ConnectionClosed):
            await one.hear("no such message")
    assert await connection.fetchval(holder, ticket["table"]) != before
    await connection.close()
    anna, ben = await back_at(nodes[2], ticket, anna), await back_at(nodes[1], joined, ben)
    results = await asyncio.gather(play_on(nodes[2], ticket, anna, 16), play_on(nodes[1], joined, ben, 17))
    assert results[0] is not None


async def test_without_the_bus_own_tables_go_on_and_all_recovers_with_it(nodes: Nodes, redis: Redis) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    redis.stop()
    alone = make_table(nodes[1], [person("Carla"), *bots(1)], options=QUICK_GAME)
    carla = await player(nodes[1], alone).arrive()
    await carla.send(type="start")
    await carla.play(random_move(11))
    assert carla.result is not None
    assert refused(nodes[1], ticket) == 503
    redis.start()
    results = await asyncio.gather(play_on(nodes[0], ticket, anna, 12), play_on(nodes[1], joined, ben, 13))
    assert results[0] is not None
    assert results[0] == results[1]


async def talk_without_end(one: Player) -> None:
    for _ in range(100_000):
        await one.send(type="ping", id="x")


async def test_who_floods_the_bus_is_cut_off_and_others_play_on(nodes: Nodes) -> None:
    ticket, joined, anna, ben = await begin(nodes)
    flood = await Player(nodes[1].socket_url(ticket["table"]), role="spectator").arrive()
    with pytest.raises(ConnectionClosed):
        await talk_without_end(flood)
    results = await asyncio.gather(play_on(nodes[0], ticket, anna, 14), play_on(nodes[1], joined, ben, 15))
    assert results[0] is not None
    assert results[0] == results[1]


def refused(node: ServerProcess, ticket: Ticket) -> int:
    try:
        node.get(f"/api/tables/{ticket['table']}")
    except HttpProblem as problem:
        return problem.status
    return 200
