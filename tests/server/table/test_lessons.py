"""Lessons on the server: a real table, laid as the lesson says, for one person alone."""

from typing import Any

import pytest

from tests.server.conftest import StartServer
from tests.server.player import Message, Player
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket

GAME = "good-vs-evil"


def take(server: ServerProcess, lesson: str = "draw", game: str = GAME, name: str = "Noor") -> Ticket:
    ticket: Ticket = server.post(f"/api/lessons/{game}/{lesson}", {"name": name})
    return ticket


async def learner(server: ServerProcess, ticket: Ticket) -> Player:
    player = await Player(server.socket_url(ticket["table"]), ticket["keys"][0]["secret"]).arrive()
    await player.hear("state")
    return player


def decision(player: Player) -> Message:
    assert player.state is not None
    found: Message = player.state["viewpoints"][0]["decisions"][0]
    return found


async def move(player: Player, **said: Any) -> None:
    await player.send(type="move", seat=0, decision=decision(player)["number"], move=said, id="m")


async def asked(player: Player, kind: str) -> Message:
    """The next state in which the learner is asked this."""
    while True:
        state = await player.hear("state")
        if any(one["kind"] == kind for one in state["viewpoints"][0]["decisions"]):
            return state


async def to_the_kitten(player: Player) -> Message:
    """Up to where the Kitten is hidden."""
    await move(player, type="draw")
    await asked(player, "turn")
    await move(player, type="draw")
    return await asked(player, "insert")


def test_a_course_tells_its_lessons_in_order_with_words_in_both_languages(server: ServerProcess) -> None:
    course = server.get(f"/api/lessons/{GAME}")
    assert course["lessons"][0]["id"] == "draw"
    assert course["lessons"][-1]["kind"] == "game"
    assert set(course["words"]) == {"en", "nl"}
    card = next(one for one in server.get("/api/games") if one["slug"] == GAME)
    assert (
        card["course"]
        == course["minutes"]
        == sum(one["minutes"] for one in course["lessons"] if one["kind"] == "task")
    )


def test_lessons_and_games_that_are_not_there_are_not_found(server: ServerProcess) -> None:
    for path in (f"/api/lessons/{GAME}/nonsense", "/api/lessons/nonsense/draw"):
        with pytest.raises(HttpProblem) as problem:
            server.post(path, {})
        assert (problem.value.status, problem.value.body["kind"]) == (404, "unknown")


async def test_the_table_is_laid_and_the_learner_may_begin_at_once(server: ServerProcess) -> None:
    player = await learner(server, take(server))
    assert [seat["name"] for seat in player.card["seats"]] == ["Noor", "Ada", "Bram"]
    assert (player.card["lesson"], player.card["vacant"], player.card["phase"]) == ("draw", [], "playing")
    assert player.state is not None
    assert player.state["viewpoints"][0]["view"]["hand"] == ["defuse", "cat_horse"]
    assert player.state["lesson"]["done"] == 0


def test_a_learner_who_is_called_like_another_player_is_told_apart(server: ServerProcess) -> None:
    table = take(server, name="Ada")["table"]
    names = [seat["name"] for seat in server.get(f"/api/tables/{table}")["seats"]]
    assert names[1] == "Ada"
    assert names[0] != "Ada"


async def test_what_is_the_task_is_played_and_what_is_not_is_answered(server: ServerProcess) -> None:
    player = await learner(server, take(server))
    state = await to_the_kitten(player)
    assert state["lesson"]["done"] == 2
    await move(player, type="insert", place=3)
    taught = await player.hear("taught")
    assert (taught["says"], taught["solution"]) == ("deeper", {"type": "insert", "place": 0})
    assert {"kind": "place", "id": 0} in taught["show"]
    await move(player, type="insert", place=0)
    assert (await player.hear("state"))["lesson"]["done"] == 3


async def test_an_illegal_move_is_refused_with_its_rule_as_always(server: ServerProcess) -> None:
    player = await learner(server, take(server))
    await move(player, type="play", card="shuffle")
    refused = await player.hear("refused")
    assert (refused["kind"], refused["rule"]) == ("illegal", "GE-032")


async def test_after_the_last_task_others_end_it_and_nothing_more_is_played(server: ServerProcess) -> None:
    player = await learner(server, take(server))
    await to_the_kitten(player)
    await move(player, type="insert", place=0)
    while not any(event["type"] == "exploded" for event in player.events[0]):
        await player.hear("state")
    assert player.state is not None
    assert player.state["viewpoints"][0]["decisions"] == []


async def test_a_lesson_that_is_done_asks_nothing_though_the_game_would_go_on(server: ServerProcess) -> None:
    player = await learner(server, take(server, "ride", "spookhuis"))
    await move(player, type="go")
    await asked(player, "draw-item")
    await move(player, type="draw")
    state = await player.hear("state")
    while not state["lesson"]["open"]:
        state = await player.hear("state")
    assert (state["viewpoints"][0]["decisions"], state["waiting"], state["result"]) == ([], [], None)


async def test_a_restart_rebuilds_the_lesson_from_its_log(start_server: StartServer) -> None:
    server = start_server()
    ticket = take(server)
    player = await learner(server, ticket)
    before = await to_the_kitten(player)
    server.kill()
    again = await learner(start_server(), ticket)
    assert again.state is not None
    assert again.state["lesson"]["done"] == 2
    assert again.state["viewpoints"][0]["view"] == before["viewpoints"][0]["view"]


async def test_a_learner_who_is_away_is_waited_for(start_server: StartServer) -> None:
    server = start_server(grace_seconds="0")
    ticket = take(server)
    player = await learner(server, ticket)
    watcher = await Player(server.socket_url(ticket["table"]), role="spectator").arrive()
    await player.leave()
    card = (await watcher.hear("table"))["table"]
    assert [seat["stand_in"] for seat in card["seats"]] == [False] * 3
    assert card["asked"] == [0]


def test_a_lesson_has_no_record(server: ServerProcess) -> None:
    table = take(server)["table"]
    with pytest.raises(HttpProblem) as problem:
        server.get(f"/api/tables/{table}/record")
    assert problem.value.status == 409


def test_a_first_real_game_is_a_table_against_novices(server: ServerProcess) -> None:
    card = server.get(f"/api/tables/{take(server, 'game')['table']}")
    assert (card["lesson"], card["phase"]) == ("", "waiting")
    assert [seat["level"] for seat in card["seats"]] == ["", "novice", "novice", "novice"]


async def test_in_a_race_the_learner_first_sees_what_the_others_do(server: ServerProcess) -> None:
    player = await learner(server, take(server, "together", "rush-out"))
    assert player.state is not None
    assert player.state["viewpoints"][0]["decisions"] == []
    while not (await player.hear("state"))["lesson"]["open"]:
        pass
    await move(player, type="roll")
    while not (await player.hear("state"))["lesson"]["done"]:
        pass


async def test_what_was_done_counts_when_it_has_happened_and_nothing_is_asked_meanwhile(
    server: ServerProcess,
) -> None:
    player = await learner(server, take(server, "future"))
    await move(player, type="play", card="reveal_the_future")
    while (state := await player.hear("state"))["lesson"]["done"] == 0:
        assert state["lesson"]["settling"]
        assert not state["lesson"]["open"]
        assert state["viewpoints"][0]["decisions"] == []
        assert state["viewpoints"][0]["view"]["seen"] == []
    assert not state["lesson"]["settling"]
