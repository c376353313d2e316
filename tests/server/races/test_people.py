"""People in a race: silent ones are away, a pause needs both camps, and the line is measured."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from speeltafel.games.rush_out.moves import HighFive, Roll
from speeltafel.kit.rules import rule
from speeltafel.server.table.live import LiveTable
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD
from tests.server.inside import ServerInside
from tests.server.player import Player
from tests.server.process import HttpProblem
from tests.server.races.racing import ROLL, Racer, lay_out, start_race
from tests.server.socket.slow_line import SlowLine
from tests.server.tables import Ticket, make_table, person, player

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"
SILENT = 0.8
SOON = 15.0
CALM = {"race_seconds": 900}


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path, silent_seconds=SILENT).start()
    yield server
    server.stop()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


async def until_card(one: Player, seat: int, **wanted: bool) -> None:
    async with asyncio.timeout(SOON):
        while any(one.card["seats"][seat][key] != value for key, value in wanted.items()):
            await one.next()


async def keep_busy(one: Racer) -> None:
    """Not silent: asks why something is not possible, again and again."""
    while True:
        await one.send(type="why", seat=one.seat_numbers()[0], thing={"kind": "die"})
        await asyncio.sleep(0.2)


# Away


@rule("RO-R68")
async def test_who_is_silent_is_shown_as_away_until_something_is_heard(inside: ServerInside) -> None:
    _, people = await start_race(inside, [inside.socket_url] * 3, CALM)
    wizard, anna, _ = people
    busy = asyncio.create_task(keep_busy(wizard))

    await until_card(wizard, WARRIOR, away=True, connected=True)
    assert wizard.card["seats"][WIZARD]["away"] is False
    await anna.send(type="why", seat=WARRIOR, thing={"kind": "die"})
    await until_card(wizard, WARRIOR, away=False)
    busy.cancel()


async def test_in_a_game_with_turns_nobody_is_away_by_thinking(inside: ServerInside) -> None:
    ticket = make_table(inside, [person("Anna"), {"kind": "bot"}], options={"start_player": "seat-1"})
    anna = await player(inside, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    await asyncio.sleep(2 * SILENT)
    await anna.send(type="why", seat=0, thing={"kind": "pile"}, id="still here")
    await anna.hear("because")
    assert anna.card["seats"][0]["away"] is False


@rule("RO-R68")
async def test_the_host_gives_the_seat_of_who_is_away_to_a_bot(inside: ServerInside) -> None:
    ticket, people = await start_race(inside, [inside.socket_url] * 3, CALM)
    wizard, anna, _ = people
    busy = asyncio.create_task(keep_busy(wizard))
    await wizard.send(type="stand-in", of=WARRIOR, id="early")
    assert (await wizard.hear("refused", id="early"))["kind"] == "not-now"
    await until_card(wizard, WARRIOR, away=True)

    await wizard.send(type="stand-in", of=WARRIOR, id="bot")
    await wizard.hear("accepted", id="bot")
    await until_card(wizard, WARRIOR, stand_in=True)
    async with asyncio.timeout(SOON):
        while not inside.at(ticket["table"], lambda live: count_rolls(live, WARRIOR)):
            await wizard.next()

    await anna.send(type="why", seat=WARRIOR, thing={"kind": "die"})
    await until_card(wizard, WARRIOR, stand_in=False, away=False)
    busy.cancel()


def count_rolls(live: LiveTable, seat: int) -> int:
    record = live.ledger.record()
    return sum(entry.seat == seat and isinstance(entry.move, Roll) for entry in record.entries)


@rule("RO-R53")
async def test_for_a_hero_who_is_away_the_table_makes_the_gesture(inside: ServerInside) -> None:
    options = CALM | {"scenario": "scenario_3"}
    ticket, people = await start_race(inside, [inside.socket_url] * 3, options)
    _, _, ben = people
    await lay_out(
        inside,
        ticket,
        people,
        lambda race: (
            race.trials(SPIDER, BRIDGE, GATE)
            .curse("sworn_palms")
            .lying(WARRIOR, SPIDER, "sword sword")
            .dice(HUNTER, "fire")
        ),
    )
    busy = asyncio.create_task(keep_busy(ben))
    await until_card(ben, WARRIOR, away=True)
    await ben.send(**ben.message(ben.decisions()[0][1]["number"], {"type": "fill", "card": SPIDER}))
    await until_event(ben, "card_completed")
    await asyncio.sleep(0.3)
    assert not any(event["type"] == "gesture_made" for event in ben.events[HUNTER]), "not before a hand is up"

    await ben.send(**ben.message(ben.decisions()[0][1]["number"], {"type": "high_five", "card": SPIDER}))
    await until_event(ben, "gesture_made")
    busy.cancel()
    record = inside.at(ticket["table"], lambda live: live.ledger.record())
    hands = [entry.seat for entry in record.entries if isinstance(entry.move, HighFive)]
    assert hands == [HUNTER, WARRIOR]


async def until_event(one: Racer, kind: str) -> None:
    async with asyncio.timeout(SOON):
        while not any(event["type"] == kind for event in one.events[one.seat_numbers()[0]]):
            await one.next()


# Pauses


async def stands_still(inside: ServerInside, ticket: Ticket) -> bool:
    first = inside.at(ticket["table"], lambda live: live.clock.now())
    await asyncio.sleep(0.2)
    return inside.at(ticket["table"], lambda live: live.clock.now()) == first


@rule("RO-R68")
async def test_a_race_stands_still_only_when_both_camps_want_it(patient: ServerInside) -> None:
    ticket, people = await start_race(patient, [patient.socket_url] * 3, CALM)
    wizard, anna, ben = people
    await anna.send(type="pause", seat=WARRIOR, on=True, id="please")
    await anna.hear("accepted", id="please")
    await wizard.hear("table")
    assert wizard.card["pause"] == {"seat": WARRIOR, "waiting_for": [WIZARD]}
    assert not await stands_still(patient, ticket)
    await ben.send(type="pause", seat=HUNTER, on=True, id="me too")
    await ben.hear("accepted", id="me too")
    assert not await stands_still(patient, ticket), "two heroes are one camp"

    await wizard.send(type="pause", seat=WIZARD, on=True, id="yes")
    await wizard.hear("accepted", id="yes")
    assert await stands_still(patient, ticket)
    assert (wizard.card["paused_by"], wizard.card["pause"]) == (WARRIOR, None)
    number = anna.decisions()[0][1]["number"]
    await anna.send(**anna.message(number, ROLL))
    assert (await anna.told())["kind"] == "paused"

    await ben.send(type="pause", seat=HUNTER, on=False, id="on")
    await ben.hear("accepted", id="on")
    assert not await stands_still(patient, ticket)


@rule("RO-R68")
async def test_a_pause_can_be_refused(patient: ServerInside) -> None:
    ticket, people = await start_race(patient, [patient.socket_url] * 3, CALM)
    wizard, anna, _ = people
    await wizard.send(type="pause", seat=WIZARD, on=True)
    while anna.card["pause"] is None:
        await anna.next()
    await anna.send(type="pause", seat=WARRIOR, on=False)
    while anna.card["pause"] is not None:
        await anna.next()
    assert anna.card["paused_by"] is None
    assert not await stands_still(patient, ticket)


@rule("RO-R68")
async def test_bots_and_people_who_are_away_need_not_agree(patient: ServerInside) -> None:
    seats = [{"kind": "bot"}, person("Anna"), {"kind": "bot"}]
    ticket = make_table(patient, seats, game="rush-out", options=CALM)
    anna = await player(patient, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    await anna.send(type="pause", seat=1, on=True, id="pause")
    await anna.hear("accepted", id="pause")
    assert anna.card["paused_by"] == 1


# Where


async def test_a_race_is_not_played_around_one_device(patient: ServerInside) -> None:
    cards = {card["slug"]: card for card in patient.get("/api/games")}
    assert cards["rush-out"]["places"] == ["online", "tv"]
    assert "device" in cards["good-vs-evil"]["places"]
    with pytest.raises(HttpProblem) as refused:
        make_table(patient, [person("Anna"), person("Ben"), person("Cas")], game="rush-out", place="device")
    assert refused.value.body["kind"] == "bad-options"


# The line


@pytest.mark.parametrize("delay", [0.02, 0.12, 0.3])
async def test_the_line_is_measured_there_and_back(patient: ServerInside, delay: float) -> None:
    async with SlowLine(patient.port, delay) as slow:
        ticket = make_table(patient, [person("Anna"), {"kind": "bot"}])
        anna = await Player(slow.socket_url(ticket["table"]), ticket["keys"][0]["secret"]).arrive()
        began = monotonic()
        await anna.send(type="ping", id="7")
        await anna.hear("pong", id="7")
        assert 2 * delay <= monotonic() - began < 2 * delay + 0.5


async def test_a_busy_table_does_not_hold_up_the_measuring(patient: ServerInside) -> None:
    ticket = make_table(patient, [person("Anna"), {"kind": "bot"}])
    anna = await player(patient, ticket).arrive()

    async def hold() -> None:
        live = await patient.lobby.find(ticket["table"])
        async with live.lock:
            await asyncio.sleep(2)

    assert patient.loop is not None
    held = asyncio.run_coroutine_threadsafe(hold(), patient.loop)
    began = monotonic()
    await anna.send(type="ping", id="now")
    await anna.hear("pong")
    assert monotonic() - began < 1.5
    held.result(10)


async def test_moments_to_come_are_named_on_the_clock_that_is_sent(patient: ServerInside) -> None:
    _, people = await start_race(patient, [patient.socket_url] * 3, CALM)
    anna = people[WARRIOR]
    while not any(ROLL in decision["moves"] for _, decision in anna.decisions()):
        await anna.next()
    await anna.send(**anna.message(anna.decisions()[0][1]["number"], ROLL))
    assert (await anna.told())["type"] == "accepted"
    while anna.dice()[0] != [-2, -2, -2]:
        await anna.next()
    assert anna.state is not None
    lands_at = anna.state["viewpoints"][0]["view"]["players"][WARRIOR]["lands_at"]
    assert 0 < lands_at - anna.state["at"] <= 0.6
