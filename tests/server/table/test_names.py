"""Nobody can pass for somebody else, or hide something in a name or in what they say."""

import pytest

from tests.server.player import Player
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player

OPEN = {"kind": "open"}
ALIKE = [
    "Anna",
    "ANNA",
    " anna ",
    "An\u200bna",
    "\u202eAnna",
    "Ann\uff41",
    "An na",
    "Anna\u3164",
    "A\u0000nna",
]


def names(server: ServerProcess, ticket: Ticket) -> list[str]:
    return [seat["name"] for seat in server.get(f"/api/tables/{ticket['table']}")["seats"]]


def join(server: ServerProcess, ticket: Ticket, name: str, **more: object) -> Ticket:
    ticket = server.post(f"/api/tables/{ticket['table']}/join", {"name": name, **more})
    return ticket | {"host": ""}


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_is_taken_gets_a_number(server: ServerProcess, name: str) -> None:
    ticket = make_table(server, [person("Anna"), OPEN])
    join(server, ticket, name)
    _, second = names(server, ticket)
    assert second.isprintable()
    assert second.casefold().replace(" ", "") == "anna2"


def test_many_of_one_name_stay_within_its_length(server: ServerProcess) -> None:
    ticket = make_table(server, [person("x" * 24), OPEN, OPEN])
    join(server, ticket, "x" * 24)
    join(server, ticket, "X" * 24)
    assert names(server, ticket) == ["x" * 24, "x" * 21 + " 2", "X" * 21 + " 3"]


@pytest.mark.parametrize("name", [" ", "\u200b", "\u202e\u2066", "\u3164\u2800", "\u0007"])
def test_a_name_can_be_seen(server: ServerProcess, name: str) -> None:
    ticket = make_table(server, [person("Anna"), OPEN])
    with pytest.raises(HttpProblem) as caught:
        join(server, ticket, name)
    assert (caught.value.status, caught.value.body["kind"]) == (400, "bad-name")


def test_whoever_makes_the_table_has_names_that_differ(server: ServerProcess) -> None:
    seats = [person("Anna"), person("an\u200bna"), person("\u200b"), {"kind": "bot", "name": "ANNA"}]
    assert names(server, make_table(server, seats)) == ["Anna", "anna 2", "3", "ANNA 3"]


async def test_bots_are_not_called_like_people_who_stay(server: ServerProcess) -> None:
    ticket = make_table(server, [*bots(1), person("Anna")])
    anna = await player(server, ticket).arrive()
    await anna.send(type="configure", seats=[{"kind": "bot", "name": "Anna"}, {"kind": "person"}], id="c")
    await anna.hear("accepted", id="c")
    assert names(server, ticket) == ["Anna 2", "Anna"]


async def test_another_name_is_a_name_too(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), OPEN])
    ben = await player(server, join(server, ticket, "Ben")).arrive()
    for wanted, is_called in (("\u202eANNA", "ANNA 2"), ("ben", "ben"), ("Ben", "Ben")):
        await ben.send(type="rename", seat=1, name=wanted, id=wanted)
        await ben.hear("accepted", id=wanted)
        assert names(server, ticket) == ["Anna", is_called]
    await ben.send(type="rename", seat=1, name="\u200b")
    assert (await ben.hear("refused"))["kind"] == "bad-name"


async def test_who_takes_a_bots_seat_is_nobodys_double(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), *bots(2)], options={"start_player": "seat-1"})
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    join(server, ticket, "anna", seat=1)
    assert names(server, ticket)[:2] == ["Anna", "anna 2"]


async def test_words_do_not_turn_the_line_round(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), OPEN])
    anna = await player(server, ticket).arrive()
    onlooker = await Player(server.socket_url(ticket["table"])).arrive()
    await anna.send(type="say", seat=0, text="\u202eno\u0007t\u2066  me\nor \U0001f468\u200d\U0001f469")
    assert (await onlooker.hear("talk"))["text"] == "not me or \U0001f468\u200d\U0001f469"
    await anna.send(type="say", seat=0, text="\u202e \u0007")
    assert (await anna.hear("refused"))["kind"] == "malformed"
