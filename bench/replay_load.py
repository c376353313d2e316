"""Moves at other tables while eight people ask for the longest race again and again.

A real server on real sockets: forty tables make a move a second each, once undisturbed, and once while eight people ask
for replays of a Rush Out! race of the longest kind, with all eyes, each of which has to be made anew.
"""

import os
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.server_load import Contestant, Load, drive, start_speeltafel, wait_for
from speeltafel.engine.clock import VirtualClock
from speeltafel.games import load
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import entries
from speeltafel.server.storage.entries import Created, LogEntry, Played, SeatEntry, Started
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.table.ledger import Ledger

AT_MOST_MS = 30.0
"""What 99 of 100 moves must stay below while replays are made."""
PORT = 8774
EYES = ["0", "1", "2", "3", "4", "open", "public", "open"]
RACES = 40
"""Copies of the race, so that hardly any replay was made before."""
SEEDS = 6
LONGEST = {"scenario": "scenario_6", "hands_on": True}
"""The kind of race in which most happens."""


def main() -> None:
    """Measure undisturbed and disturbed, and print one table."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    moves = Load("40 tables, a move a second each", 40, seconds, 1000)
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        length = keep_races(Path(folder))
        server = start_speeltafel(os.environ, 1, PORT, Path(folder))
        try:
            wait_for(PORT)
            contestant = Contestant("speeltafel", PORT, "speeltafel-load.mjs", lambda *_: server)
            address = f"http://127.0.0.1:{PORT}"
            quiet = drive(contestant, moves, address, server.pid)
            with asking() as served:
                busy = drive(contestant, moves, address, server.pid)
        finally:
            server.terminate()
            server.wait()
    show(length, quiet, busy, served)


def keep_races(data: Path) -> int:
    """Put the longest of some races into the database, many times; how many entries it has."""
    settings = Settings(data=str(data))
    prepare_storage(settings)
    log = max((race(seed) for seed in range(SEEDS)), key=len)
    with closing(sqlite3.connect(settings.database_file)) as database, database:
        for copy in range(RACES):
            rows = [(f"race{copy}", number, entries.write(line)) for number, line in enumerate(log, start=1)]
            database.executemany("INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)", rows)
    return len(log)


def race(seed: int) -> list[LogEntry]:
    """The log of a race of bots."""
    game = load("rush-out")
    seats = [SeatEntry(kind="bot", name=f"bot {seat}", level=game.levels[0]) for seat in range(5)]
    created = Created(
        game=game.slug, place="online", options=LONGEST, seats=seats, secret=f"{seed}", host="", at=0
    )
    started = Started(seats, game.version)
    ledger = Ledger("race", created)
    ledger.fold(started)
    match, record = ledger.playing()
    VirtualClock(match, [game.bot(game.levels[0], seat) for seat in range(5)], seed).run()
    last = len(record.entries) - 1
    played = [Played(entry, record.result if at == last else None) for at, entry in enumerate(record.entries)]
    return [created, started, *played]


@contextmanager
def asking() -> Iterator[list[int]]:
    """Eight people who ask for one race after the other; how many bytes each replay had."""
    served: list[int] = []
    over = threading.Event()
    people = [threading.Thread(target=ask, args=(eyes, served, over)) for eyes in EYES]
    for one in people:
        one.start()
    yield served
    over.set()
    for one in people:
        one.join()


def ask(eyes: str, served: list[int], over: threading.Event) -> None:
    for copy in range(RACES):
        if over.is_set():
            return
        with closing(HTTPConnection("127.0.0.1", PORT, timeout=120)) as line:
            line.request(
                "GET", f"/api/tables/race{copy}/replay?eyes={eyes}", headers={"Accept-Encoding": "gzip"}
            )
            answer = line.getresponse()
            assert answer.status == HTTPStatus.OK, answer.read()
            served.append(len(answer.read()))


def show(length: int, quiet: dict[str, float], busy: dict[str, float], served: list[int]) -> None:
    """Both side by side."""
    table = Table(title=f"Moves while eight people ask for a race of {length:,} entries")
    for column in ("", "moves/s", "p50 ms", "p99 ms", f"p99 < {AT_MOST_MS:g} ms", "replays", "kB each"):
        table.add_column(column, justify="left" if not column else "right")
    size = sum(served) / 1000 / max(1, len(served))
    for name, told, replays in (
        ("undisturbed", quiet, ["", ""]),
        ("asked", busy, [f"{len(served)}", f"{size:,.0f}"]),
    ):
        good = "yes" if told["p99_ms"] < AT_MOST_MS else "no"
        figures = [f"{told['moves_per_second']:,.0f}", f"{told['p50_ms']:.1f}", f"{told['p99_ms']:.1f}", good]
        table.add_row(name, *figures, *replays)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
