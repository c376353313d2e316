"""Playing by correspondence: time goes on though nobody is there, and windows tell nothing (GE-120, GE-R42)."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.club.slowness import DAY, HOUR, Friend, MovedServer, answer, is_move, slow_game, until
from tests.server.player import Player
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, make_table, person

PLAYS = is_move("play", "play-on", "pair")


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[MovedServer]:
    server = MovedServer(tmp_path).start()
    yield server
    server.stop()


def asked(server: ServerProcess, table: str) -> list[int]:
    seats: list[int] = server.get(f"/api/tables/{table}")["asked"]
    return seats


def goes_on(server: ServerProcess, table: str, due: int) -> bool:
    """Whether something happened since it was due."""
    return bool(server.get(f"/api/tables/{table}")["due"] != due)


def events(one: Player, kind: str) -> list[Any]:
    return [event for seen in one.events.values() for event in seen if event["type"] == kind]


async def test_a_game_over_three_days_with_a_nope_and_a_power_cut(moved: MovedServer) -> None:
    friends = [Friend(moved, name) for name in ("Anna", "Ben", "Carl")]
    quick = {"start_player": "seat-1", "quick": True}
    table, author, noper = await a_table_with_a_nope(friends, options=quick)
    begun = moved.now
    card = moved.get(f"/api/tables/{table}")
    assert card["window"]
    assert sorted(card["asked"]) == [seat for seat in range(3) if seat != author]
    # Ben's Nope is kept, and nobody sees that he was there.
    await friends[noper].move(table, is_move("nope"))
    again = await friends[noper].look(table)
    assert again.decisions()[0][1]["kept"] == {"type": "nope"}
    assert moved.get(f"/api/tables/{table}") == card
    await again.leave()
    moved.kill()
    moved.start()
    assert moved.get(f"/api/tables/{table}")["due"] == card["due"]
    moved.put_forward(HOUR + 1)
    # The Nope lies there now, and may be Noped in turn: another hour, which nobody uses.
    await until(lambda: moved.get(f"/api/tables/{table}")["due"] > card["due"])
    moved.put_forward(HOUR + 1)
    await until(lambda: not moved.get(f"/api/tables/{table}")["window"])
    one = await friends[author].look(table)
    assert [event["seat"] for event in events(one, "noped")][-1] == noper
    await one.leave()
    # Nobody comes for a day: the table moves for who is asked.
    before = moved.get(f"/api/tables/{table}")
    assert DAY - 2 * HOUR < before["due"] - moved.now <= DAY
    moved.put_forward(DAY + 1)
    await until(partial(goes_on, moved, table, before["due"]))
    one = await friends[author].look(table)
    assert any(events(one, "time_up"))
    await one.leave()
    await play_on(moved, table, friends)
    assert moved.now - begun > 3 * DAY
    assert moved.get(f"/api/tables/{table}/verify")["ok"]
    for friend in friends:
        (game,) = await until(partial(kept_games, friend))
        assert game["table"] == table


def kept_games(friend: Friend) -> Any:
    return friend.get("/api/club/games")["games"]


async def play_on(server: MovedServer, table: str, friends: list[Friend]) -> None:
    """Everybody comes some hours after they were called, until somebody has won."""
    for _ in range(200):
        card = server.get(f"/api/tables/{table}")
        if card["phase"] == "over":
            return
        if card["window"] or not card["asked"]:
            server.put_forward(HOUR + 1)
            await until(partial(goes_on, server, table, card["due"]))
        else:
            # The further steps of a turn have what is left of its day.
            if card["due"] - server.now > 22 * HOUR:
                server.put_forward(20 * HOUR)
            await friends[card["asked"][0]].move(table, is_move("draw"), otherwise=True)
    raise AssertionError("the game does not end")


async def a_table_with_a_nope(friends: list[Friend], **more: Any) -> tuple[str, int, int]:
    """Somebody has played something, and somebody else could Nope it."""
    for _ in range(40):
        table = await slow_game(friends, **more)
        first = await friends[0].look(table)
        playable = [move for move in first.decisions()[0][1]["moves"] if PLAYS(move)]
        holders = []
        for seat in (1, 2):
            other = await friends[seat].look(table)
            if "nope" in other.state["viewpoints"][0]["view"]["hand"]:  # type: ignore[index]
                holders.append(seat)
            await other.leave()
        if playable and holders:
            await answer(first, PLAYS)
            await first.leave()
            return table, 0, holders[0]
        await first.leave()
    raise AssertionError("nobody was ever dealt a Nope")


async def test_a_standing_order_nopes_what_hits_its_owner_and_nothing_else(moved: MovedServer) -> None:
    friends = [Friend(moved, name) for name in ("Anna", "Ben", "Carl")]
    table, _, noper = await a_table_with_a_nope(friends)
    for seat in (1, 2):
        one = await friends[seat].look(table)
        await one.send(type="orders", seat=seat, order="react", id="order")
        await one.hear("accepted", id="order")
        action = one.state["viewpoints"][0]["view"]["action"]  # type: ignore[index]
        await one.leave()
    card = moved.get(f"/api/tables/{table}")
    moved.put_forward(HOUR + 1)
    await until(lambda: moved.get(f"/api/tables/{table}")["due"] != card["due"])
    everybody, next_one = {"armageddon": {1, 2}}, {"attack": {1}}
    hit = (everybody | next_one).get(action["effect"], {action["target"]})
    one = await friends[0].look(table)
    nopers = [event["seat"] for event in events(one, "noped")]
    await one.leave()
    assert set(nopers) <= hit
    if hit == {noper}:
        assert nopers == [noper]


async def test_bots_answer_at_once_and_nobody_needs_to_be_there(moved: MovedServer) -> None:
    anna = Friend(moved, "Anna")
    plan = [person("x"), *bots(2)]
    table = await slow_game([anna], seats=plan)
    await anna.move(table, is_move("draw"))
    await until(lambda: 0 in asked(moved, table))
    seats = moved.get(f"/api/tables/{table}")["seats"]
    assert not any(seat["stand_in"] for seat in seats)


async def test_on_vacation_time_stands_still(moved: MovedServer) -> None:
    friends = [Friend(moved, name) for name in ("Anna", "Ben")]
    table = await slow_game(friends)
    due = moved.get(f"/api/tables/{table}")["due"]
    begins = int(moved.now)
    chosen = friends[0].post("/api/club/vacation", {"begins": begins, "ends": begins + 5 * DAY})
    assert chosen["days_left"] == 25
    card = await until(lambda: (found := moved.get(f"/api/tables/{table}"))["due"] > due + 4 * DAY and found)
    assert abs(card["due"] - due - 5 * DAY) <= 3
    assert card["seats"][0]["rests"] == begins + 5 * DAY
    with pytest.raises(HttpProblem) as refused:
        friends[0].post("/api/club/vacation", {"begins": begins + 9 * DAY, "ends": begins + 40 * DAY})
    assert refused.value.status == 409
    moved.put_forward(2 * DAY)
    friends[0].post("/api/club/vacation/end", {})
    back = await until(lambda: (found := moved.get(f"/api/tables/{table}"))["due"] < card["due"] and found)
    assert abs(back["due"] - due - 2 * DAY) < 60


async def test_who_misses_two_turns_has_a_bot_until_they_are_back(moved: MovedServer) -> None:
    friends = [Friend(moved, name) for name in ("Anna", "Ben")]
    table = await slow_game(friends, options={"start_player": "seat-1", "quick": True})

    def played_by_bot() -> list[bool]:
        return [seat["stand_in"] for seat in moved.get(f"/api/tables/{table}")["seats"]]

    for _ in range(12):
        due = moved.get(f"/api/tables/{table}")["due"]
        if any(played_by_bot()) or not due:
            break
        moved.put_forward(DAY + 1)
        await until(partial(goes_on, moved, table, due))
    card = moved.get(f"/api/tables/{table}")
    if card["phase"] == "playing":
        gone = next(seat for seat, bot in enumerate(played_by_bot()) if bot)
        one = await friends[gone].look(table)
        assert not moved.get(f"/api/tables/{table}")["seats"][gone]["stand_in"]
        await one.leave()
    else:
        assert card["phase"] == "over"


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"game": "rush-out", "options": {}}, "bad-options"),
        ({"place": "device"}, "bad-options"),
        ({"place": "tv"}, "bad-options"),
        ({"options": {"nope_race": "arrival"}}, "bad-options"),
        ({"seats": [person("x"), person("y")]}, "no-card"),
    ],
)
def test_a_table_that_cannot_be_slow_is_refused(
    server: ServerProcess, change: dict[str, Any], kind: str
) -> None:
    anna = Friend(server, f"Anna {change.get('place', next(iter(change)))} slow")
    plan = {"game": "good-vs-evil", "seats": [person("x"), *bots(2)], "hours": 24}
    with pytest.raises(HttpProblem) as refused:
        anna.post("/api/tables", plan | change)
    assert refused.value.body["kind"] == kind


def test_guests_cannot_sit_down_by_correspondence(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem) as refused:
        make_table(server, [person("x"), *bots(1)], hours=24)
    assert refused.value.body["kind"] == "no-card"
    anna = Friend(server, "Anna with guests")
    ticket = anna.post(
        "/api/tables", {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}], "hours": 24}
    )
    with pytest.raises(HttpProblem) as refused:
        server.post(f"/api/tables/{ticket['table']}/join", {"name": "Guest"})
    assert "player card" in refused.value.body["text"]


async def test_a_slow_table_is_neither_paused_nor_taken_over(server: ServerProcess) -> None:
    friends = [Friend(server, name) for name in ("Anna unpaused", "Ben unpaused")]
    table = await slow_game(friends)
    one = await friends[0].look(table)
    for message in ({"type": "pause", "seat": 0, "on": True}, {"type": "stand-in", "of": 1}):
        await one.send(**message, id="x")
        assert (await one.hear("refused"))["kind"] == "not-now"
    await one.leave()
