"""Compile the inner modules of engine, games and server with mypyc, beside their sources.

Optional: the plain modules stay the source of truth, and without a compiler they are what runs. Modules that define
structs stay plain, because mypyc forgets the types that the structs check. Compile again after a change, or go back
to plain modules with `--clean`.
"""

import argparse
import os
import shutil
import sys
import sysconfig
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build"

ENGINE = ("plain", "chance", "flow", "window", "picture", "redaction", "stepping", "judgement", "match")
SERVER = (
    "table/clock",
    "table/silence",
    "table/history",
    "socket/errand",
    "socket/frames",
    "socket/outbox",
    "table/connection",
    "table/showing",
    "table/ledger",
    "table/standing",
    "table/live",
    "driving/bots",
    "driving/absence",
    "driving/timing",
    "driving/driver",
    "commands/talking",
    "commands/seating",
    "commands/playing",
    "commands/presence",
    "commands/reading",
    "web/visit",
)
BOTS = ("tree", "belief", "walk")
GAMES = {
    "good_vs_evil": (
        "state",
        "legal",
        "flow/asking",
        "flow/cards",
        "flow/order",
        "flow/explosions",
        "flow/deeds",
        "flow/duel",
        "flow/plays",
        "flow/turns",
        "flow/setup",
        "knowledge",
        "worlds",
        "seeing",
        "sheets",
        "quick",
        "outlook",
        "belief",
        "instinct",
        "judge",
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
        "belief",
        "instinct",
        "judge",
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
        "outlook",
        "instinct",
        "judge",
    ),
    "spookhuis": (
        "board",
        "rails",
        "cards",
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
    "rush_out": (
        "state",
        "dice",
        "piles",
        "legal",
        "choices",
        "market",
        "completion",
        "race",
        "flow",
        "knowledge",
        "modules/coins",
        "modules/confrontation",
        "modules/confusion",
        "modules/curses",
        "modules/dissipation",
        "modules/doom",
        "modules/dragon",
        "modules/equipment",
        "modules/experience",
        "modules/scrolls",
        "modules/summons",
        "estimate",
        "hero_bot",
        "wizard_bot",
    ),
}


def modules(only: str = "") -> list[Path]:
    """The sources to compile, relative to `src`; of all games, or of one."""
    engine = [Path("speeltafel/engine") / f"{name}.py" for name in ENGINE]
    games = [
        Path("speeltafel/games") / game / f"{name}.py"
        for game, names in GAMES.items()
        for name in names
        if only in {"", game}
    ]
    has_server = find_spec("litestar") is not None
    server = [Path("speeltafel/server") / f"{name}.py" for name in SERVER if has_server]
    bots = [Path("speeltafel/bots/search") / f"{name}.py" for name in BOTS]
    return engine + games + bots + server


def clean() -> None:
    """Back to plain modules."""
    for suffix in EXTENSION_SUFFIXES:
        for built in SOURCE.rglob(f"*{suffix}"):
            built.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def missing() -> str:
    """What a build needs and this machine lacks; empty when all is there."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypy and setuptools (`make compile` installs them)"
    if os.name != "nt" and not any(map(shutil.which, [os.environ.get("CC", "cc"), "gcc", "clang"])):
        return "a C compiler (Debian: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's header files (Debian: apt-get install python3-dev)"
    return ""


def write_copiers(sources: list[Path], into: Path) -> list[Path]:
    """Beside every module with parts of a table one with their copying functions, which compiled know each field."""
    from speeltafel.engine.plain import COPIES, Plain, copier_source

    written: list[Path] = []
    for module in sources:
        name = ".".join(module.with_suffix("").parts)
        things = vars(import_module(name)).values()
        parts = [one for one in things if isinstance(one, type) and issubclass(one, Plain)]
        own = sorted((one for one in parts if one.__module__ == name), key=lambda one: one.__name__)
        if not own:
            continue
        lines = [
            "from speeltafel.engine.plain import COPIERS as copiers, copied, copied_list",
            f"from {name} import {', '.join(one.__name__ for one in own)}",
            *(f"make_{one.__name__} = {one.__name__}.__new__" for one in own),
            *map(copier_source, own),
        ]
        written.append(module.with_name(f"{module.stem}{COPIES}.py"))
        target = into / written[-1]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(lines) + "\n")
    return written


def build(sources: list[Path]) -> None:
    """Compile in place; what was written only to be compiled goes again."""
    sys.path.insert(0, str(SOURCE))
    written = write_copiers(sources, SOURCE)
    try:
        compile_in_place(sources + written)
    finally:
        for module in written:
            (SOURCE / module).unlink()


def compile_in_place(sources: list[Path]) -> None:
    """With mypyc, beside the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    extensions = mypycify([str(SOURCE / module) for module in sources], opt_level="3", target_dir=str(BUILD))
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
    parser.add_argument("--only", choices=GAMES, default="", help="compile no other game")
    wanted = parser.parse_args()
    clean()
    if wanted.clean:
        print("Speeltafel runs on its plain modules.")
        return 0
    if lacking := missing():
        print(f"NOT COMPILED: this needs {lacking}. Speeltafel runs on its plain modules, only slower.")
        return 0
    sources = modules(wanted.only)
    try:
        build(sources)
    except BaseException:
        clean()
        print("NOT COMPILED: the build failed. Speeltafel runs on its plain modules, only slower.")
        raise
    print(f"Compiled {len(sources)} modules; `python tools/compile.py --clean` goes back to plain ones.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
