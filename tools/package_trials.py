"""What is tried in an empty environment: the library alone, the table in the browser, a game of somebody's own."""

import contextlib
import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LIGHT: Final = {"speeltafel", "msgspec"}
"""All that the library alone installs."""
IMPORT_SECONDS: Final = 0.15
ATTEMPTS: Final = 15
"""The fastest import counts, in seconds of computing: others are at work on the machine too."""
SECONDS_TO_OPEN: Final = 300

README_GAME: Final = """
import speeltafel
match = speeltafel.start("good-vs-evil", seats=4, options={"quick": True}, seed=7)
while match.result is None:
    decision = match.decisions()[0]
    match.play(decision.seat, decision.moves[0])
print(match.result.winners)
"""
TIMED_IMPORT: Final = (
    "import time; a = time.process_time(); import speeltafel; print(time.process_time() - a)"
)


class Environment:
    """An empty environment for one Python."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        self.variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.call("uv", "venv", "--quiet", "--python", python, str(folder))
        self.python = str(folder / "bin" / "python")
        self.version = self.call(self.python, "-V").stdout.strip()

    def install(self, *what: str) -> None:
        """With the versions that the project is tested with."""
        pins = ["-c", str(ROOT / "constraints.txt")]
        self.call("uv", "pip", "install", "--quiet", "--system-certs", "--python", self.python, *pins, *what)

    def installed(self) -> set[str]:
        listed = self.call("uv", "pip", "list", "--format", "json", "--python", self.python).stdout
        return {package["name"] for package in json.loads(listed)}

    def run(
        self, *arguments: str, code: int = 0, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Python with these arguments, which must end with this code."""
        return self.call(self.python, *arguments, code=code, cwd=cwd)

    def call(self, *command: str, code: int = 0, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        where = cwd or self.folder.parent
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=self.variables, cwd=where
        )
        assert done.returncode == code, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done


def try_alone(environment: Environment, package: Path) -> None:
    """The library and nothing else: light, quick to import, and the command says what it needs."""
    environment.install(str(package))
    assert environment.installed() == LIGHT, environment.installed()
    assert environment.run("-c", README_GAME).stdout.startswith("(")
    quickest = min(float(environment.run("-c", TIMED_IMPORT).stdout) for _ in range(ATTEMPTS))
    assert quickest < IMPORT_SECONDS, f"import speeltafel takes {quickest:.3f} s"
    told = environment.run("-m", "speeltafel", "games", code=2).stderr
    assert told == "speeltafel: cyclopts is missing: pip install 'speeltafel[cli]'\n", told
    print(f"   alone: {', '.join(sorted(LIGHT))}; import in {quickest:.3f} s")


def try_server(environment: Environment, wheel: Path) -> None:
    """The table in the browser; without its extra a line says so."""
    environment.install(f"{wheel}[cli]")
    told = environment.run("-m", "speeltafel", "serve", code=2).stderr
    assert told.endswith("pip install 'speeltafel[server]'\n"), told
    assert told.count("\n") == 1, told
    assert "rush-out" in environment.run("-m", "speeltafel", "games").stdout
    environment.install(f"{wheel}[server]")
    with serving(environment) as address:
        page = fetch(address)
        assert "<script" in page, page[:200]
        assert "good-vs-evil" in fetch(f"{address}/api/games")
    print("   server: the page, the games, and a line when it is not installed")


@contextlib.contextmanager
def serving(environment: Environment) -> Iterator[str]:
    """A server of this environment, for a while."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = environment.folder / "data"
    words = [
        "-m",
        "speeltafel",
        "serve",
        "--no-open",
        "--port",
        str(port),
        "--host",
        "127.0.0.1",
        "--data",
        str(data),
    ]
    server = subprocess.Popen(
        [environment.python, *words], env=environment.variables, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=30)


def wait_for(address: str) -> None:
    until = time.monotonic() + SECONDS_TO_OPEN
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            fetch(address)
            return
        time.sleep(0.2)
    raise AssertionError(f"nobody answers at {address}")


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 (our own server)
        text: bytes = answer.read()
    return text.decode()


def try_game_of_your_own(environment: Environment, wheel: Path) -> None:
    """A package that the command writes is installed, passes its tests and the kit, and can be played."""
    environment.install(f"{wheel}[kit]")
    environment.run("-m", "speeltafel", "new-game", "lucky-seven", cwd=environment.folder)
    project = environment.folder / "lucky-seven"
    environment.install("-e", str(project))
    environment.run("-m", "pytest", "-q", "tests", "--pyargs", "speeltafel.kit", "-k", "lucky", cwd=project)
    played = environment.run("-m", "speeltafel", "play", "lucky-seven", "--people", "0", cwd=project).stdout
    assert played
    print("   a game of your own: written, installed, tested, played")
