"""What a host meets: settings that are wrong, ports, and answers as proxies and monitors want them."""

import gzip
import http.client
import json
import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from speeltafel.engine import BadSetup
from speeltafel.server.common.settings import Settings
from speeltafel.server.web.network import has_ipv6, listen
from tests.server.conftest import StartServer
from tests.server.process import ServerProcess, free_port
from tests.server.tables import bots, make_table, person, player

MAIN = "from speeltafel.__main__ import main; main()"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"TABELS": "7"}, "there is no setting SPEELTAFEL_TABELS: did you mean SPEELTAFEL_TABLES?"),
        ({"XYZZY": "7"}, "docs/hosting.md lists all of them"),
        ({"BOT_LEAST_SECONDS": "3"}, r"BOT_LEAST_SECONDS \(3\) is above SPEELTAFEL_BOT_MOST_SECONDS \(2.2\)"),
        ({"WINDOW_MOST_SECONDS": "1"}, "WINDOW_LEAST_SECONDS .* is above"),
        ({"PUBLIC_URL": "games.example"}, "SPEELTAFEL_PUBLIC_URL needs a whole address"),
        ({"PUBLIC_URL": "https://games.example/table"}, "without a path"),
        ({"PUBLIC_URL": "https://games.example:port"}, "needs a whole address"),
        ({"ORIGINS": "https://a.example b.example"}, "SPEELTAFEL_ORIGINS needs a whole address"),
        ({"NAMES_DAYS": "-1"}, "a setting of the server is wrong"),
    ],
)
def test_a_wrong_setting_is_named(wrong: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        Settings.read({f"SPEELTAFEL_{name}": value for name, value in wrong.items()})


def test_what_the_build_reads_is_no_mistake() -> None:
    found = Settings.read({"SPEELTAFEL_WEB": "skip", "SPEELTAFEL_PUBLIC_URL": "https://games.example:8443/"})
    assert found.public_url == "https://games.example:8443/"


def test_a_misspelt_setting_ends_the_command_in_one_line(tmp_path: Path) -> None:
    environment = os.environ | {"SPEELTAFEL_TABELS": "7"}
    command = [sys.executable, "-c", MAIN, "serve", "--no-open", "--data", str(tmp_path)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.splitlines() == [
        "speeltafel: there is no setting SPEELTAFEL_TABELS: did you mean SPEELTAFEL_TABLES?"
    ]


def test_every_address_is_both_kinds_of_them() -> None:
    listeners = listen("::", free_port())
    families = {listener.family for listener in listeners}
    for listener in listeners:
        listener.close()
    assert families == {socket.AF_INET, *([socket.AF_INET6] if has_ipv6() else [])}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_table_is_laid_when_it_answers(tmp_path: Path, workers: str) -> None:
    port = free_port()
    command = [sys.executable, "-u", "-c", MAIN, "serve", "--no-open", "--data", str(tmp_path)]
    command += ["--port", str(port), "--workers", workers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines: list[dict[str, str]] = []
        while not lines or lines[-1]["event"] != "the table is laid":
            lines.append(json.loads(process.stdout.readline()))
        places = ["127.0.0.1", *(["[::1]"] if has_ipv6() else [])]
        for place in places:
            with urllib.request.urlopen(f"http://{place}:{port}/health", timeout=5) as answer:
                assert answer.status == 200
        process.terminate()
    assert lines[-1]["page"] == f"http://localhost:{port}/"
    assert all(line["node"] for line in lines)


def test_nothing_is_laid_when_the_server_cannot_start(tmp_path: Path) -> None:
    environment = os.environ | {
        "SPEELTAFEL_DATABASE": f"postgresql://nobody@127.0.0.1:{free_port()}/none",
    }
    command = [sys.executable, "-c", MAIN, "serve", "--no-open", "--data", str(tmp_path)]
    command += ["--port", str(free_port())]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "is laid" not in ended.stdout
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="a folder in which nobody can make files")
def test_a_folder_that_cannot_be_written_gets_one_sentence() -> None:
    command = [sys.executable, "-c", MAIN, "serve", "--no-open", "--port", str(free_port())]
    ended = subprocess.run(
        [*command, "--data", "/sys/kernel"], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 2
    (sentence,) = ended.stderr.splitlines()
    assert re.search(r"/sys/kernel cannot be written \(.*\): let this user write there", sentence)


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/tables"])
def test_who_asks_for_the_head_gets_that_of_the_answer(server: ServerProcess, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("GET", path)
    whole = line.getresponse()
    body = whole.read()
    line.request("HEAD", path)
    head = line.getresponse()
    assert (head.status, head.read()) == (whole.status, b"")
    assert head.getheader("content-type") == whole.getheader("content-type")
    assert head.getheader("content-length") in (None, str(len(body)))
    line.close()


def test_who_comes_too_often_is_told_when_to_come_back(start_server: StartServer) -> None:
    server = start_server(posts_per_minute="2")
    statuses: list[tuple[int, str | None]] = []
    for _ in range(3):
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        line.request("POST", "/api/tables", b"{}", {"Content-Type": "application/json"})
        answer = line.getresponse()
        statuses.append((answer.status, answer.getheader("retry-after")))
        line.close()
    assert statuses[:2] == [(400, None)] * 2
    assert statuses[2][0] == 429
    assert statuses[2][1] is not None
    assert 0 < int(statuses[2][1]) <= 60


def ask(server: ServerProcess, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize("path", ["/api/games", "/api/games/spookhuis/rules", "/api/socket-schema"])
def test_long_answers_are_packed(server: ServerProcess, path: str) -> None:
    _, plain = ask(server, path)
    answer, packed = ask(server, path, accept_encoding="br, gzip")
    assert answer.getheader("content-encoding") == "gzip"
    assert answer.getheader("vary") == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    refused, again = ask(server, path, accept_encoding="gzip;q=0")
    assert (refused.getheader("content-encoding"), again) == (None, plain)


def test_files_are_packed_once(server: ServerProcess) -> None:
    _, page = ask(server, "/")
    (script, *_) = re.findall(rb"/assets/[^\"]+\.js", page) or [b""]
    if not script:
        pytest.skip("the client is not built")
    answer, packed = ask(server, script.decode(), accept_encoding="gzip")
    assert answer.getheader("content-encoding") == "gzip"
    assert gzip.decompress(packed) == ask(server, script.decode())[1]


async def test_a_crowded_address_is_told_so(start_server: StartServer) -> None:
    server = start_server(sockets_per_address="1")
    ticket = make_table(server, [person("Anna"), *bots(1)])
    await player(server, ticket).arrive()
    async with connect(server.socket_url(ticket["table"])) as second:
        assert json.loads(await second.recv()) == {"type": "closing", "reason": "crowded"}
        with pytest.raises(ConnectionClosed) as closed:
            await second.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
        4429,
        "too many browsers are connected from this address",
    )
