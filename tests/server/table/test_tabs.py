"""A key opens a seat in all tabs of one browser, and when its owner stands up it opens nothing anywhere."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster.worker_server import wait_until
from tests.server.inside import ServerInside
from tests.server.player import Player, random_move
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, make_table, person, player, two_people

NO_CLOCKS = {"main_action_seconds": 0, "nope_window_seconds": 0, "start_player": "seat-2"}


async def second_tab(one: Player) -> Player:
    return await Player(one.url, *one.secrets_held, root=one.root).arrive()


async def waiting(server: ServerProcess) -> tuple[Ticket, Player, Player, Player]:
    """Anna made the table; Ben joined it and looks at it in two tabs."""
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    return ticket, anna, ben, await second_tab(ben)


async def cas_sits_down(server: ServerProcess, ticket: Ticket, anna: Player) -> Player:
    """A new player takes Ben's seat, and the game begins."""
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Cas"})
    assert joined["keys"][0]["seat"] == 1
    cas = await player(server, joined | {"host": ""}).arrive()
    await anna.send(type="start")
    await cas.hear("state")
    return cas


async def assert_only_looks_on(tab: Player) -> None:
    """This tab sees what everybody sees, and moves for nobody."""
    await tab.hear("state")
    assert tab.state is not None
    assert [viewpoint["seat"] for viewpoint in tab.state["viewpoints"]] == [None]
    for message in ({"type": "pause", "on": True}, {"type": "move", "decision": 1, "move": {"type": "draw"}}):
        await tab.send(**message, seat=1, id="mine?")
        assert (await tab.hear("refused", id="mine?"))["kind"] == "not-yours"


async def test_both_tabs_hold_the_seat_until_its_owner_stands_up(server: ServerProcess) -> None:
    ticket, anna, ben, tab = await waiting(server)
    assert tab.seat_numbers() == ben.seat_numbers() == [1]
    await ben.send(type="leave", seat=1, id="bye")
    for one in (ben, tab):
        assert (await one.hear("seats"))["seats"] == []
    cas = await cas_sits_down(server, ticket, anna)
    for one in (ben, tab, await second_tab(ben)):
        await assert_only_looks_on(one)
    assert cas.state is not None
    assert cas.state["viewpoints"][0]["seat"] == 1


@pytest.mark.parametrize("plan", [{"kind": "bot"}, {"kind": "open"}])
async def test_who_is_sent_off_by_the_host_is_told_in_every_tab(
    server: ServerProcess, plan: dict[str, Any]
) -> None:
    ticket, anna, ben, tab = await waiting(server)
    await anna.send(type="configure", seats=[{"kind": "person"}, plan])
    for one in (ben, tab):
        assert (await one.hear("seats"))["seats"] == []
    if plan["kind"] == "bot":
        await anna.send(type="configure", seats=[{"kind": "person"}, {"kind": "open"}])
    await cas_sits_down(server, ticket, anna)
    for one in (ben, tab):
        await assert_only_looks_on(one)


async def test_a_table_that_shrinks_and_grows_again_gives_the_seat_to_nobody(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}, {"kind": "open"}])
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    two = [{"kind": "person"}, {"kind": "bot"}]
    await anna.send(type="configure", seats=two)
    assert (await ben.hear("seats"))["seats"] == []
    await anna.send(type="configure", seats=[*two, {"kind": "open"}], id="grown")
    await anna.hear("accepted", id="grown")
    await ben.send(type="rename", seat=2, name="Ben again", id="r")
    assert (await ben.hear("refused", id="r"))["kind"] == "not-yours"


async def test_standing_up_during_the_game_closes_every_tab_until_the_owner_sits_down_again(
    server: ServerProcess,
) -> None:
    _, anna, ben = await two_people(server, options=NO_CLOCKS)
    tab = await second_tab(ben)
    await ben.send(type="leave", seat=1, id="bye")
    for one in (ben, tab):
        assert (await one.hear("seats"))["seats"] == []
        await assert_only_looks_on(one)
    while not anna.card["seats"][1]["stand_in"]:
        await anna.next()

    again = await second_tab(ben)
    assert again.seat_numbers() == [1]
    assert (await tab.hear("seats"))["seats"] == [1]
    while anna.card["seats"][1]["stand_in"]:
        await anna.next()


async def test_a_rematch_is_not_opened_by_who_stood_up_after_the_game(server: ServerProcess) -> None:
    options = {"quick": True, "nope_window_seconds": 0}
    _, anna, ben = await two_people(server, options=options)
    tab = await second_tab(ben)
    await asyncio.gather(anna.play(random_move(1)), ben.play(random_move(2)))
    await ben.send(type="leave", seat=1, id="bye")
    await tab.hear("seats")
    while anna.card["seats"][1]["connected"]:
        await anna.next()
    assert anna.card["seats"][1]["stand_in"] is False, "nobody plays for anybody after the end"
    await anna.send(type="rematch", seat=0)
    while not anna.card["next"]:
        await anna.next()
    follower = await Player(ben.url, *ben.secrets_held).arrive()
    follower.card["next"] = anna.card["next"]
    there = await follower.follow()
    assert there.seat_numbers() == [-1]
    assert there.card["seats"][1]["kind"] == "bot"


async def test_a_message_that_waited_while_the_seat_was_lost_is_refused(tmp_path: Path) -> None:
    server = ServerInside(tmp_path).start()
    ticket, _, ben, tab = await waiting(server)
    live = server.lobby.tables[ticket["table"]]
    assert server.loop is not None
    asyncio.run_coroutine_threadsafe(live.lock.acquire(), server.loop).result()
    await ben.send(type="leave", seat=1)
    wait_until(lambda: len(live.lock._waiters or ()) == 1)
    await tab.send(type="rename", seat=1, name="Eve", id="late")
    wait_until(lambda: len(live.lock._waiters or ()) == 2)
    server.loop.call_soon_threadsafe(live.lock.release)
    assert (await tab.hear("refused", id="late"))["kind"] == "not-yours"
    server.stop()
