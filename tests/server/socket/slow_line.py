"""A line between a browser and the server that takes its time, never the same, and keeps everything in order."""

import asyncio
import random
from contextlib import suppress
from types import TracebackType


class SlowLine:
    """Passes bytes on after `delay` seconds and up to `jitter` more, each way."""

    def __init__(self, server: int, delay: float, jitter: float = 0.0) -> None:
        self.server = server
        self.delay = delay
        self.jitter = jitter
        self.chance = random.Random(f"{delay}/{jitter}")
        self.tasks: set[asyncio.Task[None]] = set()
        self.listener: asyncio.Server | None = None

    async def __aenter__(self) -> "SlowLine":
        self.listener = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.listener is not None
        self.listener.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        assert self.listener is not None
        port: int = self.listener.sockets[0].getsockname()[1]
        return port

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    async def connect(self, browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self.server)
        self.run(browser, to_server)
        self.run(server, to_browser)

    def run(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        for work in (self.take(source, under_way), self.deliver(under_way, target)):
            task = asyncio.get_running_loop().create_task(work)
            self.tasks.add(task)

    async def take(self, source: asyncio.StreamReader, under_way: asyncio.Queue[tuple[float, bytes]]) -> None:
        loop, last = asyncio.get_running_loop(), 0.0
        while True:
            sent = await source.read(65536)
            last = max(last, loop.time() + self.delay + self.chance.uniform(0, self.jitter))
            await under_way.put((last, sent))
            if not sent:
                return

    async def deliver(
        self, under_way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter
    ) -> None:
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            while True:
                due, sent = await under_way.get()
                await asyncio.sleep(due - loop.time())
                if not sent:
                    target.close()
                    return
                target.write(sent)
                await target.drain()
