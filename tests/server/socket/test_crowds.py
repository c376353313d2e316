"""Nobody takes a player's place, and nobody holds more memory than was allowed: real sockets that never read."""

import base64
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from speeltafel.server.storage.contract import StorageFailed
from tests.server.cluster.worker_server import wait_until
from tests.server.conftest import StartServer
from tests.server.inside import ServerInside
from tests.server.player import Player
from tests.server.tables import Ticket, make_table, person, player, two_people

PING = {"type": "ping", "id": "x" * 40}


def look_on(url: str) -> ClientConnection:
    onlooker = connect(url, legacy=True)
    onlooker.send(json.dumps({"type": "hello", "role": "spectator"}))
    return onlooker


def answer(onlooker: ClientConnection) -> str:
    """What an onlooker is told first."""
    message: dict[str, Any] = json.loads(onlooker.recv(timeout=20))
    return str(message.get("kind") or message["type"])


async def test_onlookers_never_take_a_players_place(start_server: StartServer) -> None:
    server = start_server(onlookers_per_table="5", onlookers_per_address="3", hello_seconds="1000000")
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    url = server.socket_url(ticket["table"])
    onlookers = [look_on(url) for _ in range(6)]
    assert [answer(onlooker) for onlooker in onlookers] == ["welcome"] * 3 + ["crowded"] * 3
    assert [answer(onlooker) for onlooker in onlookers[3:]] == ["closing"] * 3
    for onlooker in onlookers[3:]:
        with pytest.raises(ConnectionClosed):
            onlooker.recv(timeout=20)
    anna = await player(server, ticket).arrive()
    assert anna.seat_numbers() == [0]
    screen = await Player(url, host=ticket["host"], role="tv").arrive()
    assert screen.card["tv"] is True


async def test_a_returning_player_gets_in_though_own_old_tabs_seem_to_be_there(
    start_server: StartServer,
) -> None:
    server = start_server(tabs_per_seat="2")
    ticket = make_table(server, [person("Anna"), {"kind": "open"}])
    first, second, third = [await player(server, ticket).arrive() for _ in range(3)]
    assert (await first.hear("closing"))["reason"] == "too-many-tabs"
    assert third.seat_numbers() == second.seat_numbers() == [0]
    await second.send(type="rename", seat=0, name="Annelies", id="still here")
    await second.hear("accepted")


async def test_a_full_address_lets_players_in_and_the_oldest_onlooker_go(start_server: StartServer) -> None:
    server = start_server(sockets_per_address="3")
    ticket = make_table(server, [person("Anna"), person("Ben"), person("Cas"), person("Dora")])
    onlooker = look_on(server.socket_url(ticket["table"]))
    assert answer(onlooker) == "welcome"
    people = [await player(server, ticket, key).arrive() for key in range(3)]
    with pytest.raises(ConnectionClosed):
        list(iter(lambda: onlooker.recv(timeout=20), None))
    with pytest.raises(ConnectionClosed, match="too many browsers are connected from this address"):
        await player(server, ticket, 3).arrive()
    await people[0].leave()
    wait_until(lambda: not server.get(f"/api/tables/{ticket['table']}")["seats"][0]["connected"])
    assert (await player(server, ticket, 3).arrive()).seat_numbers() == [3]


class Deaf:
    """A browser with a key that never reads: its machine takes next to nothing in, and the server's little."""

    def __init__(self, server: ServerInside, ticket: Ticket) -> None:
        self.server = server
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        self.line.connect(("127.0.0.1", server.port))
        self.line.settimeout(20)
        nonce = base64.b64encode(bytes(16)).decode()
        self.line.sendall(
            f"GET /api/tables/{ticket['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )
        assert b" 101 " in self.line.recv(1000)
        keys = [{"secret": key["secret"], "promise": "0" * 64} for key in ticket["keys"]]
        self.say({"type": "hello", "keys": keys})
        wait_until(lambda: any(visit.here for visit in self.visits()))
        for visit in self.visits():
            visit.line.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_SNDBUF, 4096
            )

    def visits(self) -> list[Any]:
        return [visit for visits in list(self.server.lobby.crowd.guests.values()) for visit in visits]

    def say(self, message: dict[str, Any]) -> None:
        self.send_frame(0x81, json.dumps(message).encode())

    def send_frame(self, opcode: int, content: bytes) -> None:
        length = (
            bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        )
        self.line.sendall(bytes([opcode]) + length + bytes(4) + content)

    def is_there(self) -> bool:
        return bool(self.visits())

    def talk_until_cut_off(self, opcode: int, content: bytes) -> int:
        """Say the same without end and never read; how much the server kept for it at most."""
        most = 0
        try:
            for number in range(200_000):
                self.send_frame(opcode, content)
                if number % 50 == 0:
                    most = max([most, *(visit.connection.unsent for visit in self.visits())])
        except OSError:
            wait_until(lambda: not self.is_there())
            return most
        raise AssertionError("the server never let go")


ONE_READ = 256 * 1024
"""What the loop reads at once, and is answered before anybody looks at the limit again."""


@pytest.mark.parametrize(
    ("opcode", "content"), [(0x81, json.dumps(PING).encode()), (0x89, b"p" * 125)], ids=["words", "pings"]
)
@pytest.mark.parametrize("limit", ["unsent_bytes", "unsent_bytes_per_table", "unsent_bytes_per_address"])
def test_who_never_reads_is_let_go_by_bytes(tmp_path: Path, opcode: int, content: bytes, limit: str) -> None:
    server = ServerInside(tmp_path, **{limit: 300_000}).start()
    ticket = make_table(server, [person("Anna"), person("Ben")])
    most = Deaf(server, ticket).talk_until_cut_off(opcode, content)
    assert most < 300_000 + ONE_READ
    assert server.get(f"/api/tables/{ticket['table']}")["seats"][0]["connected"] is False
    server.stop()


def test_who_does_not_answer_pings_is_let_go_however_much_was_not_read(tmp_path: Path) -> None:
    server = ServerInside(tmp_path, ping_seconds=0.2, pong_seconds=0.2).start()
    ticket = make_table(server, [person("Anna"), person("Ben")])
    deaf = Deaf(server, ticket)
    for _ in range(3000):
        deaf.say(PING)
    wait_until(lambda: not deaf.is_there())
    server.stop()


async def test_a_hello_that_cannot_be_stored_leaves_nobody_at_the_table(tmp_path: Path) -> None:
    server = ServerInside(tmp_path).start()
    ticket, anna, ben = await two_people(server, options={"main_action_seconds": 0})
    await ben.send(type="leave", seat=1, id="bye")
    await ben.hear("accepted", id="bye")
    await ben.leave()
    table = server.lobby.tables[ticket["table"]]
    wait_until(lambda: len(table.connections) == 1)

    journal = server.journal
    real_commit = journal.commit
    journal.commit = lambda batch, notes: [StorageFailed("full")] * len(batch)  # type: ignore[method-assign]
    hello = json.dumps({"type": "hello", "keys": [{"secret": ben.secrets_held[0]}]})
    async with connect_async(ben.url) as socket:
        await socket.send(hello)
        assert json.loads(await socket.recv())["kind"] == "storage"
        assert len(table.connections) == 1
        assert server.get(f"/api/tables/{ticket['table']}")["seats"][1]["connected"] is False

        journal.commit = real_commit  # type: ignore[method-assign]
        await socket.send(hello)
        assert json.loads(await socket.recv())["seats"] == [1]
    wait_until(lambda: len(table.connections) == 1)
    await anna.leave()
    server.stop()
