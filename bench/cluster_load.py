"""One node on a file, one and two nodes on PostgreSQL, and boardgame.io: the same load on all of them in one run.

    python -m bench.cluster_load [--rounds 3] [--seconds 10] [--json figures.json]

PostgreSQL and Redis are real, from wheels. Everybody has the same machine in turns, several rounds of it, and ratios are
those of each round's own neighbours. The generator, the database and the bus run on the same cores as the nodes: what each
of them took stands in the table, and so does what other programs used ("others") and what the host of the machine gave away
("stolen"). With two nodes, browsers come to the node of their table, or a half or all of them to the other one.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import asyncpg
from rich.console import Console
from rich.table import Table

from bench.machine import CORES, Watch
from bench.server_load import (
    NODE,
    OPEN_HANDED,
    PEERS,
    SPEELTAFEL,
    WARM_UP,
    Load,
    install,
    start_boardgame,
    wait_for,
)
from tools.cluster import free_port
from tools.services import Postgres, Redis

Figures = dict[str, float]

NAMES = count()


@dataclass
class Contestant:
    """Who is measured, and what was seen."""

    name: str
    storage: str
    """"file", "postgres", or "memory" for the peer."""
    nodes: int = 1
    away: float = 0.0
    """The share of tables whose browsers come to another node."""
    told: dict[str, list[Figures]] = field(default_factory=dict)


class Cast(NamedTuple):
    """Running processes, by the part that they play."""

    addresses: list[str]
    parts: dict[str, list[int]]
    database: str


FILE, ONE, TWO, HALF, ALL, PEER = CONTESTANTS = [
    Contestant("SQLite, one process", "file"),
    Contestant("PostgreSQL, one node", "postgres"),
    Contestant("PostgreSQL, two nodes, all at their table's", "postgres", 2),
    Contestant("the same, half of them at the other", "postgres", 2, 0.5),
    Contestant("the same, all of them at the other", "postgres", 2, 1.0),
    Contestant("boardgame.io, in memory", "memory"),
]


class Services:
    """PostgreSQL and Redis for the whole run."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.postgres = postgres
        self.redis = redis

    def processes(self) -> dict[str, list[int]]:
        assert self.redis.process is not None
        return {
            "database": [self.postgres.server.get_postmaster_info().pid],
            "bus": [self.redis.process.pid],
        }


def measure(contestant: Contestant, load: Load, services: Services) -> Figures:
    """One round of one contestant."""
    with running(contestant, services) as cast:
        words = (",".join(cast.addresses), load.tables, load.seconds, load.pause_ms, contestant.away)
        script = "boardgame-load.mjs" if contestant.storage == "memory" else "speeltafel-load.mjs"
        generator = subprocess.Popen(
            [NODE, script, *map(str, words)], cwd=PEERS, stdout=subprocess.PIPE, text=True
        )
        assert generator.stdout is not None
        assert generator.stdout.readline() == "ready\n"
        time.sleep(WARM_UP)
        log = asyncio.run(log_size(cast.database)) if cast.database else (0, 0, 0)
        counted = metrics(cast) if contestant.storage != "memory" else {}
        watch = Watch(cast.parts | {"generator": [generator.pid]})
        time.sleep(load.seconds)
        spent = watch.stop()
        told: Figures = json.loads(generator.stdout.readline())
        generator.wait()
        moves = max(1.0, told["moves_per_second"] * load.seconds)
        told |= {f"{name}_ms": seconds * 1000 / moves for name, seconds in spent.parts.items()}
        told |= {"others": spent.others, "stolen": spent.stolen}
        if counted:
            told |= seen_by_nodes(counted, metrics(cast), moves)
        if cast.database:
            told |= grown(log, asyncio.run(log_size(cast.database)))
        return told


@contextmanager
def running(contestant: Contestant, services: Services) -> Iterator[Cast]:
    """All that a contestant needs."""
    with ExitStack() as stack:
        database, parts = "", dict[str, list[int]]()
        settings = OPEN_HANDED | {"HELLO_SECONDS": "120"}
        if contestant.storage == "postgres":
            database = services.postgres.make(f"bench_{os.getpid()}_{next(NAMES)}")
            settings |= {"DATABASE": database}
            parts |= services.processes()
        if contestant.nodes > 1:
            settings |= {"BUS": services.redis.url}
        ports = [free_port() for _ in range(contestant.nodes)]
        nodes = []
        for port in ports:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            peer = contestant.storage == "memory"
            nodes.append(start_boardgame(port, folder) if peer else start(port, folder, settings))
            wait_for(port)
        yield Cast(
            [f"http://127.0.0.1:{port}" for port in ports],
            {"nodes": [node.pid for node in nodes]} | parts,
            database,
        )
        for node in nodes:
            node.terminate()
        for node in nodes:
            node.wait()


