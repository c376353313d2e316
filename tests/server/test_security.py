"""Headers, origins, and secrets that stay secret."""

import json
import urllib.error
import urllib.request

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from speeltafel.server.settings import Settings
from tests.server.conftest import StartServer
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import make_table, person, player, two_people

TABLE = {"game": "good-vs-evil", "seats": [{"kind": "open"}, {"kind": "bot"}]}


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/tables/nowhere", "/no-such-file.js"])
def test_every_answer_forbids_what_it_does_not_need(server: ServerProcess, path: str) -> None:
    try:
        headers = urllib.request.urlopen(server.url + path).headers
    except urllib.error.HTTPError as error:
        headers = error.headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] is None


def test_another_servers_page_cannot_make_tables(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/tables", TABLE, Origin="http://elsewhere.example")
    assert refused.value.status == 403
    assert server.post("/api/tables", TABLE, Origin=server.url)["table"]


def test_a_form_cannot_make_tables(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/tables", TABLE, Content_Type="text/plain")
    assert refused.value.status == 415


def test_another_servers_page_cannot_open_a_socket(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}])
    url = server.socket_url(ticket["table"])
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://elsewhere.example")):
        pass
    with connect(url, origin=Origin(server.url)) as own:
        own.send(json.dumps({"type": "hello"}))
        assert json.loads(own.recv(timeout=10))["type"] == "welcome"


async def test_secrets_are_neither_logged_nor_stored(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    secrets = [ticket["host"], *anna.secrets_held, *ben.secrets_held]
    stored = b"".join(path.read_bytes() for path in server.data.iterdir())
    assert ticket["table"].encode() in stored
    assert not [secret for secret in secrets if secret.encode() in stored]


async def test_nobody_is_told_the_secrets_of_others(server: ServerProcess) -> None:
    ticket, anna, ben = await two_people(server)
    told = json.dumps(ben.heard) + json.dumps(server.get(f"/api/tables/{ticket['table']}"))
    assert not [secret for secret in (ticket["host"], *anna.secrets_held) if secret in told]


def test_too_many_tables_from_one_address_are_refused(start_server: StartServer) -> None:
    server = start_server(posts_per_minute="3")
    for _ in range(3):
        server.post("/api/tables", TABLE)
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/tables", TABLE)
    assert refused.value.status == 429
    assert refused.value.body["kind"] == "too-fast"
    assert server.get("/api/games")


def test_a_large_body_is_refused(server: ServerProcess) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.post("/api/tables", TABLE | {"options": {"x": "y" * 100_000}})
    assert refused.value.status == 413


async def test_only_the_host_starts(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    joined = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Ben"})
    await player(server, ticket).arrive()
    ben = await player(server, joined | {"host": ""}).arrive()
    await ben.send(type="start")
    assert (await ben.hear("refused"))["kind"] == "not-yours"


def test_health_metrics_and_schemas_are_there(server: ServerProcess) -> None:
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        assert b"speeltafel_commit_seconds_count" in answer.read()
    assert "Move" in server.get("/api/socket-schema")["$defs"]
    assert "/api/tables" in server.get("/api/docs/openapi.json")["paths"]


def test_a_wrong_setting_is_one_clear_line() -> None:
    with pytest.raises(Exception, match=r"a setting of the server is wrong: .*grace_seconds"):
        Settings.read({"SPEELTAFEL_GRACE_SECONDS": "soon"})
