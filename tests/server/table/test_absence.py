"""Players who go and come back, clocks that run out, pauses."""

import asyncio
from time import monotonic

import msgspec
import pytest

from speeltafel.engine import read_record
from tests.server.conftest import StartServer
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, make_table, person, player, two_people

NO_CLOCKS = {"main_action_seconds": 0, "nope_window_seconds": 0}


async def wait_for_card(one: Player, seat: int, **wanted: bool) -> None:
    while any(one.card["seats"][seat][key] != value for key, value in wanted.items()):
        await one.next()


async def test_a_bot_stands_in_and_gives_the_seat_back(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0.2")
    _, anna, ben = await two_people(server, bot_count=1, options=NO_CLOCKS)
    await ben.leave()
    await wait_for_card(anna, 1, connected=False, stand_in=True)

    await anna.play(random_move(41), moves=2)
    again = await Player(ben.url, *ben.secrets_held).arrive()
    await wait_for_card(anna, 1, connected=True, stand_in=False)

    await asyncio.gather(anna.play(random_move(42)), again.play(random_move(43)))
    assert again.result == anna.result


async def test_within_the_grace_nobody_moves_for_you(start_server: StartServer) -> None:
    server = start_server(grace_seconds="30")
    options = NO_CLOCKS | {"start_player": "seat-2"}
    _, anna, ben = await two_people(server, options=options)
    await ben.leave()
    await wait_for_card(anna, 1, connected=False, stand_in=False)
    await asyncio.sleep(0.5)
    again = await Player(ben.url, *ben.secrets_held).arrive()
    await again.hear("state")
    assert again.decisions()


async def test_standing_up_during_the_game(server: ServerProcess) -> None:
    _, anna, ben = await two_people(server, options=NO_CLOCKS)
    await ben.send(type="leave", seat=1, id="bye")
    await ben.hear("accepted")
    await ben.leave()
    await anna.play(random_move(44))
    assert anna.result is not None
    assert anna.card["seats"][1]["stand_in"] is True


async def test_a_table_lets_who_leaves_be_out_of_the_game(start_server: StartServer) -> None:
    server = start_server()
    ticket, anna, ben = await two_people(server, bot_count=1, options=NO_CLOCKS, leaving="out")
    tab = await Player(ben.url, *ben.secrets_held).arrive()
    await ben.send(type="leave", seat=1, id="bye")
    for one in (ben, tab):
        assert (await one.hear("seats"))["seats"] == []
    await anna.play(random_move(44))
    players = anna.state["viewpoints"][0]["view"]["players"] if anna.state else []
    assert [player["alive"] for player in players].count(True) == 1
    assert players[1]["alive"] is False
    assert anna.card["seats"][1]["stand_in"] is False

    server.kill()
    server.start()
    path = f"/api/tables/{ticket['table']}"
    record = server.get(f"{path}/record")
    assert [entry["seat"] for entry in record["entries"] if entry.get("left")] == [1]
    assert server.get(f"{path}/verify")["ok"]
    assert server.get(path)["leaving"] == "out"
    assert len(server.get(f"{path}/replay")["frames"]) == len(record["entries"]) + 1
    again = await Player(ben.url, *ben.secrets_held).arrive()
    assert again.seat_numbers() == [-1], "who left for good came back"


async def test_who_left_for_good_stays_out_after_a_restart_in_the_middle(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0")
    _, anna, ben = await two_people(server, bot_count=2, options=NO_CLOCKS, leaving="out")
    await ben.send(type="leave", seat=1, id="bye")
    await ben.hear("seats")
    server.kill()
    server.start()
    back = await Player(ben.url, *ben.secrets_held).arrive()
    assert back.seat_numbers() == [-1]
    again = await Player(anna.url, *anna.secrets_held).arrive()
    await again.play(random_move(45))
    assert again.card["seats"][1]["stand_in"] is False


async def test_the_host_chooses_before_the_start_and_only_where_the_rules_know_it(
    server: ServerProcess,
) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}])
    anna = await player(server, ticket).arrive()
    assert anna.card["leaving"] == "bot"
    seats = [{"kind": "person"}, {"kind": "bot"}]
    await anna.send(type="configure", seats=seats, leaving="out", id="c")
    await anna.hear("accepted", id="c")
    assert anna.card["leaving"] == "out"
    can = {game["slug"]: game["can_leave"] for game in server.get("/api/games")}
    assert can["good-vs-evil"] is True
    for slug in [slug for slug, known in can.items() if not known]:
        with pytest.raises(HttpProblem) as refused:
            make_table(server, [person("Anna"), *bots(2)], game=slug, leaving="out")
        assert refused.value.body["kind"] == "bad-options"


async def test_standing_up_before_the_game_frees_the_seat(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), person("Ben")])
    anna = await player(server, ticket).arrive()
    ben = await player(server, ticket, 1).arrive()
    await ben.send(type="leave", seat=1)
    while anna.card["seats"][1]["kind"] != "open":
        await anna.next()
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Cas"})
    assert joined["keys"][0]["seat"] == 1


