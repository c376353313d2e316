"""Tests cite the rules they prove; this finds the citations."""

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from speeltafel.engine import Catalogue
from speeltafel.kit.setups import KITS

TESTS = Path("tests").absolute()
WEB = Path("web", "src").absolute()
CITATION = re.compile(r"\[([A-Z]{2}-R?\d+)\]")

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which rules a test proves.

    >>> @rule("GE-036")
    ... def test_drawing_ends_the_turn(): ...
    """
    return pytest.mark.rule(*ids)


def tests() -> list[Path]:
    """Where tests are: in the project, or in the package of a game."""
    packages = [Path(str(kit.game.folder())) / "tests" for kit in KITS.values()]
    return [TESTS, *(folder for folder in packages if folder.is_dir())]


def cited_in_python() -> dict[str, int]:
    """How many tests cite each id, in decorators `@rule(...)`."""
    found: dict[str, int] = {}
    for path in [path for folder in tests() for path in folder.rglob("test_*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for identifier in citations(node):
                    found[identifier] = found.get(identifier, 0) + 1
    return found


def citations(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The ids that one test cites."""
    calls = [call for call in test.decorator_list if isinstance(call, ast.Call)]
    rules = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [
        str(argument.value) for call in rules for argument in call.args if isinstance(argument, ast.Constant)
    ]


def cited_in_client() -> dict[str, int]:
    """How many client tests cite each id, as `[GE-088]` in their titles."""
    found: dict[str, int] = {}
    for path in WEB.rglob("*.test.ts") if WEB.exists() else ():
        for identifier in CITATION.findall(path.read_text(encoding="utf-8")):
            found[identifier] = found.get(identifier, 0) + 1
    return found


class Coverage:
    """Which rules of a game are proved by tests."""

    def __init__(self, catalogue: Catalogue, python: dict[str, int], client: dict[str, int]) -> None:
        self.rules = list(catalogue)
        self.missing = [
            identifier
            for identifier, found in catalogue.items()
            if identifier not in python and not (found.client and identifier in client)
        ]
        prefix = self.rules[0].split("-")[0]
        cited = [identifier for identifier in (*python, *client) if identifier.startswith(prefix + "-")]
        self.unknown = sorted(set(cited) - set(self.rules))


@cache
def coverage() -> dict[str, Coverage]:
    """Rule coverage of every game whose tests are here."""
    python, client = cited_in_python(), cited_in_client()
    return {slug: Coverage(kit.game.catalogue(), python, client) for slug, kit in KITS.items()}
