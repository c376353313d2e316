"""The coach: who may ask it, who hears what it says, and what happens when it has no time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.aside import thinking
from tests.server.inside import ServerInside
from tests.server.player import Message, Player
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person, player, two_people

SWIFT = {
    "bot_least_seconds": "0",
    "bot_most_seconds": "0",
    "window_least_seconds": "0",
    "window_most_seconds": "0",
}
NO_CLOCKS = {"main_action_seconds": 0, "nope_window_seconds": 0}


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots keep nobody waiting; a person's turn lasts until it is over."""
    process = ServerProcess(tmp_path_factory.mktemp("coach"), **SWIFT).start()
    yield process
    process.stop()


async def alone(server: ServerProcess, game: str = "good-vs-evil", **more: Any) -> Player:
    """Anna against bots, at a table of hers."""
    ticket = make_table(server, [person("Anna"), *bots(2)], game=game, **more)
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    return anna


def on_turn(*people: Player) -> tuple[Player, Message, Message] | None:
    """Whose turn it is, with the viewpoint and the decision."""
    for one in people:
        for viewpoint, decision in one.decisions():
            if decision["kind"] == "turn":
                return one, viewpoint, decision
    return None


async def until_asked(*people: Player) -> tuple[Player, Message, Message]:
    """The same, when it has come to that; windows before it are let pass."""
    while (found := on_turn(*people)) is None:
        if not any([await one.answer(lambda _, decision: decision["moves"][0]) for one in people]):
            await people[0].next()
    return found


async def ask(one: Player, seat: int, number: int) -> Message:
    """The answer of the coach, whichever it is."""
    await one.send(type="coach", seat=seat, decision=number, id="c")
    while True:
        message = await one.next(60)
        if message["type"] in ("advice", "refused") and message["id"] == "c":
            return message


async def test_who_plays_alone_against_bots_is_told_what_a_good_player_would_do(calm: ServerProcess) -> None:
    anna = await alone(calm)
    _, viewpoint, decision = await until_asked(anna)
    assert anna.card["coaching"]
    answer = await ask(anna, viewpoint["seat"], decision["number"])
    assert answer["type"] == "advice"
    assert answer["decision"] == decision["number"]
    assert 1 <= len(answer["moves"]) <= 3
    for one in answer["moves"]:
        assert one["move"] in decision["moves"]
        assert one["share"] is None or 0.0 <= one["share"] <= 1.0, "a busy machine may be too unsure to say"
        assert 0.0 < one["error"] < 0.2
        assert 1 <= len(one["reasons"]) <= 2
    assert not [event for event in anna.events[viewpoint["seat"]] if event["type"] == "asked_coach"]


async def test_among_people_it_is_off_unless_the_table_chose_it(calm: ServerProcess) -> None:
    _, anna, ben = await two_people(calm, options=NO_CLOCKS)
    one, viewpoint, decision = await until_asked(anna, ben)
    assert not one.card["coaching"]
    answer = await ask(one, viewpoint["seat"], decision["number"])
    assert (answer["type"], answer["kind"]) == ("refused", "coach-off")


async def test_among_people_who_agreed_everybody_sees_that_it_was_asked_and_nobody_what_it_said(
    calm: ServerProcess,
) -> None:
    ticket, anna, ben = await two_people(calm, options=NO_CLOCKS, coach=True)
    assert anna.card["coach"]
    assert ben.card["coach"]
    onlooker = await Player(calm.socket_url(ticket["table"]), role="spectator").arrive()
    one, viewpoint, decision = await until_asked(anna, ben)
    other = ben if one is anna else anna
    seat = viewpoint["seat"]
    assert (await ask(one, seat, decision["number"]))["type"] == "advice"
    for watcher, eyes in ((other, 1 - seat), (onlooker, None)):
        while not any(event == {"type": "asked_coach", "seat": seat} for event in seen(watcher, eyes)):
            await watcher.next()
        assert not [message for message in watcher.heard if message["type"] == "advice"]


def seen(one: Player, eyes: int | None) -> list[Message]:
    """Events without what says whom they reach."""
    return [
        {key: event[key] for key in ("type", "seat") if key in event} for event in one.events.get(eyes, [])
    ]


async def test_that_it_was_asked_is_still_known_after_a_restart(calm: ServerProcess) -> None:
    _, anna, ben = await two_people(calm, options=NO_CLOCKS, coach=True)
    one, viewpoint, decision = await until_asked(anna, ben)
    await ask(one, viewpoint["seat"], decision["number"])
    calm.stop()
    calm.start()
    again = await Player(one.url, *one.secrets_held).arrive()
    await again.hear("state")
    asked = [event for event in again.events[viewpoint["seat"]] if event["type"] == "asked_coach"]
    assert [event["seat"] for event in asked] == [viewpoint["seat"]]


async def test_a_question_about_a_decision_of_before_gets_no_answer(calm: ServerProcess) -> None:
    anna = await alone(calm)
    _, viewpoint, decision = await until_asked(anna)
    answer = await ask(anna, viewpoint["seat"], decision["number"] + 5)
    assert (answer["type"], answer["kind"]) == ("refused", "stale")


async def test_nobody_keeps_it_busy_for_all(calm: ServerProcess) -> None:
    anna = await alone(calm)
    _, viewpoint, decision = await until_asked(anna)
    for number in range(3):
        await anna.send(type="coach", seat=viewpoint["seat"], decision=decision["number"], id=f"c{number}")
    refused = await anna.hear("refused", 60)
    assert refused["kind"] == "too-fast"
    assert await anna.hear("advice", 60)


async def test_a_lesson_has_its_teacher_and_the_first_real_game_the_coach(calm: ServerProcess) -> None:
    lesson = calm.post("/api/lessons/good-vs-evil/draw", {"name": "Noor"})
    noor = await Player(calm.socket_url(lesson["table"]), lesson["keys"][0]["secret"]).arrive()
    await noor.hear("state")
    assert not noor.card["coaching"]
    last = calm.get("/api/lessons/good-vs-evil")["lessons"][-1]
    assert last["kind"] == "game"
    ticket = calm.post(f"/api/lessons/good-vs-evil/{last['id']}", {"name": "Noor"})
    first = await player(calm, ticket).arrive()
    await first.send(type="start")
    await first.hear("state")
    assert first.card["coaching"]


async def test_a_coach_without_an_answer_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(thinking.Thinkers, "think", nothing)
    server = ServerInside(tmp_path, **SWIFT).start()
    try:
        anna = await alone(server)
        _, viewpoint, decision = await until_asked(anna)
        answer = await ask(anna, viewpoint["seat"], decision["number"])
        assert (answer["type"], answer["kind"]) == ("refused", "coach-busy")
        await anna.leave()
    finally:
        server.stop()
