"""A game that counts its turns: one clock for a whole turn, and few signals in each."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from speeltafel.engine import read_record
from speeltafel.kit.rules import rule
from speeltafel.server.commands import talking
from tests.server.conftest import StartServer
from tests.server.inside import ServerInside
from tests.server.player import Player, random_move
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, two_people

OPTIONS: dict[str, Any] = {
    "outcast_1": "ajax",
    "outcast_2": "enid",
    "first_player": 1,
    "turn_seconds": 2,
}


async def table(server: ServerProcess, **options: Any) -> tuple[Ticket, Player, Player]:
    return await two_people(server, game="hydes-attack", options=OPTIONS | options)


def clock(one: Player) -> tuple[int, int]:
    """Milliseconds left and in all."""
    found = one.decisions()[0][1]["clock"]
    return found["left_ms"], found["total_ms"]


def sight(one: Player) -> dict[str, Any]:
    assert one.state is not None
    found: dict[str, Any] = one.state["viewpoints"][0]
    return found


async def move(one: Player, choose: Any) -> None:
    """Answer with the first move that fits."""
    await one.answer(lambda _, decision: next(move for move in decision["moves"] if choose(move)))
    await one.hear("state")


async def test_the_questions_of_a_turn_share_its_clock(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=60)
    assert anna.decisions()[0][1]["kind"] == "move"
    assert 50_000 < clock(anna)[0] <= clock(anna)[1] == 60_000
    before = clock(anna)[0]
    await asyncio.sleep(0.8)
    await move(anna, lambda move: move.get("location") == "crypt")
    assert anna.decisions()[0][1]["kind"] == "play"
    assert clock(anna)[0] <= before - 800
    assert clock(anna)[1] == 60_000
    mine = clock(anna)[0]
    await move(anna, lambda move: True)
    while not ben.decisions():
        await ben.next()
    assert ben.decisions()[0][1]["kind"] == "move"
    assert clock(ben)[0] > mine, "the next turn has a clock of its own"


async def test_when_the_time_of_a_turn_is_up_the_whole_turn_is_finished(server: ServerProcess) -> None:
    ticket, anna, ben = await table(server)
    await asyncio.sleep(0.5)
    await move(anna, lambda move: move.get("location") == "crypt")
    while not ben.decisions():
        await ben.next()
    while ben.decisions():
        await ben.next()
    for one in (anna, ben):
        await one.send(type="leave", seat=one.seat_numbers()[0])
    while anna.result is None:
        await anna.next(60)

    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{ticket['table']}/record")))
    first, *rest = record.entries
    assert (first.seat, first.late) == (0, False)
    own = [entry for entry in rest[:4] if entry.seat == 0]
    assert own
    assert all(entry.late and 2.0 <= entry.at < 3.0 for entry in own)
    after = [entry for entry in rest if entry.seat == 1][:4]
    assert all(entry.late for entry in after[:2])
    assert after[0].at >= own[-1].at + 2.0
    assert after[1].at < after[0].at + 1.0, "the second question of a turn had no time of its own"


@rule("HA-098")
async def test_the_need_stays_while_a_bot_stands_in(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0.2")
    _, anna, ben = await table(server, turn_seconds=0)
    await ben.leave()
    while not anna.card["seats"][1]["stand_in"]:
        await anna.next()
    await anna.play(random_move(1))
    assert anna.state is not None
    view = anna.state["viewpoints"][0]["view"]
    assert view["needs"] == [14, 16, 18, 20, 22]
    assert [attack["need"] for attack in view["attacks"]] == view["needs"][: len(view["attacks"])]


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerInside]:
    """A server where nobody has to wait between two signals."""
    monkeypatch.setattr(talking, "SIGNAL_SECONDS", 0)
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


async def signal(one: Player, word: str) -> str:
    """Whether the signal was accepted, or how it was refused."""
    await one.send(type="signal", seat=one.seat_numbers()[0], signal=word, id=word)
    while True:
        message = await one.next()
        if message.get("id") == word:
            return str(message.get("kind", message["type"]))


async def test_three_signals_in_a_turn(inside: ServerInside) -> None:
    _, anna, ben = await table(inside, turn_seconds=0)
    words = ["focus-crypt", "focus-woods", "focus-jericho", "thing-to-me"]
    assert [await signal(anna, word) for word in words] == ["accepted"] * 3 + ["too-fast"]
    assert await signal(ben, "covered-woods") == "accepted"
    await move(anna, lambda move: move["type"] == "stay")
    while not ben.decisions():
        await ben.next()
    assert await signal(anna, "thing-to-me") == "accepted"


async def test_a_table_whose_remarks_are_moves_has_no_signals(server: ServerProcess) -> None:
    _, anna, _ = await table(server, turn_seconds=0, signals="after_play")
    assert anna.card["signals"] == []
    assert await signal(anna, "focus-crypt") == "talk"
    await move(anna, lambda move: move.get("location") == "crypt")
    await move(anna, lambda move: True)
    assert anna.decisions()[0][1]["kind"] == "signal"


async def end_turn(one: Player) -> None:
    """Staying in Nevermore with three cards: the next player is asked."""
    await move(one, lambda move: move["type"] == "stay")


async def ask_back(one: Player, other: Player) -> None:
    """One asks, and the other hears of it."""
    await one.send(type="undo", seat=0)
    while not other.card["undo"]:
        await other.next()


async def test_an_unfinished_step_is_taken_back_without_asking(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    home = sight(anna)["view"]["players"][0]["location"]
    await move(anna, lambda move: move.get("location") == "crypt")
    await ben.hear("state")
    assert sight(anna)["may_undo"]
    await anna.send(type="undo", seat=0)

    for one in (anna, ben):
        assert (await one.hear("state"))["undone"]
        assert sight(one)["view"]["players"][0]["location"] == home
    assert anna.decisions()[0][1]["kind"] == "move"
    anna.sent.clear()
    await move(anna, lambda move: move.get("location") == "crypt")
    await move(anna, lambda move: True)
    assert not sight(anna)["may_undo"], "a card was laid"


async def test_a_turn_that_is_over_is_taken_back_when_everybody_agrees(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    await end_turn(anna)
    await ask_back(anna, ben)
    assert ben.card["undo"] == {"seat": 0, "waiting_for": [1]}
    await ben.send(type="undo", seat=1)
    while anna.card["undo"]:
        await anna.next()
    while not anna.decisions():
        await anna.next()
    assert anna.decisions()[0][1]["kind"] == "move"


async def test_nobody_can_be_made_to_take_back(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    await end_turn(anna)
    await ben.send(type="undo", seat=1)
    assert (await ben.hear("refused"))["kind"] == "not-now", "it was not Ben's move"
    await ask_back(anna, ben)
    await ben.send(type="undo", seat=1, agree=False)
    while anna.card["undo"]:
        await anna.next()
    assert not anna.decisions(), "it is still Ben's turn"


async def test_what_was_refused_is_not_asked_again(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    await end_turn(anna)
    await ask_back(anna, ben)
    await ben.send(type="undo", seat=1, agree=False)
    while sight(anna)["may_undo"]:
        await anna.next()
    await anna.send(type="undo", seat=0, id="please")
    assert (await anna.hear("refused"))["kind"] == "undo-refused"


async def test_what_one_withdraws_oneself_can_be_asked_again(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    await end_turn(anna)
    for agree in (True, False, True):
        await anna.send(type="undo", seat=0, agree=agree)
        while bool(ben.card["undo"]) != agree:
            await ben.next()


async def test_once_somebody_plays_on_nobody_is_asked_any_more(server: ServerProcess) -> None:
    _, anna, ben = await table(server, turn_seconds=0)
    await end_turn(anna)
    await ask_back(anna, ben)
    await move(ben, lambda move: True)
    while ben.card["undo"]:
        await ben.next()