async def test_time_runs_out_and_the_move_is_recorded(server: ServerProcess) -> None:
    options = {"main_action_seconds": 1, "nope_window_seconds": 1, "start_player": "seat-1"}
    ticket, anna, ben = await two_people(server, options=options)
    (_, decision) = anna.decisions()[0]
    assert 0 < decision["clock"]["left_ms"] <= 1000 == decision["clock"]["total_ms"]
    while anna.decisions() and anna.decisions()[0][1]["number"] == decision["number"]:
        await anna.next(5)
    await asyncio.gather(anna.play(random_move(45)), ben.play(random_move(46)))

    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    first = record.entries[0]
    assert (first.seat, first.late) == (0, True)
    assert 1.0 <= first.at < 3.0


async def test_a_window_lasts_the_same_for_those_who_passed(server: ServerProcess) -> None:
    options = {"nope_window_seconds": 1, "main_action_seconds": 0, "nope_race": "commit"}
    ticket = make_table(server, [person("Anna"), person("Ben"), person("Cas")], options=options)
    url = server.socket_url(ticket["table"])
    people = [await player(server, ticket, key).arrive() for key in range(3)]
    await people[0].send(type="start")
    for one in people:
        await one.hear("state")
    watcher = await Player(url, role="spectator").arrive()
    await watcher.hear("state")
    await reach_window(people, watcher)

    asked = [one for one in people if one.decisions()]
    waiting = [who["seat"] for who in watcher.state["waiting"]] if watcher.state else []
    assert sorted(one.seat_numbers()[0] for one in asked) == sorted(waiting)
    heard_before = len(watcher.heard)
    began = monotonic()
    seat, number = asked[0].seat_numbers()[0], asked[0].decisions()[0][1]["number"]
    await asked[0].send(type="move", seat=seat, decision=number, move={"type": "pass"}, id="pass")
    await asked[0].hear("accepted")
    await watcher.hear("state")
    assert monotonic() - began > 0.5, "a pass was shown to others before the window was over"
    assert len([m for m in watcher.heard[heard_before:] if m["type"] == "state"]) == 1


async def reach_window(people: list[Player], watcher: Player) -> None:
    """Play cards until everybody is asked for a Nope."""
    while not (watcher.state and len(watcher.state["waiting"]) > 1):
        for one in people:
            for viewpoint, decision in one.decisions():
                moves = decision["moves"]
                move = next((m for m in moves if m["type"] in {"play", "play-on", "pair"}), moves[-1])
                await one.send(type="move", seat=viewpoint["seat"], decision=decision["number"], move=move)
        await watcher.hear("state")
        await asyncio.sleep(0.05)
        for one in people:
            while True:
                try:
                    await one.next(0.05)
                except TimeoutError:
                    break


async def test_pause_stops_the_clock(server: ServerProcess) -> None:
    options = {"main_action_seconds": 1, "nope_window_seconds": 0, "start_player": "seat-1"}
    _, anna, ben = await two_people(server, options=options)
    await ben.send(type="pause", seat=1, on=True, id="p")
    await ben.hear("accepted")
    number = anna.decisions()[0][1]["number"]
    await asyncio.sleep(1.3)
    await anna.send(type="move", seat=0, decision=number, move=anna.decisions()[0][1]["moves"][0], id="m")
    assert (await anna.hear("refused"))["kind"] == "paused"
    await anna.send(type="pause", seat=0, on=False, id="go")
    await anna.hear("accepted")
    await anna.answer(random_move(47))
    await anna.hear("accepted")


async def test_an_empty_table_stands_still(server: ServerProcess) -> None:
    options = {"main_action_seconds": 1, "start_player": "seat-1"}
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}], options=options)
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    await anna.leave()
    await asyncio.sleep(1.5)
    again = await player(server, ticket).arrive()
    await again.hear("state")
    assert again.decisions()[0][1]["number"] == anna.decisions()[0][1]["number"]


async def test_who_looks_on_alone_lets_nobodys_turn_be_taken(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0.3")
    options = {"main_action_seconds": 1, "start_player": "seat-1"}
    _, anna, ben = await two_people(server, options=options)
    television = await Player(anna.url, role="tv").arrive()
    number = anna.decisions()[0][1]["number"]
    await asyncio.gather(anna.leave(), ben.leave())
    await wait_for_card(television, 0, connected=False, stand_in=False)
    await wait_for_card(television, 1, connected=False, stand_in=False)
    await asyncio.sleep(1.6)
    again = await Player(anna.url, *anna.secrets_held).arrive()
    await again.hear("state")
    assert again.decisions()[0][1]["number"] == number
    assert [seat["stand_in"] for seat in again.card["seats"]] == [False, False]
    await wait_for_card(again, 1, stand_in=True)
