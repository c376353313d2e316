"""Tables that count: what they refuse, what nobody may do at them, and what comes of them."""

from typing import Any

import pytest

from speeltafel.cli.club import told, words
from speeltafel.server.common.settings import Settings
from tests.server.club.test_history import card, until
from tests.server.conftest import StartServer
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import person, player

BOT = {"kind": "bot", "level": "normal"}
OPEN = {"kind": "open"}


def rated(server: ServerProcess, bearer: str, seats: list[dict[str, Any]], **more: Any) -> Any:
    plan = {"game": "good-vs-evil", "seats": seats, "options": {"quick": True}, "rated": True}
    headers = {"Authorization": bearer} if bearer else {}
    browser = more.pop("browser", "")
    if browser:
        headers["Speeltafel-Browser"] = browser
    return server.post("/api/tables", plan | more, **headers)


def join(server: ServerProcess, ticket: Any, bearer: str, browser: str = "") -> Any:
    headers = {"Authorization": bearer} | ({"Speeltafel-Browser": browser} if browser else {})
    return server.post(f"/api/tables/{ticket['table']}/join", {"name": "x"}, **headers) | {"host": ""}


async def refusal(one: Player, **message: Any) -> str:
    await one.send(id="asked", **message)
    return str((await one.hear("refused", id="asked"))["kind"])


@pytest.mark.parametrize(
    "unfit",
    [
        {"coach": True},
        {"pace": "none"},
        {"pace": "own"},
        {"place": "device"},
        {"options": {"quick": True, "main_action_seconds": 0}},
        {"seats": [person("a"), person("b")]},
    ],
)
def test_a_table_that_cannot_be_compared_is_not_rated(server: ServerProcess, unfit: dict[str, Any]) -> None:
    _, bearer = card(server, f"Unfit {abs(hash(str(unfit))) % 10**8}")
    seats = unfit.pop("seats", [person("a"), BOT])
    with pytest.raises(HttpProblem) as refused:
        rated(server, bearer, seats, **unfit)
    assert "rated" in str(refused.value)


def test_guests_make_and_join_no_rated_table(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem):
        rated(server, "", [person("a"), BOT])
    _, bearer = card(server, "Host of rated")
    ticket = rated(server, bearer, [person("a"), OPEN])
    with pytest.raises(HttpProblem) as refused:
        server.post(f"/api/tables/{ticket['table']}/join", {"name": "Guest"})
    assert "no-card" in str(refused.value)


async def test_one_against_a_bot_counts_without_coach_and_take_back(server: ServerProcess) -> None:
    _, bearer = card(server, "Lone star")
    ticket = rated(server, bearer, [person("x"), BOT])
    one = await player(server, ticket).arrive()
    assert one.card["rated"]
    await one.send(type="start")
    await one.hear("state")
    assert not one.card["coaching"]
    while not one.decisions():
        await one.next()
    viewpoint, decision = one.decisions()[0]
    assert decision["clock"] is not None
    assert not viewpoint["may_undo"]
    asked = {"seat": viewpoint["seat"], "decision": decision["number"]}
    assert await refusal(one, type="coach", **asked) == "coach-off"
    assert await refusal(one, type="undo", seat=0) == "not-now"
    assert await refusal(one, type="pause", seat=0, on=True) == "rated"
    assert one.card["paused_by"] is None
    await one.play(random_move(3))

    told = until(lambda: server.get("/api/club/members/Lone%20star", Authorization=bearer)["ratings"])[0]
    assert (told["ladder"], told["games"], told["sure"]) == ("good-vs-evil", 1, False)
    assert told["points"] != 1000
    assert told["margin"] > 500
    assert (told["like"], told["early"]) == ("", True), "one game says nothing about that"
    change = server.get(f"/api/club/rated/{ticket['table']}", Authorization=bearer)
    assert (change["before"], change["points"], change["margin"]) == (1000, told["points"], told["margin"])
    board = server.get("/api/club/ladders/good-vs-evil", Authorization=bearer)
    mine = next(rung for rung in board["rungs"] if rung["you"])
    assert mine["points"] == told["points"]
    assert {level for mark in board["bots"] for level in mark["levels"]} >= {"novice", "normal"}
    month = server.get(f"/api/club/ladders/good-vs-evil?month={board['months'][0]}", Authorization=bearer)
    assert any(rung["you"] for rung in month["rungs"])
    long_ago = server.get("/api/club/ladders/good-vs-evil?month=2001-01", Authorization=bearer)
    assert long_ago["rungs"] == []


@pytest.mark.parametrize("counts", [False, True])
async def test_a_step_can_be_taken_back_unless_the_game_is_rated(server: ServerProcess, counts: bool) -> None:
    _, bearer = card(server, f"Takes back {counts}")
    options = {"outcasts": "random", "first_player": 1}
    seats = [person("x"), BOT]
    ticket = rated(server, bearer, seats, game="hydes-attack", options=options, rated=counts)
    one = await player(server, ticket).arrive()
    await one.send(type="start")
    while not one.decisions():
        await one.next()
    await one.answer(lambda viewpoint, decision: next(m for m in decision["moves"] if "location" in m))
    await one.hear("accepted")
    while not one.decisions() or one.decisions()[0][1]["number"] in [key[1] for key in one.sent.values()]:
        await one.next()
    assert one.decisions()[0][0]["may_undo"] is not counts
    await one.send(type="undo", seat=0, id="back")
    assert (await one.hear("refused" if counts else "accepted", id="back"))["id"] == "back"


