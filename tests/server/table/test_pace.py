"""How much time people have: the table chooses, and who hurries nobody needs no clock."""

from pathlib import Path
from typing import Any

import pytest

from speeltafel.games.creatures_and_outcasts.moves import Silent
from speeltafel.server.commands.seating import begin as begin_table
from speeltafel.server.table.live import LiveTable
from tests.server.inside import ServerInside, driver_of
from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person, player, two_people

TURN = {"main_action_seconds": 40, "start_player": "seat-1"}


def own_clock(one: Player) -> Any:
    return next(decision["clock"] for _, decision in one.decisions())


async def begin(server: ServerProcess, seats: list[dict[str, Any]], **more: Any) -> Player:
    """The first seat is asked for its turn."""
    ticket = make_table(server, seats, options=TURN, **more)
    first = await player(server, ticket).arrive()
    if more.get("place") == "device":
        first = await Player(
            first.url, *(key["secret"] for key in ticket["keys"]), host=ticket["host"]
        ).arrive()
    await first.send(type="start")
    while not first.decisions():
        await first.next()
    return first


@pytest.mark.parametrize(
    ("pace", "milliseconds"), [("normal", 40_000), ("relaxed", 120_000), ("fast", 20_000), ("own", 40_000)]
)
async def test_people_have_the_time_that_the_table_chose(
    server: ServerProcess, pace: str, milliseconds: int
) -> None:
    _, anna, _ = await two_people(server, options=TURN, pace=pace)
    assert own_clock(anna)["total_ms"] == milliseconds


async def test_people_may_choose_no_clock(server: ServerProcess) -> None:
    _, anna, _ = await two_people(server, options=TURN, pace="none")
    assert own_clock(anna) is None


async def test_who_plays_alone_against_bots_is_not_hurried(server: ServerProcess) -> None:
    assert own_clock(await begin(server, [person("Anna"), *bots(2)])) is None
    assert own_clock(await begin(server, [person("Anna"), *bots(2)], pace="own"))["total_ms"] == 40_000


async def test_around_one_device_no_clock_runs(server: ServerProcess) -> None:
    assert own_clock(await begin(server, [person("Anna"), person("Ben")], place="device")) is None


async def test_the_log_says_that_time_was_up(server: ServerProcess) -> None:
    options = {"main_action_seconds": 1, "start_player": "seat-1"}
    ticket, anna, _ = await two_people(server, options=options)

    def told() -> list[Any]:
        return [event for event in anna.events.get(0, []) if event["type"] == "time_up"]

    while not told():
        await anna.next()
    assert told()[0]["seat"] == 0
    before = len(anna.events.get(0, []))
    server.stop()
    server.start()
    again = await player(server, ticket).arrive()
    while not again.events.get(0, []):
        await again.next()
    assert again.events.get(0, [])[:before] == anna.events.get(0, [])[:before]


async def test_bots_leave_people_time_to_read_before_a_race_that_opens_the_game(tmp_path: Path) -> None:
    inside = ServerInside(tmp_path, window_least_seconds=100, window_most_seconds=100).start()
    options = {"countdown_seconds": 0}
    ticket = make_table(inside, [person("Anna"), *bots(2)], game="creatures-and-outcasts", options=options)
    inside.carry_out(ticket["table"], begin_table)

    def pause(live: LiveTable) -> float:
        (bot,) = [decision for decision in live.match.decisions() if decision.seat == 2]
        return driver_of(live).timing.pause(bot)

    async def wait(live: LiveTable) -> None:
        await live.do(lambda: live.match.play(1, Silent()))

    assert inside.at(ticket["table"], pause) >= 300
    inside.carry_out(ticket["table"], wait)
    assert inside.at(ticket["table"], pause) == 100, "it has begun"
    inside.stop()
