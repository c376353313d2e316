"""The rooms of the server: each leans only on those below it, and no two modules lean on each other."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import speeltafel.server

SERVER = Path(speeltafel.server.__file__).parent
ROOMS = (
    "wire",
    "rating",
    "common",
    "storage",
    "aside",
    "socket",
    "table",
    "commands",
    "driving",
    "replay",
    "lobby",
    "club",
    "web",
    "cluster",
    "workers",
    "doctor",
    "serve",
)
"""From the ground up, as docs/server.md draws them."""


def modules() -> dict[str, Path]:
    """Every module of the server by its name within it."""
    files = {path.relative_to(SERVER).with_suffix(""): path for path in SERVER.rglob("*.py")}
    named = {".".join(name.parts).removesuffix("__init__").strip("."): path for name, path in files.items()}
    return {name: path for name, path in named.items() if name}


def leans_on(path: Path, known: dict[str, Path]) -> set[str]:
    """The server's modules that this one imports, also those that only type checkers see."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("speeltafel.server"):
            module = (node.module or "").removeprefix("speeltafel.server").strip(".")
            names = {f"{module}.{alias.name}".strip(".") for alias in node.names}
            found |= {name if name in known else module for name in names}
    return found - {""}


def room(module: str) -> str:
    return module.split(".")[0]


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    known = modules()
    return {name: leans_on(path, known) for name, path in known.items()}


def test_every_room_is_on_the_drawing(imports: dict[str, set[str]]) -> None:
    assert {room(module) for module in imports} == set(ROOMS)


def test_rooms_lean_only_on_those_below(imports: dict[str, set[str]]) -> None:
    wrong = [
        (module, other)
        for module, others in imports.items()
        for other in others
        if ROOMS.index(room(other)) > ROOMS.index(room(module))
    ]
    assert not wrong


def test_no_two_modules_lean_on_each_other(imports: dict[str, set[str]]) -> None:
    packages = {name for name, path in modules().items() if path.name == "__init__.py"}
    between = {name: others - packages for name, others in imports.items() if name not in packages}
    assert list(TopologicalSorter(between).static_order())


def test_the_page_about_the_server_has_every_room() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    assert [name for name in ROOMS if f"`{name}" not in page] == []
