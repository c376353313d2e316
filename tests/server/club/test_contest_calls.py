"""Contests over HTTP: who may do what, and what a server that was killed still knows."""

import asyncio
from typing import Any
from urllib.request import Request

import pytest

from tests.server.club.slowness import until
from tests.server.conftest import StartServer
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.process import call as http_call

Card = dict[str, Any]


def card(server: ServerProcess, name: str) -> Card:
    made: Card = server.post("/api/club/cards", {"name": name})
    return made


def post(server: ServerProcess, holder: Card, path: str, body: Any) -> Any:
    return server.post(path, body, Authorization=f"Bearer {holder['secret']}")


def call(server: ServerProcess, organiser: Card, *others: Card, **more: Any) -> str:
    """A contest with these people in it."""
    wanted = {"name": "Cup", "kind": "swiss", "game": "good-vs-evil", "sizes": [2], "rounds": 1}
    contest = str(post(server, organiser, "/api/club/contests", wanted | more)["contest"])
    for holder in (organiser, *others):
        post(server, holder, f"/api/club/contests/{contest}/enter", {})
    return contest


def status(server: ServerProcess, holder: Card | None, path: str, body: Any) -> int:
    with pytest.raises(HttpProblem) as problem:
        post(server, holder, path, body) if holder else server.post(path, body)
    return problem.value.status


async def play(server: ServerProcess, table: str, *holders: Card) -> None:
    """These people come with their cards and play to the end."""
    players = []
    for holder in holders:
        ticket = post(server, holder, f"/api/tables/{table}/keys", {})
        secret = ticket["keys"][0]["secret"]
        players.append(await Player(server.socket_url(table), secret).arrive())
    await asyncio.gather(*(player.play(random_move(number)) for number, player in enumerate(players)))
    for player in players:
        await player.leave()


def test_guests_look_on_and_only_the_organiser_decides(server: ServerProcess) -> None:
    anna, ben = card(server, "Anna C"), card(server, "Ben C")
    contest = call(server, anna, ben)
    path = f"/api/club/contests/{contest}"
    assert server.get(path)["name"] == "Cup"
    assert contest in [line["contest"] for line in server.get("/api/club/contests")]
    assert status(server, None, "/api/club/contests", {}) in (400, 401)
    assert status(server, None, f"{path}/enter", {}) == 401
    assert status(server, ben, f"{path}/round", {}) == 403
    assert status(server, ben, f"{path}/close", {}) == 403
    assert status(server, anna, "/api/club/contests/nowhere/round", {}) == 404
    post(server, anna, f"{path}/close", {})
    assert status(server, ben, f"{path}/leave", {}) == 409


async def test_a_table_begins_when_everybody_is_there_and_its_result_comes_by_itself(
    server: ServerProcess,
) -> None:
    anna, ben = card(server, "Anna D"), card(server, "Ben D")
    contest = call(server, anna, ben)
    began = post(server, anna, f"/api/club/contests/{contest}/round", {})
    table = began["rounds"][0]["tables"][0]["table"]
    assert server.get(f"/api/tables/{table}")["contest"] == contest
    await play(server, table, anna, ben)
    for _ in range(100):
        shown = server.get(f"/api/club/contests/{contest}")
        if shown["phase"] == "over":
            break
        await asyncio.sleep(0.1)
    assert shown["phase"] == "over"
    assert sorted(row["points"] for row in shown["standings"]) == [0, 120]


def test_the_hosts_key_lets_a_member_do_what_the_organiser_does(start_server: StartServer) -> None:
    server = start_server()
    told = next(line for line in server.log.read_text().splitlines() if "host's key" in line)
    key = told.split('"key": "')[1].split('"')[0]
    anna, ben = card(server, "Anna H"), card(server, "Ben H")
    path = f"/api/club/contests/{call(server, anna, ben)}"
    his = {"Authorization": f"Bearer {ben['secret']}"}
    for wrong in ({}, {"X_Host_Key": key[:-1]}):
        with pytest.raises(HttpProblem) as refused:
            server.post(f"{path}/round", {}, **his, **wrong)
        assert refused.value.status == 403
    assert server.post(f"{path}/round", {}, **his, X_Host_Key=key)["yours"]


async def test_the_organiser_begins_a_table_without_who_is_missing(server: ServerProcess) -> None:
    anna, ben = card(server, "Anna E"), card(server, "Ben E")
    contest = call(server, anna, ben)
    began = post(server, anna, f"/api/club/contests/{contest}/round", {})
    table = began["rounds"][0]["tables"][0]["table"]
    assert status(server, ben, f"/api/tables/{table}/begin", {}) == 403
    ticket = post(server, anna, f"/api/tables/{table}/keys", {})
    player = await Player(server.socket_url(table), ticket["keys"][0]["secret"]).arrive()
    shown = post(server, anna, f"/api/tables/{table}/begin", {})
    assert [seat["stand_in"] for seat in shown["seats"] if seat["name"] == "Ben E"] == [True]
    await player.play(random_move(1))
    assert player.result is not None
    await player.leave()


async def test_who_sits_at_a_table_of_a_contest_changes_neither_the_seats_nor_how_it_is_played(
    server: ServerProcess,
) -> None:
    """Nobody there has the key of a host; another seat would also be one that the contest does not know."""
    anna, ben = card(server, "Anna N"), card(server, "Ben N")
    contest = call(server, anna, ben)
    table = post(server, anna, f"/api/club/contests/{contest}/round", {})["rounds"][0]["tables"][0]["table"]
    ticket = post(server, anna, f"/api/tables/{table}/keys", {})
    player = await Player(server.socket_url(table), ticket["keys"][0]["secret"]).arrive()
    people = [{"kind": "person"}, {"kind": "person"}]
    bot = {"kind": "bot"}
    for wanted in (
        {"type": "configure", "seats": [*people, bot]},
        {"type": "configure", "seats": people, "coach": True},
        {"type": "configure", "seats": people, "options": {"quick": True}},
        {"type": "leave", "seat": ticket["keys"][0]["seat"]},
        {"type": "start"},
    ):
        await player.send(**wanted, id="wish")
        answer = await player.hear("refused", id="wish")
        assert answer["kind"] == "not-yours"
    assert [seat["kind"] for seat in server.get(f"/api/tables/{table}")["seats"]] == ["person", "person"]
    await player.leave()


