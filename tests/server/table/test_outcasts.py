"""Creatures & Outcasts on the server: hints stay in the team, the race is fair, who can only pass need not press."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.commands import talking
from tests.server.inside import ServerInside
from tests.server.player import Message, Player, random_move
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player

GAME = "creatures-and-outcasts"


async def sit_down(server: ServerProcess, seats: list[dict[str, Any]], **options: Any) -> list[Player]:
    """Everybody with a key of their own, and the game has begun."""
    ticket: Ticket = make_table(server, seats, game=GAME, options=options)
    people = [await player(server, ticket, key).arrive() for key in range(len(ticket["keys"]))]
    await people[0].send(type="start")
    for one in people:
        await one.hear("state")
    return people


def said(one: Player) -> list[str]:
    return [message["signal"] for message in one.heard if message["type"] == "talk"]


async def test_a_hint_reaches_the_team_and_nobody_else(server: ServerProcess) -> None:
    people = await sit_down(server, [person(name) for name in ("Anna", "Ben", "Cas", "Dee")], teams=2)
    anna, ben, cas, _ = people
    assert "have-13" in anna.card["signals"]
    watcher = await Player(anna.url, role="spectator").arrive()
    await anna.send(type="signal", seat=0, signal="have-13")
    assert (await cas.hear("talk"))["signal"] == "have-13"
    await ben.send(type="phrase", seat=1, phrase="phrase-1")
    for one in (ben, watcher):
        assert (await one.hear("talk"))["phrase"] == "phrase-1"
        assert said(one) == [""], "a hint left the team"


async def test_hints_go_on_when_the_clock_of_the_machine_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "SIGNAL_SECONDS", 0)
    server = ServerInside(tmp_path).start()
    people = await sit_down(server, [person(name) for name in ("Anna", "Ben", "Cas", "Dee")], teams=2)
    anna = people[0]
    await anna.send(type="signal", seat=0, signal="have-13", id="before")
    await anna.hear("accepted", id="before")
    monkeypatch.setattr(talking, "time", lambda: 1_000_000.0)
    await anna.send(type="signal", seat=0, signal="have-13", id="after")
    await anna.hear("accepted", id="after")
    monkeypatch.setattr(talking, "SIGNAL_SECONDS", 5)
    for id in ("still", "too soon"):
        await anna.send(type="signal", seat=0, signal="have-13", id=id)
    assert (await anna.hear("refused", id="too soon"))["kind"] == "too-fast"
    server.stop()


async def test_without_teams_there_are_no_hints(server: ServerProcess) -> None:
    (anna,) = await sit_down(server, [person("Anna"), *bots(2)])
    assert anna.card["signals"] == []
    await anna.send(type="signal", seat=0, signal="have-13")
    assert (await anna.hear("refused"))["kind"] == "talk"


async def test_bots_give_hints_to_their_team(server: ServerProcess) -> None:
    (anna,) = await sit_down(server, [person("Anna"), *bots(3)], teams=2, ready="no", countdown_seconds=0)
    await asyncio.wait_for(anna.play(random_move(3)), 120)
    speakers = {message["seat"] for message in anna.heard if message["type"] == "talk"}
    assert speakers == {2}


async def test_all_hands_are_turned_up_at_one_moment(server: ServerProcess) -> None:
    people = await sit_down(server, [person("Anna"), person("Ben"), *bots(1)], countdown_seconds=1)
    for seat, one in enumerate(people):
        assert view(one)["countdown"] == 1
        assert view(one)["hand"] == []
        assert not one.decisions()
        await one.hear("state")
        assert len(view(one)["hand"]) == 10
        (_, decision) = one.decisions()[0]
        assert (decision["kind"], one.seat_numbers()) == ("race", [seat])


async def test_who_can_only_pass_need_not_press_anything(server: ServerProcess) -> None:
    people = await sit_down(
        server,
        [person("Anna"), person("Ben")],
        auto_pass=True,
        race="commit",
        ready="no",
        turn_seconds=0,
    )
    passed = 0
    for _ in range(400):
        if passed >= 3 or people[0].result is not None:
            break
        for one in people:
            forced = [decision for _, decision in one.decisions() if only_pass(decision)]
            if forced:
                await moves_on(one, forced[0])
                passed += 1
            else:
                await one.answer(high_card)
        await asyncio.sleep(0.01)
        for one in people:
            await catch_up(one)
    assert passed >= 3


def view(one: Player) -> Message:
    assert one.state is not None
    found: Message = one.state["viewpoints"][0]["view"]
    return found


def only_pass(decision: Message) -> bool:
    return [move["type"] for move in decision["moves"]] == ["pass"]


def high_card(viewpoint: Message, decision: Message) -> Any:
    """The highest card that can be played, so that others can soon do nothing but pass."""
    plays = [move for move in decision["moves"] if move["type"] == "play"]
    return max(plays, key=lambda move: int(move["card"])) if plays else decision["moves"][-1]


async def moves_on(one: Player, decision: Message) -> None:
    """Without a word of ours the question goes away, but not at once."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while any(open_now["number"] == decision["number"] for _, open_now in one.decisions()):
        await one.next(5)
    assert loop.time() - began < 3


async def catch_up(one: Player) -> None:
    """Take in what has arrived."""
    try:
        while True:
            await one.next(0.02)
    except TimeoutError:
        return
