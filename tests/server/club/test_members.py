"""Player cards: who holds one, what it says, and that it opens its seats on every device."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from speeltafel.server.club.club import kept
from speeltafel.server.club.members import Members
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import Storage, open_storage
from speeltafel.server.wire.club import ChangeCard, MakeCard
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import make_table, person, player


@pytest.fixture
async def storage(stored: Settings) -> AsyncIterator[Storage]:
    opened = await open_storage(stored)
    yield opened
    await opened.close()


@pytest.fixture
def members(storage: Storage) -> Members:
    return Members(storage.keeper)


async def test_a_card_is_known_by_the_secret_of_its_device_and_by_nothing_else(members: Members) -> None:
    anna, secret = await members.make(MakeCard("Anna", "0a1", "phone"))
    assert await members.holding(secret) == anna
    assert await members.holding(secret[:-1] + ("A" if secret[-1] != "A" else "B")) is None
    assert await members.holding("") is None


async def test_a_name_is_taken_once_however_it_is_written(members: Members) -> None:
    await members.make(MakeCard("Anna Lee"))
    for alike in ("anna lee", "ANNALEE", " Anna\u200b  Lee "):
        with pytest.raises(Refusal) as refused:
            await members.make(MakeCard(alike))
        assert refused.value.kind == "name-taken"
    ben, _ = await members.make(MakeCard("Ben"))
    with pytest.raises(Refusal):
        await members.change(ben, ChangeCard(name="annalee"))
    assert (await members.named("ANNA lee") or ben).name == "Anna Lee"


async def test_a_name_that_nobody_can_see_is_refused(members: Members) -> None:
    with pytest.raises(Refusal) as refused:
        await members.make(MakeCard("\u200b"))
    assert refused.value.kind == "bad-name"


async def test_what_is_given_is_changed_and_the_rest_stays(members: Members) -> None:
    anna, secret = await members.make(MakeCard("Anna", "0a1"))
    changed = await members.change(anna, ChangeCard(face="zz", hidden=True))
    assert changed == await members.holding(secret)
    assert (changed.name, changed.face, changed.shown, changed.hidden) == ("Anna", "zz", "members", True)


async def test_a_removed_device_opens_nothing_and_the_others_stay(members: Members) -> None:
    anna, first = await members.make(MakeCard("Anna"))
    second = await members.add_device(anna.id, "laptop")
    await members.remove_device(anna.id, anna.device)
    assert await members.holding(first) is None
    again = await members.holding(second)
    assert again is not None
    assert again.id == anna.id
    await members.remove_device("somebody", again.device)
    assert await members.holding(second) is not None


async def test_what_the_club_keeps_is_made_once(storage: Storage) -> None:
    assert await kept(storage.keeper, "seats", lambda: b"first") == b"first"
    assert await kept(storage.keeper, "seats", lambda: b"second") == b"first"


def card(server: ServerProcess, name: str) -> dict[str, Any]:
    made: dict[str, Any] = server.post("/api/club/cards", {"name": name, "face": "0a"})
    return made


def bearer(made: dict[str, Any]) -> str:
    return f"Bearer {made['secret']}"


def refused(server: ServerProcess, path: str, body: Any, **headers: str) -> HttpProblem:
    with pytest.raises(HttpProblem) as problem:
        server.post(path, body, **headers)
    return problem.value


async def test_a_seat_taken_with_a_card_is_opened_by_every_device_of_it(server: ServerProcess) -> None:
    anna, ben = card(server, "Anna of the seat"), card(server, "Ben of the seat")
    plan = {"game": "good-vs-evil", "seats": [person("anything"), {"kind": "open"}]}
    ticket = server.post("/api/tables", plan, Authorization=bearer(anna))
    table = ticket["table"]
    joined = server.post(f"/api/tables/{table}/join", {"name": "whoever"}, Authorization=bearer(ben))
    again = server.post(f"/api/tables/{table}/join", {"name": "whoever"}, Authorization=bearer(ben))
    assert again["keys"] == joined["keys"]
    assert server.post(f"/api/tables/{table}/keys", {}, Authorization=bearer(anna))["keys"] == ticket["keys"]
    seats = server.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["member"], seat["face"]) for seat in seats] == [
        ("Anna of the seat", anna["card"]["member"], "0a"),
        ("Ben of the seat", ben["card"]["member"], "0a"),
    ]
    one = await player(server, ticket).arrive()
    assert one.heard[0]["seats"] == [0]


def test_who_has_no_card_is_a_guest_as_before(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Carl"), {"kind": "open"}])
    assert server.get(f"/api/tables/{ticket['table']}")["seats"][0]["member"] == ""
    assert refused(server, f"/api/tables/{ticket['table']}/keys", {}).status == 401


def test_a_wrong_card_is_refused_and_nothing_says_how_wrong_it_is(server: ServerProcess) -> None:
    made = card(server, "Dora")
    near = bearer(made)[:-1] + ("A" if made["secret"][-1] != "A" else "B")
    answers = [
        refused(
            server, "/api/tables", {"game": "good-vs-evil", "seats": [person("Dora")] * 2}, Authorization=key
        )
        for key in (near, "Bearer x", "Basic abc", f"Bearer {'x' * 500}")
    ]
    assert {(answer.status, answer.body["text"]) for answer in answers} == {
        (401, "this card is not known here")
    }


def test_a_card_cannot_be_called_otherwise_at_a_table(server: ServerProcess) -> None:
    made = card(server, "Eva")
    ticket = server.post(
        "/api/tables",
        {"game": "good-vs-evil", "seats": [person("Queen"), {"kind": "open"}]},
        Authorization=bearer(made),
    )
    assert server.get(f"/api/tables/{ticket['table']}")["seats"][0]["name"] == "Eva"
