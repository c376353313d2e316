"""The power goes out at any moment: every acknowledged move is there, and everybody carries on."""

import asyncio
import sqlite3
from contextlib import closing, suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import speeltafel
from speeltafel.engine import read_record
from tests.server.conftest import StartServer
from tests.server.player import Chooser, Player, random_move
from tests.server.tables import two_people

SERVICE_RESTART = 1012


@pytest.mark.parametrize("moves_before", [1, 4, 9])
async def test_kill_and_restart_in_the_middle(start_server: StartServer, moves_before: int) -> None:
    server = start_server()
    ticket, anna, ben = await two_people(server, bot_count=1)
    chance = random_move(moves_before)
    playing = [asyncio.create_task(play_until_lost(one, chance)) for one in (anna, ben)]
    while len(anna.acknowledged) + len(ben.acknowledged) < moves_before:
        await asyncio.wait(playing, timeout=0.001)
        if all(task.done() for task in playing):
            break

    server.kill()
    await asyncio.gather(*playing)
    promised = [*anna.acknowledged, *ben.acknowledged]
    server.start()
    for one in (anna, ben):
        one.sent = {key: question for key, question in one.sent.items() if question in promised}
        await one.arrive()
    await asyncio.gather(anna.play(chance), ben.play(chance))

    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    assert speeltafel.verify(record).result == record.result
    by_seat = {
        seat: sum(entry.seat == seat and not entry.late for entry in record.entries) for seat in (0, 1)
    }
    assert by_seat[0] >= len(anna.acknowledged)
    assert by_seat[1] >= len(ben.acknowledged)
    for seat, one in ((0, anna), (1, ben)):
        replay = server.get(f"/api/tables/{ticket['table']}/replay?eyes={seat}")
        assert one.events[seat] == [e for frame in replay["frames"] for e in frame["viewpoints"][0]["events"]]


async def test_what_was_shown_before_the_kill_is_shown_after_it(start_server: StartServer) -> None:
    server = start_server()
    _, anna, ben = await two_people(server, options={"nope_window_seconds": 0})
    chance = random_move(21)
    for _ in range(6):
        for one in (anna, ben):
            await one.answer(chance)
            await settle(anna, ben)
    assert anna.state is not None
    before = anna.state["viewpoints"][0]

    server.kill()
    server.start()
    again = await Player(anna.url, *anna.secrets_held).arrive()
    await again.hear("state")

    assert again.state is not None
    after = again.state["viewpoints"][0]
    assert after["view"] == before["view"]
    assert [(d["number"], d["moves"]) for d in after["decisions"]] == [
        (d["number"], d["moves"]) for d in before["decisions"]
    ]
    assert again.events == anna.events


async def test_a_draw_that_everybody_opened_is_dealt_after_a_kill_and_not_drawn_anew(
    start_server: StartServer,
) -> None:
    server = start_server(opening_seconds="1")
    ticket, anna, ben = await two_people(server, options={"quick": True, "nope_window_seconds": 0})
    server.kill()
    with closing(sqlite3.connect(server.data / "speeltafel.sqlite3")) as database, database:
        started = 'SELECT min(number) FROM log WHERE CAST(entry AS TEXT) LIKE \'%"type":"started"%\''
        gone = database.execute(f"DELETE FROM log WHERE number >= ({started})").rowcount
    assert gone > 0
    server.start()
    for one in (anna, ben):
        one.sent.clear()
        await one.arrive()
    chance = random_move(4)
    await asyncio.gather(anna.play(chance), ben.play(chance))
    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    assert record.commitment == ticket["commitment"]
    assert record.voided == []
    assert speeltafel.verify(record).result == record.result


async def test_a_waiting_room_survives(start_server: StartServer) -> None:
    server = start_server()
    ticket = server.post(
        "/api/tables",
        {
            "game": "good-vs-evil",
            "seats": [{"kind": "open"}, {"kind": "open"}],
            "listed": True,
            "options": {"quick": True},
        },
    )
    server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben", "seat": 1})
    server.kill()
    server.start()
    (card,) = server.get("/api/tables")
    assert card["table"] == ticket["table"]
    assert [seat["name"] for seat in card["seats"]] == ["", "Ben"]
    assert card["options"]["quick"] is True
    assert card["commitment"] == ticket["commitment"]


async def test_the_server_stops_when_asked_although_sockets_are_open(start_server: StartServer) -> None:
    server = start_server()
    _, anna, _ = await two_people(server)
    server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        await anna.hear("no such message")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SERVICE_RESTART


async def play_until_lost(one: Player, choose: Chooser) -> None:
    with suppress(ConnectionClosed, OSError):
        await one.play(choose)


async def settle(*players: Player) -> None:
    """Hear everything there is to hear: first everybody's own moves are done, then everybody has been told of them."""
    for number, one in enumerate((*players, *players)):
        await one.send(type="ping", id=f"settled/{number}")
        await one.hear("pong", id=f"settled/{number}")