async def test_nobody_plays_for_a_result_that_is_already_there(server: ServerProcess) -> None:
    """Both come after all: the table stays as it is, and cannot be begun by hand either."""
    anna, ben = card(server, "Anna R"), card(server, "Ben R")
    contest = call(server, anna, ben)
    table = post(server, anna, f"/api/club/contests/{contest}/round", {})["rounds"][0]["tables"][0]["table"]
    his = {"Authorization": f"Bearer {ben['secret']}"}
    await until(lambda: table in server.get("/api/club/tables", **his))
    result = {"table": table, "places": [1, 2], "reason": "nobody came in time"}
    post(server, anna, f"/api/club/contests/{contest}/result", result)
    assert server.get("/api/club/tables", **his) == []
    players = []
    for holder in (anna, ben):
        ticket = post(server, holder, f"/api/tables/{table}/keys", {})
        players.append(await Player(server.socket_url(table), ticket["keys"][0]["secret"]).arrive())
    await players[0].send(type="start", id="start")
    assert (await players[0].hear("refused", id="start"))["kind"] == "not-yours"
    assert server.get(f"/api/tables/{table}")["phase"] == "waiting"
    for player in players:
        await player.leave()


async def test_two_who_share_a_browser_play_for_the_contest_only(server: ServerProcess) -> None:
    """It turns out when they come: the table would wait for ever if it had to count for ratings."""
    anna, ben = card(server, "Anna S"), card(server, "Ben S")
    contest = call(server, anna, ben, rated=True)
    table = post(server, anna, f"/api/club/contests/{contest}/round", {})["rounds"][0]["tables"][0]["table"]
    assert server.get(f"/api/tables/{table}")["rated"]
    tickets = [post(server, holder, f"/api/tables/{table}/keys", {}) for holder in (anna, ben)]
    secrets = [ticket["keys"][0]["secret"] for ticket in tickets]
    both = await Player(server.socket_url(table), *secrets).arrive()
    await both.hear("state")
    assert not server.get(f"/api/tables/{table}")["rated"]
    await both.leave()


async def test_a_server_that_was_killed_goes_on_with_the_contest(start_server: StartServer) -> None:
    server = start_server()
    anna, ben = card(server, "Anna"), card(server, "Ben")
    contest = call(server, anna, ben, rounds=1)
    began = post(server, anna, f"/api/club/contests/{contest}/round", {})
    table = began["rounds"][0]["tables"][0]["table"]
    server.kill()
    server.start()
    assert server.get(f"/api/club/contests/{contest}")["phase"] == "running"
    await play(server, table, anna, ben)
    server.kill()
    server.start()
    for _ in range(200):
        shown = server.get(f"/api/club/contests/{contest}")
        if shown["phase"] == "over":
            break
        await asyncio.sleep(0.1)
    assert shown["phase"] == "over"


async def test_any_node_takes_calls_and_results_come_from_whichever_node_played(
    nodes: list[ServerProcess],
) -> None:
    anna, ben = card(nodes[0], "Anna"), card(nodes[1], "Ben")
    contest = call(nodes[2], anna, ben)
    began = post(nodes[0], anna, f"/api/club/contests/{contest}/round", {})
    table = began["rounds"][0]["tables"][0]["table"]
    await play(nodes[1], table, anna, ben)
    for _ in range(200):
        shown = nodes[2].get(f"/api/club/contests/{contest}")
        if shown["phase"] == "over":
            break
        await asyncio.sleep(0.1)
    assert shown["phase"] == "over"


async def test_who_comes_to_a_challenge_has_no_share_in_a_deal_that_others_get_too(
    server: ServerProcess,
) -> None:
    """Every browser promises a value, as at any table; here it counts for nothing."""
    people = [card(server, name) for name in ("Anna F", "Ben F", "Carl F", "Dora F")]
    wanted = {"name": "Hyde", "kind": "challenge", "game": "hydes-attack", "sizes": [2], "rounds": 1}
    contest = str(post(server, people[0], "/api/club/contests", wanted)["contest"])
    path = f"/api/club/contests/{contest}"
    for holder, team in zip(people, ("Crows", "Crows", "Owls", "Owls"), strict=True):
        post(server, holder, f"{path}/enter", {"team": team})
    post(server, people[0], f"{path}/round", {})
    draws = []
    for pair in (people[:2], people[2:]):
        headers = {"Authorization": f"Bearer {pair[0]['secret']}"}
        shown = call_as(server, path, headers)
        (table,) = [one["table"] for one in shown["rounds"][0]["tables"] if one["table"]]
        players = []
        for holder in pair:
            secret = post(server, holder, f"/api/tables/{table}/keys", {})["keys"][0]["secret"]
            players.append(await Player(server.socket_url(table), secret).arrive())
        await players[0].hear("state")
        draws.append(players[0].draws[-1])
        for player in players:
            await player.leave()
    assert [draw["promises"] for draw in draws] == [["", ""], ["", ""]]
    assert draws[0]["commitment"] == draws[1]["commitment"]


def call_as(server: ServerProcess, path: str, headers: dict[str, str]) -> Any:
    """As this member sees it."""
    return http_call(Request(server.url + path, headers=headers))
