"""What a running table takes of the memory of a server: real processes, some hundred tables of each game.

    python -m bench.memory [--tables 300] [--part 0.5] [--games good-vs-evil …]

Each table stands in the middle of a game of random players; two of those who sit there connect and look, then the others;
the server reads the tables from their logs when the first of them comes. What the process grew by, divided by the tables, is
what they take. What a browser more takes is measured by onlookers of one table.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.machine import resident_bytes
from bench.server_load import OPEN_HANDED, SPEELTAFEL, wait_for
from speeltafel.engine import Game, Match
from speeltafel.engine.clock import VirtualClock
from speeltafel.games import HOUSE, load
from speeltafel.server.common.keys import hashed
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import Created, LogEntry, Played, SeatEntry, Started
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.table.ledger import Ledger
from tools.cluster import free_port

AT_MOST_KB = 100.0
"""What a running table may take, its players included."""
PAIR = 2
KINDS = 12
"""Different games that the tables are copies of."""
PEOPLE = 4
ONLOOKERS = 200


class Taken(NamedTuple):
    """Bytes a table, with two browsers and with all, and how much had happened there."""

    pair: float
    seated: float
    entries: float
    node: float
    """The whole process before there were any."""


def log_of(game: Game, seats: int, seed: int, part: float) -> list[LogEntry]:
    """The first part of a game of random players."""
    kept = [SeatEntry(kind="person", name=f"P{seat}", key=hashed(secret(seat))) for seat in range(seats)]
    created = Created(
        game=game.slug,
        place="online",
        options={},
        seats=kept,
        secret=f"{seed}",
        host=hashed("host"),
        at=int(time.time()),
    )
    started = Started(kept, game.version)
    ledger = Ledger("log", created)
    ledger.fold(started)
    match, record = ledger.playing()
    if game.timed:
        VirtualClock(match, [game.bot(game.levels[0], seat) for seat in range(seats)], seed).run()
    else:
        play(match, random.Random(seed))
    played = [Played(entry) for entry in record.entries[: int(len(record.entries) * part)]]
    return [created, started, *played]


def play(match: Match, chance: random.Random) -> None:
    """To the end, at random."""
    while match.result is None:
        decisions = match.decisions()
        if decisions:
            decision = chance.choice(decisions)
            match.play(decision.seat, chance.choice(decision.moves))
        else:
            match.advance(match.wake() or 0.0)


def secret(seat: int) -> str:
    return f"secret {seat}"


def people_of(game: Game) -> int:
    """How many sit at a table."""
    return PEOPLE if PEOPLE in game.seat_counts else min(game.seat_counts, key=lambda n: abs(n - PEOPLE))


def keep(data: Path, logs: list[list[LogEntry]], tables: int) -> list[str]:
    """Put so many tables into a database; their names."""
    settings = Settings(data=str(data))
    prepare_storage(settings)
    written = [[entries.write(entry) for entry in log] for log in logs]
    names = [f"table{number:05}" for number in range(tables)]
    with closing(sqlite3.connect(settings.database_file)) as database, database:
        for name, log in zip(names, cycle_of(written, tables), strict=True):
            rows = [(name, number, entry) for number, entry in enumerate(log, start=1)]
            database.executemany("INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)", rows)
    return names


def cycle_of(logs: list[list[bytes]], length: int) -> Iterable[list[bytes]]:
    return (logs[number % len(logs)] for number in range(length))


def measure(game: Game, tables: int, part: float) -> tuple[Taken, float]:
    """One game on a server of its own; what a table takes, and what a browser more at it does."""
    seats = people_of(game)
    logs = [log_of(game, seats, seed, part) for seed in range(KINDS)]
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        names = keep(Path(folder), logs, tables + 1)
        port = free_port()
        server = start(port, Path(folder))
        try:
            wait_for(port)
            sizes = asyncio.run(fill(port, server.pid, names, seats))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    empty, pair, seated, watched = sizes
    length = sum(map(len, logs)) / len(logs)
    taken = Taken((pair - empty) / tables, (seated - empty) / tables, length, empty)
    return taken, (watched - seated) / ONLOOKERS


async def fill(port: int, server: int, names: list[str], seats: int) -> list[int]:
    """Let the people of all tables in, then onlookers of one; the size of the process before and after each."""
    first, *rest = names
    lines = [await come(port, first, seat) for seat in range(seats)]
    sizes = [await settled(server)]
    for some in (range(PAIR), range(PAIR, seats)):
        for name in rest:
            lines += [await come(port, name, seat) for seat in some]
        sizes.append(await settled(server))
    lines += [await come(port, first, None) for _ in range(ONLOOKERS)]
    sizes.append(await settled(server))
    for line in lines:
        line.transport.abort()
    return sizes


async def settled(server: int) -> int:
    await asyncio.sleep(1.0)
    return resident_bytes(server)


async def come(port: int, table: str, seat: int | None) -> ClientConnection:
    """A browser that looks, and listens no more than it has to."""
    line = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None, open_timeout=60)
    keys = [] if seat is None else [{"secret": secret(seat)}]
    await line.send(json.dumps({"type": "hello", "keys": keys}))
    while json.loads(await line.recv())["type"] != "state":
        pass
    return line


def start(port: int, data: Path) -> subprocess.Popen[bytes]:
    """A server without limits for one address, and without haste."""
    settings = OPEN_HANDED | {
        "DATA": str(data),
        "ONLOOKERS_PER_TABLE": "1000",
        "ONLOOKERS_PER_ADDRESS": "1000",
    }
    named = {f"SPEELTAFEL_{name}": value for name, value in (settings | {"PING_SECONDS": "600"}).items()}
    command = [str(SPEELTAFEL), "serve", "--host", "127.0.0.1", "--port", str(port), "--no-open"]
    return subprocess.Popen(
        command, env=os.environ | named, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--part", type=float, default=0.5, help="how much of a game has been played")
    parser.add_argument("--games", nargs="*", default=list(HOUSE))
    given = parser.parse_args()
    table = Table(title=f"Memory of {given.tables} running tables, kB each")
    for column in (
        "game",
        "entries",
        f"with {PAIR} people",
        f"with {PEOPLE}",
        "browser more",
        "process before, MB",
        f"< {AT_MOST_KB:.0f} kB",
    ):
        table.add_column(column, justify="left" if column == "game" else "right")
    for slug in given.games:
        game = load(slug)
        taken, browser = measure(game, given.tables, given.part)
        table.add_row(
            slug,
            f"{taken.entries:.0f}",
            f"{taken.pair / 1000:.0f}",
            f"{taken.seated / 1000:.0f}",
            f"{browser / 1000:.0f}",
            f"{taken.node / 1e6:.0f}",
            "yes" if taken.seated < AT_MOST_KB * 1000 else "no",
        )
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
