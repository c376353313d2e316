"""One host at a time: handed over, left behind, and not waited for when away."""

from typing import Any

import pytest

from tests.server.conftest import StartServer
from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, make_table, person, player

OPEN = {"kind": "open"}
SITS = {"kind": "person"}


async def waiting(
    server: ServerProcess, seats: list[dict[str, Any]], **more: Any
) -> tuple[Ticket, Player, Player]:
    """Anna, or her television, is the host; Ben has sat down by the link."""
    ticket = make_table(server, seats, **more)
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    role = "player" if ticket["keys"] else "tv"
    secrets = [key["secret"] for key in ticket["keys"]]
    anna = await Player(server.socket_url(ticket["table"]), *secrets, host=ticket["host"], role=role).arrive()
    return ticket, anna, await player(server, joined | {"host": ""}).arrive()


async def hand_over(anna: Player, ben: Player) -> None:
    await anna.send(type="hand-over", to=1, id="over")
    assert (await anna.hear("seats"))["host"] is False
    assert await ben.hear("seats") == {"type": "seats", "seats": [1], "host": True}
    await anna.hear("accepted", id="over")


async def refused(who: Player, **message: Any) -> str:
    await who.send(**message, id="no")
    return str((await who.hear("refused", id="no"))["kind"])


async def test_the_host_hands_the_table_over_and_decides_nothing_any_more(server: ServerProcess) -> None:
    _, anna, ben = await waiting(server, [person("Anna"), OPEN, OPEN])
    assert (anna.card["host"], anna.card["hosted"]) == (0, True)
    await hand_over(anna, ben)
    while ben.card["host"] != 1:
        await ben.next()
    assert await refused(anna, type="start") == "not-yours"
    assert await refused(anna, type="hand-over", to=0) == "not-yours"
    await ben.send(type="configure", seats=[OPEN, SITS, OPEN], id="off")
    await ben.hear("accepted", id="off")
    assert (await anna.hear("seats"))["seats"] == []


async def test_the_log_knows_who_the_host_is(server: ServerProcess) -> None:
    _, anna, ben = await waiting(server, [person("Anna"), OPEN])
    await hand_over(anna, ben)
    for one in (anna, ben):
        await one.leave()
    server.kill()
    server.start()
    again = [await one.arrive() for one in (anna, ben)]
    assert [one.heard[-1]["host"] for one in again] == [False, True]
    await ben.send(type="start")
    await ben.hear("state")


@pytest.mark.parametrize("to", [1, 2, 5])
async def test_only_somebody_who_is_here_becomes_the_host(server: ServerProcess, to: int) -> None:
    _, anna, ben = await waiting(server, [person("Anna"), OPEN, OPEN])
    await ben.leave()
    while anna.card["seats"][1]["connected"]:
        await anna.next()
    assert await refused(anna, type="hand-over", to=to) == "not-now"


async def test_who_only_decides_while_the_host_is_away_makes_nobody_the_host(server: ServerProcess) -> None:
    ticket, anna, ben = await waiting(server, [person("Anna"), OPEN])
    await anna.leave()
    while ben.card["hosted"]:
        await ben.next()
    assert await refused(ben, type="hand-over", to=1) == "not-yours"
    back = await player(server, ticket).arrive()
    assert back.heard[-1]["host"] is True


async def test_a_guest_starts_when_the_host_is_away(server: ServerProcess) -> None:
    _, anna, ben = await waiting(server, [person("Anna"), OPEN])
    assert await refused(ben, type="start") == "not-yours"
    await anna.leave()
    while ben.card["hosted"]:
        await ben.next()
    await ben.send(type="start", id="go")
    await ben.hear("accepted", id="go")


async def test_nobody_starts_in_the_blink_of_the_hosts_lost_line(start_server: StartServer) -> None:
    server = start_server(host_seconds="1000000")
    ticket, anna, ben = await waiting(server, [person("Anna"), OPEN])
    await anna.leave()
    while not ben.card["host_lost"]:
        await ben.next()
    assert ben.card["hosted"]
    assert await refused(ben, type="start") == "not-yours"
    assert await refused(ben, type="configure", seats=[SITS, SITS]) == "not-yours"
    back = await player(server, ticket).arrive()
    assert not back.card["host_lost"]
    await back.send(type="start")
    await ben.hear("state")


async def test_a_host_who_stays_away_is_not_waited_for(start_server: StartServer) -> None:
    _, anna, ben = await waiting(start_server(host_seconds="0.2"), [person("Anna"), OPEN])
    await anna.leave()
    while not ben.card["host_lost"]:
        await ben.next()
    while ben.card["hosted"]:
        await ben.next()
    await ben.send(type="start", id="go")
    await ben.hear("accepted", id="go")


async def test_after_a_restart_the_host_has_time_to_come_back(start_server: StartServer) -> None:
    server = start_server(host_seconds="1000000")
    _, anna, ben = await waiting(server, [person("Anna"), OPEN])
    for one in (anna, ben):
        await one.leave()
    server.kill()
    server.start()
    await ben.arrive()
    assert await refused(ben, type="start") == "not-yours"


async def test_a_host_who_stands_up_leaves_the_table_to_who_is_here(server: ServerProcess) -> None:
    _, anna, ben = await waiting(server, [person("Anna"), OPEN])
    await anna.send(type="leave", seat=0, id="bye")
    assert (await ben.hear("seats"))["host"] is True
    await anna.hear("accepted", id="bye")
    assert await refused(anna, type="configure", seats=[OPEN, OPEN]) == "not-yours"


async def test_phones_need_not_wait_for_the_television(server: ServerProcess) -> None:
    _, tv, ben = await waiting(server, [OPEN, OPEN], place="tv")
    assert (tv.heard[0]["host"], ben.card["hosted"]) == (True, False)
    await ben.send(type="start", id="go")
    await ben.hear("accepted", id="go")


async def test_the_television_sends_somebody_off_and_hands_over(server: ServerProcess) -> None:
    _, tv, ben = await waiting(server, [OPEN, OPEN], place="tv")
    assert await refused(ben, type="configure", seats=[OPEN, OPEN]) == "not-yours"
    await tv.send(type="hand-over", to=0, id="over")
    await tv.hear("accepted", id="over")
    assert (await ben.hear("seats"))["host"] is True
    assert await refused(tv, type="configure", seats=[OPEN, OPEN]) == "not-yours"
