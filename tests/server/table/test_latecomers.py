"""Who comes to a running game looks on, and may take the seat of a bot, or one that its owner gave up."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel.engine import commitment
from speeltafel.engine.events import TimeUp
from speeltafel.server.table.happenings import NewPlayer
from speeltafel.server.table.history import History
from tests.server.conftest import StartServer
from tests.server.player import Message, Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player, two_people

NO_CLOCKS = {"main_action_seconds": 0, "nope_window_seconds": 0}
CARA = {"name": "Cara", "seat": 2}


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots let others go first."""
    process = ServerProcess(
        tmp_path_factory.mktemp("calm"), bot_least_seconds="3000", bot_most_seconds="3000"
    ).start()
    yield process
    process.stop()


def table_of(one: Player) -> str:
    return str(one.card["table"])


async def take(server: ServerProcess, one: Player, wanted: dict[str, Any]) -> Player:
    """Sit down at the table of somebody, by its link."""
    return await player(server, join(server, table_of(one), wanted)).arrive()


def join(server: ServerProcess, table: str, wanted: dict[str, Any]) -> Ticket:
    ticket: Ticket = server.post(f"/api/tables/{table}/join", wanted)
    return ticket | {"host": ""}


def refused(server: ServerProcess, table: str, wanted: dict[str, Any]) -> Any:
    with pytest.raises(HttpProblem) as problem:
        join(server, table, wanted)
    return problem.value.body["kind"]


async def newcomers(one: Player, eyes: int | None) -> list[Message]:
    """What the log of these eyes says about newcomers, once it says something."""
    while not (found := [event for event in one.events.get(eyes, []) if event["type"] == "new_player"]):
        await one.next()
    return found


async def test_a_newcomer_takes_the_seat_of_a_bot_and_everybody_is_told(calm: ServerProcess) -> None:
    _, anna, ben = await two_people(calm, bot_count=1, options=NO_CLOCKS)
    bot = anna.card["seats"][2]["name"]
    watcher = await Player(calm.socket_url(table_of(anna)), role="spectator").arrive()
    assert watcher.card["vacant"] == [2]

    cara = await take(calm, anna, CARA)
    told = [
        {key: event[key] for key in ("seat", "name", "before")}
        for one, eyes in ((anna, 0), (ben, 1), (watcher, None), (cara, 2))
        for event in await newcomers(one, eyes)
    ]
    assert told == [{"seat": 2, "name": "Cara", "before": bot}] * 4
    assert cara.seat_numbers() == [2]
    assert cara.state is not None
    assert [viewpoint["seat"] for viewpoint in cara.state["viewpoints"]] == [2]
    while anna.card["seats"][2]["kind"] != "person" or not anna.card["seats"][2]["connected"]:
        await anna.next()
    assert (anna.card["seats"][2]["name"], anna.card["vacant"]) == ("Cara", [])


async def test_the_newcomer_plays_to_the_end_and_the_proof_is_that_of_the_start(
    calm: ServerProcess,
) -> None:
    _, anna, ben = await two_people(calm, bot_count=1, options=NO_CLOCKS)
    await anna.answer(random_move(1))
    cara = await take(calm, anna, CARA)
    await asyncio.gather(*(one.play(random_move(seed)) for seed, one in enumerate((anna, ben, cara))))
    assert {seat for seat, _ in cara.acknowledged} == {2}

    path = f"/api/tables/{table_of(anna)}"
    record, draw = calm.get(f"{path}/record"), anna.draws[-1]
    assert calm.get(f"{path}/verify")["ok"]
    assert (record["names"], record["promises"]) == (draw["names"], draw["promises"])
    assert record["shares"] == [anna.opened[0], ben.opened[1]], "a newcomer has no share in the draw"
    assert calm.get(path)["seats"][2]["name"] == "Cara"


async def test_the_key_of_a_newcomer_opens_the_seat_after_a_restart(calm: ServerProcess) -> None:
    _, anna, _ = await two_people(calm, bot_count=1, options=NO_CLOCKS)
    cara = await take(calm, anna, CARA)
    calm.kill()
    calm.start()
    again = await Player(cara.url, *cara.secrets_held).arrive()
    assert again.seat_numbers() == [2]
    assert len(await newcomers(again, 2)) == 1
    assert again.card["seats"][2]["name"] == "Cara"


