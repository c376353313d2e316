"""Examples in the README, the docs and the docstrings run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import speeltafel

ROOT = Path(__file__).parents[1]
PAGES = [path for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if path.exists()]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SKETCH = re.compile(r"^class \w+\((Window|Procedure|Event|Move)\):", re.MULTILINE)


def blocks() -> list[tuple[str, str]]:
    """Every Python example that is meant to run; sketches of classes are for reading."""
    return [
        (page.name, block)
        for page in PAGES
        for block in BLOCK.findall(page.read_text(encoding="utf-8"))
        if not SKETCH.search(block)
    ]


@pytest.mark.parametrize(("page", "block"), blocks(), ids=[name for name, _ in blocks()])
def test_an_example_runs(page: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, page, "exec"), {"__name__": "__example__"})


def modules() -> list[str]:
    """Every module of the package."""
    found = pkgutil.walk_packages(speeltafel.__path__, "speeltafel.")
    return [module.name for module in found]


@pytest.mark.parametrize("module", modules())
def test_the_docstrings_of_a_module_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
