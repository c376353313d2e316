"""Whole games over real sockets."""

import asyncio

import msgspec
import pytest

import speeltafel
from speeltafel.engine import BrokenRecord, read_record
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, make_table, person, player, two_people


async def test_two_people_and_two_bots_play_to_the_end(server: ServerProcess) -> None:
    _ticket, anna, ben = await two_people(server, bot_count=2)

    await asyncio.gather(anna.play(random_move(1)), ben.play(random_move(2)))

    assert anna.result == ben.result
    assert anna.result is not None
    assert len(anna.result["ranks"]) == 4
    assert await phase_of(anna) == "over"


async def test_the_finished_game_is_proved_by_its_record(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    await asyncio.gather(anna.play(random_move(3)), ben.play(random_move(4)))

    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    proof = server.get(f"/api/tables/{ticket['table']}/verify")

    assert speeltafel.verify(record).result == record.result
    assert record.commitment == ticket["commitment"] == proof["commitment"]
    assert record.shares == [anna.opened[0], ben.opened[1]] == proof["values"]
    assert record.promises == anna.draws[0]["promises"] == ben.draws[0]["promises"] == proof["promises"]
    assert proof["ok"]
    record.luck[0] = record.luck[0] + 1 if record.luck[0] == 0 else record.luck[0] - 1
    with pytest.raises(BrokenRecord):
        speeltafel.verify(record)


async def test_nothing_of_a_running_game_can_be_downloaded(server: ServerProcess) -> None:
    ticket, _anna, _ben = await two_people(server)
    for what in ("record", "verify", "replay?eyes=0", "replay?eyes=open"):
        with pytest.raises(HttpProblem) as refused:
            server.get(f"/api/tables/{ticket['table']}/{what}")
        assert refused.value.status == 409
        assert refused.value.body["kind"] == "not-now"


async def test_a_spectator_and_the_tv_see_only_what_is_public(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    url = server.socket_url(ticket["table"])
    watcher = await Player(url, role="spectator").arrive()
    tv = await Player(url, role="tv").arrive()
    await asyncio.gather(*(one.play(random_move(5)) for one in (anna, ben, watcher, tv)))

    states = [message for message in watcher.heard + tv.heard if message["type"] == "state"]
    viewpoints = [viewpoint for state in states for viewpoint in state["viewpoints"]]
    assert {viewpoint["seat"] for viewpoint in viewpoints} == {None}
    assert all(viewpoint["decisions"] == [] and viewpoint["view"]["hand"] == [] for viewpoint in viewpoints)
    assert watcher.events[None] == tv.events[None]
    assert anna.events[0] != watcher.events[None]
    assert tv.card["tv"] is True
    assert tv.card["watching"] == 2


async def test_one_device_holds_all_seats(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), person("Ben"), person("Cas")], place="device")
    secrets = [key["secret"] for key in ticket["keys"]]
    device = await Player(server.socket_url(ticket["table"]), *secrets, host=ticket["host"]).arrive()
    await device.send(type="start")

    await device.play(random_move(6))

    assert device.state is not None
    assert [viewpoint["seat"] for viewpoint in device.state["viewpoints"]] == [0, 1, 2]
    assert device.result is not None


async def test_the_replay_shows_what_each_seat_saw(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server, bot_count=1)
    await asyncio.gather(anna.play(random_move(7)), ben.play(random_move(8)))
    replays = {
        eyes: server.get(f"/api/tables/{ticket['table']}/replay?eyes={eyes}")
        for eyes in ("0", "1", "public", "open")
    }

    for seat, one in ((0, anna), (1, ben)):
        frames = [frame["viewpoints"][0] for frame in replays[str(seat)]["frames"]]
        assert [event for frame in frames for event in frame["events"]] == one.events[seat]
        assert one.state is not None
        assert frames[-1]["view"] == one.state["viewpoints"][0]["view"]
    assert len({len(replay["frames"]) for replay in replays.values()}) == 1
    assert [v["seat"] for v in replays["open"]["frames"][0]["viewpoints"]] == [0, 1, 2]
    assert {v["view"]["seat"] for frame in replays["public"]["frames"] for v in frame["viewpoints"]} == {None}