async def test_a_seat_that_was_given_up_is_the_newcomers_and_keeps_its_share_in_the_draw(
    calm: ServerProcess,
) -> None:
    _, anna, ben = await two_people(calm, options=NO_CLOCKS)
    assert anna.card["vacant"] == [], "who sits there keeps the seat"
    await ben.send(type="leave", seat=1, id="bye")
    await ben.hear("accepted", id="bye")
    cara = await take(calm, anna, {"name": "Cara"})
    assert cara.seat_numbers() == [1]
    back = await Player(ben.url, *ben.secrets_held).arrive()
    assert back.seat_numbers() == [-1], "the key of who gave the seat up opens it no longer"

    await asyncio.gather(anna.play(random_move(3)), cara.play(random_move(4)))
    record = calm.get(f"/api/tables/{table_of(anna)}/record")
    assert record["promises"][1] == commitment(ben.opened[1])
    assert record["shares"] == [anna.opened[0], ben.opened[1]]
    assert calm.get(f"/api/tables/{table_of(anna)}/verify")["ok"]


async def test_who_is_only_away_loses_no_seat(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0")
    _, anna, ben = await two_people(server, options=NO_CLOCKS)
    await ben.leave()
    while not anna.card["seats"][1]["stand_in"]:
        await anna.next()
    assert refused(server, table_of(anna), {"name": "Cara"}) == "bad-seats"


@pytest.mark.parametrize("choice", [{"latecomers": False}, {"place": "device"}])
async def test_a_table_can_do_without_newcomers(calm: ServerProcess, choice: dict[str, Any]) -> None:
    ticket = make_table(calm, [person("Anna"), *bots(2)], **choice)
    anna = await player(calm, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    assert anna.card["vacant"] == []
    assert refused(calm, table_of(anna), CARA) == "bad-seats"


async def test_the_host_decides_about_newcomers_before_the_start(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), *bots(1)])
    anna = await player(server, ticket).arrive()
    assert anna.card["latecomers"] is True
    seats = [{"kind": "person"}, {"kind": "bot"}]
    await anna.send(type="configure", seats=seats, latecomers=False, id="no")
    await anna.hear("accepted", id="no")
    server.kill()
    server.start()
    assert server.get(f"/api/tables/{ticket['table']}")["latecomers"] is False


async def test_two_newcomers_cannot_have_the_same_seat(calm: ServerProcess) -> None:
    _, anna, _ = await two_people(calm, bot_count=1, options=NO_CLOCKS)
    tickets = await asyncio.gather(
        *(asyncio.to_thread(attempt, calm, table_of(anna), {"name": name}) for name in ("Cara", "Dirk"))
    )
    assert sorted(tickets) == ["bad-seats", "sits"]


def attempt(server: ServerProcess, table: str, wanted: dict[str, Any]) -> str:
    try:
        join(server, table, wanted)
    except HttpProblem as problem:
        return str(problem.body["kind"])
    return "sits"


async def test_nobody_sits_down_after_the_end(server: ServerProcess) -> None:
    ticket = make_table(server, bots(2), options={"quick": True})
    host = await Player(server.socket_url(ticket["table"]), host=ticket["host"]).arrive()
    await host.send(type="start")
    while host.result is None:
        await host.next()
    assert refused(server, ticket["table"], {"name": "Cara"}) == "not-now"


async def test_a_newcomer_who_never_arrives_is_waited_for_no_longer_than_others(
    start_server: StartServer,
) -> None:
    server = start_server(grace_seconds="0")
    _, anna, _ = await two_people(server, bot_count=1, options=NO_CLOCKS)
    join(server, table_of(anna), CARA)
    while not anna.card["seats"][2]["stand_in"]:
        await anna.next()


async def test_who_was_alone_has_a_clock_when_company_comes(calm: ServerProcess) -> None:
    ticket = make_table(calm, [person("Anna"), *bots(1)], options={"start_player": "seat-1"})
    anna = await player(calm, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    assert anna.decisions()[0][1]["clock"] is None
    ben = await take(calm, anna, {"name": "Ben"})
    await newcomers(ben, 1)
    await newcomers(anna, 0)
    assert anna.decisions()[0][1]["clock"]["left_ms"] > 0


def test_taking_back_a_move_sends_nobody_off_and_the_log_still_knows_who_came() -> None:
    history, came = History(2), NewPlayer(seat=1, name="Cara", before="Robin")
    history.add([TimeUp(seat=0)])
    history.add([TimeUp(seat=1)])
    assert history.count(0) == 2
    history.note(came)
    history.take_back()
    assert history.of(0) == history.of(None) == [TimeUp(seat=0), came]
