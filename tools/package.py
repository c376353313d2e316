"""Build wheel and sdist, and try them in empty environments on every Python from 3.11 that is here.

    python -m tools.package [--python python3.12]

What is built is kept in `dist/`. An environment gets the wheel alone first, then its extras; the last one installs the
sdist. A failure says which command of which Python it was.
"""

import argparse
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.package_trials import Environment, try_alone, try_game_of_your_own, try_server

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
OLDEST, NEWEST = 11, 20
"""Versions of Python 3 that are looked for."""
SHIPPED: Final = (
    "speeltafel/py.typed",
    "speeltafel/static/index.html",
    "speeltafel/games/spookhuis/lessons/nl.ftl",
    "speeltafel/kit/test_flow.py",
)


def main() -> None:
    """Build, look inside, try out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--python", action="append", help="try this Python only; may be given several times")
    chosen = parser.parse_args().python or list(pythons())
    wheel, sdist = build()
    look_inside(wheel, sdist)
    with tempfile.TemporaryDirectory(prefix="speeltafel-package-") as folder:
        for python in chosen:
            try_out(Environment(Path(folder) / Path(python).parents[1].name, python), wheel)
        try_alone(Environment(Path(folder) / "sdist", chosen[0]), sdist)
    print("make package: all done.")


def build() -> tuple[Path, Path]:
    """The wheel is built from the sdist, as an installer would do it."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run(["uv", "build", "--quiet", "--system-certs", "--out-dir", DIST], cwd=ROOT, check=True)
    return next(DIST.glob("*.whl")), next(DIST.glob("*.tar.gz"))


def look_inside(wheel: Path, sdist: Path) -> None:
    """Whether everything is there that a user needs, and nothing that points to where it is not."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = archive.read(about).decode()
    missing = [name for name in SHIPPED if name not in names]
    missing += [path.name for path in licences() if not any(name.endswith(path.name) for name in names)]
    assert not missing, f"not in the wheel: {missing}"
    assert "](docs/" not in metadata, "the page for an index points to files of the project"
    assert "Classifier: Typing :: Typed" in metadata
    with tarfile.open(sdist) as packed:
        assert any(name.endswith("static/index.html") for name in packed.getnames())
    print(
        f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; {sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB"
    )


def licences() -> list[Path]:
    return [ROOT / "LICENSE", ROOT / "CREDITS.md", *sorted((ROOT / "licences").glob("*.txt"))]


def try_out(environment: Environment, wheel: Path) -> None:
    """Everything that is promised, on one Python."""
    print(f"== {environment.version}")
    try_alone(environment, wheel)
    try_server(environment, wheel)
    try_game_of_your_own(environment, wheel)


def pythons() -> Iterator[str]:
    """One interpreter of each version that is here, on the path or with pyenv."""
    for minor in range(OLDEST, NEWEST):
        kept = sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python"))
        found = [*map(str, reversed(kept)), *filter(None, [shutil.which(f"python3.{minor}")])]
        yield from [python for python in found if runs(python)][:1]


def runs(python: str) -> bool:
    """Whether it is an interpreter; some names on a path only say that there is none."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    main()
