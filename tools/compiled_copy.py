"""A copy of the project in another folder, compiled there; the sources stay plain."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "examples", "tools", "docs", "pyproject.toml")
IS_COMPILED = "import sys; from speeltafel.engine import flow; sys.exit(flow.__file__.endswith('.py'))"


class CompiledCopy:
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

    def compile(self, *arguments: str) -> bool:
        """Whether there was everything to compile it; a build that fails is an error."""
        if self.run("tools/compile.py", *arguments) != 0:
            raise SystemExit("the copy could not be compiled")
        return self.run("-c", IS_COMPILED) == 0

    def run(self, *arguments: str) -> int:
        """The exit code."""
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.folder, env=self.environment, check=False).returncode
