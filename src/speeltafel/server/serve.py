"""`speeltafel serve`: the server as one command."""

import asyncio
import socket
import webbrowser
from contextlib import ExitStack, nullcontext
from pathlib import Path

import structlog
from litestar.types import ASGIApp

from speeltafel.server.club.keeping_house import House
from speeltafel.server.cluster.preparing import prepare_bus
from speeltafel.server.common.logs import write_logs
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.moving import engine_of
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.storage.schema import SCHEMA
from speeltafel.server.storage.sqlite.folder import prepare_folder
from speeltafel.server.web.answering import when_it_answers
from speeltafel.server.web.app import create_app
from speeltafel.server.web.network import LOCAL_NAMES, listen, own_address
from speeltafel.server.web.process import Farewell, Server, be_quick, server_config
from speeltafel.server.workers.alone import alone_on
from speeltafel.server.workers.doors import check_system


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    open_page: bool = True,
    data: str | None = None,
    workers: int | None = None,
) -> None:
    """Serve tables until somebody stops it. `data` is the folder of the database."""
    given = {"host": host, "port": port, "data": data or None, "workers": workers}
    settings = Settings.from_environment(
        **{name: value for name, value in given.items() if value is not None}
    )
    write_logs()
    run = one_process
    if settings.workers > 1:
        check_system()
        run = several_workers
    folder = Path(settings.data)
    prepare_folder(folder)
    with alone_on(folder) as lock, ExitStack() as ports:
        listeners = [ports.enter_context(listener) for listener in listen(settings.host, settings.port)]
        _, schema = prepare_storage(settings)
        if schema != SCHEMA:
            structlog.get_logger().warning(
                "the database is of a newer version that this one can work with: update this one soon",
                schema=schema,
                understood=SCHEMA,
            )
        prepare_bus(settings)
        asyncio.run(tell_key(settings))
        when_it_answers(listeners[0], lambda: announce(settings, open_page))
        run(settings, listeners, lock)


async def tell_key(settings: Settings) -> None:
    """The host's key, at the first start: only its hash is kept, so that nobody can read it again."""
    engine = engine_of(settings)
    key = await House(Keeper(engine, nullcontext())).first_key()
    await engine.dispose()
    if key:
        structlog.get_logger().info("the host's key, shown only now (docs/club.md)", key=key)


def one_process(settings: Settings, listeners: list[socket.socket], lock: int) -> None:
    """Everything in this process."""
    app, farewell = application(settings)
    config = server_config(app, settings)
    be_quick()
    Server(config, farewell).run(listeners)


def application(settings: Settings) -> tuple[ASGIApp, Farewell | None]:
    """All tables, or one node of several, and what that has to do before it ends."""
    if not settings.bus:
        return create_app(settings), None
    from speeltafel.server.cluster.node import Node

    node = Node(settings)
    return node, node.hand_over


def several_workers(settings: Settings, listeners: list[socket.socket], lock: int) -> None:
    """Processes that share the tables."""
    from speeltafel.server.workers.supervisor import Supervisor

    Supervisor(settings, listeners, lock).run()


def announce(settings: Settings, open_page: bool) -> None:
    """Tell the host where to go, now that there is something to see."""
    log = structlog.get_logger()
    here = f"http://localhost:{settings.port}/"
    log.info("the table is laid", page=settings.public_url or here, data=str(Path(settings.data).resolve()))
    address = own_address()
    if address and settings.host not in LOCAL_NAMES:
        log.info("others in your network", page=f"http://{address}:{settings.port}/")
    if open_page:
        webbrowser.open(here)
