"""The waiting room: seats, options, names, talk; and taking back."""

from typing import Any

import pytest

from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import bots, make_table, person, player, two_people


def test_every_game_tells_its_options(server: ServerProcess) -> None:
    for game in server.get("/api/games"):
        assert list(game["options_schema"]["properties"]) == list(game["options"])
        assert 2 <= game["min_seats"] <= game["max_seats"]
        assert game["levels"]


@pytest.mark.parametrize(
    ("body", "status", "kind"),
    [
        ({"game": "no-such-game", "seats": bots(2)}, 400, "bad-options"),
        ({"game": "good-vs-evil", "seats": bots(9)}, 409, "bad-seats"),
        ({"game": "good-vs-evil", "seats": bots(3), "options": {"quick": "perhaps"}}, 400, "bad-options"),
        ({"game": "good-vs-evil", "seats": bots(3), "options": {"no such option": 1}}, 400, "bad-options"),
        ({"game": "good-vs-evil", "seats": [{"kind": "bot", "level": "godlike"}] * 2}, 409, "bad-seats"),
        ({"game": "good-vs-evil"}, 400, "malformed"),
        ({"game": "good-vs-evil", "seats": bots(3), "surprise": 1}, 400, "malformed"),
    ],
)
def test_what_cannot_be_played_is_refused(server: ServerProcess, body: Any, status: int, kind: str) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/tables", body)
    assert (refused.value.status, refused.value.body["kind"]) == (status, kind)
    assert refused.value.body["text"]


async def test_the_host_changes_seats_and_options(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    anna = await player(server, ticket).arrive()
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "name": "Robo"}, {"kind": "open"}]
    await anna.send(type="configure", seats=seats, options={"quick": True}, listed=True, id="c")
    await anna.hear("accepted")
    assert [seat["kind"] for seat in anna.card["seats"]] == ["person", "open", "bot", "open"]
    assert anna.card["seats"][0]["name"] == "Anna"
    assert anna.card["options"]["quick"] is True
    assert ticket["table"] in {card["table"] for card in server.get("/api/tables")}

    await anna.send(type="start")
    await anna.hear("state")
    assert [seat["kind"] for seat in anna.card["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in anna.card["seats"]}) == 4
    await anna.send(type="configure", seats=seats)
    assert (await anna.hear("refused"))["kind"] == "not-now"


async def test_the_host_sends_somebody_off(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    await anna.send(type="configure", seats=[{"kind": "person"}, {"kind": "bot"}])
    while ben.card["seats"][1]["kind"] != "bot":
        await ben.next()
    await ben.send(type="rename", seat=1, name="Ben again")
    assert (await ben.hear("refused"))["kind"] == "not-yours"


@pytest.mark.parametrize("plan", ["bot", "open"])
async def test_a_guest_sends_nobody_off_while_the_host_is_away(server: ServerProcess, plan: str) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}, {"kind": "open"}])
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    await anna.leave()
    while ben.card["seats"][0]["connected"]:
        await ben.next()
    sit = {"kind": "person"}
    for seats in ([{"kind": plan}, sit, {"kind": "open"}], [sit, {"kind": plan}, {"kind": "open"}]):
        await ben.send(type="configure", seats=seats, id="off")
        assert (await ben.hear("refused", id="off"))["kind"] == "not-yours"
    await ben.send(type="configure", seats=[sit, sit, {"kind": "bot"}], id="fine")
    await ben.hear("accepted", id="fine")
    again = await player(server, ticket).arrive()
    assert again.seat_numbers() == [0]
    await again.send(type="configure", seats=[sit, {"kind": "open"}, {"kind": "bot"}], id="host")
    await again.hear("accepted", id="host")


async def test_the_start_waits_for_everybodys_value(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    refused = await anna.hear("refused")
    assert refused["kind"] == "not-now"
    assert "Ben" in refused["detail"]


async def test_a_new_name_before_the_start(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}])
    anna = await player(server, ticket).arrive()
    await anna.send(type="rename", seat=0, name="Annelies", id="n")
    await anna.hear("accepted")
    assert anna.card["seats"][0]["name"] == "Annelies"


async def test_talk_reaches_the_table_and_stays(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    await anna.send(type="say", seat=0, text="Hoi!")
    heard = await ben.hear("talk")
    assert (heard["seat"], heard["name"], heard["text"]) == (0, "Anna", "Hoi!")
    late = await Player(server.socket_url(ticket["table"]), *ben.secrets_held).arrive()
    assert [talk["text"] for talk in late.heard[0]["talk"]] == ["Hoi!"]


async def test_nobody_talks_without_end(server: ServerProcess) -> None:
    _, anna, ben = await two_people(server)
    for number in range(20):
        await anna.send(type="say", seat=0, text=f"and another thing, {number}", id=str(number))
    assert (await anna.hear("refused"))["kind"] == "too-fast"
    await ben.send(type="say", seat=1, text="Finally.")
    await anna.hear("talk", text="Finally.")


async def test_phrases_are_those_of_the_game(server: ServerProcess) -> None:
    phrases = next(game["phrases"] for game in server.get("/api/games") if game["slug"] == "good-vs-evil")
    _, anna, ben = await two_people(server)
    await anna.send(type="phrase", seat=0, phrase=phrases[0])
    assert (await ben.hear("talk"))["phrase"] == phrases[0]
    await anna.send(type="phrase", seat=0, phrase="phrase-nobody-knows")
    assert (await anna.hear("refused"))["kind"] == "talk"
    await anna.send(type="signal", seat=0, signal="wink")
    assert (await anna.hear("refused"))["kind"] == "talk"


async def test_spectators_do_not_talk_to_players_during_the_game(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    watcher = await Player(server.socket_url(ticket["table"]), role="spectator").arrive()
    await watcher.send(type="say", text="She has a Nope!", id="s")
    await watcher.hear("accepted")
    await anna.send(type="say", seat=0, text="Quiet here.")
    await ben.hear("talk")
    assert [message["text"] for message in ben.heard if message["type"] == "talk"] == ["Quiet here."]


async def test_a_card_on_the_table_cannot_be_taken_back(server: ServerProcess) -> None:
    _, anna, ben = await two_people(server)
    mover = anna if anna.decisions() else ben
    await mover.answer(random_move(1))
    await mover.hear("accepted")
    await mover.send(type="undo", seat=mover.seat_numbers()[0])
    assert (await mover.hear("refused"))["kind"] == "not-now"


def test_the_link_is_a_qr_code(server: ServerProcess) -> None:
    import urllib.request

    ticket = make_table(server, bots(2))
    with urllib.request.urlopen(f"{server.url}/api/tables/{ticket['table']}/qr.svg") as answer:
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert answer.read().startswith(b"<svg")


def test_unknown_tables_are_unknown(server: ServerProcess) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/replay", "/api/games/nothing/rules"):
        with pytest.raises(HttpProblem) as refused:
            server.get(path)
        assert refused.value.status == 404
