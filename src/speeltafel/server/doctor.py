"""`speeltafel doctor`: what a host would have to find out one by one, a line each, with what to do about it."""

import asyncio
import shutil
import socket
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from speeltafel.engine import BadSetup
from speeltafel.server.cluster.preparing import prepare_bus
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.opening import open_storage, prepare_storage
from speeltafel.server.storage.schema import SCHEMA
from speeltafel.server.storage.sqlite.folder import OWNER_ONLY
from speeltafel.server.web.network import own_address
from speeltafel.server.web.pages import STATIC

LITTLE_ROOM: Final = 500_000_000
MEGABYTE: Final = 1_000_000


class Finding(NamedTuple):
    """One line."""

    about: str
    said: str
    fine: bool = True


def examine(settings: Settings) -> Iterator[Finding]:
    """Everything, in the order in which a server needs it."""
    for look in (versions, storage, bus, permissions, disk, addresses, pages):
        try:
            yield from look(settings)
        except BadSetup as problem:
            yield Finding(look.__name__, str(problem), fine=False)


def versions(settings: Settings) -> Iterator[Finding]:
    python = ".".join(str(part) for part in sys.version_info[:3])
    yield Finding("versions", f"speeltafel {version('speeltafel')}, schema {SCHEMA}, Python {python}")


def storage(settings: Settings) -> Iterator[Finding]:
    """Made ready, and written to; with PostgreSQL this compares the clocks, too."""
    before, after = prepare_storage(settings)
    problem = asyncio.run(try_to_store(settings))
    where = "PostgreSQL" if settings.database else str(settings.database_file.resolve())
    if problem:
        yield Finding("storage", problem, fine=False)
        return
    changed = "" if before in ("", after) else f" (schema {before} became {after})"
    if after != SCHEMA:
        changed = f" (schema {after}, of a newer version that this one can work with: update this one soon)"
    yield Finding("storage", f"{where} takes moves{changed}")
    if settings.database:
        yield Finding("clock", "this machine and the database agree")


def bus(settings: Settings) -> Iterator[Finding]:
    """Asked as at a start."""
    if settings.bus:
        prepare_bus(settings)
        yield Finding("bus", "Redis answers")


async def try_to_store(settings: Settings) -> str:
    opened = await open_storage(settings)
    try:
        return await opened.health.problem()
    finally:
        await opened.close()


def permissions(settings: Settings) -> Iterator[Finding]:
    """Who can read the file can see the cards."""
    path = settings.database_file
    if settings.database or not path.is_file():
        return
    if path.stat().st_mode & 0o077:
        todo = f"chmod {OWNER_ONLY:o} {path}"
        yield Finding("permissions", f"others can read the cards of running games: {todo}", fine=False)
    else:
        yield Finding("permissions", "only you can read the database")


def disk(settings: Settings) -> Iterator[Finding]:
    folder = Path(settings.data)
    free = shutil.disk_usage(folder if folder.exists() else Path()).free
    if free < LITTLE_ROOM:
        yield Finding("disk", f"only {free // MEGABYTE} MB are free: make room", fine=False)
    else:
        yield Finding("disk", f"{free // MEGABYTE:,} MB are free")


def addresses(settings: Settings) -> Iterator[Finding]:
    """What a QR code would say, and whether the name leads anywhere."""
    name = urlsplit(settings.public_url).hostname
    if name is None:
        own = own_address() or "no other machine can reach this one"
        yield Finding("addresses", f"SPEELTAFEL_PUBLIC_URL is not set; in your network: {own}")
    else:
        yield resolved(name)


def resolved(name: str) -> Finding:
    try:
        found = socket.getaddrinfo(name, None)[0][4][0]
    except OSError:
        return Finding("addresses", f"nobody finds {name}: correct its DNS entry", fine=False)
    return Finding("addresses", f"{name} is {found}")


def pages(settings: Settings) -> Iterator[Finding]:
    if (STATIC / "index.html").is_file():
        yield Finding("pages", "the browser client is built")
    else:
        yield Finding(
            "pages", "the browser client is not built: make play, or install a packed release", fine=False
        )
