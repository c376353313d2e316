"""Somebody who follows docs/add-a-game.md to the letter, from an empty folder."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GUIDE: Final = ROOT / "docs" / "add-a-game.md"
PART: Final = re.compile(r"^## From an empty folder to the table\n(.*?)^## ", re.MULTILINE | re.DOTALL)
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SAVED: Final = re.compile(r"[Ss]ave this as\s+`([^`]+)`")
SERVE: Final = "speeltafel serve\n"
COMMANDS: Final = ("pip", "pytest", "speeltafel")


class Block(NamedTuple):
    """A block of the guide, and the file it is saved as, if it is."""

    kind: str
    text: str
    file: str


def blocks() -> list[Block]:
    """Everything that the guide wants to be typed or saved, in its order."""
    [part] = PART.findall(GUIDE.read_text("utf-8"))
    found, end = [], 0
    for block in BLOCK.finditer(part):
        saved = SAVED.findall(part[end : block.start()])
        found.append(Block(block[1], block[2], saved[-1] if saved else ""))
        end = block.end()
    return found


class Stranger:
    """Types what the guide says, into one shell after the other, and changes folders as it says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ".venv" / "bin" / "python"
        self.environment = os.environ | {
            "PATH": f"{install(folder / '.venv')}{os.pathsep}{os.environ['PATH']}",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PYTHONWARNINGS": "ignore",
        }
        self.environment.pop("PYTHONPATH", None)

    def follow(self, block: Block) -> str:
        """Save it or type it; what is typed must end well."""
        if not block.file:
            return self.type(block.text)
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")
        return ""

    def type(self, commands: str) -> str:
        shell = ["bash", "-e", "-c", f"{commands}\necho; pwd"]
        done = subprocess.run(
            shell, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        told, self.folder = done.stdout.rstrip().rpartition("\n")[0], Path(done.stdout.split()[-1])
        return told


def install(folder: Path) -> Path:
    """What the first block of the guide does, without a network: an environment in which Speeltafel is there already."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    [site] = folder.glob("lib/python*/site-packages")
    (site / "house.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
    for command in COMMANDS:
        script = folder / "bin" / command
        script.write_text(f'#!/bin/sh\nexec "{folder}/bin/python" -m {command} "$@"\n')
        script.chmod(0o755)
    return folder / "bin"
