"""One worker: python -m speeltafel.server.workers.worker ASSIGNMENT, started by the supervisor only."""

import asyncio
import os
import socket
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from msgspec import Struct

from speeltafel.server.common.logs import write_logs
from speeltafel.server.common.settings import Settings
from speeltafel.server.common.tracing import sign
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.web.app import create_app
from speeltafel.server.web.process import be_quick, server_config
from speeltafel.server.workers import doors
from speeltafel.server.workers.passing import PassingOn
from speeltafel.server.workers.shared import WorkerShare, tell_cards

SECONDS_AFTER_THE_SUPERVISOR = 10.0


class Assignment(Struct, frozen=True):
    """What a worker is told when it starts; sockets by their inherited numbers."""

    number: int
    listeners: list[int]
    own_door: int
    doors: list[int]
    settings: Settings


class WorkerServer(uvicorn.Server):
    """A server that also takes what comes through its door."""

    def __init__(self, config: uvicorn.Config, app: Litestar, door: socket.socket) -> None:
        super().__init__(config)
        self.app = app
        self.door = door
        self.taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self.door, self.take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.door)
        await super().shutdown(sockets)

    def take(self) -> None:
        """Let in what waits at the door."""
        for parcel in doors.take(self.door):
            task = asyncio.create_task(self.let_in(parcel))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)

    async def let_in(self, parcel: doors.Parcel) -> None:
        """Go on with a connection as if it had been accepted here."""
        with suppress(OSError):
            if parcel.kind == doors.LIST:
                lobby: Lobby = self.app.state.lobby
                await tell_cards(parcel.connection, lobby.own_cards())
                return
            make_protocol: Any = self.config.http_protocol_class
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: make_protocol(
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                    first=parcel.content,
                ),
                parcel.connection,
            )


def work(assignment: Assignment) -> None:
    """Serve this worker's share until told to stop."""
    write_logs()
    sign(worker=assignment.number)
    share = WorkerShare(assignment.number, [doors.from_number(number) for number in assignment.doors])
    settings = assignment.settings.for_worker(assignment.number)
    app = create_app(settings, share)
    config = server_config(app, settings, http=partial(PassingOn, share, seconds=settings.request_seconds))
    server = WorkerServer(config, app, doors.from_number(assignment.own_door))
    threading.Thread(target=end_with_supervisor, args=(server,), name="lifeline", daemon=True).start()
    be_quick()
    server.run([doors.from_number(number) for number in assignment.listeners])


def end_with_supervisor(server: uvicorn.Server) -> None:
    """Standard input is a line to the supervisor on which nothing is ever said; it ends when the supervisor does."""
    os.read(sys.stdin.fileno(), 1)
    server.should_exit = True
    time.sleep(SECONDS_AFTER_THE_SUPERVISOR)
    os._exit(1)


if __name__ == "__main__":
    work(msgspec.json.decode(sys.argv[1], type=Assignment))