async def test_a_rematch_needs_everybody_and_starts_by_itself(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    await asyncio.gather(anna.play(random_move(9)), ben.play(random_move(10)))
    await anna.send(type="rematch", seat=0, id="again")
    await anna.hear("accepted", id="again")
    assert anna.card["next"] == ""
    await ben.send(type="rematch", seat=1)
    while not anna.card["next"]:
        await anna.next()

    url = server.socket_url(anna.card["next"])
    again = [await Player(url, *one.secrets_held).arrive() for one in (anna, ben)]
    await asyncio.gather(again[0].play(random_move(11)), again[1].play(random_move(12)))

    assert again[0].result is not None
    assert again[0].card["commitment"] != ticket["commitment"]


async def test_who_starts_a_game_that_has_just_begun_is_not_refused(server: ServerProcess) -> None:
    _ticket, anna, _ben = await two_people(server)
    await anna.send(type="start", id="late")
    await anna.hear("accepted", id="late")


async def test_a_rematch_can_be_played_on_the_same_socket(server: ServerProcess) -> None:
    _ticket, anna, ben = await two_people(server)
    await asyncio.gather(anna.play(random_move(13)), ben.play(random_move(14)))
    await anna.send(type="hello", keys=[], table="elsewhere")
    assert (await anna.hear("refused"))["kind"] == "not-now"
    for seat, one in enumerate((anna, ben)):
        await one.send(type="rematch", seat=seat)
    while not (anna.card["next"] and ben.card["next"]):
        await asyncio.gather(*(one.next() for one in (anna, ben) if not one.card["next"]))

    again = [await one.follow() for one in (anna, ben)]
    await asyncio.gather(again[0].play(random_move(15)), again[1].play(random_move(16)))

    assert [one.card["table"] for one in again] == [anna.card["next"]] * 2
    assert again[0].result is not None
    old = server.get(f"/api/tables/{anna.card['table']}")
    assert [seat["connected"] for seat in old["seats"][:2]] == [False, False]


async def test_who_is_away_keeps_the_seat_of_the_rematch(server: ServerProcess) -> None:
    _ticket, anna, ben = await two_people(server, bot_count=1)
    await asyncio.gather(anna.play(random_move(17)), ben.play(random_move(18)))
    await ben.leave()
    while anna.card["seats"][1]["connected"]:
        await anna.next()
    await anna.send(type="rematch", seat=0)
    while not anna.card["next"]:
        await anna.next()

    again = await anna.follow()
    await again.hear("state")
    bens = again.card["seats"][1]
    assert (bens["kind"], bens["name"], bens["stand_in"]) == ("person", "Ben", True)
    back = await Player(server.socket_url(anna.card["next"]), *ben.secrets_held).arrive()
    assert back.seat_numbers() == [1]
    while again.card["seats"][1]["stand_in"]:
        await again.next()


async def test_why_names_the_rule_about_what_was_touched(server: ServerProcess) -> None:
    _ticket, anna, ben = await two_people(server)
    rules = {rule["id"] for rule in server.get("/api/games/good-vs-evil/rules")}
    for one in (anna, ben):
        await one.send(type="why", seat=one.seat_numbers()[0], thing={"kind": "pile", "id": "draw"}, id="q")
        answer = await one.hear("because")
        assert answer["rule"] == "" if one.decisions() else answer["rule"] in rules


async def test_play_now_against_bots(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), *bots(4)])
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.play(random_move(13))
    assert anna.result is not None


async def phase_of(one: Player) -> str:
    while one.card["phase"] != "over":
        await one.next()
    return str(one.card["phase"])
