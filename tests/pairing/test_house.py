"""The package knows no game and no server: the laboratory and the club lean on it, not it on them."""

import ast
from pathlib import Path

import speeltafel.pairing

ALLOWED = ("speeltafel.pairing", "speeltafel.engine")


def test_it_imports_nothing_of_ours_but_the_engine() -> None:
    modules = list(Path(speeltafel.pairing.__file__).parent.glob("*.py"))
    imported = {
        node.module or ""
        for module in modules
        for node in ast.walk(ast.parse(module.read_text()))
        if isinstance(node, ast.ImportFrom)
    }
    ours = {name for name in imported if name.startswith("speeltafel")}
    assert len(modules) > 10
    assert [name for name in sorted(ours) if not name.startswith(ALLOWED)] == []