def start(port: int, data: Path, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    """One of our servers, without limits on how fast one machine may send."""
    named = {f"SPEELTAFEL_{name}": value for name, value in settings.items()}
    command = [str(SPEELTAFEL), "serve", "--port", str(port), "--no-open", "--data", str(data)]
    return subprocess.Popen(
        command, env=os.environ | named, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


async def log_size(database: str) -> tuple[int, int, int]:
    """Entries of the log, its bytes with all indexes, and the bytes that PostgreSQL wrote to be able to repeat them."""
    connection = await asyncpg.connect(database)
    try:
        row = await connection.fetchrow(
            "SELECT (SELECT count(*) FROM log) AS rows, pg_total_relation_size('log') AS bytes, "
            "pg_current_wal_lsn() - '0/0' AS wal"
        )
    finally:
        await connection.close()
    return int(row["rows"]), int(row["bytes"]), int(row["wal"])


def grown(before: tuple[int, int, int], after: tuple[int, int, int]) -> Figures:
    """What an entry of the log takes."""
    rows = max(1, after[0] - before[0])
    return {"row_bytes": (after[1] - before[1]) / rows, "wal_bytes": (after[2] - before[2]) / rows}


def metrics(cast: Cast) -> Figures:
    """The sums of what the nodes count themselves."""
    sums: Figures = {}
    for address in cast.addresses:
        with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:  # noqa: S310
            for line in answer.read().decode().splitlines():
                if line.startswith("speeltafel_"):
                    name, value = line.rsplit(" ", 1)
                    name = name.partition("{")[0]
                    sums[name] = sums.get(name, 0.0) + float(value)
    return sums


def seen_by_nodes(before: Figures, after: Figures, moves: float) -> Figures:
    """Entries a commit, letters a move, and browsers that another node serves."""
    change = {name: after[name] - before.get(name, 0.0) for name in after}
    commits = max(1.0, change["speeltafel_commit_entries_count"])
    forwarded = before.get("speeltafel_forwarded_sockets", 0.0)
    return {
        "entries_a_commit": change["speeltafel_commit_entries_sum"] / commits,
        "letters_a_move": change.get("speeltafel_bus_letters_total", 0.0) / moves,
        "forwarded": forwarded / max(1.0, forwarded + before["speeltafel_sockets"]),
    }


def progress(contestant: Contestant, load: Load, told: Figures) -> None:
    figures = (
        f"{told['moves_per_second']:,.0f} moves/s, p99 {told['p99_ms']:.1f} ms, others {told['others']:.0%}"
    )
    print(f"{load.name}: {contestant.name}: {figures}", file=sys.stderr, flush=True)


def best(contestant: Contestant, load: Load) -> Figures:
    """Flat out most moves are best; at a given pace it is the shortest wait."""
    rounds = contestant.told[load.name]
    if load.pause_ms:
        return min(rounds, key=lambda told: told["p99_ms"])
    return max(rounds, key=lambda told: told["moves_per_second"])


def ratio(contestant: Contestant, other: Contestant, load: Load) -> float:
    """Moves a second beside another contestant: the median of what the rounds say, each within itself."""
    pairs = zip(contestant.told[load.name], other.told[load.name], strict=True)
    return median(one["moves_per_second"] / two["moves_per_second"] for one, two in pairs)


def show(loads: list[Load]) -> None:
    """One line for each contestant and load."""
    table = Table(title=f"Two random players a table, {CORES} cores for everybody; CPU in ms a move")
    columns = ("load", "server", "moves/s", "× SQLite", "× peer", "p50 ms", "p99 ms")
    parts = ("nodes", "database", "bus", "generator")
    more = ("entries a commit", "letters a move", "forwarded", "others", "stolen")
    for column in (*columns, *parts, *more):
        table.add_column(column, justify="left" if column in {"load", "server"} else "right")
    for load in loads:
        for contestant in CONTESTANTS:
            told = best(contestant, load)
            table.add_row(
                load.name if contestant is CONTESTANTS[0] else "",
                contestant.name,
                f"{told['moves_per_second']:,.0f}",
                f"{ratio(contestant, FILE, load):.2f}",
                f"{ratio(contestant, PEER, load):.2f}",
                f"{told['p50_ms']:.1f}",
                f"{told['p99_ms']:.1f}",
                *(f"{told[f'{part}_ms']:.2f}" if f"{part}_ms" in told else "" for part in parts),
                f"{told.get('entries_a_commit', 0.0):.1f}",
                f"{told.get('letters_a_move', 0.0):.1f}",
                *(f"{told.get(name, 0.0):.0%}" for name in ("forwarded", "others", "stolen")),
            )
        table.add_section()
    Console(width=200).print(table)


def show_row(load: Load) -> None:
    """What an entry takes on PostgreSQL's disk."""
    told = best(ONE, load)
    print(
        f"An entry of the log takes {told['row_bytes']:.0f} bytes with its indexes, and {told['wal_bytes']:.0f} "
        "bytes of what PostgreSQL writes ahead."
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument(
        "--tables", type=int, nargs=2, default=(200, 500), help="flat out, and at people's pace"
    )
    parser.add_argument("--json", type=Path, help="all figures of all rounds, as a file")
    given = parser.parse_args()
    loads = [
        Load(f"{given.tables[0]} tables, flat out", given.tables[0], given.seconds, 0),
        Load(f"{given.tables[1]} tables, a move a second each", given.tables[1], given.seconds, 1000),
    ]
    install()
    with tempfile.TemporaryDirectory(prefix="speeltafel-postgres-") as folder, Redis(free_port()) as redis:
        services = Services(Postgres(Path(folder)), redis)
        for load in loads:
            for _ in range(given.rounds):
                for contestant in CONTESTANTS:
                    told = measure(contestant, load, services)
                    contestant.told.setdefault(load.name, []).append(told)
                    progress(contestant, load, told)
        services.postgres.close()
    show(loads)
    show_row(loads[0])
    if given.json is not None:
        figures: dict[str, Any] = {contestant.name: contestant.told for contestant in CONTESTANTS}
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
