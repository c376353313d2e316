"""What a host can set: limits, paces, and where the data is."""

import os
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from speeltafel.engine import BadSetup

PREFIX = "SPEELTAFEL_"
OF_THE_BUILD = {"SPEELTAFEL_WEB", "SPEELTAFEL_SERVER"}
"""What those who build the client set: no settings of the server, and no mistake."""

Seconds = Annotated[float, Meta(ge=0)]
Amount = Annotated[int, Meta(ge=1)]


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting has an environment variable: `grace_seconds` is `SPEELTAFEL_GRACE_SECONDS`.

    >>> Settings.read({"SPEELTAFEL_GRACE_SECONDS": "5"}).grace_seconds
    5.0
    """

    host: str = "::"
    """The address to listen on; `::` is every one of this machine, IPv4 and IPv6."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    data: str = "data"
    """The folder of the database."""
    database: str = ""
    """A PostgreSQL database (postgresql://user:password@host/name) instead of a file in the data folder."""
    bus: str = ""
    """A Redis server (redis://host:6379/0) that connects several machines on one PostgreSQL database."""
    public_url: str = ""
    """How players reach the server, for links and QR codes. Empty: as the browser that asks reached it."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that share the tables."""
    origins: str = ""
    """Other origins whose pages may connect, separated by blanks. Empty: only the server's own pages."""

    metrics_for: str = ""
    """Addresses or networks that may read /metrics beside this machine itself, separated by blanks."""

    grace_seconds: Seconds = 45.0
    """How long a seat waits for a lost connection before a bot stands in."""
    opening_seconds: Annotated[float, Meta(gt=0)] = 10.0
    """How long a start waits for a browser that does not open its value; then all is drawn anew without it."""
    host_seconds: Seconds = 10.0
    """How long a host whose line was lost before the start has to come back until others may start."""
    silent_seconds: Seconds = 20.0
    """In a game without turns a player of whom nothing is heard for so long is shown as away."""
    bot_least_seconds: Seconds = 0.9
    bot_most_seconds: Seconds = 2.2
    """How long a bot thinks, or seems to."""
    window_least_seconds: Seconds = 1.5
    window_most_seconds: Seconds = 3.0
    """How long a bot waits in a reaction window, at most four fifths of it."""
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 1
    """Processes in which strong bots think; with 0, or when all are busy, they play at once instead."""

    message_bytes: Amount = 4096
    """The largest message from a browser."""
    messages_per_second: Amount = 20
    message_burst: Amount = 60
    posts_per_minute: Amount = 60
    """Tables made and joined from one address."""
    cards_per_hour: Amount = 60
    """Player cards made from one address: enough for a club evening behind one router, too few to take all names."""
    request_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """How long an HTTP request may take to come in, and how long its answer may go unread."""
    requests_per_address: Amount = 64
    """HTTP requests of one address that are answered at the same time."""
    hello_seconds: Seconds = 10.0
    """How long a new socket may be silent."""
    onlookers_per_table: Amount = 64
    onlookers_per_address: Amount = 8
    """Browsers without a seat at one table: all of them, and those from one address. Players always get in."""
    tabs_per_seat: Amount = 8
    """With one more, the oldest is disconnected."""
    sockets_per_address: Amount = 256
    """With one more, the oldest without a seat is disconnected."""
    unsent_bytes: Amount = 2_000_000
    unsent_bytes_per_table: Amount = 16_000_000
    unsent_bytes_per_address: Amount = 16_000_000
    """A browser that does not keep up is disconnected when more waits for it, its table or its address."""
    ping_seconds: Seconds = 20.0
    pong_seconds: Seconds = 20.0
    """How often a browser is asked whether it is there, and how long it may take to answer."""
    replays_per_address: Amount = 8
    """Replays that are being made for one address at the same time."""
    replay_bytes: Amount = 100_000_000
    """Replays that are kept once they were made, compressed, in a temporary folder."""
    analyses_waiting: Amount = 20
    """Analyses that are being made or wait for it; who asks for one more is told that the server is busy."""
    analyses_per_address: Amount = 2
    """Those of them that one address asked for."""
    tables: Amount = 5000
    """Tables in memory."""
    idle_seconds: Seconds = 900.0
    """An empty table leaves the memory after this; the log brings it back."""
    private_webhooks: bool = False
    """Whether notices may be sent to addresses in the server's own network."""
    names_days: Annotated[int, Meta(ge=0)] = 0
    """Names and talk of tables at which nothing happened for so many days are forgotten; with 0 they are kept."""

    def __post_init__(self) -> None:
        for network in self.metrics_for.split():
            ip_network(network)
        check_order("bot", self.bot_least_seconds, self.bot_most_seconds)
        check_order("window", self.window_least_seconds, self.window_most_seconds)
        check_pages("public_url", [self.public_url] if self.public_url else [])
        check_pages("origins", self.origins.split())
        check_url("database", self.database, ("postgresql", "postgres"))
        check_url("bus", self.bus, ("redis", "rediss", "unix"))
        if self.bus and not self.database:
            raise ValueError(
                "a bus connects machines on one PostgreSQL database: set SPEELTAFEL_DATABASE too"
            )
        if self.database and self.workers > 1:
            raise ValueError(
                "workers share one file; on PostgreSQL run several nodes instead (docs/hosting.md)"
            )

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> "Settings":
        """Settings from the environment, overruled by what was given on the command line."""
        check_names(name for name in environment if name.startswith(PREFIX))
        found = {
            name: environment[PREFIX + name.upper()]
            for name in cls.__struct_fields__
            if PREFIX + name.upper() in environment
        }
        try:
            return msgspec.convert(found | given, cls, strict=False)
        except msgspec.ValidationError as error:
            said = re.sub(r" - at `\$\.(\w+)`", lambda at: f" in {source_of(at[1], given)}", str(error))
            raise BadSetup(f"a setting of the server is wrong: {said}") from None

    @classmethod
    def from_environment(cls, **given: Any) -> "Settings":
        """The settings of this process."""
        return cls.read(os.environ, **given)

    def for_worker(self, number: int) -> "Settings":
        """The settings of one of several workers: its part of what the whole server allows, at least 1.

        >>> [Settings(workers=4, tables=10).for_worker(number).tables for number in range(4)]
        [3, 3, 2, 2]
        """
        return msgspec.structs.replace(
            self,
            posts_per_minute=self.part(self.posts_per_minute, number),
            cards_per_hour=self.part(self.cards_per_hour, number),
            tables=self.part(self.tables, number),
        )

    def part(self, amount: int, number: int) -> int:
        """A worker's part of an amount; the first ones get what remains."""
        return max(1, amount // self.workers + (number < amount % self.workers))

    @property
    def database_file(self) -> Path:
        """The database, where it is a file."""
        return Path(self.data) / "speeltafel.sqlite3"


def source_of(name: str, given: Mapping[str, Any]) -> str:
    """Where a setting can be changed.

    >>> source_of("workers", {"workers": 0}), source_of("workers", {})
    ('--workers', 'SPEELTAFEL_WORKERS')
    """
    return f"--{name}" if name in given else PREFIX + name.upper()


def check_url(name: str, url: str, schemes: tuple[str, ...]) -> None:
    """Refuse an address of another kind; what stands in it is not told, because it may hold a password."""
    if not url:
        return
    if url.partition("://")[0] not in schemes:
        raise ValueError(f"SPEELTAFEL_{name.upper()} begins with {schemes[0]}://")
    try:
        parts = urlsplit(url)
        fine = parts.port is None or parts.port > 0
    except ValueError:
        fine = False
    if not fine:
        raise ValueError(f"SPEELTAFEL_{name.upper()} is no address: its host or its port is wrong")


def check_names(names: Iterable[str]) -> None:
    """Refuse what is no setting: a misspelt one would have no effect, and nobody would notice."""
    known = [name.upper() for name in Settings.__struct_fields__]
    for name in names:
        given = name.removeprefix(PREFIX)
        if given not in known and name not in OF_THE_BUILD:
            near = get_close_matches(given, known, 1)
            hint = f": did you mean {PREFIX}{near[0]}?" if near else ": docs/hosting.md lists all of them"
            raise BadSetup(f"there is no setting {name}{hint}")


def check_order(name: str, least: float, most: float) -> None:
    """What is the least must not be above the most."""
    if least > most:
        start = PREFIX + name.upper()
        raise ValueError(f"{start}_LEAST_SECONDS ({least:g}) is above {start}_MOST_SECONDS ({most:g})")


def check_pages(name: str, urls: Iterable[str]) -> None:
    """Refuse what a browser would not have in its address bar. A path cannot be served: the pages lie at the root."""
    for url in urls:
        try:
            parts = urlsplit(url)
            whole = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
        except ValueError:
            whole = False
        if not whole or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
            raise ValueError(
                f"{PREFIX}{name.upper()} needs a whole address without a path, such as https://games.example"
            )
