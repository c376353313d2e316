"""A real server with real sockets in a thread, for tests that must reach into it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import uvicorn

from speeltafel.server.common.settings import Settings
from speeltafel.server.driving.driver import Driver
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.storage.sqlite.journal import SqliteJournal
from speeltafel.server.table.live import LiveTable
from speeltafel.server.web.app import create_app
from speeltafel.server.web.process import server_config
from tests.server.process import ServerProcess

T = TypeVar("T")

UNHURRIED = {"posts_per_minute": 100_000, "messages_per_second": 100_000, "message_burst": 100_000}


class ServerInside(ServerProcess):
    """As `ServerProcess`, but in this process."""

    def __init__(self, data: Path, **settings: object) -> None:
        super().__init__(data)
        self.settings = Settings.read({}, data=str(data), **(UNHURRIED | settings))
        prepare_storage(self.settings)
        self.app = create_app(self.settings)
        config = server_config(self.app, self.settings, host="127.0.0.1", port=self.port, loop="asyncio")
        config.timeout_graceful_shutdown = 1
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.serve, daemon=True)

    def serve(self) -> None:
        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(run())

    def start(self) -> "ServerInside":
        self.thread.start()
        while not self.healthy():
            self.thread.join(0.05)
        return self

    def stop(self, how: object = None) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def journal(self) -> SqliteJournal:
        journal = self.lobby.journal
        assert isinstance(journal, SqliteJournal)
        return journal

    def at(self, table: str, act: Callable[[LiveTable], T]) -> T:
        """Do something with a table while nothing else happens to it."""

        async def at_once(live: LiveTable) -> T:
            return act(live)

        return self.carry_out(table, at_once)

    def carry_out(self, table: str, act: Callable[[LiveTable], Awaitable[T]]) -> T:
        """The same for what takes its time."""

        async def locked() -> T:
            live = await self.lobby.find(table)
            async with live.lock:
                return await act(live)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(locked(), self.loop).result(20)


def driver_of(live: LiveTable) -> Driver:
    """What makes things happen by themselves at a table."""
    assert isinstance(live.driver, Driver)
    return live.driver
