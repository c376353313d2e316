"""A real server under attack: one table of each game is attacked, another one of each must not notice."""

import asyncio
import hashlib
import json
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.hostility import Hostility
from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, bots, make_table, person, player

SEATS = {"good-vs-evil": 3, "creatures-and-outcasts": 3, "hydes-attack": 3, "spookhuis": 3, "rush-out": 3}
AT_ONCE = 40
"""Messages between two answers that are waited for."""
PER_SOCKET = 5 * AT_ONCE
"""Who sends much more nonsense than this is let go."""
PER_TABLE = 4000
"""Then the game is attacked at a new table."""
SETTINGS = {
    "onlookers_per_address": "64",
    "request_seconds": "2",
    "bot_least_seconds": "0.05",
    "bot_most_seconds": "0.1",
    "grace_seconds": "1",
}


class Siege:
    """Counts what was sent, and finds what was done by it."""

    def __init__(self, data: Path, seed: int, workers: int = 1) -> None:
        self.server = ServerProcess(data, workers=str(workers), **SETTINGS)
        self.hostility = Hostility(seed)
        self.witnesses: dict[str, str] = {}
        self.sent = 0
        self.answers: dict[str, int] = {}
        self.memory: list[int] = []

    async def run(self, messages: int) -> None:
        """Attack until so many messages were sent."""
        self.server.start()
        try:
            for game in SEATS:
                await self.witness(game)
            before = {table: self.fingerprint(table) for table in self.witnesses.values()}
            games = [self.attack(game, messages * 8 // 10 // len(SEATS)) for game in SEATS]
            await asyncio.gather(*games, self.send_frames(messages // 10), self.send_requests(messages // 10))
            after = {table: self.fingerprint(table) for table in self.witnesses.values()}
            assert after == before, "a table that nobody touched has changed"
            await self.look_again()
        finally:
            self.server.stop()
        self.check_log()

    # Who must not notice

    async def witness(self, game: str) -> None:
        """A game in the middle, paused."""
        ticket, anna = await self.sit_down(game)
        await anna.send(type="pause", seat=0, on=True, id="p")
        await anna.hear("accepted", id="p")
        await anna.leave()
        self.witnesses[game] = ticket["table"]

    def fingerprint(self, table: str) -> str:
        """Everything that the log says about a table."""
        with closing(sqlite3.connect(self.server.data / "speeltafel.sqlite3")) as database:
            rows = database.execute(
                "SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", (table,)
            )
            return hashlib.sha256(repr(rows.fetchall()).encode()).hexdigest()

    async def look_again(self) -> None:
        """The server is still a good one."""
        for game in SEATS:
            _, anna = await self.sit_down(game)
            await anna.leave()

    async def sit_down(self, game: str) -> tuple[Ticket, Player]:
        """A new game of one person against bots."""
        seats = [person("Anna"), *bots(SEATS[game] - 1)]
        ticket = await asyncio.to_thread(make_table, self.server, seats, game=game)
        anna = await player(self.server, ticket).arrive()
        await anna.send(type="start")
        await anna.hear("state", 60)
        return ticket, anna

    # Messages

    async def attack(self, game: str, messages: int) -> None:
        while messages > 0:
            ticket, anna = await self.sit_down(game)
            await self.besiege(ticket, anna, min(messages, PER_TABLE))
            messages -= PER_TABLE
            self.memory.append(self.resident())

    async def besiege(self, ticket: Ticket, anna: Player, messages: int) -> None:
        """Nonsense from the seat that is ours, from who looks on, and from who never said hello."""
        url = self.server.socket_url(ticket["table"])
        while messages > 0:
            kind = self.hostility.chance.choice(["player", "player", "onlooker", "stranger"])
            async with connect(url, max_size=None) as socket:
                if kind != "stranger":
                    keys = [{"secret": secret} for secret in anna.secrets_held] if kind == "player" else []
                    await socket.send(json.dumps({"type": "hello", "keys": keys}))
                messages -= await self.pester(socket, min(messages, PER_SOCKET))
        await anna.leave()

    async def pester(self, socket: ClientConnection, messages: int) -> int:
        """Send until the server has enough; how much was sent."""
        sent, decision = 0, 1
        with suppress(ConnectionClosed):
            while sent < messages:
                for _ in range(AT_ONCE):
                    await socket.send(self.hostility.message(decision), text=True)
                    sent += 1
                await socket.send('{"type":"ping","id":"enough"}')
                decision = await self.read_answers(socket, decision)
        self.sent += sent
        return sent

    async def read_answers(self, socket: ClientConnection, decision: int) -> int:
        """Until the ping is answered or refused."""
        while True:
            answer: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
            name = answer.get("kind") or answer["type"]
            self.answers[name] = self.answers.get(name, 0) + 1
            assert name != "fault", "the server made a mistake"
            if answer["type"] == "state":
                self.hostility.learn(answer)
                decisions = answer["viewpoints"][0]["decisions"]
                decision = decisions[0]["number"] if decisions else decision
            if answer.get("id") == "enough":
                return decision

    # Frames and requests

    async def send_frames(self, count: int) -> None:
        table = self.witnesses["good-vs-evil"]
        upgrade = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        for _ in range(count):
            await self.exchange(upgrade, self.hostility.frames())

    async def send_requests(self, count: int) -> None:
        for _ in range(count):
            await self.exchange(self.hostility.request(self.witnesses["spookhuis"]))

    async def exchange(self, *parts: bytes) -> None:
        """Say something on a new line, hear a little, hang up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        with suppress(OSError, TimeoutError):
            for part in parts:
                writer.write(part)
                await writer.drain()
                heard = await asyncio.wait_for(reader.read(2000), 0.05)
                assert b" 500 " not in heard[:20], heard[:200]
        writer.transport.abort()
        self.sent += 1

    # Afterwards

    def resident(self) -> int:
        """Megabytes of the server."""
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found.group(1)) // 1024

    def check_log(self) -> None:
        """No fault, of whatever kind, and nothing that is not a line of ours."""
        lines = [json.loads(line) for line in self.server.log.read_text().splitlines()]
        faults = [line for line in lines if "fault" in line or line["level"] in {"error", "critical"}]
        assert not faults, faults[:3]
