"""Games on a card: noted when they end, after a crash, and claimed by who played as a guest; and a card that goes."""

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import Any

import msgspec
import pytest

from speeltafel.engine import Record
from speeltafel.engine.match import open_replay, repeat_entry
from speeltafel.games import load
from speeltafel.server.club.telling import most
from tests.server.conftest import StartServer
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, person, player


def card(server: ServerProcess, name: str) -> tuple[str, str]:
    made = server.post("/api/club/cards", {"name": name, "face": "0a1b2c3"})
    return made["card"]["member"], f"Bearer {made['secret']}"


def exported(server: ServerProcess, bearer: str) -> Any:
    return server.get("/api/club/export", Authorization=bearer)


def until(check: Any, seconds: float = 20) -> Any:
    """What comes of it in the end."""
    end = time.monotonic() + seconds
    while not (found := check()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


async def play_out(one: Player) -> None:
    await one.send(type="start")
    await one.play(random_move(1))
    assert one.result is not None


async def finished_with(server: ServerProcess, bearer: str = "") -> tuple[dict[str, Any], Player]:
    headers = {"Authorization": bearer} if bearer else {}
    plan = {
        "game": "good-vs-evil",
        "seats": [person("Guest of honour"), *bots(1)],
        "options": {"quick": True},
    }
    ticket = server.post("/api/tables", plan, **headers)
    one = await player(server, ticket).arrive()
    await play_out(one)
    return ticket, one


async def test_a_game_is_noted_when_it_ends_and_the_table_is_left(server: ServerProcess) -> None:
    member, bearer = card(server, "Noted")
    ticket, one = await finished_with(server, bearer)
    told = until(lambda: exported(server, bearer)["seated"])[0]
    assert (told["table_id"], told["member_id"], told["seat"]) == (ticket["table"], member, 0)
    assert one.result is not None
    assert told["place"] == one.result["ranks"][0]
    assert "place" in told["figures"]["traits"]
    assert until(lambda: server.get("/api/club/tables", Authorization=bearer) == [])


async def test_everything_about_a_member_is_in_one_file_also_the_mark_of_the_browser(
    server: ServerProcess,
) -> None:
    member, bearer = card(server, "Takes it along")
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    headers = {"Authorization": bearer, "Speeltafel-Browser": "drawn by lot in this browser"}
    server.post("/api/tables", plan, **headers)
    told = exported(server, bearer)
    assert [(one["kind"], one["member_id"]) for one in told["passes"]] == [("browser", member)]
    assert "secret" not in told["devices"][0]


async def test_a_table_is_found_by_every_device_while_it_runs(server: ServerProcess) -> None:
    _, bearer = card(server, "Found")
    ticket = server.post(
        "/api/tables",
        {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]},
        Authorization=bearer,
    )
    assert until(lambda: server.get("/api/club/tables", Authorization=bearer)) == [ticket["table"]]


async def test_a_guests_game_comes_on_the_card_of_who_has_the_key(server: ServerProcess) -> None:
    ticket, _ = await finished_with(server)
    _, bearer = card(server, "Late member")
    _, other = card(server, "Somebody else")
    secret = ticket["keys"][0]["secret"]
    with pytest.raises(HttpProblem):
        server.post(f"/api/tables/{ticket['table']}/claim", {"secret": secret[:-2]}, Authorization=other)
    server.post(f"/api/tables/{ticket['table']}/claim", {"secret": secret}, Authorization=bearer)
    assert until(lambda: exported(server, bearer)["seated"])[0]["table_id"] == ticket["table"]
    with pytest.raises(HttpProblem):
        server.post(f"/api/tables/{ticket['table']}/claim", {"secret": secret}, Authorization=other)
    assert exported(server, other)["seated"] == []


async def test_a_game_that_ended_in_a_crash_is_noted_at_the_next_start(start_server: StartServer) -> None:
    server = start_server()
    _, bearer = card(server, "Crashed")
    await finished_with(server, bearer)
    server.kill()
    server.start()
    assert until(lambda: exported(server, bearer)["seated"])


