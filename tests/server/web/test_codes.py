"""Four letters lead to a table that waits or plays, and the link is the one that others can use."""

import asyncio

import pytest

from speeltafel.server.common.keys import code_of
from tests.server.player import random_move
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import make_table, person, player, two_people


def test_a_code_leads_to_its_table_however_it_is_typed(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    code = code_of(ticket["table"])
    for typed in (code, code.lower(), f" {code} "):
        assert server.post("/api/tables/find", {"code": typed})["table"] == ticket["table"]


def test_a_code_of_no_table_is_told_as_such(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem, match="404"):
        server.post("/api/tables/find", {"code": "0000"})


async def test_a_table_that_is_over_has_no_code(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server, options={"quick": True})
    assert server.post("/api/tables/find", {"code": code_of(ticket["table"])})["table"] == ticket["table"]
    await asyncio.gather(anna.play(random_move(1)), ben.play(random_move(2)))
    with pytest.raises(HttpProblem, match="404"):
        server.post("/api/tables/find", {"code": code_of(ticket["table"])})


async def test_the_card_says_whom_the_game_waits_for(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}], options={"start_player": "seat-1"})
    assert server.get(f"/api/tables/{ticket['table']}")["asked"] == []
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    while not anna.decisions():
        await anna.next()
    assert server.get(f"/api/tables/{ticket['table']}")["asked"] == [0]


def test_an_invitation_has_the_link_of_the_qr_code(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    invitation = server.get(f"/api/tables/{ticket['table']}/invitation")
    assert invitation["code"] == code_of(ticket["table"])
    assert invitation["link"].endswith(f"/table/{ticket['table']}")