async def test_all_who_play_a_rated_game_together_cannot_pause_it(server: ServerProcess) -> None:
    """Not one of them, not in agreement, and not by who looks on."""
    (_, first), (_, second) = card(server, "Pauses One"), card(server, "Pauses Two")
    ticket = rated(server, first, [person("x"), OPEN])
    joined = join(server, ticket, second)
    one, two = await player(server, ticket).arrive(), await player(server, joined).arrive()
    await one.send(type="start")
    for each in (one, two):
        await each.hear("state")
    for seat, each in enumerate((one, two)):
        for on in (True, False):
            assert await refusal(each, type="pause", seat=seat, on=on) == "rated"
        assert await refusal(each, type="pause", seat=1 - seat, on=True) == "not-yours"
    assert one.card["paused_by"] is None
    assert one.card["pause"] is None


async def test_two_cards_of_one_browser_do_not_meet_at_a_rated_table(server: ServerProcess) -> None:
    _, first = card(server, "Jekyll")
    _, second = card(server, "Hyde")
    _, third = card(server, "Utterson")
    ticket = rated(server, first, [person("x"), OPEN, OPEN], browser="my own laptop")
    host = await player(server, ticket).arrive()
    others = [join(server, ticket, second, "my own laptop"), join(server, ticket, third, "another one")]
    for other in others:
        await player(server, other).arrive()
    assert await refusal(host, type="start") == "rated"

    # Though by now the second card is in another browser.
    again = rated(server, first, [person("x"), OPEN], browser="my own laptop")
    joined = join(server, again, second, "a friend's phone")
    one, two = await player(server, again).arrive(), await player(server, joined).arrive()
    assert await refusal(one, type="start") == "rated"
    await two.leave()

    fair = rated(server, first, [person("x"), OPEN], browser="my own laptop")
    joined = join(server, fair, third, "another one")
    one, two = await player(server, fair).arrive(), await player(server, joined).arrive()
    await one.send(type="start")
    await one.hear("state")
    await two.hear("state")


async def test_a_friendly_table_cannot_become_rated_with_a_guest_at_it(server: ServerProcess) -> None:
    _, bearer = card(server, "Turncoat")
    ticket = rated(server, bearer, [person("x"), OPEN], rated=False)
    server.post(f"/api/tables/{ticket['table']}/join", {"name": "Guest"})
    host = await player(server, ticket).arrive()
    seats = [{"kind": "person"}, {"kind": "person"}]
    asked = {"type": "configure", "seats": seats, "options": {"quick": True}, "rated": True}
    assert await refusal(host, **asked) == "rated"


async def test_nobody_takes_a_bots_seat_in_a_running_rated_game(server: ServerProcess) -> None:
    _, bearer = card(server, "Early")
    _, late = card(server, "Late")
    ticket = rated(server, bearer, [person("x"), BOT])
    one = await player(server, ticket).arrive()
    await one.send(type="start")
    await one.hear("state")
    with pytest.raises(HttpProblem):
        join(server, ticket, late)


async def test_own_games_by_page_and_game(server: ServerProcess) -> None:
    _, bearer = card(server, "Archivist")
    ticket = rated(server, bearer, [person("x"), BOT], rated=False)
    one = await player(server, ticket).arrive()
    await one.send(type="start")
    await one.play(random_move(2))
    page = until(lambda: (found := server.get("/api/club/games", Authorization=bearer))["games"] and found)
    [game] = page["games"]
    assert (game["table"], game["rated"], page["before"]) == (ticket["table"], False, 0)
    assert [other["kind"] for other in game["company"] if not other["you"]] == ["bot"]
    assert game["won"] == (game["place"] == 1)
    assert server.get("/api/club/games?game=spookhuis", Authorization=bearer)["games"] == []
    before = server.get(f"/api/club/games?before={game['arrival']}", Authorization=bearer)
    assert before["games"] == []
    with pytest.raises(HttpProblem):
        server.get("/api/club/games")


def seen(server: ServerProcess, name: str, bearer: str = "") -> Any:
    """The profile, or what the server says instead of it."""
    headers = {"Authorization": bearer} if bearer else {}
    try:
        return server.get(f"/api/club/members/{name}", **headers)["name"]
    except HttpProblem as problem:
        return str(problem).replace(name, "…")


@pytest.mark.parametrize(
    ("shown", "guest", "member"),
    [("private", False, False), ("members", False, True), ("public", True, True)],
)
def test_a_profile_is_seen_by_whom_its_owner_chose(
    server: ServerProcess, shown: str, guest: bool, member: bool
) -> None:
    name = f"Shown-{shown}"
    _, bearer = card(server, name)
    _, other = card(server, f"Looks-{shown}")
    server.post("/api/club/card", {"shown": shown}, Authorization=bearer)
    unknown = seen(server, "Nobody-at-all")
    assert "404" in unknown or "unknown" in unknown
    assert seen(server, name, bearer) == name
    assert seen(server, name) == (name if guest else unknown)
    assert seen(server, name, other) == (name if member else unknown)


async def test_ratings_are_counted_again_by_a_command(start_server: StartServer) -> None:
    server = start_server()
    _, bearer = card(server, "Twice counted")
    ticket = rated(server, bearer, [person("x"), BOT])
    one = await player(server, ticket).arrive()
    await one.send(type="start")
    await one.play(random_move(4))
    before = until(lambda: server.get("/api/club/members/Twice%20counted", Authorization=bearer)["ratings"])
    lines = await told(Settings(data=str(server.data)), again=True, texts=words("en"))
    assert lines == ["good-vs-evil: one game counted", "good-vs-evil: 1 rated"]
    assert server.get("/api/club/members/Twice%20counted", Authorization=bearer)["ratings"] == before
