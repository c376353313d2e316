"""`speeltafel club` as a host types it, while the server runs, in both languages."""

import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from tests.server.conftest import StartServer
from tests.server.process import HttpProblem, ServerProcess


def shell(server: ServerProcess, *words: str) -> str:
    """What the command says; whether it went well is said by its words."""
    command = [sys.executable, "-m", "speeltafel", "club", *words, "--data", str(server.data)]
    told = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"NO_COLOR": "1"}
    )
    return (told.stdout + told.stderr).strip()


def status_of(server: ServerProcess, secret: str) -> int:
    try:
        server.get("/api/club/card", Authorization=f"Bearer {secret}")
    except HttpProblem as problem:
        return problem.status
    return 200


def test_a_ban_says_whom_and_until_when_and_holds(start_server: StartServer) -> None:
    server = start_server()
    secret = server.post("/api/club/cards", {"name": "Carla"})["secret"]
    until = {days: (date.today() + timedelta(days=days)).isoformat() for days in (29, 30, 31)}
    assert shell(server, "ban", "CARLA", "--days", "30") in [
        f"Carla is banned until {day}" for day in until.values()
    ]
    assert status_of(server, secret) == 403
    assert shell(server, "ban", "Carla", "--lang", "nl") == "Carla is voorgoed geblokkeerd"
    assert "voorgoed" in shell(server, "members", "--lang", "nl")
    assert shell(server, "unban", "carla") == "Carla may come back"
    assert status_of(server, secret) == 200
    assert "unban" in shell(server, "ban", "Carla", "--days", "0")
    assert status_of(server, secret) == 200, "a ban of no days is none, and says so"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "one member, 0 tables"), ("nl", "één lid, 0 tafels")], ids=str
)
def test_figures_are_told_as_people_count(start_server: StartServer, language: str, told: str) -> None:
    server = start_server()
    server.post("/api/club/cards", {"name": "Only one"})
    figures = shell(server, "figures", "--lang", language)
    assert figures.startswith(told)
    assert ("," if language == "nl" else ".") in figures.split()[-2]


def test_a_new_key_opens_the_page_and_the_one_of_before_does_not(start_server: StartServer) -> None:
    server = start_server()
    first = shell(server, "key").splitlines()[0]
    fresh, told = shell(server, "key", "--lang", "nl").splitlines()
    assert told == "Open er /club/host mee. De vorige sleutel opent niets meer."
    assert server.get("/api/club/host", Authorization=f"Host {fresh}")["members"] == []
    with pytest.raises(HttpProblem):
        server.get("/api/club/host", Authorization=f"Host {first}")
