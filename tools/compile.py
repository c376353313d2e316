"""Compile the engine's and the games' inner modules with mypyc, beside their sources.

Optional: the plain modules stay the source of truth, and without a compiler they are what runs. Modules that define
structs stay plain, because mypyc forgets the types that the structs check. `--clean` removes what was built.
"""

import argparse
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build"

ENGINE = ("plain", "chance", "flow", "window", "picture", "match")
GAMES = {
    "good_vs_evil": (
        "state",
        "legal",
        "flow/cards",
        "flow/order",
        "flow/explosions",
        "flow/deeds",
        "flow/duel",
        "flow/plays",
        "flow/turns",
        "flow/setup",
        "knowledge",
    ),
    "creatures_and_outcasts": (
        "facts",
        "state",
        "legal",
        "flow/ending",
        "flow/order",
        "flow/effects",
        "flow/round_effects",
        "flow/plays",
        "flow/all_pass",
        "flow/turns",
        "flow/rounds",
        "flow/setup",
        "knowledge",
        "worlds",
    ),
    "hydes_attack": (
        "cards",
        "state",
        "deck",
        "powers",
        "flow/attack",
        "flow/thing",
        "flow/turn",
        "flow/cycle",
        "flow/setup",
        "knowledge",
    ),
    "spookhuis": (
        "board",
        "rails",
        "state",
        "traffic",
        "flow/piles",
        "flow/secrets",
        "flow/morale",
        "flow/code",
        "flow/items",
        "flow/trial",
        "flow/fright",
        "flow/ghosts",
        "flow/ambush",
        "flow/dead_end",
        "flow/rooms",
        "flow/limit",
        "flow/ride",
        "flow/rotate",
        "flow/turn",
        "flow/setup",
        "flow/horrors/chains",
        "flow/horrors/curses",
        "flow/horrors/losses",
        "flow/horrors/placement",
        "flow/horrors/special",
        "flow/horrors/steering",
        "knowledge",
    ),
}


def modules() -> list[Path]:
    """The sources to compile, relative to `src`."""
    engine = [Path("speeltafel/engine") / f"{name}.py" for name in ENGINE]
    games = [
        Path("speeltafel/games") / game / f"{name}.py" for game, names in GAMES.items() for name in names
    ]
    return engine + games


def clean() -> None:
    """Back to plain modules."""
    for built in SOURCE.rglob("*.so"):
        built.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def build() -> None:
    """Compile in place."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [str(SOURCE / module) for module in modules()], opt_level="3", target_dir=str(BUILD)
    )
    distribution = Distribution({"name": "speeltafel", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = build_ext(distribution)
    command.build_temp = str(BUILD / "temp")
    command.build_lib = str(SOURCE)
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Build, or clean up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="remove what was built")
    clean()
    if parser.parse_args().clean:
        return 0
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("No C compiler here: Speeltafel runs on its plain modules, only slower.")
        return 0
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
