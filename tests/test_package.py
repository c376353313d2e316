"""What somebody meets who installs the package: the command, its extras, the licences."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from speeltafel.__main__ import EXTRAS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

WITHOUT = """
import sys
sys.modules[{library!r}] = None
sys.argv = ["speeltafel", *{words!r}]
from speeltafel.__main__ import main
main()
"""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_package_is_a_command() -> None:
    assert "spookhuis" in python("-m", "speeltafel", "games").stdout


@pytest.mark.parametrize(("library", "words"), [("cyclopts", ["games"]), ("uvicorn", ["serve", "--no-open"])])
def test_what_is_not_installed_is_named_in_one_line(library: str, words: list[str]) -> None:
    done = python("-c", WITHOUT.format(library=library, words=words))
    assert done.returncode == 2
    assert done.stderr == f"speeltafel: {library} is missing: pip install 'speeltafel[{EXTRAS[library]}]'\n"


def test_every_extra_that_is_named_is_there() -> None:
    assert set(EXTRAS.values()) <= set(PROJECT["optional-dependencies"])


def test_a_closed_pipe_is_no_mistake() -> None:
    command = f"{sys.executable} -m speeltafel rules spookhuis | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.count("\n") <= 1
    assert done.stderr == ""


def test_types_are_shipped() -> None:
    assert (ROOT / "src" / "speeltafel" / "py.typed").exists()


def test_every_font_has_its_licence() -> None:
    web = (ROOT / "web" / "package.json").read_text("utf-8")
    fonts = [line.split('"')[1].split("/")[1] for line in web.splitlines() if '"@fontsource' in line]
    credits = (ROOT / "CREDITS.md").read_text("utf-8").lower()
    assert fonts
    for font in fonts:
        assert (ROOT / "licences" / f"font-{font}.txt").stat().st_size > 4000
        assert font.replace("-", " ") in credits
