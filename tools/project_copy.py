"""A copy of the project in another folder, to be changed and run there; the sources stay as they are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "tools", "docs", "bench", "deploy", "examples", "conftest.py", "pyproject.toml")


class ProjectCopy:
    """Runs Python in the copy, with the modules of the copy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = os.environ | {"PYTHONPATH": str(folder / "src")}
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, folder / part, ignore=ignored)
            else:
                shutil.copy2(source, folder / part)

    def run(self, *arguments: str) -> int:
        """The exit code."""
        return subprocess.run(
            self.command(arguments), cwd=self.folder, env=self.environment, check=False
        ).returncode

    def says(self, *arguments: str, seconds: int) -> tuple[int, str]:
        """The exit code and what was printed; it is killed when it has computed for too long."""
        limited = ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh", *self.command(arguments)]
        done = subprocess.run(
            limited,
            cwd=self.folder,
            env=self.environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return done.returncode, done.stdout

    def command(self, arguments: tuple[str, ...]) -> list[str]:
        return [sys.executable, *arguments]
