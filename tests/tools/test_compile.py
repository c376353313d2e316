"""What is compiled can be compiled."""

import importlib
import inspect
import random
import runpy
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel.engine import clone
from speeltafel.engine.plain import to_plain
from tools.compile import GAMES, modules, write_copiers


@pytest.mark.parametrize("path", modules(), ids=str)
def test_no_compiled_module_defines_a_struct(path: object) -> None:
    """A compiled module forgets the types of its structs: what they hold would be lost on the way to a browser."""
    name = str(path).removesuffix(".py").replace("/", ".")
    own = [kind for kind in vars(importlib.import_module(name)).values() if inspect.isclass(kind)]
    assert not [kind for kind in own if kind.__module__ == name and issubclass(kind, msgspec.Struct)]


@pytest.mark.parametrize("slug", [game.replace("_", "-") for game in GAMES])
def test_what_is_written_to_be_compiled_copies_like_what_is_not(slug: str, tmp_path: Path) -> None:
    written = write_copiers(modules(slug.replace("-", "_")), tmp_path)
    state = next(path for path in written if path.name == "state_copies.py")
    copy = runpy.run_path(str(tmp_path / state))["copy_Table"]
    match = speeltafel.start(slug, seats=3, seed=5)
    chooser = random.Random(5)
    for _ in range(40):
        copied = copy(match.table)
        assert to_plain(copied) == to_plain(match.table) == to_plain(clone(match.table))
        assert copied.frames is not match.table.frames
        if not match.decisions():
            break
        decision = chooser.choice(match.decisions())
        match.play(decision.seat, chooser.choice(decision.moves))
