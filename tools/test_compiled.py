"""Compile a copy of the project in a temporary folder and run the tests on it; the sources stay plain.

Whatever is given on the command line goes to pytest; without anything the engine, the kit and all games are tested.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "examples", "tools", "docs", "pyproject.toml")
DEFAULT = ("-q", "-n", "2", "tests/engine", "tests/kit", "tests/games")
IS_COMPILED = "import sys; from speeltafel.engine import flow; sys.exit(flow.__file__.endswith('.py'))"


def main() -> int:
    """The exit code of the tests."""
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        copy(Path(folder))
        run = Runner(Path(folder))
        if run("tools/compile.py") != 0:
            return 1
        if run("-c", IS_COMPILED) != 0:
            print("COMPILED TESTS NOT RUN: nothing was compiled.")
            return 0
        return run("-m", "pytest", *(sys.argv[1:] or DEFAULT))


def copy(folder: Path) -> None:
    """What the build and the tests need, without anything built."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=ignored)
        else:
            shutil.copy2(source, folder / part)


class Runner:
    """Runs Python in a folder, with the modules of that folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = os.environ | {"PYTHONPATH": str(folder / "src")}

    def __call__(self, *arguments: str) -> int:
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.folder, env=self.environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
