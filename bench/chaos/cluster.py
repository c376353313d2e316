"""Three nodes with a link of their own to each service, a PostgreSQL and a Redis."""

import asyncio
import resource
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import psutil

from bench.chaos.link import Ends, Link
from tests.server.process import ServerProcess, free_port
from tools.services import Postgres, Redis

OPEN_HANDED: Final = {
    "requests_per_address": "100000",
    "sockets_per_address": "100000",
    "thinkers": "0",
    "grace_seconds": "120",
}
"""All players come from one address; a stand-in would play moves that nobody has sent."""
NODES: Final = 3
SECONDS_TO_START_AGAIN: Final = 1.0
NO_LIMIT: Final = resource.RLIM_INFINITY


class ChaosNode:
    """A node that is started again whenever it has ended, as a supervisor of services does."""

    def __init__(self, server: ServerProcess, database: Link, bus: Link) -> None:
        self.server = server
        self.database = database
        self.bus = bus
        self.wanted = True
        self.ended = asyncio.Event()
        """Set when the process that runs now has ended."""

    @property
    def pid(self) -> int:
        return self.server.process.pid if self.server.process is not None else 0

    async def keep(self) -> None:
        """Start it, now and always."""
        while self.wanted:
            process = self.server.launch()
            await asyncio.to_thread(process.wait)
            self.ended.set()
            await asyncio.sleep(SECONDS_TO_START_AGAIN)

    def wait_until_well(self, seconds: float = 600.0) -> None:
        """Return when it can store moves; from another thread."""
        until = time.monotonic() + seconds
        while not self.server.healthy():
            if time.monotonic() > until:
                raise TimeoutError(f"a node does not recover: {self.server.log}")
            time.sleep(0.1)

    def signal(self, sign: signal.Signals) -> None:
        """To the node alone."""
        if self.server.process is not None and self.server.process.poll() is None:
            self.server.process.send_signal(sign)

    def limit_files(self, size: int) -> None:
        """How large a file may become that it, or a process of its own, writes: 0 is a full disk."""
        with suppress(psutil.NoSuchProcess, ProcessLookupError):
            node = psutil.Process(self.pid)
            for process in (node, *node.children(recursive=True)):
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, NO_LIMIT))


class Cluster:
    """All of it, in a folder that goes away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = tempfile.TemporaryDirectory(prefix="speeltafel-chaos-")
        self.postgres = Postgres(Path(self.place.name))
        self.address = self.postgres.make("chaos")
        self.redis = Redis(free_port()).start()
        self.nodes: list[ChaosNode] = []
        self.keeping: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Return when every node lets people in."""
        for number in range(NODES):
            node = await self.make_node(number)
            self.nodes.append(node)
            self.keeping.append(asyncio.create_task(node.keep()))
        await self.recovered()

    async def make_node(self, number: int) -> ChaosNode:
        database, bus = Link(self.reach_postgres), Link(self.reach_redis)
        folder = self.folder / f"node{number}"
        folder.mkdir(parents=True)
        server = ServerProcess(
            folder,
            database=f"postgresql://postgres@127.0.0.1:{await database.open()}/chaos",
            bus=f"redis://127.0.0.1:{await bus.open()}/0",
            **OPEN_HANDED,
        )
        return ChaosNode(server, database, bus)

    async def reach_postgres(self) -> Ends:
        options = self.postgres.server.get_postmaster_info()
        return await asyncio.open_unix_connection(f"{options.socket_dir}/.s.PGSQL.5432")

    async def reach_redis(self) -> Ends:
        return await asyncio.open_connection("127.0.0.1", self.redis.port)

    async def recovered(self) -> None:
        """Return when all nodes are well."""
        await asyncio.gather(*(asyncio.to_thread(node.wait_until_well) for node in self.nodes))

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The database itself, past all links; nothing when it is away."""
        try:
            connection = await asyncpg.connect(self.address, timeout=5)
        except (OSError, TimeoutError, asyncpg.PostgresError):
            return []
        try:
            return list(await connection.fetch(query, *values))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return []
        finally:
            connection.terminate()

    async def stop(self) -> None:
        """Everything, in good order."""
        for node in self.nodes:
            node.wanted = False
            node.signal(signal.SIGTERM)
        await asyncio.gather(*self.keeping)
        for node in self.nodes:
            node.database.close()
            node.bus.close()
        self.redis.stop()
        self.postgres.close()
        self.place.cleanup()
