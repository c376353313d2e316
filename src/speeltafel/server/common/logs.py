"""Where all log lines go: our own, those of libraries, and what nobody caught."""

import asyncio
import logging
import sys
import threading
from contextlib import suppress
from typing import Any

import structlog

from speeltafel.server.common.faults import tell_faults
from speeltafel.server.common.tracing import machine, sign, signed

log = structlog.get_logger()

NOBODY_CAUGHT = "nobody caught this"
"""The event of a fault that came as far as it could."""


def write_logs() -> None:
    """Readable lines on a terminal, JSON lines everywhere else."""
    sign(node=machine())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            signed,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            tell_faults,
            last_step(),
        ],
        logger_factory=lambda *_: Written(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Libraries()], level=logging.WARNING, force=True)
    sys.excepthook = lambda _, error, __: uncaught("process", error)
    sys.unraisablehook = lambda unraisable: uncaught("clean-up", unraisable.exc_value)
    threading.excepthook = lambda failed: uncaught("thread", failed.exc_value)


class Written(structlog.PrintLogger):
    """Lines on the standard output. Where they cannot be written, because its disk is full or its reader gone, play goes on."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def last_step() -> structlog.typing.Processor:
    """From fields to a line."""
    if sys.stdout.isatty():
        return structlog.dev.ConsoleRenderer()
    return structlog.processors.JSONRenderer()


class Libraries(logging.Handler):
    """What libraries log, as lines of ours. Their words about a fault may hold values, and are left out."""

    def emit(self, record: logging.LogRecord) -> None:
        words = record.getMessage().strip().split("\n", 1)[0]
        if record.exc_info or "Traceback" in words:
            words = NOBODY_CAUGHT
        log.log(record.levelno, words, place=record.name, exc_info=record.exc_info)


def uncaught(place: str, error: BaseException | None) -> None:
    """Something failed and nothing was done about it."""
    if not isinstance(error, KeyboardInterrupt):
        log.error(NOBODY_CAUGHT, place=place, exc_info=error)


def watch_loop() -> None:
    """Let the running loop tell its faults in the same way: its own words name arguments and results."""

    def tell(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        uncaught("loop", context.get("exception"))

    asyncio.get_running_loop().set_exception_handler(tell)
