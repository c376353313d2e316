"""`speeltafel serve`: the server as one command."""

import logging
import sys
import threading
import webbrowser
from pathlib import Path

import structlog
import uvicorn

from speeltafel.server import collector
from speeltafel.server.app import create_app
from speeltafel.server.network import own_address
from speeltafel.server.security import Guarded
from speeltafel.server.settings import Settings

SECONDS_TO_SAY_GOODBYE = 3
SECONDS_TO_THE_WRITER = 0.001
"""How long the journal's thread waits at most until the busy loop lets it run: moves wait for it."""
EVERYWHERE = "0.0.0.0"  # noqa: S104  phones in the same network join the table


def serve(
    *, host: str = EVERYWHERE, port: int = 8000, open_page: bool = True, data: str | None = None
) -> None:
    """Serve tables until somebody stops it. `data` is the folder of the database."""
    settings = Settings.from_environment(**({"data": data} if data else {}))
    write_logs()
    config = uvicorn.Config(
        Guarded(create_app(settings)),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
    )
    collector.keep_calm()
    sys.setswitchinterval(SECONDS_TO_THE_WRITER)
    announce(host, port, settings)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [f"http://localhost:{port}/"]).start()
    uvicorn.Server(config).run()


def announce(host: str, port: int, settings: Settings) -> None:
    """Tell the host where to go."""
    log = structlog.get_logger()
    log.info("the table is laid", page=f"http://localhost:{port}/", data=str(Path(settings.data).resolve()))
    address = own_address()
    if address and host not in {"127.0.0.1", "localhost"}:
        log.info("others in your network", page=f"http://{address}:{port}/")


def write_logs() -> None:
    """Readable lines on a terminal, JSON lines everywhere else."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *renderers(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )


def renderers() -> list[structlog.typing.Processor]:
    """The last steps of a log line."""
    if sys.stdout.isatty():
        return [structlog.dev.ConsoleRenderer()]
    return [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]
