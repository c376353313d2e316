"""Every answer names its request, and a log line about a fault says whose it was: node, table and request."""

import http.client
import json
import os
import re
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.worker_server import WorkerServer, wait_until
from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person, player
from tools.services import Redis

SABOTAGE = Path(__file__).parent / "sabotage"
GIVEN = "proxy-7b2e9f1c.0001"
MADE = re.compile(r"[0-9a-f]{16}")


def answered(server: ServerProcess, path: str, method: str = "GET", **headers: str) -> str:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request(
        method,
        path,
        headers={"X-Request-ID" if name == "id" else name: value for name, value in headers.items()},
    )
    found = line.getresponse().headers.get_all("x-request-id") or []
    line.close()
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/tables/nothing", "/api/nowhere", "/metrics", "/" + "a" * 300]
)
def test_an_answer_carries_the_id_that_a_proxy_gave(server: ServerProcess, path: str) -> None:
    assert answered(server, path, id=GIVEN) == GIVEN
    first, second = answered(server, path), answered(server, path)
    assert MADE.fullmatch(first)
    assert MADE.fullmatch(second)
    assert first != second


@pytest.mark.parametrize(
    "wrong", ["short", "a" * 65, "with blanks inside", 'quote"quote"', "../../etc/passwd", "-leading-dash"]
)
def test_what_is_no_id_is_replaced(server: ServerProcess, wrong: str) -> None:
    assert MADE.fullmatch(answered(server, "/health", id=wrong))


def test_an_unknown_name_and_a_wrong_method_are_answered_with_one_too(server: ServerProcess) -> None:
    assert answered(server, "/api/games", id=GIVEN, Host="elsewhere.example") == GIVEN
    assert answered(server, "/api/games", "DELETE", id=GIVEN) == GIVEN


async def test_a_socket_is_greeted_with_it(server: ServerProcess) -> None:
    ticket = make_table(server, [person("Anna"), *bots(1)])
    async with connect(
        server.socket_url(ticket["table"]), additional_headers={"X-Request-ID": GIVEN}
    ) as line:
        assert line.response is not None
        assert line.response.headers["x-request-id"] == GIVEN


def lines(server: ServerProcess, event: str) -> list[dict[str, Any]]:
    read = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in read if line["event"] == event]


def sabotaged(server: ServerProcess) -> ServerProcess:
    paths = [str(SABOTAGE), server.environment.get("PYTHONPATH", "")]
    server.environment["PYTHONPATH"] = os.pathsep.join(paths)
    return server


async def make_it_fail(anna: Player) -> None:
    await anna.send(type="preview", seat=0, move={}, id="preview")
    with suppress(ConnectionClosed):
        assert (await anna.hear("closing"))["reason"] == "fault"


async def arrive_named(one: Player) -> Player:
    """As a browser behind a proxy that names its requests."""
    one.socket = await connect(one.url, max_size=None, additional_headers={"X-Request-ID": GIVEN})
    return await one.greet()


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_fault_in_a_move_names_node_table_and_request(tmp_path: Path, workers: int) -> None:
    server = sabotaged(WorkerServer(tmp_path, workers)).start()
    ticket = make_table(server, [person("Anna"), *bots(1)])
    anna = await arrive_named(player(server, ticket))
    await anna.send(type="say", seat=0, text="fail-to-store", id="say")
    await anna.hear("refused", id="say")
    await make_it_fail(anna)
    answered(server, "/api/games/good-vs-evil/rules", id="asked-of-the-rules")
    wait_until(lambda: bool(lines(server, "message failed") and lines(server, "request failed")))
    for event in ("not stored", "message failed"):
        (line, *_) = lines(server, event)
        assert (line["table"], line["request"]) == (ticket["table"], GIVEN)
        assert line["node"] == socket.gethostname().lower().partition(".")[0][:16]
        assert ("worker" in line) == (workers > 1)
    assert lines(server, "request failed")[0]["request"] == "asked-of-the-rules"
    keep_quiet(server, ticket, anna)
    assert server.process is not None
    server.process.terminate()
    server.process.wait(timeout=20)


def keep_quiet(server: ServerProcess, ticket: dict[str, Any], anna: Player) -> None:
    """No secret of a seat, no seed and no card is in any line, and nothing that was said."""
    log = server.log.read_text()
    for secret in [key["secret"] for key in ticket["keys"]] + [ticket["host"], anna.root]:
        assert secret not in log
    assert "planted" not in log
    assert "fail-to-store" not in log
    assert "Anna" not in log


async def test_a_fault_over_the_bus_names_the_request_of_the_other_node(
    new_database: str, redis: Redis, tmp_path: Path
) -> None:
    started: list[ServerProcess] = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        node = ServerProcess(tmp_path / name, database=new_database, bus=redis.url, thinkers="0")
        started.append(sabotaged(node).start())
    first, second = started
    ticket = make_table(first, [person("Anna"), *bots(1)])
    anna = await arrive_named(player(second, ticket))
    await make_it_fail(anna)
    wait_until(lambda: bool(lines(first, "message failed")))
    (line,) = lines(first, "message failed")
    assert (line["table"], line["request"]) == (ticket["table"], GIVEN)
    (created,) = lines(first, "created")
    assert created["node"] == line["node"]
    assert line["node"].startswith(socket.gethostname().lower().partition(".")[0][:16] + "-")
    assert not lines(second, "message failed")
    for node in started:
        keep_quiet(node, ticket, anna)
        assert node.process is not None
        node.process.terminate()
        node.process.wait(timeout=20)
