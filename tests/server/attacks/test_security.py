"""Headers, origins, and secrets that stay secret."""

import asyncio
import json
import re
import socket
import urllib.error
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from speeltafel.server.common.settings import Settings
from tests.server.cluster.worker_server import WorkerServer, wait_until
from tests.server.conftest import StartServer
from tests.server.player import Player, random_move
from tests.server.process import HttpProblem, ServerProcess, call
from tests.server.tables import Ticket, make_table, person, player, two_people

TABLE = {"game": "good-vs-evil", "seats": [{"kind": "open"}, {"kind": "bot"}]}
QUICK_GAME = {"quick": True, "nope_window_seconds": 0}


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


@pytest.mark.parametrize("workers", [1, 2])
async def test_neither_secrets_nor_cards_are_logged_and_no_secret_is_stored(
    tmp_path: Path, workers: int
) -> None:
    server = WorkerServer(tmp_path, workers)
    server.start()
    games = [await two_people(server, bot_count=1, options=QUICK_GAME) for _ in range(2 * workers)]
    assert {server.owner(ticket["table"]) for ticket, _, _ in games} == set(range(workers))
    for ticket, *both in games:
        await make_mistakes(both[0])
        await asyncio.gather(*(one.play(random_move(seat)) for seat, one in enumerate(both)))
        assert server.get(f"/api/tables/{ticket['table']}/verify")["ok"]
    stored = b"".join(path.read_bytes() for path in server.data.rglob("*") if path.is_file())
    seeds = [server.get(f"/api/tables/{ticket['table']}/record")["secret"] for ticket, _, _ in games]
    server.stop()

    logged = server.log.read_text()
    for ticket, *both in games:
        assert ticket["table"].encode() in stored
        held = [ticket["host"], *(secret for one in both for secret in one.secrets_held)]
        assert not [secret for secret in held if secret.encode() in stored or secret in logged]
    assert logged.count('"event": "over"') == len(games)
    assert all(seeds)
    assert not [seed for seed in seeds if seed in logged]
    assert not cards_seen(games) & set(re.findall(r"[\w-]+", logged))


async def make_mistakes(one: Player) -> None:
    """What a server could be tempted to write down: a move that is refused, nonsense, and a wrong key."""
    await one.send(type="move", seat=0, decision=1, move={"type": "play", "card": "no-such-card"}, id="wrong")
    await one.hear("refused", id="wrong")
    await one.send(type="nonsense")
    await one.hear("refused")
    stranger = await Player(one.url, one.secrets_held[0][::-1]).arrive()
    await stranger.leave()


def cards_seen(games: list[tuple[Ticket, Player, Player]]) -> set[str]:
    """Every kind of card that anybody had in hand."""
    views = [
        viewpoint["view"]
        for _, *both in games
        for one in both
        for message in one.heard
        if message["type"] == "state"
        for viewpoint in message["viewpoints"]
    ]
    kinds = {card for view in views for card in view["hand"]}
    assert len(kinds) > 5
    return kinds


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


@pytest.mark.parametrize("name", ["elsewhere.example", "localhost.elsewhere.example", "[::1", "a b"])
def test_a_foreign_name_that_points_here_is_refused(server: ServerProcess, name: str) -> None:
    headers = {"Host": f"{name}:{server.port}", "Origin": f"http://{name}:{server.port}"}
    for body in (None, json.dumps(TABLE).encode()):
        given = headers | {"Content-Type": "application/json"}
        with pytest.raises(HttpProblem) as refused:
            call(urllib.request.Request(f"{server.url}/api/tables", body, given))
        assert refused.value.status == 421
        assert "SPEELTAFEL_PUBLIC_URL" in refused.value.body["text"]
    with pytest.raises(InvalidStatus), connect(server.socket_url("x"), additional_headers=headers):
        pass


