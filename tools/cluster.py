"""A whole cluster on this machine: PostgreSQL and Redis from wheels, two nodes, and a small proxy before them.

    python -m tools.cluster [--nodes 2] [--port 8000] [--data cluster-data]

Ctrl-C ends all of it; tables are kept in the folder. For trying it out: real machines run a real proxy (docs/hosting.md).
"""

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import suppress
from itertools import count
from pathlib import Path
from zlib import crc32

from speeltafel.server.common.tracing import table_of
from tools.services import Postgres, Redis

MOST_HEAD = 65_536
PIECE = 65_536
SECONDS_TO_START = 120.0
SECONDS_BETWEEN = 1.0
"""How often nodes are looked after."""


class Proxy:
    """Connections go to a node by the table they are about, and to another one when that is away."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.turns = count()

    def order(self, head: bytes) -> list[int]:
        """The ports to try, the best one first."""
        path = head.split(b" ", 2)[1].decode("latin-1") if head.count(b" ") >= 2 else "/"
        table = table_of(path.partition("?")[0])
        first = (crc32(table.encode()) if table else next(self.turns)) % len(self.ports)
        return [*self.ports[first:], *self.ports[:first]]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a browser."""
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await reader.readuntil(b"\r\n\r\n")
            for port in self.order(head):
                with suppress(ConnectionRefusedError):
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                    back.write(head)
                    await asyncio.gather(pump(reader, back), pump(there, writer))
                    break
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything that comes, until nothing comes any more."""
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    with suppress(OSError):
        writer.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(nodes: int, port: int, data: Path) -> None:
    """Until somebody stops it."""
    data.mkdir(parents=True, exist_ok=True)
    postgres = Postgres(data.resolve() / "postgres")
    with Redis(free_port()) as redis:
        ports = [free_port() for _ in range(nodes)]
        print(
            f"{nodes} nodes on ports {ports}, PostgreSQL in {data / 'postgres'}, Redis on port {redis.port}"
        )
        environment = os.environ | {"SPEELTAFEL_DATABASE": postgres.url(), "SPEELTAFEL_BUS": redis.url}
        started = [Node(own, data / f"node-{own}", environment) for own in ports]
        try:
            asyncio.run(stand_before(started, port))
        finally:
            for node in started:
                node.process.terminate()
            for node in started:
                node.process.wait()
    postgres.close()
    print(f"all of it has ended; tables are kept in {data}")


class Node:
    """One server. Ctrl-C is for us alone: we end everything in its order."""

    def __init__(self, port: int, data: Path, environment: dict[str, str]) -> None:
        self.port = port
        self.command = [sys.executable, "-m", "speeltafel", "serve", "--no-open", "--host", "127.0.0.1"]
        self.command += ["--port", str(port), "--data", str(data)]
        self.environment = environment
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command, env=self.environment, start_new_session=True)

    async def ready(self, ended: asyncio.Event) -> None:
        """Return when it lets people in, or all of it ends."""
        address = f"http://127.0.0.1:{self.port}/health/ready"
        for _ in range(int(SECONDS_TO_START / SECONDS_BETWEEN)):
            with suppress(OSError):
                await asyncio.to_thread(lambda: urllib.request.urlopen(address, timeout=5).close())
                return
            self.look_after()
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), SECONDS_BETWEEN)
                return
        raise SystemExit(f"the node on port {self.port} does not answer: its lines above say why")

    def look_after(self) -> None:
        """Start it again if it has ended, as a supervisor of services would."""
        if self.process.poll() is not None:
            print(f"the node on port {self.port} has ended and is started again", flush=True)
            self.process = self.start()


async def stand_before(nodes: list[Node], port: int) -> None:
    """The proxy, until Ctrl-C."""
    ended = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, ended.set)
    for node in nodes:
        await node.ready(ended)
    serve = Proxy([node.port for node in nodes]).serve
    proxy = await asyncio.start_server(serve, "0.0.0.0", port, limit=MOST_HEAD)  # noqa: S104
    print(f"open http://localhost:{port}/ (Ctrl-C ends it)", flush=True)
    while not ended.is_set():
        for node in nodes:
            node.look_after()
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), SECONDS_BETWEEN)
    proxy.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=Path("cluster-data"))
    given = parser.parse_args()
    run(given.nodes, given.port, given.data)


if __name__ == "__main__":
    main()
