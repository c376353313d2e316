"""Rush Out! on slow lines: the order of arrival decides, the clock is the server's, and a late move costs nothing."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Record
from speeltafel.games.rush_out.moves import Roll
from speeltafel.kit.rules import rule
from speeltafel.server.table.live import LiveTable
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD
from tests.server.inside import ServerInside
from tests.server.races.racing import ROLL, Racer, lay_out, start_race
from tests.server.socket.slow_line import SlowLine

TUMBLE = 0.6
A_WHILE = 5.0
SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


def record_of(live: LiveTable) -> Record:
    return live.ledger.record()


def roll_times(record: Record, seat: int) -> list[float]:
    return [entry.at for entry in record.entries if entry.seat == seat and isinstance(entry.move, Roll)]


def faces_and_places(live: LiveTable, seat: int) -> Any:
    player = live.match.view(seat).players[seat]
    return player.faces, player.lies


@rule("RO-R16", "RO-R70")
@pytest.mark.parametrize("delay", [pytest.param(0.02, marks=pytest.mark.long), 0.12, 0.3])
async def test_on_lines_with_delay_and_jitter_everybody_sees_the_same_race(
    inside: ServerInside, delay: float
) -> None:
    async with SlowLine(inside.port, delay, delay / 2) as slow, SlowLine(inside.port, 0.0) as quick:
        ticket, people = await start_race(inside, [slow.socket_url, slow.socket_url, quick.socket_url], {})
        await asyncio.gather(*(one.race(A_WHILE) for one in people))
        await asyncio.gather(*(drain(one) for one in people))

        stories = [one.events[seat] for seat, one in enumerate(people)]
        shortest = min(map(len, stories))
        assert shortest > 20
        assert stories[0][:shortest] == stories[1][:shortest] == stories[2][:shortest]
        for one in people:
            assert all(refusal["kind"] in {"illegal", "stale"} for refusal in one.refusals())
            assert all(refusal["rule"] for refusal in one.refusals() if refusal["kind"] == "illegal")

        def compare(live: LiveTable) -> None:
            again = speeltafel.replay(record_of(live))
            assert again.game.snapshot(again.table) == live.match.game.snapshot(live.match.table)
            for seat in range(3):
                times = roll_times(record_of(live), seat)
                assert times
                assert all(later - earlier >= TUMBLE for earlier, later in pairwise(times))

        inside.at(ticket["table"], compare)


async def drain(one: Racer) -> None:
    """Hear what is still under way."""
    try:
        while True:
            await one.next(1.0)
    except TimeoutError:
        return


@rule("RO-033")
async def test_hammering_rolls_no_more_often_than_the_dice_allow(inside: ServerInside) -> None:
    """One sends a roll every few milliseconds, for this question and for the next ones; the other plays normally."""
    direct = [inside.socket_url] * 3
    ticket, people = await start_race(inside, direct, {})
    _, hammering, patient = people
    began = monotonic()

    async def hammer() -> None:
        number = 0
        while monotonic() < began + A_WHILE:
            decisions = hammering.decisions()
            number = decisions[0][1]["number"] if decisions else number
            for ahead in range(3):
                await hammering.send(**hammering.message(number + ahead, ROLL))
            await asyncio.sleep(0.005)

    async def listen() -> None:
        while monotonic() < began + A_WHILE:
            await hammering.next(A_WHILE)

    async def roll_when_possible() -> None:
        while monotonic() < began + A_WHILE:
            rolls = [d for _, d in patient.decisions() if ROLL in d["moves"]]
            if rolls:
                await patient.send(**patient.message(rolls[0]["number"], ROLL))
                await patient.told()
            await patient.next()

    await asyncio.gather(hammer(), listen(), roll_when_possible())

    def compare(live: LiveTable) -> None:
        fast, fair = (roll_times(record_of(live), seat) for seat in (WARRIOR, HUNTER))
        assert all(later - earlier >= TUMBLE for earlier, later in pairwise(fast))
        assert len(fast) <= (fast[-1] - fast[0]) / TUMBLE + 1
        assert len(fair) >= len(fast) - 2, "patience costs nothing"

    inside.at(ticket["table"], compare)
    assert len(hammering.refusals()) > 100


async def test_a_time_that_a_browser_sends_counts_for_nothing(inside: ServerInside) -> None:
    ticket, people = await start_race(inside, [inside.socket_url] * 3, {})
    forger = people[WARRIOR]
    while not any(ROLL in decision["moves"] for _, decision in forger.decisions()):
        await forger.next()
    number = forger.decisions()[0][1]["number"]

    for field in ("at", "time", "sent_at"):
        await forger.send(**forger.message(number, ROLL), **{field: -60.0})
        assert (await forger.told())["kind"] == "malformed"
    before = inside.at(ticket["table"], lambda live: live.clock.now())
    await forger.send(**forger.message(number, ROLL | {"at": 0.0, "lands_at": 0.0}))
    await forger.told()
    await forger.send(**forger.message(number, ROLL))
    await forger.told()

    def look(live: LiveTable) -> tuple[list[float], float]:
        return roll_times(record_of(live), WARRIOR), live.match.view(WARRIOR).players[WARRIOR].lands_at

    times, lands_at = inside.at(ticket["table"], look)
    assert len(times) == 1
    assert times[0] >= before
    assert lands_at == pytest.approx(times[0] + TUMBLE)


@rule("RO-R16")
async def test_who_arrives_first_has_the_slot_and_the_other_keeps_the_dice(inside: ServerInside) -> None:
    """Anna clicks first, on a line of 300 ms; Ben clicks 100 ms later, on a line of 20."""
    async with SlowLine(inside.port, 0.3) as slow, SlowLine(inside.port, 0.02) as quick:
        ticket, people = await start_race(
            inside, [inside.socket_url, slow.socket_url, quick.socket_url], {"race_seconds": 900}
        )
        _, anna, ben = people
        await lay_out(
            inside,
            ticket,
            people,
            lambda race: (
                race.trials(SPIDER, BRIDGE, GATE)
                .lying(WARRIOR, SPIDER, "sword sword")
                .dice(WARRIOR, "fire")
                .dice(HUNTER, "fire")
            ),
        )
        fill = {"type": "fill", "card": SPIDER}
        sent = [one.message(one.decisions()[0][1]["number"], fill) for one in (anna, ben)]

        await anna.send(**sent[0])
        await asyncio.sleep(0.1)
        await ben.send(**sent[1])
        told = await asyncio.gather(anna.told(), ben.told())

        assert told[1]["type"] == "accepted"
        assert (told[0]["type"], told[0]["kind"]) == ("refused", "illegal")
        assert told[0]["rule"] in speeltafel.games.load("rush-out").catalogue()
        completed = [event for event in ben.events[HUNTER] if event["type"] == "card_completed"]
        assert completed[-1]["seats"] == [WARRIOR, HUNTER]


@rule("RO-R16")
async def test_a_placement_that_comes_too_late_leaves_the_dice_usable(inside: ServerInside) -> None:
    """The slot is taken: the die bounces, and can go elsewhere at once."""
    async with SlowLine(inside.port, 0.12) as slow:
        ticket, people = await start_race(
            inside, [inside.socket_url, slow.socket_url, inside.socket_url], {"race_seconds": 900}
        )
        _, anna, ben = people
        await lay_out(
            inside,
            ticket,
            people,
            lambda race: (
                race.trials(SPIDER, BRIDGE, GATE)
                .lying(HUNTER, SPIDER, "sword sword")
                .dice(HUNTER, "fire")
                .dice(WARRIOR, "sword fire key")
            ),
        )
        before = inside.at(ticket["table"], lambda live: faces_and_places(live, WARRIOR))
        number = anna.decisions()[0][1]["number"]
        await anna.send(**anna.message(number, {"type": "place", "die": 1, "card": SPIDER, "slot": 2}))
        await ben.send(**ben.message(ben.decisions()[0][1]["number"], {"type": "fill", "card": SPIDER}))

        refused = await anna.told()

        assert refused["type"] == "refused"
        assert inside.at(ticket["table"], lambda live: faces_and_places(live, WARRIOR)) == before
        await anna.send(**anna.message(number, {"type": "fill", "card": GATE}))
        assert (await anna.told())["type"] == "accepted"
        assert inside.at(ticket["table"], lambda live: faces_and_places(live, WARRIOR)) != before


@rule("RO-R67", "RO-R70")
async def test_what_is_due_happens_before_a_move_that_comes_after_it(inside: ServerInside) -> None:
    """The table may be busy at the very moment: who moves after the end of the race has not moved."""
    ticket, people = await start_race(inside, [inside.socket_url] * 3, {})
    wizard = people[WIZARD]
    await lay_out(inside, ticket, people, lambda race: race.dice(WIZARD, ""))

    def end_now(live: LiveTable) -> None:
        live.driver.stop()
        live.match.table.until = live.clock.now()

    inside.at(ticket["table"], end_now)
    await asyncio.sleep(0.05)
    await wizard.send(**wizard.message(wizard.decisions()[0][1]["number"], ROLL))

    assert (await wizard.told())["type"] == "refused"
    assert inside.at(ticket["table"], lambda live: live.match.result) is not None