async def test_what_an_older_server_left_out_is_read_from_the_log_once_more(
    start_server: StartServer,
) -> None:
    server = start_server()
    _, bearer = card(server, "Long ago")
    _, one = await finished_with(server, bearer)
    told = until(lambda: exported(server, bearer)["seated"])
    assert one.state is not None
    assert told[0]["figures"]["tallies"] == one.state["tallies"][0]
    assert one.state["tallies"][0]["turns"] > 0
    server.stop()
    with closing(sqlite3.connect(server.data / "speeltafel.sqlite3")) as database, database:
        figures = {"side": "", "ladder": "good-vs-evil", "traits": {"place": "9"}, "played": {}}
        database.execute("UPDATE seated SET figures = ?", (msgspec.json.encode(figures),))
        (row,) = database.execute("SELECT told FROM played").fetchone()
        before = msgspec.json.decode(row)
        database.execute("UPDATE played SET told = ?", (msgspec.json.encode(before | {"telling": 1}),))
    server.start()
    assert until(lambda: exported(server, bearer)["seated"] == told)


async def test_a_deleted_card_leaves_its_games_and_takes_its_name(start_server: StartServer) -> None:
    server = start_server()
    member, bearer = card(server, "Zebedeus")
    ticket, _ = await finished_with(server, bearer)
    until(lambda: exported(server, bearer)["seated"])
    server.post("/api/club/delete", {}, Authorization=bearer)
    with pytest.raises(HttpProblem):
        exported(server, bearer)
    record = server.get(f"/api/tables/{ticket['table']}/record")
    assert record["names"][0] == "Deleted player"
    assert server.get(f"/api/tables/{ticket['table']}/verify")["ok"]
    server.stop()
    with closing(sqlite3.connect(server.data / "speeltafel.sqlite3")) as database:
        logs = b"".join(entry for (entry,) in database.execute("SELECT entry FROM log"))
        rows = database.execute("SELECT count(*) FROM seated WHERE member_id = ?", (member,)).fetchone()
    assert b"Zebedeus" not in logs
    assert member.encode() not in logs
    assert rows == (0,)
    server.start()
    assert server.post("/api/club/cards", {"name": "Zebedeus"})["card"]["name"] == "Zebedeus"


async def test_who_deleted_the_card_is_called_so_by_whom_they_played_with(server: ServerProcess) -> None:
    (_, leaves), (_, stays) = card(server, "Leaves Soon"), card(server, "Stays On")
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}], "options": {"quick": True}}
    ticket = server.post("/api/tables", plan, Authorization=leaves)
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "x"}, Authorization=stays)
    one = await player(server, ticket).arrive()
    two = await player(server, joined | {"host": ""}).arrive()
    await one.send(type="start")
    await asyncio.gather(one.play(random_move(1)), two.play(random_move(2)))
    until(lambda: server.get("/api/club/games", Authorization=stays)["games"])
    server.post("/api/club/delete", {}, Authorization=leaves)
    [game] = server.get("/api/club/games", Authorization=stays)["games"]
    assert [other["name"] for other in game["company"] if not other["you"]] == ["Deleted player"]
    assert server.get(f"/api/tables/{ticket['table']}")["seats"][0]["name"] == "Deleted player"


async def test_what_somebody_did_is_told_from_the_first_event_on(server: ServerProcess) -> None:
    """What happened long ago is packed away at the table, and counts all the same."""
    _, bearer = card(server, "Counted")
    plan = {"game": "good-vs-evil", "seats": [person("x"), *bots(3)]}
    ticket = server.post("/api/tables", plan, Authorization=bearer)
    await play_out(await player(server, ticket).arrive())
    told = until(lambda: exported(server, bearer)["seated"])[0]
    record = msgspec.convert(server.get(f"/api/tables/{ticket['table']}/record"), Record)
    match = open_replay(load(record.game), record)
    noted = match.game.ledger(4)
    happened = [match.opening, *(repeat_entry(match, entry, n) for n, entry in enumerate(record.entries))]
    for event in (event for events in happened for event in events):
        noted.note(event)
    assert len(record.entries) > 20
    assert (
        told["figures"]["traits"]["place"] == noted.seat_traits(match.table)[0][noted.traits.index("place")]
    )
    assert told["figures"]["played"] == most(noted.cards, 0)