def test_the_server_knows_its_own_names(start_server: StartServer) -> None:
    server = start_server(public_url="https://games.example", origins="https://other.example:8443")
    names = [
        "games.example",
        "other.example",
        "localhost",
        "192.0.2.7",
        "[2001:db8::1]",
        socket.gethostname(),
    ]
    for name in names:
        request = urllib.request.Request(f"{server.url}/api/games", headers={"Host": f"{name}:{server.port}"})
        assert call(request)


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/api/tables/%00", "/table/%0a", "/api/games/%7f/rules"]
)
def test_odd_addresses_are_refused(server: ServerProcess, path: str) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.get(path)
    assert (refused.value.status, refused.value.body["kind"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["/{}", "/assets/{}.js", "/api/tables/{}", "/table/{}/x"])
def test_an_endless_address_is_refused(server: ServerProcess, path: str) -> None:
    with pytest.raises(HttpProblem) as refused:
        server.get(path.format("a" * 300))
    assert refused.value.status == 414


@pytest.mark.parametrize("depth", [2_000, 7_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nowhere/join"])
def test_deep_nesting_in_a_body_is_malformed(server: ServerProcess, path: str, depth: int) -> None:
    body = b'{"game": "x", "seats": [], "name": "x", "options": ' + b"[" * depth + b"]" * depth + b"}"
    headers = {"Content-Type": "application/json"}
    with pytest.raises(HttpProblem) as refused:
        call(urllib.request.Request(server.url + path, body, headers))
    assert refused.value.status in {400, 404}


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_a_request_is_not_waited_for(start_server: StartServer, half: bytes, workers: str) -> None:
    server = start_server(request_seconds="0.5", workers=workers)
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(half)
        with suppress(ConnectionResetError):
            assert b"200 OK" not in line.recv(1000)


def test_an_answer_that_nobody_reads_is_not_kept(start_server: StartServer) -> None:
    server = start_server(request_seconds="0.5", requests_per_address="1")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.connect(("127.0.0.1", server.port))
        # A pipeline of requests for the largest answer, until the server's and the system's room is full.
        line.setblocking(False)
        ask = b"GET /api/games/rush-out/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with suppress(BlockingIOError):
            while True:
                line.send(ask)
        wait_until(lambda: not is_served(server))
        wait_until(lambda: is_served(server))


def is_served(server: ServerProcess) -> bool:
    with suppress(HttpProblem):
        return bool(server.get("/api/games"))
    return False


def test_one_address_does_not_ask_for_everything_at_once(start_server: StartServer) -> None:
    server = start_server(requests_per_address="3")
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    with ExitStack() as lines:
        for _ in range(3):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(half)
        wait_until(lambda: not is_served(server))
        with pytest.raises(HttpProblem) as refused:
            server.get("/api/games")
        assert refused.value.status == 429
    wait_until(lambda: is_served(server))


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


@pytest.mark.parametrize("path", ["/metrics", "/metrics/"])
def test_the_host_reads_the_numbers_on_the_own_machine(server: ServerProcess, path: str) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        assert b"speeltafel_commit_seconds_count" in answer.read()


@pytest.mark.parametrize("path", ["/metrics", "/metrics/"])
@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Forwarded": "for=127.0.0.1"},
        {"Host": "games.example"},
    ],
    ids=str,
)
def test_nobody_else_reads_the_numbers(server: ServerProcess, path: str, headers: dict[str, str]) -> None:
    """Whoever comes through a proxy seems to be on its machine."""
    assert asked_for(server, path, headers) in {403, 421}


def test_others_read_the_numbers_who_were_named(start_server: StartServer) -> None:
    server = start_server(metrics_for="203.0.113.0/24 2001:db8::7")
    told = [
        asked_for(server, "/metrics", {"X-Forwarded-For": address})
        for address in ("203.0.113.9", "2001:db8::7", "203.0.114.9", "2001:db8::8")
    ]
    assert told == [200, 200, 403, 403]


def asked_for(server: ServerProcess, path: str, headers: dict[str, str]) -> int:
    """The status of the answer."""
    try:
        with urllib.request.urlopen(urllib.request.Request(server.url + path, headers=headers)) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_wrong_networks_are_one_clear_line() -> None:
    with pytest.raises(Exception, match=r"a setting of the server is wrong: .*neighbours"):
        Settings.read({"SPEELTAFEL_METRICS_FOR": "neighbours"})


def test_health_and_schemas_are_there(server: ServerProcess) -> None:
    with urllib.request.urlopen(f"{server.url}/health") as answer:
        assert answer.read() == b"ok"
    assert "Move" in server.get("/api/socket-schema")["$defs"]
    assert "/api/tables" in server.get("/api/docs/openapi.json")["paths"]


def test_a_wrong_setting_is_one_clear_line() -> None:
    with pytest.raises(Exception, match=r"a setting of the server is wrong: .* in SPEELTAFEL_GRACE_SECONDS"):
        Settings.read({"SPEELTAFEL_GRACE_SECONDS": "soon"})
